// Dragging a broker onto the board, with a mouse, a pen or a finger. A short press without moving stays a click.

import { el } from "../../app/dom.js";

const FAR_ENOUGH = 7;

/**
 * @param {HTMLElement} handle
 * @param {() => Element} picture what hangs on the pointer
 * @param {() => void} onBegin
 * @param {(place: string) => void} onDrop
 */
export function dragged(handle, picture, onBegin, onDrop) {
    handle.addEventListener("pointerdown", (down) => {
        if (down.button !== 0) return;
        /** @type {HTMLElement | null} */
        let shadow = null;
        /** @type {Element | null} */
        let over = null;
        const move = (/** @type {PointerEvent} */ event) => {
            if (!shadow) {
                if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR_ENOUGH) return;
                shadow = el("div", { class: "dragged", "aria-hidden": "true" }, picture());
                document.body.append(shadow);
                onBegin();
            }
            event.preventDefault();
            // A little above a finger, so that one sees it.
            const lift = event.pointerType === "touch" ? 40 : 0;
            shadow.style.transform = `translate(${event.clientX}px, ${event.clientY - lift}px) translate(-50%, -50%)`;
            const below = placeAt(event.clientX, event.clientY - lift);
            if (below !== over) {
                over?.classList.remove("drop");
                below?.classList.add("drop");
                over = below;
            }
        };
        const end = (/** @type {PointerEvent} */ event) => {
            removeEventListener("pointermove", move);
            removeEventListener("pointerup", end);
            removeEventListener("pointercancel", end);
            over?.classList.remove("drop");
            if (!shadow) return;
            shadow.remove();
            // The click that follows belongs to the drag.
            addEventListener("click", swallow, { capture: true, once: true });
            setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
            const place = event.type === "pointerup" ? over?.getAttribute("data-place") : null;
            if (place) onDrop(place);
        };
        addEventListener("pointermove", move, { passive: false });
        addEventListener("pointerup", end);
        addEventListener("pointercancel", end);
    });
}

/** @param {Event} event */
function swallow(event) {
    event.stopPropagation();
    event.preventDefault();
}

/**
 * The place of the board under a point.
 * @param {number} x
 * @param {number} y
 */
function placeAt(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
        const place = element.closest("[data-place]");
        if (place) return place;
    }
    return null;
}
