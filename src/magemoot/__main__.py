"""`python -m magemoot` is the command `magemoot`."""

from magemoot.cli import main

main()
