// A ship with its cargo: the large gem in the middle of the deck, a small one fore and aft.
import { svg } from "../app/dom.js";
import { gemAt } from "./gem.js";

/** @import { ShipData } from "../app/protocol.js" */

/**
 * What lies on a ship, as gems with their sizes; while a ship is shared out only what is left of it.
 * @param {ShipData} ship @param {Record<string, number> | null} offer
 * @returns {{gem: string, large: boolean}[]}
 */
export function cargo(ship, offer) {
    const loaded = [
        { gem: ship.small[0], large: false },
        { gem: ship.large, large: true },
        { gem: ship.small[1], large: false },
    ];
    if (offer === null) return loaded;
    return Object.entries(offer).flatMap(([gem, n]) => Array.from({ length: n }, () => ({ gem, large: false })));
}

/**
 * A ship around 0,0, about 150 wide and 90 high.
 * @param {ShipData} ship @param {{offer?: Record<string, number> | null, seized?: string[], twice?: boolean}} [more]
 *   offer: what is left while it is shared out; seized: kinds the Customs Officer holds back; twice: whether the large
 *   gem counts as two
 */
export function shipAt(ship, more = {}) {
    const gems = cargo(ship, more.offer ?? null);
    const widths = gems.map((one) => (one.large ? 46 : 32));
    const whole = widths.reduce((sum, width) => sum + width + 2, -2);
    let x = -whole / 2;
    return svg(
        "g",
        { class: "ship" },
        svg("path", { class: "ship-sail", d: "M-3-44C-34-38-46-22-50-4H-3ZM3-44C26-38 38-24 42-4H3Z" }),
        svg("path", { class: "ship-mast", d: "M0-48V14M0-48 16-44 0-40" }),
        svg("path", { class: "ship-hull", d: "M-74 8C-66 12 66 12 74 8 70 30 58 42 44 44H-46C-60 42-70 30-74 8Z" }),
        svg("path", { class: "ship-plank", d: "M-68 22C-40 26 40 26 68 22M-58 33C-30 36 30 36 57 33" }),
        gems.map((one, n) => {
            const middle = x + widths[n] / 2;
            x += widths[n] + 2;
            const size = widths[n];
            const seized = more.seized?.includes(one.gem);
            return svg("g", { class: seized ? "cargo seized" : "cargo", "data-gem": one.gem },
                gemAt(one.gem, size, middle, one.large ? 2 : 6),
                one.large && more.twice && svg("text", { class: "cargo-twice", x: middle + 18, y: 24 }, "×2"),
                seized && svg("path", { class: "cargo-bar", d: `M${middle - size / 2} ${6 - size / 2}l${size} ${size}` }));
        }),
    );
}

/** What is left of a ship that ran aground. */
export function wreckAt() {
    return svg("g", { class: "ship wreck" },
        svg("path", { class: "ship-mast", d: "M-14 20-34-34M-34-34-18-40" }),
        svg("path", { class: "ship-hull", d: "M-60 4C-40 16-8 22 30 8L18 34C-6 44-40 36-60 4Z" }),
        svg("path", { class: "ship-wave", d: "M-74 34q12-10 24 0t24 0 24 0 24 0 24 0" }));
}
