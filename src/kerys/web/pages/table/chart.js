// Points over the rounds as a line for each party; every line ends in the seat's sign, so colour is not alone.

import { el, svg } from "../../app/dom.js";
import { seatSign } from "../../draw/broker.js";

const WIDE = 600;
const HIGH = 260;
const EDGE = { left: 40, right: 46, top: 14, bottom: 30 };

/**
 * @param {import("../../app/words.js").Words} words
 * @param {any} accounting
 * @param {(party: string) => string} name
 */
export function chart(words, accounting, name) {
    const { rounds, accounts } = accounting;
    /** @type {number[][]} */
    const series = accounts.map((/** @type {any} */ one, /** @type {number} */ n) => [one.had, ...rounds.map((/** @type {any} */ round) => round.points[n]), one.points]);
    const columns = rounds.length + 2;
    const most = Math.max(10, ...series.flat());
    const least = Math.min(0, ...series.flat());
    const x = (/** @type {number} */ n) => EDGE.left + (n * (WIDE - EDGE.left - EDGE.right)) / (columns - 1);
    const y = (/** @type {number} */ points) => HIGH - EDGE.bottom - ((points - least) * (HIGH - EDGE.top - EDGE.bottom)) / (most - least);
    const steps = [0, 1, 2, 3, 4].map((n) => Math.round(least + ((most - least) * n) / 4));
    const label = (/** @type {number} */ n) => (n === 0 ? words.text("page-chart-start") : n === columns - 1 ? words.text("page-chart-end") : words.text("page-log-round", { round: rounds[n - 1].round }));
    return el(
        "figure",
        { class: "chart" },
        svg(
            "svg",
            { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": words.text("page-chart-says", { list: words.listed(accounts.map((/** @type {any} */ one, /** @type {number} */ n) => words.text("page-chart-item", { name: name(one.party), points: series[n].join(", ") }))) }) },
            ...steps.map((points) => svg("g", { class: "chart-grid" }, svg("line", { x1: EDGE.left, x2: WIDE - EDGE.right, y1: y(points), y2: y(points) }), svg("text", { x: EDGE.left - 6, y: y(points) + 4, "text-anchor": "end" }, points))),
            ...Array.from({ length: columns }, (_, n) => svg("text", { class: "chart-label", x: x(n), y: HIGH - 8, "text-anchor": "middle" }, label(n))),
            ...series.map((points, n) => svg("polyline", { class: `chart-line line-${accounts[n].party}`, points: points.map((one, k) => `${x(k)},${y(one)}`).join(" ") })),
            ...spread(series.map((points) => y(points.at(-1) ?? 0))).map((at, n) => {
                const sign = seatSign(accounts[n].party, 22);
                sign.setAttribute("x", String(WIDE - EDGE.right + 10));
                sign.setAttribute("y", String(at - 11));
                return sign;
            }),
        ),
        el("figcaption", { class: "small soft" }, words.text("page-chart")),
    );
}

/** Move signs apart that would lie on each other. @param {number[]} heights */
function spread(heights) {
    const order = heights.map((_, n) => n).sort((a, b) => heights[a] - heights[b]);
    const moved = [...heights];
    order.forEach((n, k) => {
        if (k > 0) moved[n] = Math.max(moved[n], moved[order[k - 1]] + 23);
    });
    const over = Math.max(0, moved[order.at(-1) ?? 0] - (HIGH - 14));
    return moved.map((one) => one - over);
}
