// A QR code as a picture.

import { svg } from "./dom.js";
import { qr } from "./qr.js";

/**
 * @param {string} text
 * @param {string} told what it is, for those who do not see it
 */
export function qrPicture(text, told) {
    const modules = qr(text);
    const size = modules.length + 8;
    const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
    return svg(
        "svg",
        { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": told, "shape-rendering": "crispEdges" },
        // Black on white in every theme: that is what cameras read.
        svg("rect", { width: size, height: size, fill: "#ffffff" }),
        svg("path", { d: dark.join(""), fill: "#000000" }),
    );
}
