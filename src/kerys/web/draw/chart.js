// Points over the rounds as a line for each seat; the last column is the end of the game.
import { svg } from "../app/dom.js";
import { OUTLINES } from "./broker.js";

const SIZE = { height: 300, left: 44, top: 16, bottom: 40 };
const LETTER = 8.6; // about as wide as a letter of the labels

/**
 * @param {{label: string, points: Record<string, number>}[]} columns what each seat had at the end of each
 * @param {{title: string, name: (seat: string) => string}} how
 */
export function chart(columns, { title, name }) {
    const seats = Object.keys(columns[0].points);
    const last = columns[columns.length - 1].points;
    // On a phone a wide picture would have tiny letters.
    const [width, longest] = matchMedia("(max-width: 480px)").matches ? [420, 9] : [640, 16];
    // The points first: of a long name the end may be missing, of them never.
    const label = (/** @type {string} */ seat) => `${last[seat]} ${shortened(name(seat), longest)}`;
    const right = 24 + LETTER * Math.max(...seats.map((seat) => label(seat).length));
    const all = columns.flatMap((column) => Object.values(column.points));
    const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
    const step = [5, 10, 20, 25, 50].find((one) => (high - low) / one <= 6) ?? 100;
    const x = (/** @type {number} */ n) => SIZE.left + (n / Math.max(1, columns.length - 1)) * (width - SIZE.left - right);
    const y = (/** @type {number} */ points) => SIZE.top + ((high - points) / (high - low)) * (SIZE.height - SIZE.top - SIZE.bottom);
    const lines = [];
    for (let points = Math.ceil(low / step) * step; points <= high; points += step) {
        lines.push(svg("path", { class: "chart-line", d: `M${SIZE.left} ${y(points)}H${width - right}` }),
            svg("text", { class: "chart-number", x: SIZE.left - 8, y: y(points) }, points));
    }
    const ends = apart(seats.map((seat) => ({ seat, y: y(last[seat]) })), 19);
    return svg("svg", { class: "chart", viewBox: `0 0 ${width} ${SIZE.height}`, role: "img", "aria-label": title }, lines,
        columns.map((column, n) => svg("text", { class: "chart-label", x: x(n), y: SIZE.height - 16 }, column.label)),
        seats.map((seat) => svg("g", { class: `broker seat-${seat}` },
            svg("path", { class: "chart-path", d: `M${columns.map((column, n) => `${x(n)} ${y(column.points[seat])}`).join("L")}` }),
            columns.map((column, n) => svg("path", { class: "broker-out", d: OUTLINES[seat], transform: `translate(${x(n)} ${y(column.points[seat])}) scale(.14)` })))),
        ends.map((end) => svg("text", { class: "chart-end", x: width - right + 12, y: end.y }, label(end.seat))));
}

/** @param {string} name @param {number} longest */
const shortened = (name, longest) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** Labels that would lie on each other move apart. @param {{seat: string, y: number}[]} ends @param {number} room */
function apart(ends, room) {
    const sorted = [...ends].sort((a, b) => a.y - b.y);
    for (let n = 1; n < sorted.length; n += 1) sorted[n].y = Math.max(sorted[n].y, sorted[n - 1].y + room);
    const over = (sorted.at(-1)?.y ?? 0) - (SIZE.height - SIZE.bottom);
    if (over > 0) for (const one of sorted) one.y -= over;
    return sorted;
}
