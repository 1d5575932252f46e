"""Slow, obvious readings of the rules, kept only to judge the fast ones.

Nothing here imports the package under test.
"""
