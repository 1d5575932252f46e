"""The engine: windows, rounds, matches, observations, the registry. It knows no tile."""
