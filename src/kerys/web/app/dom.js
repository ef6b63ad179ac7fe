// The smallest helper that builds elements: el("button", {class: "main", onclick}, "text", child).

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, any>} Attributes */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {Element} E
 * @param {E} element
 * @param {Attributes} attributes
 * @param {(Child | Child[])[]} children
 * @returns {E}
 */
function filled(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (name === "value" || name === "checked") Object.assign(element, { [name]: value });
        else element.setAttribute(name, value === true ? "" : String(value));
    }
    for (const child of children.flat()) {
        if (child === null || child === undefined || child === false) continue;
        element.append(child instanceof Node ? child : String(child));
    }
    return element;
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    filled(element, attributes, children);
    // A select has its options only now.
    if (tag === "select" && attributes.value !== undefined) Object.assign(element, { value: attributes.value });
    return element;
}

/**
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
    return /** @type {SVGElement} */ (filled(document.createElementNS(SVG, tag), attributes, children));
}

/**
 * Put new children in, but only if they differ: what has the focus keeps it where it can.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
    const focused = focusedInside(parent);
    const nodes = children.flat().filter((child) => child !== null && child !== undefined && child !== false);
    parent.replaceChildren(.../** @type {(Node | string)[]} */ (nodes.map((node) => (typeof node === "number" ? String(node) : node))));
    focusAgain(parent, focused);
}

/**
 * The same for elements of which most are there already: only what differs is touched.
 * @param {Element} parent
 * @param {...(Element | null)} children
 */
export function put(parent, ...children) {
    const focused = focusedInside(parent);
    const wanted = new Set(children.filter((child) => child !== null));
    for (const there of [...parent.children]) if (!wanted.has(there)) there.remove();
    let there = parent.firstElementChild;
    for (const child of wanted) {
        if (child === there) there = there.nextElementSibling;
        else parent.insertBefore(child, there);
    }
    if (focused && !focusedInside(parent)) focusAgain(parent, focused);
}

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * Draw what is inside an element anew, but only if it shows something else than before.
 * @param {Element} parent
 * @param {unknown} shows what the drawing is made from
 * @param {() => Child[]} draw
 */
export function redraw(parent, shows, draw) {
    const as = JSON.stringify(shows);
    if (shown.get(parent) === as) return;
    shown.set(parent, as);
    fill(parent, ...draw());
}

/** @param {Element} element @param {string} text touched only if it says something else: each text costs a layout */
export function write(element, text) {
    if (element.textContent !== text) element.textContent = text;
}

/** @param {Element} parent @param {string | null} key */
function focusAgain(parent, key) {
    const again = key && [...parent.querySelectorAll("[data-key]")].find((one) => one.getAttribute("data-key") === key);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * The data-key of the focused element inside, by which its successor is found again.
 * @param {Element} parent
 */
function focusedInside(parent) {
    const active = document.activeElement;
    return active && parent.contains(active) ? active.getAttribute("data-key") : null;
}
