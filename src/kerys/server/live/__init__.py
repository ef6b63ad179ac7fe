"""Tables in memory: the registry, one session per viewer, commands, the scheduler, outages, access."""
