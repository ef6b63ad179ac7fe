// A sample bot for the protocol of docs/bots.md, in plain JavaScript (Node.js): it needs nothing of Kerys.
//
// It takes the gems it has most of and otherwise any answer. Try it:
//
//     kerys bot-protocol node examples/bots/sample.mjs

import { createInterface } from "node:readline";

/** One of the options. */
function choose(view, question, options) {
  if (question.kind === "gem" || question.kind === "colour") {
    const mine = view.seats.find((seat) => seat.name === view.viewer).gems;
    const held = (text) => mine[text.split(" ")[1]] ?? 0;
    return options.reduce((best, text) => (held(text) > held(best) ? text : best));
  }
  return options[Math.floor(Math.random() * options.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const { view, question, options } = JSON.parse(line);
  console.log(JSON.stringify({ answer: choose(view, question, options) }));
}
