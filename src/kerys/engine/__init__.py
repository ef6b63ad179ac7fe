"""The rules engine: flat, exact and fast. See docs/rulebook.md for where each rule is."""
