"""Rows of numbers: `vec[i64]` when compiled, plain lists otherwise.

Compiled code reads and writes a `vec` as fast as C an array. Uncompiled it is only a slower list (20 % of the
engine's whole time), so there a list takes its place: it is made, read, cut and copied in the same way.
"""

from librt.vecs import append, vec

__all__ = ["append", "vec"]

if __file__.endswith(".py"):  # not compiled
    globals()["vec"] = list
    globals()["append"] = lambda numbers, number: [*numbers, number]
