"""Messages for viewers: snapshots, diffs and cached sentences. Compiled."""
