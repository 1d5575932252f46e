"""河北麻将 (Hebei): 136 tiles, a dead wall, added 番, 捉五 and 花龙."""
