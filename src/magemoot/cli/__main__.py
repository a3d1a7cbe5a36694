"""`python -m magemoot.cli`."""

from magemoot.cli import main

main()
