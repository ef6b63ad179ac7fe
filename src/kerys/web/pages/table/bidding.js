// A bid: two brokers from behind the screen, sealed; it can be replaced until everybody has bid.

import { el } from "../../app/dom.js";
import { broker } from "../../draw/broker.js";

/**
 * @param {import("./page.js").TablePage} page
 * @returns {Node[]}
 */
export function bidding(page) {
    const { words, choice, store, shown } = page;
    const hand = [...(shown.own?.hand ?? [])].sort((a, b) => a - b);
    // Brokers already given in a sealed bid are not in the hand any more: the options say which there are.
    const held = hand.length > 0 ? hand : [];
    const tiles = held.map((value, n) =>
        el(
            "button",
            {
                type: "button",
                class: "broker-tile",
                "data-key": `bid-${n}`,
                "data-bid": value,
                "aria-pressed": String(choice.bid.includes(n)),
                "aria-label": words.text("page-broker-tile", { value, count: 1 }),
                onclick: () => choice.toggleBid(n, held),
            },
            broker(store.you ?? "blue", value, "up", 46),
        ),
    );
    const sum = choice.bid.reduce((all, n) => all + held[n], 0);
    return [
        el("div", { class: "hand", role: "group", "aria-label": words.text("page-from-hand") }, ...tiles),
        el("p", { class: "small soft hint" }, words.text("page-bid-sum", { sum, chosen: choice.bid.length })),
    ];
}
