"""Tests of Spellbook, filed by the chapters of its rules."""
