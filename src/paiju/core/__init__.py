"""Seats, tiles, events and who may see them, money, chance, JSON and errors: no I/O, no third party."""
