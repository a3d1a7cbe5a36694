"""What can happen to tokens, figures and cards. Every change is made here and told to the chronicle."""
