"""The arena: who is stronger, by how much, and how sure that is; ratings of a pool; how fair the game is."""
