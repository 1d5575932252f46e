"""What the mahjong games share: melds, state and events, wall, readings, waits, claims, payments, the rules value."""
