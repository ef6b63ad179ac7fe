"""How bots get processor time: a fair queue, a pool of worker processes, the worker."""
