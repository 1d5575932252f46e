"""How word cards are shown and spoken of on the command line."""
