"""Games and positions as text: records and their replay, excerpts for one seat, scenarios."""
