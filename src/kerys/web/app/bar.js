// The bar above every page: the way home, rules, first game, settings.

import { note, openDialog } from "./dialog.js";
import { el, svg } from "./dom.js";
import { mayNotify } from "./notify.js";

/**
 * @param {import("./start.js").App} app
 * @param {string} path
 */
export function bar(app, path) {
    const { words } = app;
    /** @param {string} href @param {string} message */
    const link = (href, message) => el("a", { href, "aria-current": path === href ? "page" : null }, words.text(message));
    return el(
        "header",
        { class: "bar" },
        el("a", { class: "brand", href: "/", "aria-label": words.text("page-to-home") }, mark(), el("span", {}, "Kerys")),
        el("nav", { "aria-label": words.text("page-ways") }, link("/rules", "page-rules"), link("/first-game", "page-first-game")),
        languageChoice(app),
        el(
            "button",
            { type: "button", class: "quiet", "data-key": "settings", "aria-label": words.text("page-settings"), title: words.text("page-settings"), onclick: () => settingsDialog(app) },
            gear(),
        ),
    );
}

function mark() {
    return svg(
        "svg",
        { viewBox: "0 0 32 32", "aria-hidden": "true" },
        svg("circle", { cx: 16, cy: 16, r: 15, fill: "var(--sea-deep)" }),
        svg("circle", { cx: 16, cy: 16, r: 12, fill: "var(--harbour)", stroke: "var(--ink)" }),
        svg("circle", { cx: 16, cy: 16, r: 8, fill: "var(--commercial)", stroke: "var(--ink)" }),
        svg("path", { d: "M16 10l5 4-5 9-5-9z", fill: "var(--accent)", stroke: "var(--ink)", "stroke-linejoin": "round" }),
    );
}

function gear() {
    const teeth = [0, 45, 90, 135].map((angle) =>
        svg("rect", { x: 10.2, y: 2, width: 3.6, height: 20, rx: 1, transform: `rotate(${angle} 12 12)`, fill: "currentColor" }),
    );
    return svg(
        "svg",
        { viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": "true" },
        ...teeth,
        svg("circle", { cx: 12, cy: 12, r: 7, fill: "currentColor" }),
        svg("circle", { cx: 12, cy: 12, r: 3, fill: "var(--panel)" }),
    );
}

/**
 * @param {import("./start.js").App} app
 * @param {() => void} [onChosen]
 */
function languageChoice(app, onChosen = () => {}) {
    const { words, settings } = app;
    const choices = words.languages.map((code) => el("option", { value: code, lang: code }, ownName(code)));
    return el(
        "select",
        {
            "aria-label": words.text("page-language"),
            class: "language",
            "data-key": "language",
            value: words.language,
            onchange: (/** @type {Event} */ event) => {
                onChosen();
                settings.set("language", /** @type {HTMLSelectElement} */ (event.target).value);
            },
        },
        ...choices,
    );
}

/** A language as its speakers call it. @param {string} code */
function ownName(code) {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** @param {import("./start.js").App} app */
export function settingsDialog(app) {
    const { words, settings } = app;
    const theme = el(
        "select",
        { value: settings.get("theme"), onchange: () => settings.set("theme", /** @type {any} */ (theme.value)) },
        ...["system", "light", "dark"].map((one) => el("option", { value: one }, words.text(`page-theme-${one}`))),
    );
    /** @param {"sound" | "motion" | "study" | "counting" | "notify"} name */
    const box = (name) => {
        const input = el("input", { type: "checkbox", name, checked: settings.get(name) });
        input.addEventListener("change", async () => {
            if (name === "notify" && input.checked) {
                input.checked = await mayNotify();
                if (!input.checked) note(words.text("page-notify-refused"));
            }
            settings.set(name, input.checked);
        });
        return el("label", { class: "choice" }, input, el("span", {}, words.text(`page-set-${name}`)));
    };
    const dialog = openDialog(
        words.text("page-settings"),
        [
            el("label", { class: "choice" }, el("span", {}, words.text("page-language")), languageChoice(app, () => dialog.close())),
            el("label", { class: "choice" }, el("span", {}, words.text("page-theme")), theme),
            box("sound"),
            box("motion"),
            box("counting"),
            box("notify"),
            box("study"),
        ],
        { words },
    );
}
