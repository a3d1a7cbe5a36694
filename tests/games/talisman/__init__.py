"""Tests of Talisman, filed by the chapters of its rules."""
