// What the city is built of: sea, shore and canals, quays outside, houses and towers along the rings. Only to look at.
import { svg } from "../app/dom.js";
import { AREAS, CENTRE, CENTRE_RADIUS, HEIGHT, RINGS, WIDTH, outline } from "./geometry.js";

/** @typedef {[number, number][]} Line points of a small drawing whose foot stands on the ring: [aside, outwards] */

/** @type {Line} */
const HOUSE = [[-8, 0], [-8, 8], [0, 15], [8, 8], [8, 0]];
/** @type {Line} */
const TOWER = [[-6, 0], [-6, 12], [-9, 12], [-9, 17], [-3, 17], [-3, 14], [3, 14], [3, 17], [9, 17], [9, 12], [6, 12], [6, 0]];
/** @type {Line} */
const QUAY = [[-3, 0], [-3, 20], [3, 20], [3, 0]];

const HEIGHTS = [1, 0.75, 1.15, 0.9, 0.7, 1.05, 0.85];

/** @param {number} districts how many are above the water */
export function ground(districts) {
    const drowned = Array.from({ length: 4 - districts }, (_, n) => districts + n + 1);
    return svg("g", { class: "ground" },
        svg("rect", { class: "sea", width: WIDTH, height: HEIGHT, rx: 18 }),
        svg("path", { class: "waves", d: waves() }),
        svg("path", { class: "quays", d: around([QUAY], RINGS.harbour[1] + 2, 14, districts) }),
        svg("circle", { class: "shore", cx: CENTRE.x, cy: CENTRE.y, r: RINGS.harbour[1] + 11 }),
        svg("circle", { class: "canal", cx: CENTRE.x, cy: CENTRE.y, r: RINGS.harbour[1] + 4 }),
        drowned.map((n) => svg("g", { class: "drowned" }, AREAS.map((area) => svg("path", { class: "drowned-area", d: outline(n, area) })))),
        svg("circle", { class: "centre-ground", cx: CENTRE.x, cy: CENTRE.y, r: CENTRE_RADIUS }));
}

/** Roofs and towers on the areas; they lie under the brokers. @param {number} districts */
export function buildings(districts) {
    return svg("g", { class: "unclickable" },
        svg("path", { class: "buildings", d: around([HOUSE, HOUSE, TOWER, HOUSE, HOUSE, HOUSE], RINGS.harbour[0] + 4, 20, districts) }),
        svg("path", { class: "buildings", d: around([HOUSE, HOUSE, HOUSE, TOWER, HOUSE], RINGS.commercial[0] + 4, 13, districts) }));
}

/** Small drawings along every quarter of a ring, some higher than others. @param {Line[]} lines @param {number} radius @param {number} times @param {number} districts */
function around(lines, radius, times, districts) {
    const drawn = [];
    for (let n = 0; n < times * districts; n += 1) {
        const turn = Math.PI + ((n + 0.5) / times) * (Math.PI / 2);
        const [out, aside] = [[Math.cos(turn), Math.sin(turn)], [-Math.sin(turn), Math.cos(turn)]];
        const high = HEIGHTS[n % HEIGHTS.length];
        const points = lines[n % lines.length].map(([a, o]) => [0, 1].map((axis) =>
            ((axis === 0 ? CENTRE.x : CENTRE.y) + out[axis] * (radius + o * high) + aside[axis] * a).toFixed(1)).join(" "));
        drawn.push(`M${points.join("L")}`);
    }
    return drawn.join("");
}

function waves() {
    const drawn = [];
    for (let y = 30; y < HEIGHT; y += 62) {
        for (let x = (y / 62) % 2 < 1 ? 20 : 70; x < WIDTH; x += 118) drawn.push(`M${x} ${y}q9-8 18 0t18 0`);
    }
    return drawn.join("");
}
