"""Reads and writes the public formats: requests, scores, rule pages, records. Everything above uses these."""
