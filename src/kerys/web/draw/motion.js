// Small movements that show what happened. CSS holds how they look; whoever wants none of them gets none.

/** A broker comes to the board. @param {Element} piece */
export function arrive(piece) {
    piece.classList.add("arrives");
}

/** A face-down broker is turned up. @param {Element} piece */
export function turnUp(piece) {
    piece.classList.add("turns-up");
}

/** Everything under an element that moves comes to its end at once. @param {Element} element */
export function finish(element) {
    for (const animation of element.getAnimations({ subtree: true })) {
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
}
