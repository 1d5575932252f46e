"""HTTP: hands to score, the games and their rule pages, and the one shape of every refusal."""
