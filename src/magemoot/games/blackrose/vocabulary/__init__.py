"""The words in which the cards of Black Rose Wars say what they do, and the check that a pack uses them rightly.

What a card does stands in `steps`, what it waits for in `answers`, what it aims at in `aims`, what a quest asks for in
`requirements`, what an evocation can do in `abilities`; `forms` says how values look. `docs/content-packs.md` explains
every word for people who write packs. Nothing is carried out here.
"""
