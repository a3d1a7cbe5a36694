"""Tools around the games: simulation, reports, and the linter."""
