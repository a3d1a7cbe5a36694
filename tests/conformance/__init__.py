"""One suite of laws for all games."""
