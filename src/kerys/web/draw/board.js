// The whole table as one picture: city, market, Smuggling places, throne room. It draws a view and says what was
// clicked; it knows no rules. Static parts are built once; an update touches only what has changed.
import { el } from "../app/dom.js";
import { City } from "./city.js";
import { Smuggling, ThroneRoom } from "./extras.js";
import { seatLetter, useLetters } from "./letters.js";
import { Market, columnTotals } from "./market.js";
import { describe, describePlace, gemTip } from "./describe.js";
import { spoken, total, totals } from "./totals.js";
import { moveBetween } from "./walking.js";

/** @import { Face, Party, ViewData } from "../app/protocol.js" */
/** @import { Words } from "../app/words.js" */

/**
 * @typedef {object} Marks what of the board can be used now, and what is being composed
 * @property {string | null} [you] the seat that looks
 * @property {Set<string>} [legal] places to light up
 * @property {string | null} [chosen] a place
 * @property {{place: string, seat: Party, value: number | null, face: Face}[]} [ghost] composed, not confirmed
 * @property {Record<number, import("./place.js").Range[]> | null} [ranges] by index of a face-down broker
 * @property {Set<number | string>} [pick] brokers by index, in the throne room by spot (`throne/blue/2`)
 * @property {Set<number>} [districts] districts that may be picked
 */
/**
 * @typedef {object} Wishes
 * @property {Words} words
 * @property {(place: string) => void} [onPlace]
 * @property {(broker: number | string) => void} [onBroker] its index, or its spot in the throne room
 * @property {(district: number) => void} [onDistrict]
 */
/** @typedef {import("./place.js").Standing} Standing */

const NONE = new Set();

export class Board {
    /** @param {Wishes} wishes */
    constructor({ words, onPlace = () => {}, onBroker = () => {}, onDistrict = () => {} }) {
        this.words = words;
        this.listeners = { onPlace, onBroker, onDistrict };
        this.element = el("div", { class: "board" });
        // Room beneath the market for what a page wants to put there; it stays through every rebuilding.
        this.aside = el("div", { class: "board-aside" });
        this.element.addEventListener("keydown", (event) => moveBetween(this.element, event));
        this.built = "";
        this.quoted = "";
        /** What is drawn; before the first update there is nothing to ask of it. @type {ViewData} */
        this.view = /** @type {never} */ (null);
    }

    /** @param {ViewData} view @param {Marks} [marks] */
    update(view, marks = {}) {
        this.view = view;
        const fresh = useLetters(this.words);
        const built = [view.options.players, view.districts.length, view.market.length, view.smuggling_places, view.options.kings_favour].join();
        if (fresh || built !== this.built || this.language !== this.words.language) this.build(view);
        this.built = built;
        this.draw(view, marks);
    }

    /** @param {ViewData} view */
    build(view) {
        this.language = this.words.language;
        this.quoted = "";
        this.city = new City(view, this.listeners);
        this.market = new Market(view, this.listeners);
        this.smuggling = view.smuggling_places > 0 ? new Smuggling(view.smuggling_places, this.listeners) : null;
        this.throne = view.options.kings_favour ? new ThroneRoom(view, this.listeners) : null;
        this.city.element.setAttribute("aria-label", this.words.text("picture-city"));
        this.market.element.setAttribute("aria-label", this.words.text("picture-market"));
        this.smuggling?.element.setAttribute("aria-label", this.words.text("event-smuggling"));
        this.element.replaceChildren(el("div", { class: "board-city" }, this.city.element),
            el("div", { class: "board-side" }, this.market.element, this.smuggling?.element, this.throne?.element, this.aside));
        describe(this);
    }

    /** @param {ViewData} view @param {Marks} marks */
    draw(view, marks) {
        const [city, market] = [/** @type {City} */ (this.city), /** @type {Market} */ (this.market)];
        const standing = standingAt(view, marks);
        const legal = marks.legal ?? NONE;
        const borders = new Set([...legal, ...standing.keys()].filter((name) => name.includes("-")));
        for (const place of city.showBorders(borders, legal)) describePlace(this, place);
        for (const place of this.places()) {
            const here = standing.get(place.name) ?? [];
            const sums = totals(view, here.filter((one) => !one.ghost).map((one) => one.broker));
            place.update(here, {
                legal: legal.has(place.name), chosen: marks.chosen === place.name,
                closed: view.closed.includes(place.name), someLegal: legal.size > 0,
            }, {
                pick: marks.pick ?? null, ranges: marks.ranges ?? null,
                label: this.label(place.name, view, sums), name: (one) => this.brokerName(one),
            });
            this.writeSums(place.name, view, sums);
        }
        const offer = offers(view);
        for (const corner of city.corners) {
            const own = view.brokers.filter((one) => one.place.startsWith(`${corner.district}/`));
            corner.update(view, this.words, totals(view, own), {
                offer: offer.from === corner.district ? view.offer : null, pickable: (marks.districts ?? NONE).has(corner.district),
            });
        }
        city.updateCentre(view, this.words, offer.from === "centre" ? view.offer : null);
        market.update(view, this.words, columnTotals(view, total));
        this.throne?.update(view, this.words, marks.pick ?? null);
        this.stops(legal.size > 0);
    }

    /** Tab stops at everything that tells something; while a place is to be chosen only at those, arrows reach the rest.
     * @param {boolean} choosing */
    stops(choosing) {
        const quoted = `${choosing} ${Object.values(this.view.quotations)} ${this.view.centre_ship === null}`;
        if (quoted === this.quoted) return;
        this.quoted = quoted;
        for (const one of this.element.querySelectorAll(".tipped")) one.setAttribute("tabindex", choosing ? "-1" : "0");
        for (const [colour, { marker }] of Object.entries(this.market?.quotations.parts ?? {})) {
            const { title, lines } = gemTip(this.words, this.view, colour);
            marker.setAttribute("aria-label", this.words.text("picture-tip-line", { what: title, tells: lines[0] }));
        }
    }

    places() {
        return [...this.city?.places.values() ?? [], ...this.market?.places.values() ?? [], ...this.smuggling?.places.values() ?? []];
    }

    /** @param {string} name @param {ViewData} view @param {Map<string, import("./totals.js").Total>} sums */
    writeSums(name, view, sums) {
        if (name.startsWith("smuggling")) this.smuggling?.updateSums(name, sums, this.words.text("event-smuggling"), seatLetter);
        else if (!name.startsWith("market") && !name.includes("-")) {
            this.city?.updateArea(name, view, sums, this.words.text("picture-area", { area: name.slice(2) }));
        }
    }

    /** What a place is called aloud: its name, what it pays, what is known of the sums there.
     * @param {string} name @param {ViewData} view @param {Map<string, import("./totals.js").Total>} sums */
    label(name, view, sums) {
        const closed = view.closed.includes(name) ? "closed" : "open";
        const place = this.words.place(name);
        if (sums.size === 0) return this.words.text("picture-place-empty", { place, closed });
        return this.words.text("picture-place-with", { place, closed, totals: spoken(this.words, sums) });
    }

    /** @param {Standing} one */
    brokerName({ broker }) {
        return this.words.text("picture-broker", {
            seat: broker.owner, value: broker.value ?? "hidden", face: broker.face, place: this.words.place(broker.place, "at"), n: broker.n,
        });
    }
}

/** Who stands where: brokers of one owner side by side, those being composed last. @param {ViewData} view @param {Marks} marks */
function standingAt(view, marks) {
    /** @type {Map<string, Standing[]>} */
    const found = new Map();
    const add = (/** @type {Standing} */ one) => {
        const there = found.get(one.broker.place);
        if (there) there.push(one);
        else found.set(one.broker.place, [one]);
    };
    view.brokers.forEach((broker, /** @type {number} */ index) => add({ broker, index, ghost: false }));
    const seats = [...view.seats.map((seat) => seat.name), "neutral"];
    for (const there of found.values()) there.sort((a, b) => seats.indexOf(a.broker.owner) - seats.indexOf(b.broker.owner));
    (marks.ghost ?? []).forEach((one, n) =>
        add({ broker: { place: one.place, owner: one.seat, value: one.value, face: one.face, marked: false, n: -1 - n }, index: -1 - n, ghost: true }));
    return found;
}

/** Which ship is being shared out: a district, the centre, or none. @param {ViewData} view @returns {{from: number | string | null}} */
function offers(view) {
    if (Object.keys(view.offer).length === 0) return { from: null };
    const source = view.question?.source;
    if (source?.from === "ship") return { from: source.district ?? null };
    return { from: source?.from === "centre" ? "centre" : null };
}
