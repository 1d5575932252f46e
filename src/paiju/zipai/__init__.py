"""What the word-card games share: cards, melds, state and events, readings, claims, payments, the rules value."""
