// What a step says: messages of the catalogue, filled in with names and sums.
import { el } from "../../app/dom.js";

/** @import { Words } from "../../app/words.js" */

/** @param {Words} words @param {any[]} say */
export function sentences(words, say) {
    return say.map(({ id, ...args }, n) => el("p", { class: n === 0 ? "" : "guide-detail" }, words.text(id, filled(words, args))));
}

/** Arguments as messages want them: names in the reader's language, sums as a list. @param {Words} words @param {any} args */
function filled(words, args) {
    const found = { ...args };
    if (args.place) found.place = words.place(args.place, "at");
    if (args.card) found.card = words.card(args.card);
    if (args.totals) {
        found.totals = words.listed(args.totals.map((/** @type {[string, number]} */ [seat, sum]) => words.text("picture-total", { seat, sum, hidden: 0, known: "some" })));
    }
    if (args.card) found.effect = words.text(`card-${args.card}.effect`);
    if (args.move) Object.assign(found, { way: args.move > 0 ? "up" : "down", steps: Math.abs(args.move) });
    return found;
}
