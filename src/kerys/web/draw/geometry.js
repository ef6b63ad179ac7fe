// Where everything of the city lies: a wheel of four quarters and three rings in a square of sea, with the corners
// for what belongs to a quarter. Lengths are units of the drawing: 720 wide, so two units are a pixel of a phone.

export const WIDTH = 720;
export const HEIGHT = 880;
export const CENTRE = { x: 360, y: 440 };
export const CENTRE_RADIUS = 52;
export const AREAS = /** @type {const} */ (["harbour", "commercial", "palace"]);
// The middle of an area's bounding box lies inside the area, also for the harbour: whoever presses there (a voice, a
// screen reader) must meet it. So a ring begins at less than 0.7 of its outer radius.
/** @type {Record<string, [number, number]>} inner and outer radius */
export const RINGS = { harbour: [236, 342], commercial: [149, 231], palace: [58, 144] };
const CANAL = 7;
// Quarter 1 lies upper left, the others follow clockwise. Angles grow clockwise from the right.
const START = [180, 270, 0, 90];

/** @typedef {{x: number, y: number}} Point */

/** @param {number} radius @param {number} angle in degrees @returns {Point} */
export function at(radius, angle) {
    const turn = (angle * Math.PI) / 180;
    return { x: CENTRE.x + radius * Math.cos(turn), y: CENTRE.y + radius * Math.sin(turn) };
}

/** The angle that keeps half a canal's distance at a radius. @param {number} radius */
const inset = (radius) => (Math.asin(CANAL / 2 / radius) * 180) / Math.PI;

/** @param {Point} p */
const text = (p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;

/** The outline of an area. @param {number} district from 1 @param {string} area */
export function outline(district, area) {
    const [inner, outer] = RINGS[area];
    const a = START[district - 1];
    const [i, o] = [inset(inner), inset(outer)];
    return `M${text(at(inner, a + i))}L${text(at(outer, a + o))}A${outer} ${outer} 0 0 1 ${text(at(outer, a + 90 - o))}` +
        `L${text(at(inner, a + 90 - i))}A${inner} ${inner} 0 0 0 ${text(at(inner, a + i))}Z`;
}

/** Whether a quarter is in the upper or the left half. @param {number} district */
export const isUpper = (district) => district <= 2;
/** @param {number} district */
export const isLeft = (district) => district === 1 || district === 4;

/** Where an area's prize lies: at its end beside the horizontal canal. @param {number} district @param {string} area */
export function prizeSpot(district, area) {
    const [inner, outer] = RINGS[area];
    const radius = (inner + outer) / 2;
    const away = ((area === "palace" ? 28 : 30) / radius) * (180 / Math.PI);
    const a = START[district - 1];
    return at(radius, district % 2 === 1 ? a + away : a + 90 - away);
}

/** The curve on which an area's totals are written, so that they are never upside down.
 * @param {number} district @param {string} area */
export function totalsCurve(district, area) {
    const [from, to] = span(district, area);
    const upper = isUpper(district);
    const outer = RINGS[area][1];
    const radius = outer - (upper ? 23 : 8);
    const [first, last] = upper ? [from, to] : [to, from];
    return `M${text(at(radius, first))}A${radius} ${radius} 0 0 ${upper ? 1 : 0} ${text(at(radius, last))}`;
}

/** How long that curve is. @param {number} district @param {string} area */
export function totalsLength(district, area) {
    const [from, to] = span(district, area);
    return ((to - from) * Math.PI) / 180 * (RINGS[area][1] - (isUpper(district) ? 23 : 8));
}

/** The angles of an area that are free of its prize. @param {number} district @param {string} area */
function span(district, area) {
    const [inner, outer] = RINGS[area];
    const radius = (inner + outer) / 2;
    const a = START[district - 1];
    const edge = inset(radius) + (5 / radius) * (180 / Math.PI);
    const prize = ((area === "palace" ? 54 : 60) / radius) * (180 / Math.PI);
    return district % 2 === 1 ? [a + prize, a + 90 - edge] : [a + edge, a + 90 - prize];
}

// Brokers stand apart while they are large; before they become small they may overlap a little, as stacks do.
const APART = { sizes: [46, 38], step: 1.02 };
const CLOSE = { sizes: [38, 16], step: 0.74 };

/**
 * Places for n brokers in an area, as large as they fit: on arcs, filled from the outer one.
 * @param {number} district @param {string} area @param {number} n
 * @returns {{size: number, spots: Point[]}}
 */
export function brokerSpots(district, area, n) {
    const [inner, outer] = RINGS[area];
    const [from, to] = span(district, area);
    const top = outer - 28;
    const turn = ((to - from) * Math.PI) / 180;
    for (const { sizes, step } of [APART, CLOSE]) {
        for (let size = sizes[0]; size >= sizes[1]; size -= 1) {
            const rows = Math.max(1, Math.floor((top - inner - 3) / size));
            const arcs = Array.from({ length: rows }, (_, row) => {
                const radius = top - size / 2 - row * size;
                return { radius, most: Math.max(1, Math.floor((turn * radius - size) / (size * step)) + 1) };
            });
            const room = arcs.reduce((sum, arc) => sum + arc.most, 0);
            const last = step === CLOSE.step && size === sizes[1];
            if (room >= n || last) return { size, spots: alongArcs(arcs, (from + to) / 2, size * step * Math.min(1, room / n), n) };
        }
    }
    throw new Error("a size always fits");
}

/** @param {{radius: number, most: number}[]} arcs @param {number} middle @param {number} step @param {number} n */
function alongArcs(arcs, middle, step, n) {
    /** @type {Point[]} */
    const spots = [];
    arcs.forEach((arc, row) => {
        const here = row === arcs.length - 1 ? n - spots.length : Math.min(n - spots.length, arc.most);
        const angle = (step / arc.radius) * (180 / Math.PI);
        for (let k = 0; k < here; k += 1) spots.push(at(arc.radius, middle + (k - (here - 1) / 2) * angle));
    });
    return spots;
}

/** The middle of a border, `2/harbour-commercial` or `2-3/palace`. @param {string} place @returns {Point} */
export function borderSpot(place) {
    const [where, what] = place.split("/");
    const districts = where.split("-").map(Number);
    if (districts.length === 2) {
        const [inner, outer] = RINGS[what];
        return at((inner + outer) / 2, START[districts[1] - 1]);
    }
    const outerArea = what.split("-")[0];
    return at(RINGS[outerArea][0] - 2.5, START[districts[0] - 1] + (districts[0] % 2 === 1 ? 70 : 20));
}

/** A corner's own coordinates: x away from the left or right edge, y away from the upper or lower one.
 * @param {number} district @returns {(x: number, y: number) => Point} */
export function corner(district) {
    return (x, y) => ({ x: isLeft(district) ? x : WIDTH - x, y: isUpper(district) ? y : HEIGHT - y });
}
