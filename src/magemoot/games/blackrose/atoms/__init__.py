"""What can happen to cubes, figures and cards. Every change is made here and told to the chronicle; nothing answers here.

What calls up answers — entering a room, damage, power — goes through `moving`, `damage` and `power`.
"""
