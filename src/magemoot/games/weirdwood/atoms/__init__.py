"""What can happen to figures, Scarabs, tokens and cards. Every change is made here and told to the chronicle.

Nothing answers here, nothing is decided, nothing is checked that a rule has to check: what follows from a change (a Room
Cursed, a loss, drawing to a new limit) is called up by the rules. Numbers are as they should be: an atom that takes three
tokens takes them.
"""
