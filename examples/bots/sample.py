"""A sample bot for the protocol of docs/bots.md, in plain Python: it needs nothing of Kerys.

It prefers brokers face up where it is behind, and otherwise takes any answer. Try it:

    kerys bot-protocol python examples/bots/sample.py
"""

import json
import random
import sys


def choose(view, question, options):
    """One of the options."""
    if question["kind"] == "place":
        mine = view["viewer"]
        there = {}
        for broker in view["brokers"]:
            if broker["owner"] != mine and broker["value"] is not None:
                there[broker["place"]] = there.get(broker["place"], 0) + broker["value"]
        # "place 3 up 2/harbour": a broker just above what others have there, as cheap as possible
        placings = [text for text in options if text.startswith("place ")]
        better = [text for text in placings if int(text.split()[-3]) > there.get(text.split()[-1], 0)]
        if better:
            return min(better, key=lambda text: (int(text.split()[-3]), random.random()))
    return random.choice(options)


for line in sys.stdin:
    asked = json.loads(line)
    answer = choose(asked["view"], asked["question"], asked["options"])
    print(json.dumps({"answer": answer}), flush=True)
