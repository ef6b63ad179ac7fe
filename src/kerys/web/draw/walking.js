// Arrow keys on the board: from the focused place to the nearest one in that direction.

const STOPS = "[data-place], [data-broker], .tipped";
/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** @param {Element} board @param {KeyboardEvent} event */
export function moveBetween(board, event) {
    const direction = DIRECTIONS[event.key];
    const from = document.activeElement;
    if (!direction || !from?.matches(STOPS) || event.altKey || event.ctrlKey || event.metaKey) return;
    const here = middle(from);
    let best = null;
    let least = Infinity;
    for (const one of board.querySelectorAll(STOPS)) {
        if (one === from || one.hasAttribute("hidden")) continue;
        const there = middle(one);
        const [dx, dy] = [there.x - here.x, there.y - here.y];
        const along = dx * direction[0] + dy * direction[1];
        const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
        if (along < 4 || aside > 2.5 * along) continue;
        const distance = along + 2 * aside;
        if (distance < least) [best, least] = [one, distance];
    }
    if (!(best instanceof SVGElement)) return;
    event.preventDefault();
    best.focus();
}

/** @param {Element} element */
function middle(element) {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
