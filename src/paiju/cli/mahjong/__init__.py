"""How mahjong is shown and spoken of on the command line."""
