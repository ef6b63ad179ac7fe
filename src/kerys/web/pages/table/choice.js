// The answer being composed: picked on the board, in the hand or from a list, and not sent before it is confirmed.
// It knows no rule: what is possible is what the options say. A reload finds it again.

/** @typedef {{text: string, label: string, verb: string, words: string[]}} Option */
/** What is picked of a placing; null: not yet. @typedef {{source: string, value: number | null, face: string | null, place: string | null}} Placing */

/** @returns {Placing} */
const nothing = () => ({ source: "hand", value: null, face: null, place: null });

export class Choice {
    /** @param {string} table */
    constructor(table) {
        this.keptAs = `kerys-choice-${table}`;
        this.decision = -1;
        /** @type {Option[]} */
        this.options = [];
        /** The text of the chosen option. @type {string | null} */
        this.text = null;
        this.placing = nothing();
        /** The brokers of a bid, by their place in the hand. @type {number[]} */
        this.bid = [];
        /** While both can be answered: placing a broker, or looking at one. */
        this.looking = false;
        /** @type {() => void} */
        this.onChange = () => {};
    }

    /**
     * Another question, or the same one again.
     * @param {{decision: number, options: {text: string, label: string}[]} | null} question
     */
    begin(question) {
        const options = (question?.options ?? []).map(({ text, label }) => {
            const [verb, ...words] = text.split(" ");
            return { text, label, verb, words };
        });
        const same = question?.decision === this.decision && sameTexts(options, this.options);
        this.options = options;
        if (same) return;
        this.decision = question?.decision ?? -1;
        this.#forget();
        this.#restore();
    }

    /** @returns {Option | null} what would be sent */
    get chosen() {
        return this.options.find((option) => option.text === this.text) ?? null;
    }

    /** @param {string} verb */
    of(verb) {
        return this.options.filter((option) => option.verb === verb);
    }

    /** @param {string} verb */
    has(verb) {
        return this.options.some((option) => option.verb === verb);
    }

    /** Whether anything has been picked. */
    get begun() {
        return this.text !== null || this.placing.value !== null || this.placing.place !== null || this.bid.length > 0;
    }

    /** @param {string} text */
    choose(text) {
        const option = this.options.find((one) => one.text === text);
        if (!option) return;
        if (option.verb === "place") {
            this.placing = placingOf(option);
        } else {
            this.placing = nothing();
        }
        this.text = text;
        this.#changed();
    }

    takeBack() {
        this.#forget();
        this.#changed();
    }

    /** @param {boolean} looking */
    setLooking(looking) {
        this.#forget();
        this.looking = looking;
        this.#changed();
    }

    // --- A placing, part by part ---------------------------------------------------------------------------------
    /**
     * The placings that fit what is picked so far, some parts left out.
     * @param {(keyof Placing)[]} parts
     */
    fitting(...parts) {
        return this.of("place").map(placingOf).filter((one) => parts.every((part) => this.placing[part] === null || this.placing[part] === one[part]));
    }

    /**
     * Pick a part of a placing; parts that no longer fit are dropped, and what only one option leaves open is filled in.
     * @param {Partial<Placing>} parts
     */
    pick(parts) {
        this.placing = { ...this.placing, ...parts };
        for (const part of /** @type {const} */ (["place", "face", "value"])) {
            if (part in parts) continue;
            if (this.fitting("source", "value", "face", "place").length === 0) this.placing[part] = null;
        }
        const fits = this.fitting("source", "value", "face", "place");
        const faces = new Set(fits.map((one) => one.face));
        if (this.placing.value !== null && faces.size === 1) this.placing.face = fits[0].face;
        const { source, value, face, place } = this.placing;
        const whole = value !== null && face !== null && place !== null;
        this.text = whole ? (this.of("place").find((option) => {
            const one = placingOf(option);
            return one.source === source && one.value === value && one.face === face && one.place === place;
        })?.text ?? null) : null;
        this.#changed();
    }

    /** Turn the picked broker over, if both ways are possible. */
    flip() {
        const other = this.placing.face === "up" ? "down" : "up";
        if (this.fitting("source", "value").some((one) => one.face === other)) this.pick({ face: other });
    }

    // --- A bid ---------------------------------------------------------------------------------------------------
    /**
     * @param {number} n the broker's place in the hand
     * @param {number[]} hand
     */
    toggleBid(n, hand) {
        this.bid = this.bid.includes(n) ? this.bid.filter((one) => one !== n) : [...this.bid, n].slice(-2);
        const [low, high] = this.bid.map((one) => hand[one]).sort((a, b) => a - b);
        const text = `bid ${low} ${high}`;
        this.text = this.bid.length === 2 && this.options.some((option) => option.text === text) ? text : null;
        this.#changed();
    }

    // --- Inside --------------------------------------------------------------------------------------------------
    #forget() {
        this.text = null;
        this.placing = nothing();
        if (!this.has("place")) this.placing.source = "hand";
        this.bid = [];
        this.looking = false;
    }

    #changed() {
        const { decision, text, placing, bid, looking } = this;
        try {
            sessionStorage.setItem(this.keptAs, JSON.stringify({ decision, text, placing, bid, looking }));
        } catch {
            // Only a reload would miss it.
        }
        this.onChange();
    }

    #restore() {
        try {
            const kept = JSON.parse(sessionStorage.getItem(this.keptAs) ?? "null");
            if (kept?.decision !== this.decision) return;
            if (kept.text !== null && !this.options.some((option) => option.text === kept.text)) return;
            Object.assign(this, { text: kept.text, placing: kept.placing, bid: kept.bid, looking: kept.looking });
        } catch {
            // Nothing kept.
        }
    }
}

/**
 * @param {Option} option `place 3 up 1/harbour`, `place front 3 up 1/harbour`, `place neutral 2 down …`
 * @returns {{source: string, value: number, face: string, place: string}}
 */
export function placingOf({ words }) {
    const [source, value, face, place] = words.length === 3 ? ["hand", ...words] : words;
    return { source, value: Number(value), face, place };
}

/**
 * @param {Option[]} some
 * @param {Option[]} others
 */
function sameTexts(some, others) {
    return some.length === others.length && some.every((option, n) => option.text === others[n].text);
}
