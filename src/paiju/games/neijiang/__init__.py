"""内江麻将 (Neijiang): 72 tiles, 推倒胡, 血战, 归."""
