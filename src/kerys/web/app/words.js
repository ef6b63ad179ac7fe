// Every sentence of the page: messages of the Fluent catalogue, filled in here (words/patterns.py says how they come).

/** @typedef {string | any[]} Pattern */
/** @typedef {Record<string, string | number>} Args */

/** Units of time and how many seconds they are. @type {[string, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export class Words {
    /**
     * @param {string} language
     * @param {string[]} languages
     * @param {Record<string, Pattern | Record<string, Pattern>>} messages
     */
    constructor(language, languages, messages) {
        this.language = language;
        this.languages = languages;
        this.messages = messages;
        this.plurals = new Intl.PluralRules(language);
        this.numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
        // British lists, as on the server: no comma before the “and”.
        this.lists = new Intl.ListFormat(language === "en" ? "en-GB" : language);
    }

    /** @param {string} language */
    static async load(language) {
        const reply = await fetch(`/words/${encodeURIComponent(language)}.json`);
        if (!reply.ok) throw new Error(`no words in ${language}`);
        const { language: found, languages, messages } = await reply.json();
        return new Words(found, languages, messages);
    }

    /** @param {string} id of a message, or of one of its forms: `seat-blue.of` */
    has(id) {
        return this.#pattern(id) !== undefined;
    }

    /**
     * A message with its variables filled in.
     * @param {string} id
     * @param {Args} [args]
     * @returns {string}
     */
    text(id, args = {}) {
        const pattern = this.#pattern(id);
        if (pattern === undefined) {
            console.warn(`the catalogue has no message ${id}`);
            return id;
        }
        return this.#filled(pattern, args);
    }

    /**
     * Things joined as the language joins a list.
     * @param {string[]} things
     */
    listed(things) {
        return this.lists.format(things);
    }

    /**
     * A length of time in whole units: “1 hour and 30 minutes”.
     * @param {number} seconds
     */
    duration(seconds) {
        let rest = Math.round(seconds);
        const parts = [];
        for (const [unit, length] of UNITS) {
            const count = Math.floor(rest / length);
            rest -= count * length;
            if (count > 0) parts.push(new Intl.NumberFormat(this.language, { style: "unit", unit, unitDisplay: "long" }).format(count));
        }
        return this.listed(parts);
    }

    /** @param {string} name */
    seat(name) {
        return this.text(`seat-${name}`);
    }

    /** @param {string} name */
    gem(name) {
        return this.text(`gem-${name}`);
    }

    /** @param {string} name */
    card(name) {
        return this.text(`card-${name}`);
    }

    /** @param {string} name */
    event(name) {
        return this.text(`event-${name}`);
    }

    /**
     * The name of a place of the board: `2/harbour`, `market/3/red`, `2-3/palace`, `throne/blue`.
     * @param {string} name
     * @param {string} [form] such as `at`
     */
    place(name, form = "") {
        const [first, ...rest] = name.split("/");
        const dot = form && `.${form}`;
        if (first === "market") return this.text(`place-market${dot}`, { row: Number(rest[0]), column: this.gem(rest[1]) });
        if (first === "smuggling") return this.text(`place-smuggling${dot}`, { number: Number(rest[0]) });
        if (first === "throne") return this.text(`place-throne${dot}`, { "seat-of": this.text(`seat-${rest[0]}.of`) });
        const [district, district2] = first.split("-").map(Number);
        if (district2) return this.text(`place-${rest[0]}s${dot}`, { district, district2 });
        return this.text(`place-${rest[0]}${dot}`, { district });
    }

    /** @param {string} id */
    #pattern(id) {
        const whole = this.messages[id];
        if (whole !== undefined) return typeof whole === "string" || Array.isArray(whole) ? whole : whole[""];
        const dot = id.lastIndexOf(".");
        const forms = this.messages[id.slice(0, dot)];
        return dot < 0 || !forms || typeof forms === "string" || Array.isArray(forms) ? undefined : forms[id.slice(dot + 1)];
    }

    /**
     * @param {Pattern} pattern
     * @param {Args} args
     * @returns {string}
     */
    #filled(pattern, args) {
        if (typeof pattern === "string") return pattern;
        return pattern.map((part) => this.#shown(this.#value(part, args))).join("");
    }

    /** @param {string | number} value */
    #shown(value) {
        return typeof value === "number" ? this.numbers.format(value) : value;
    }

    /**
     * @param {Pattern} part
     * @param {Args} args
     * @returns {string | number}
     */
    #value(part, args) {
        if (typeof part === "string") return part;
        const [kind, name] = part;
        if (kind === "number") return name;
        if (kind === "variable") return args[name] ?? `{$${name}}`;
        if (kind === "message") return this.text(part[2] ? `${name}.${part[2]}` : name, args);
        const [, what, otherwise, variants] = part;
        const value = this.#value(what, args);
        const found = variants.find((/** @type {[string, Pattern]} */ [key]) => this.#fits(key, value));
        return this.#filled((found ?? variants[otherwise])[1], args);
    }

    /**
     * Whether a variant is for this value: the same text or number, or the number's plural category.
     * @param {string} key
     * @param {string | number} value
     */
    #fits(key, value) {
        if (typeof value !== "number") return key === value;
        return Number(key) === value || key === this.plurals.select(value);
    }
}
