// What a person has set on this device; kept in localStorage and told to whoever listens.

const KEPT_AS = "kerys";
/** @type {{language: string, theme: "system" | "light" | "dark", sound: boolean, motion: boolean, study: boolean, notify: boolean, counting: boolean}} */
const DEFAULTS = {
    language: "",
    theme: "system",
    sound: false,
    motion: true,
    study: false,
    notify: false,
    counting: true,
};

/** @typedef {typeof DEFAULTS} Values */

export class Settings {
    constructor() {
        /** @type {Values} */
        this.values = { ...DEFAULTS, ...read() };
        /** @type {Set<(name: string) => void>} */
        this.listeners = new Set();
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#apply());
        // The same person in another tab.
        addEventListener("storage", (event) => {
            if (event.key !== KEPT_AS) return;
            this.values = { ...DEFAULTS, ...read() };
            this.#apply();
            for (const one of this.listeners) one("all");
        });
        this.#apply();
    }

    /**
     * @template {keyof Values} N
     * @param {N} name
     * @returns {Values[N]}
     */
    get(name) {
        return this.values[name];
    }

    /**
     * @template {keyof Values} N
     * @param {N} name
     * @param {Values[N]} value
     */
    set(name, value) {
        this.values[name] = value;
        try {
            localStorage.setItem(KEPT_AS, JSON.stringify(this.values));
        } catch {
            // Kept for this visit only.
        }
        this.#apply();
        for (const one of this.listeners) one(name);
    }

    /**
     * @param {(name: string) => void} listener
     * @returns {() => void} to stop listening
     */
    listen(listener) {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }

    get dark() {
        const theme = this.values.theme;
        return theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
    }

    /** Whether things may move. */
    get moving() {
        return this.values.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    }

    #apply() {
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
        document.documentElement.dataset.motion = this.values.motion ? "on" : "off";
    }
}

function read() {
    try {
        return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    } catch {
        return {};
    }
}
