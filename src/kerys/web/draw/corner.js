// What belongs to a district and lies in the sea before it: its number, ship, character, event and the sums over its
// three areas.
import { redraw, svg, write } from "../app/dom.js";
import { brokerAt } from "./broker.js";
import { emblemAt } from "./emblem.js";
import { corner, isLeft, isUpper } from "./geometry.js";
import { pressed } from "./place.js";
import { shipAt, wreckAt } from "./ship.js";
import { short } from "./totals.js";

/** @import { ShipData, ViewData } from "../app/protocol.js" */
/** @import { Words } from "../app/words.js" */

export class Corner {
    /** @param {number} district @param {{onDistrict: (n: number) => void}} listeners */
    constructor(district, listeners) {
        this.district = district;
        this.drawn = "";
        const spot = corner(district);
        const at = (/** @type {number} */ x, /** @type {number} */ y) => {
            const { x: px, y: py } = spot(x, y);
            return `translate(${px} ${py})`;
        };
        const field = spot(isLeft(district) ? 0 : 236, isUpper(district) ? 0 : 190);
        this.field = svg("rect", { class: "corner-field", x: field.x, y: field.y, width: 236, height: 190, rx: 18 });
        this.number = svg("g", { class: "district-number", transform: at(26, 26) },
            svg("circle", { r: 18 }), svg("text", { y: 1 }, district));
        this.title = svg("text", { class: isLeft(district) ? "corner-title" : "corner-title from-right", transform: at(52, 27) });
        this.card = svg("g", { class: "corner-card tipped", transform: at(46, 84), role: "img" });
        this.event = svg("g", { class: "corner-event tipped", transform: at(122, 80), role: "img" });
        this.ship = svg("g", { class: "corner-ship tipped", transform: at(62, 158), role: "img", "data-ship": district });
        this.sums = svg("g", { class: "corner-sums" });
        this.element = svg("g", { class: "corner", "data-district": district },
            this.field, this.number, this.title, this.sums, this.card, this.event, this.ship);
        this.field.addEventListener("click", () => listeners.onDistrict(district));
        this.field.addEventListener("keydown", (event) => pressed(event, () => listeners.onDistrict(district)));
    }

    /**
     * @param {ViewData} view @param {Words} words @param {Map<string, import("./totals.js").Total>} sums
     * @param {{offer: Record<string, number> | null, pickable: boolean}} more
     */
    update(view, words, sums, more) {
        const { ship, card, event } = view.districts[this.district - 1];
        const taught = view.seats.filter((seat) => seat.professors[this.district - 1] > 0).map((seat) => seat.name);
        const drawn = JSON.stringify([ship, card, event, more.offer, more.pickable, view.seized, taught, [...sums], words.language]);
        if (drawn === this.drawn) return;
        this.drawn = drawn;
        write(this.title, card ? words.card(card) : "");
        show(this.card, card, (name) => emblemAt("character", name, 80), card && words.card(card));
        show(this.event, event, (name) => emblemAt("event", name, 68), event && words.event(event));
        const laden = { offer: more.offer, seized: event === "revolt" ? [] : view.seized, twice: view.options.players > 3 };
        if (event === "shipwreck") show(this.ship, event, wreckAt, words.event(event));
        else show(this.ship, ship && { ship, laden }, (one) => svg("g", { transform: "scale(.8)" }, shipAt(one.ship, one.laden)), ship && shipName(words, ship));
        this.writeSums(sums, taught);
        this.field.classList.toggle("pickable", more.pickable);
        if (more.pickable) {
            this.field.setAttribute("role", "button");
            this.field.setAttribute("tabindex", "0");
            this.field.setAttribute("aria-label", words.text("picture-district", { district: this.district }));
        } else for (const name of ["role", "tabindex", "aria-label"]) this.field.removeAttribute(name);
    }

    /** @param {Map<string, import("./totals.js").Total>} sums @param {string[]} taught */
    writeSums(sums, taught) {
        const spot = corner(this.district);
        const rows = [...sums].map(([seat, one], n) => {
            const { x, y } = spot(isLeft(this.district) ? 176 + 92 * (n % 2) : 326 - 92 * (n % 2), 51 + 25 * (n >> 1));
            return svg("g", { transform: `translate(${x} ${y})` },
                svg("g", { transform: "scale(.21)" }, brokerOutline(seat)),
                svg("text", { class: "corner-sum", x: 15, y: 1 }, `${short(one)}${taught.includes(seat) ? "*" : ""}`));
        });
        this.sums.replaceChildren(...rows);
    }
}

/** @param {string} seat */
function brokerOutline(seat) {
    const piece = brokerAt(seat, null, "up");
    piece.querySelector("text")?.remove();
    return piece;
}

/**
 * @template What
 * @param {SVGElement} group @param {What | null} what null if nothing @param {(what: What) => SVGElement} picture @param {string | null} name
 */
function show(group, what, picture, name) {
    redraw(group, what, () => (what ? [picture(what)] : []));
    group.toggleAttribute("hidden", !what);
    if (what) group.setAttribute("aria-label", name ?? "");
}

/** @param {Words} words @param {ShipData} ship */
export function shipName(words, ship) {
    return words.text("picture-ship", { large: ship.large, small: ship.small[0], small2: ship.small[1] });
}
