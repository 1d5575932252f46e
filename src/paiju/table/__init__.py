"""A table: who sits where, when a round begins, whose time is over, round after round. Time is an argument."""
