// The city from above with brokers and gems: what the game looks like, for whoever comes to the first page.
import { svg } from "../app/dom.js";
import { brokerAt } from "./broker.js";
import { gemAt } from "./gem.js";

const RINGS = /** @type {const} */ ([["harbour", 140], ["commercial", 100], ["palace", 60], ["centre", 20]]);
// Where brokers stand: seat, value (null: face down), direction in degrees and distance from the centre.
/** @type {[string, number | null, number, number][]} */
const BROKERS = [["blue", 4, 205, 78], ["orange", null, 235, 118], ["violet", 2, 300, 80], ["yellow", null, 330, 122], ["blue", 0, 150, 120], ["green", 3, 40, 80], ["orange", 1, 115, 40], ["violet", null, 70, 118]];
/** @type {[string, number, number][]} */
const GEMS = [["blue", 30, 36], ["green", 62, 20], ["red", 338, 36], ["yellow", 306, 20], ["black", 30, 284], ["white", 338, 284]];

export function vista() {
    const lines = [45, 135, 225, 315].map((at) => svg("path", { class: "vista-wall", d: `M0 20V140`, transform: `translate(184 160) rotate(${at})` }));
    return svg(
        "svg",
        { class: "vista", viewBox: "0 0 368 320", "aria-hidden": "true" },
        RINGS.map(([ring, r]) => svg("circle", { class: `vista-${ring}`, cx: 184, cy: 160, r })),
        lines,
        BROKERS.map(([seat, value, at, far]) => {
            const turn = (at * Math.PI) / 180;
            const to = `translate(${184 + far * Math.sin(turn)} ${160 - far * Math.cos(turn)}) scale(.34)`;
            return svg("g", { transform: to }, brokerAt(seat, value, value === null ? "down" : "up"));
        }),
        GEMS.map(([colour, x, y]) => gemAt(colour, 40, x, y)),
    );
}
