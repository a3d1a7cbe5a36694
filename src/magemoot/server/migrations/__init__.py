"""Schema history of the store."""
