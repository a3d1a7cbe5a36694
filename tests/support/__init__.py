"""Tools that the tests share."""
