// Setting up a game: players, opponents, variants, and for a table with people who may come and how much time there is.

import { noteError } from "../../app/dialog.js";
import { el } from "../../app/dom.js";
import { clockChoice } from "./clock.js";
import { explained, moreOptions } from "./more.js";

const KEPT_AS = "kerys-setup";
/** The variants and with how many players they can be played; the server has the last word. @type {[string, number, number][]} */
const VARIANTS = [
    ["kings_favour", 3, 5],
    ["express", 3, 4],
    ["ys_plus_characters", 2, 5],
    ["events", 2, 5],
];
// What bots are for people; the others are for research.
const NOT_FOR_PEOPLE = new Set(["random", "greedy", "flat", "ismcts"]);

/** @typedef {import("../../app/start.js").App} App */

/** @returns {{players: number, level: string, variants: string[], more: Record<string, any>}} what was chosen last, or what suits most */
function lastChosen() {
    const usual = { players: 4, level: "apprentice", variants: [], more: {} };
    try {
        return { ...usual, ...JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") };
    } catch {
        return usual;
    }
}

/**
 * The inputs common to both ways of playing.
 * @param {App} app
 * @param {string} prefix of the names, so that two of them fit on a page
 * @param {HTMLElement[]} [beside] what else belongs to the options that are seldom wanted
 */
function choices(app, prefix, beside) {
    const { words } = app;
    const chosen = lastChosen();
    const players = [2, 3, 4, 5].map((n) => el("input", { type: "radio", name: `${prefix}-players`, value: String(n), checked: n === chosen.players }));
    const levels = app.about.levels.filter((name) => !NOT_FOR_PEOPLE.has(name));
    const level = el("select", {}, ...levels.map((name) => el("option", { value: name, selected: name === chosen.level }, levelName(words, name))));
    const variants = VARIANTS.map(([name]) => el("input", { type: "checkbox", checked: chosen.variants.includes(name), "data-variant": name }));
    const more = moreOptions(words, chosen.more, beside);
    const count = () => Number(players.find((one) => one.checked)?.value ?? 4);
    const wanted = () => variants.filter((one) => one.checked && !one.disabled).map((one) => one.dataset.variant ?? "");
    const game = () => ({ players: count(), express: wanted().includes("express") });
    const follow = () => {
        VARIANTS.forEach(([, least, most], n) => {
            variants[n].disabled = count() < least || count() > most;
        });
        more.follow(game());
    };
    for (const one of [...players, ...variants]) one.addEventListener("change", follow);
    follow();
    const keep = () => {
        try {
            localStorage.setItem(KEPT_AS, JSON.stringify({ players: count(), level: level.value, variants: wanted(), more: more.wanted(game()) }));
        } catch {
            // Chosen anew next time.
        }
    };
    const options = () => ({ players: count(), ...Object.fromEntries(wanted().map((name) => [name, true])), ...more.wanted(game()) });
    return {
        count,
        options,
        keep,
        level: () => level.value,
        playersPart: el(
            "fieldset",
            { class: "players" },
            el("legend", {}, words.text("page-players")),
            el("div", { class: "segments" }, ...players.map((input) => el("label", {}, input, el("span", {}, input.value)))),
        ),
        levelPart: el("label", { class: "field" }, el("span", {}, words.text("page-level")), level),
        variantsPart: el(
            "details",
            { class: "variants", open: chosen.variants.length > 0 },
            el("summary", {}, words.text("page-variants")),
            ...VARIANTS.map(([name], n) => explained(words, `page-variant-${name.replaceAll("_", "-")}`, variants[n])),
        ),
        morePart: more.part,
    };
}

/**
 * @param {import("../../app/words.js").Words} words
 * @param {string} name
 */
export function levelName(words, name) {
    return words.has(`page-level-${name}`) ? words.text(`page-level-${name}`) : name;
}

/** @param {App} app */
async function beSomebody(app) {
    if (!(await app.api.me())) await app.api.enter({ language: app.words.language });
}

/**
 * A button's work, done once at a time, with what goes wrong told.
 * @param {App} app
 * @param {HTMLFormElement} form
 * @param {() => Promise<void>} work
 */
function onSubmit(app, form, work) {
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const button = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
        button.disabled = true;
        try {
            await work();
        } catch (error) {
            noteError(app.words, error);
        } finally {
            button.disabled = false;
            if (document.activeElement === document.body && button.isConnected) button.focus({ preventScroll: true });
        }
    });
}

/** Against bots, at once. @param {App} app */
export function playNow(app) {
    const { words, api } = app;
    const chosen = choices(app, "now");
    chosen.variantsPart.append(chosen.morePart); // one line less before the button
    const form = el(
        "form",
        { class: "play-now", "aria-label": words.text("page-play-now") },
        el("div", { class: "row" }, chosen.playersPart, chosen.levelPart),
        chosen.variantsPart,
        el("button", { type: "submit", class: "main big" }, words.text("page-play-now")),
    );
    onSubmit(app, form, async () => {
        chosen.keep();
        await beSomebody(app);
        const bots = Array.from({ length: chosen.count() - 1 }, () => ({ kind: /** @type {const} */ ("bot"), level: chosen.level() }));
        const { id } = await api.createTable({ options: chosen.options(), seats: [{ kind: "person" }, ...bots] });
        await api.start(id);
        app.go(`/table/${id}`);
    });
    return form;
}

/** With people: a table that others come to. @param {App} app */
export function newTable(app) {
    const { words, api } = app;
    const chat = el("input", { type: "checkbox", checked: true, "data-option": "chat" });
    const chosen = choices(app, "table", [explained(words, "page-option-chat", chat)]);
    const title = el("input", { type: "text", maxlength: 60, autocomplete: "off" });
    const open = el("input", { type: "checkbox" });
    const watch = el("input", { type: "checkbox", checked: true });
    const rated = el("input", { type: "checkbox" });
    const time = clockChoice(words);
    const form = el(
        "form",
        { class: "panel new-table", "aria-labelledby": "new-table" },
        el("h2", { id: "new-table" }, words.text("page-new-table")),
        el("p", { class: "soft" }, words.text("page-new-table-says")),
        chosen.playersPart,
        chosen.variantsPart,
        el("label", { class: "field" }, el("span", {}, words.text("page-table-name")), title),
        ...time.parts,
        el("label", { class: "choice" }, open, el("span", {}, words.text("page-table-public"))),
        el("label", { class: "choice" }, watch, el("span", {}, words.text("page-table-watch"))),
        el("label", { class: "choice" }, rated, el("span", {}, words.text("page-table-rated"), el("small", {}, words.text("page-table-rated.says")))),
        chosen.morePart,
        el("button", { type: "submit", class: "main" }, words.text("page-make-table")),
    );
    onSubmit(app, form, async () => {
        chosen.keep();
        await beSomebody(app);
        const { id } = await api.createTable({
            options: chosen.options(),
            title: title.value.trim(),
            public: open.checked,
            spectators: watch.checked,
            chat: chat.checked,
            rated: rated.checked,
            clock: time.clock(),
        });
        app.go(`/table/${id}`);
    });
    return form;
}
