"""The engine, part by part, on a game of its own."""
