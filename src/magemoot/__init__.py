"""Board games of magic for you, your friends and bots, on one Python engine."""
