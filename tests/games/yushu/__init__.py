"""榆树麻将: fast and slow readers."""
