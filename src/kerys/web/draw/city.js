// The city: static parts once, then only what has changed.
import { redraw, svg } from "../app/dom.js";
import { AREAS, CENTRE, HEIGHT, WIDTH, at, borderSpot, brokerSpots, outline, prizeSpot, totalsCurve, totalsLength } from "./geometry.js";
import { Corner, shipName } from "./corner.js";
import { gemAt } from "./gem.js";
import { emblemAt } from "./emblem.js";
import { buildings, ground } from "./ground.js";
import { seatLetter } from "./letters.js";
import { Place } from "./place.js";
import { shipAt } from "./ship.js";
import { short } from "./totals.js";

/** @import { ViewData } from "../app/protocol.js" */
/** @import { Words } from "../app/words.js" */

const BORDERS = [
    ...[1, 2, 3, 4].flatMap((d) => [`${d}/harbour-commercial`, `${d}/commercial-palace`]),
    ...["1-2", "2-3", "3-4", "4-1"].flatMap((two) => AREAS.map((area) => `${two}/${area}`)),
];
const NOTHING = "nothing";
const WRITING = 21;
let cities = 0;

export class City {
    /** @param {ViewData} view @param {{onPlace: (place: string) => void, onBroker: (broker: number | string) => void, onDistrict: (n: number) => void}} listeners */
    constructor(view, listeners) {
        this.id = `city${(cities += 1)}`;
        this.districts = view.districts.length;
        /** @type {Map<string, Place>} */
        this.places = new Map();
        /** @type {Map<string, {prize: SVGElement, drawn: string, totals: SVGElement, path: SVGElement, lock: SVGElement}>} */
        this.areas = new Map();
        this.corners = Array.from({ length: this.districts }, (_, n) => new Corner(n + 1, listeners));
        const [fields, prizes, texts] = [svg("g"), svg("g", { class: "unclickable" }), svg("g", { class: "unclickable" })];
        for (let district = 1; district <= this.districts; district += 1) {
            for (const area of AREAS) {
                const parts = this.area(district, area, listeners);
                fields.append(parts.field);
                prizes.append(parts.prize, parts.lock);
                texts.append(parts.path, parts.totals);
            }
        }
        this.borders = svg("g", { class: "borders" });
        this.listeners = listeners;
        this.centreDrawn = "";
        this.centre = svg("g", { class: "centre", role: "img", transform: `translate(${CENTRE.x} ${CENTRE.y})` });
        this.element = svg("svg", { class: "city", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group" },
            ground(this.districts), this.corners.map((one) => one.element), fields, buildings(this.districts), prizes, texts, this.centre, this.borders,
            svg("g", { class: "all-brokers" }, [...this.places.values()].map((place) => place.brokers)));
        this.borderBrokers = svg("g", { class: "all-brokers" });
        this.element.append(this.borderBrokers);
    }

    /** @param {number} district @param {string} area @param {import("./place.js").Listeners} listeners */
    area(district, area, listeners) {
        const name = `${district}/${area}`;
        const field = svg("path", { class: `area ${area}`, d: outline(district, area) });
        this.places.set(name, new Place(name, field, (n) => brokerSpots(district, area, n), listeners));
        const spot = prizeSpot(district, area);
        const prize = svg("g", { class: "prize", transform: `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})` });
        const path = svg("path", { id: `${this.id}-${district}-${area}`, class: "curve", d: totalsCurve(district, area) });
        const totals = svg("textPath", { href: `#${this.id}-${district}-${area}`, startOffset: "50%" });
        const lock = svg("g", { class: "lock", transform: `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})` });
        this.areas.set(name, { prize, drawn: "", totals, path, lock });
        return { field, prize, path, totals: svg("text", { class: "totals" }, totals), lock };
    }

    /**
     * What an area pays, and what is known of the sums in it.
     * @param {string} name @param {ViewData} view @param {Map<string, import("./totals.js").Total>} sums @param {string} title
     */
    updateArea(name, view, sums, title) {
        const part = this.areas.get(name);
        if (!part) return;
        const [district, area] = [Number(name[0]), name.slice(2)];
        const { card, event } = view.districts[district - 1];
        const pays = area === "commercial" ? commerce(view) : area === "palace" ? card : "black";
        const closed = view.closed.includes(name);
        const written = [...sums].map(([seat, one]) => `${seat} ${short(one)}`).join();
        const drawn = [pays, event === "quarantine", closed, written, title].join(";");
        if (drawn === part.drawn) return;
        part.drawn = drawn;
        const prize = event === "quarantine" ? NOTHING : pays;
        redraw(part.prize, prize, () => prizeOf(area, prize));
        redraw(part.lock, closed, () => (closed ? [lock()] : []));
        part.totals.replaceChildren(...(sums.size === 0 ? [title] : writtenSums(sums)));
        part.totals.classList.toggle("empty", sums.size === 0);
        part.totals.style.fontSize = `${Math.min(WRITING, (WRITING * totalsLength(district, area)) / writtenLength(sums))}px`;
    }

    /**
     * The borders that brokers stand on or may be put on; large enough to press only while that is of use.
     * @param {Set<string>} wanted @param {Set<string>} legal @returns {Place[]} the new ones
     */
    showBorders(wanted, legal) {
        /** @type {Place[]} */
        const added = [];
        for (const name of BORDERS) {
            const there = this.places.get(name);
            if (wanted.has(name) && !there) {
                const spot = borderSpot(name);
                const field = svg("circle", { class: "border", cx: spot.x.toFixed(1), cy: spot.y.toFixed(1), r: 24 });
                const place = new Place(name, field, (n) => inRow(spot, n, 40), this.listeners);
                this.places.set(name, place);
                this.borders.append(field);
                this.borderBrokers.append(place.brokers);
                added.push(place);
            } else if (!wanted.has(name) && there) {
                there.field.remove();
                there.brokers.remove();
                this.places.delete(name);
            }
            this.places.get(name)?.field.setAttribute("r", legal.has(name) ? "42" : "24");
        }
        return added;
    }

    /** @param {ViewData} view @param {Words} words @param {Record<string, number> | null} offer */
    updateCentre(view, words, offer) {
        const drawn = JSON.stringify([view.centre_ship, offer, view.seized]);
        if (drawn === this.centreDrawn) return;
        this.centreDrawn = drawn;
        const ship = view.centre_ship;
        this.centre.classList.toggle("tipped", Boolean(ship));
        this.centre.setAttribute("aria-hidden", String(!ship));
        this.centre.setAttribute("aria-label", ship ? shipName(words, ship) : "");
        this.centre.replaceChildren(ship
            ? svg("g", { transform: "scale(.6) translate(0 4)" }, shipAt(ship, { offer, seized: view.seized, twice: view.options.players > 3 }))
            : fountain());
    }
}

/** @param {ViewData} view */
function commerce(view) {
    return view.merchant && view.financier ? 3 : view.merchant ? 5 : view.financier ? 1 : 3;
}

/** @param {string} area @param {string | number | null} pays */
function prizeOf(area, pays) {
    if (pays === NOTHING) return [svg("path", { class: "no-prize", d: "M-12-12 12 12M12-12-12 12" })];
    if (pays === null) return [];
    if (area === "harbour") return [gemAt("black", 40)];
    if (area === "palace") return [emblemAt("character", String(pays), 46)];
    return [
        svg("circle", { class: pays === 3 ? "coin" : "coin changed", r: 20 }),
        svg("text", { class: "coin-number", y: 1 }, pays),
    ];
}

/** About how long sums become at their usual size. @param {Map<string, import("./totals.js").Total>} sums */
function writtenLength(sums) {
    return [...sums.values()].reduce((length, one) => length + 15 * (short(one).length + 1) + 13, 0);
}

/** @param {Map<string, import("./totals.js").Total>} sums */
function writtenSums(sums) {
    return [...sums].map(([seat, one], n) =>
        svg("tspan", { class: `ink-${seat}`, dx: n === 0 ? 0 : ".6em" }, `${seatLetter(seat)}${short(one)}`));
}

/** @param {import("./geometry.js").Point} middle @param {number} n @param {number} size */
export function inRow(middle, n, size) {
    return { size, spots: Array.from({ length: n }, (_, k) => ({ x: middle.x + (k - (n - 1) / 2) * size, y: middle.y })) };
}

function lock() {
    return svg("g", { class: "padlock" },
        svg("path", { class: "padlock-bow", d: "M-9-2V-11A9 9 0 0 1 9-11V-2" }),
        svg("rect", { class: "padlock-body", x: -15, y: -4, width: 30, height: 24, rx: 4 }),
        svg("path", { class: "padlock-hole", d: "M0 5V12" }));
}

/** What stands in the middle when no ship lies there. */
function fountain() {
    const rays = Array.from({ length: 8 }, (_, n) => {
        const [a, b] = [at(12, n * 45), at(n % 2 ? 24 : 34, n * 45)];
        return `M${(a.x - CENTRE.x).toFixed(1)} ${(a.y - CENTRE.y).toFixed(1)}L${(b.x - CENTRE.x).toFixed(1)} ${(b.y - CENTRE.y).toFixed(1)}`;
    });
    return svg("g", { class: "fountain" },
        svg("circle", { class: "fountain-rim", r: 42 }), svg("path", { class: "fountain-rays", d: rays.join("") }),
        svg("circle", { class: "fountain-heart", r: 9 }));
}
