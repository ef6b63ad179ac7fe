// The moments of a game, fetched by the handful and kept.

/** @import { Accounting, Moment } from "../../app/protocol.js" */

const HANDFUL = 50;

export class Moments {
    /** @param {import("../../app/api.js").Api} api @param {string} id @param {string} as @param {string} language */
    constructor(api, id, as, language) {
        this.ask = (/** @type {number} */ first) => api.replay(id, { step: first, count: HANDFUL, as, language });
        /** @type {Map<number, Promise<Moment[]>>} */
        this.handfuls = new Map();
        this.steps = 0;
        /** @type {string[]} */
        this.seats = [];
        /** @type {Record<string, string>} */
        this.names = {};
        /** @type {Accounting | null} */
        this.accounting = null;
    }

    /** @param {number} step @returns {Promise<Moment>} the moment, or the last one if there are not so many */
    async at(step) {
        const first = Math.floor(step / HANDFUL) * HANDFUL;
        const asked = this.handfuls.get(first) ?? this.fetched(first);
        this.handfuls.set(first, asked);
        const moments = await asked;
        if (moments.length === 0) return this.at(this.steps - 1);
        return moments[Math.min(step - first, moments.length - 1)];
    }

    /** @param {number} first */
    async fetched(first) {
        try {
            const { table, steps, moments, accounting } = await this.ask(first);
            this.steps = steps;
            this.accounting = accounting;
            this.names = Object.fromEntries(table.seats.map((one) => [one.seat, one.kind === "bot" ? "" : one.name]));
            this.seats = table.seats.map((one) => one.seat);
            return moments;
        } catch (error) {
            this.handfuls.delete(first); // so that it can be asked for again
            throw error;
        }
    }
}
