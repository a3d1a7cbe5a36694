"""The Fae: the three Monsters, their boards and cards, and Lady Weirdwood (WM-27 to WM-30)."""
