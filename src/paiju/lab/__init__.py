"""The laboratory: simulations of many rounds, and what they came to."""
