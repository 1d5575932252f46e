"""The command line: scores, rule pages, the game in the terminal, simulation, records."""
