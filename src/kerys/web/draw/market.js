// The market: quotation tracks above, the grid of rows and columns below, what is known of the sums under it.
import { svg, write } from "../app/dom.js";
import { COLOURS, gemAt } from "./gem.js";
import { Place } from "./place.js";
import { Quotations } from "./quotations.js";
import { short } from "./totals.js";

/** @import { ViewData } from "../app/protocol.js" */
/** @import { Words } from "../app/words.js" */

const WIDTH = 720;
const LEFT = 92;
const CELL = { width: 153, height: 84, gap: 4 };
const TRACK = { top: 34, step: 15 };
const HEAD = TRACK.top + 15 * TRACK.step + 20;

/** @param {number} column */
const middle = (column) => LEFT + (CELL.width + CELL.gap) * column + CELL.width / 2;

export class Market {
    /** @param {ViewData} view @param {import("./place.js").Listeners} listeners */
    constructor(view, listeners) {
        this.rows = view.market.map((row) => row.row);
        const height = HEAD + this.rows.length * (CELL.height + CELL.gap) + 40;
        this.quotations = new Quotations({ x: middle, top: TRACK.top, step: TRACK.step });
        /** @type {Map<string, Place>} */
        this.places = new Map();
        /** @type {Map<number, {gem: SVGElement, sums: SVGElement}>} */
        this.heads = new Map();
        this.bases = COLOURS.map((_, n) => svg("text", { class: "column-total", x: middle(n), y: height - 20 }));
        const [grid, heads] = [svg("g"), svg("g")];
        this.rows.forEach((/** @type {number} */ row, /** @type {number} */ n) => {
            const y = HEAD + n * (CELL.height + CELL.gap);
            heads.append(this.head(row, y));
            COLOURS.forEach((colour, column) => grid.append(this.cell(row, column, y, colour, listeners)));
        });
        this.element = svg("svg", { class: "market", viewBox: `0 0 ${WIDTH} ${height}`, role: "group" },
            svg("rect", { class: "market-ground", width: WIDTH, height, rx: 18 }),
            COLOURS.map((colour, n) => svg("rect", {
                class: `column-band column-${colour}`, x: middle(n) - CELL.width / 2, y: 10, width: CELL.width, height: height - 20, rx: 12,
            })),
            this.quotations.element, grid, heads, this.bases,
            svg("g", { class: "all-brokers" }, [...this.places.values()].map((place) => place.brokers)));
    }

    /** @param {number} row @param {number} y */
    head(row, y) {
        const gem = svg("g", { class: "row-gem tipped", role: "img", transform: `translate(46 ${y + CELL.height / 2})` });
        const sums = svg("text", { class: "row-number", x: 14, y: y + 16 }, row);
        this.heads.set(row, { gem, sums });
        return svg("g", {}, svg("path", { class: "row-band", d: `M8 ${y}H${LEFT - 8}L${LEFT - 1} ${y + CELL.height / 2}L${LEFT - 8} ${y + CELL.height}H8Z` }), gem, sums);
    }

    /** @param {number} row @param {number} column @param {number} y @param {string} colour @param {import("./place.js").Listeners} listeners */
    cell(row, column, y, colour, listeners) {
        const name = `market/${row}/${colour}`;
        const field = svg("rect", {
            class: `cell column-${colour}`, x: middle(column) - CELL.width / 2 + 3, y, width: CELL.width - 6, height: CELL.height, rx: 9,
        });
        const spot = { x: middle(column), y: y + CELL.height / 2 };
        this.places.set(name, new Place(name, field, (n) => ({ size: 64, spots: Array.from({ length: n }, (_, k) => ({ x: spot.x + 8 * k, y: spot.y })) }), listeners));
        return field;
    }

    /** @param {ViewData} view @param {Words} words @param {Map<string, import("./totals.js").Total>} columns */
    update(view, words, columns) {
        this.quotations.update(view.quotations, (rank) => words.text("picture-rank", { rank }));
        for (const { row, gem } of view.market) {
            const head = this.heads.get(row);
            if (!head || head.gem.getAttribute("data-gem") === (gem ?? "")) continue;
            head.gem.setAttribute("data-gem", gem ?? "");
            head.gem.replaceChildren(...(gem ? [gemAt(gem, 54)] : []));
            head.gem.toggleAttribute("hidden", !gem);
            if (gem) head.gem.setAttribute("aria-label", words.text("picture-tip-row", { row, gem }));
        }
        COLOURS.forEach((colour, n) => {
            const sum = columns.get(colour);
            const invested = view.invested.indexOf(colour);
            const ranked = view.columns[colour];
            const parts = [sum ? short(sum) : "0"];
            if (invested >= 0) parts.unshift(words.text("picture-invested", { rank: invested + 1 }));
            else if (ranked > 0) parts.unshift(words.text("picture-rank", { rank: ranked }));
            write(this.bases[n], parts.join(" · "));
        });
    }
}

/** Sums by column. @param {ViewData} view @param {(view: ViewData, brokers: import("./place.js").Drawable[]) => import("./totals.js").Total} total */
export function columnTotals(view, total) {
    return new Map(COLOURS.map((colour) =>
        [colour, total(view, view.brokers.filter((one) => one.place.startsWith("market/") && one.place.endsWith(`/${colour}`)))]));
}
