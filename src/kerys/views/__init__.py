"""What a viewer may know of a game: `project` for views and facts, `belief` for what hidden brokers can be."""
