// QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10. Enough for a link.

// By version: codewords in all, correction codewords in each block, blocks. (Level M.)
/** @type {[number, number, number][]} */
const SIZES = [
    [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
    [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
];
// Centres of the alignment patterns by version.
const ALIGNMENTS = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
// The eight masks: a module is turned over where this is 0.
/** @type {((x: number, y: number) => number)[]} */
const MASKS = [
    (x, y) => (x + y) % 2,
    (x, y) => y % 2,
    (x) => x % 3,
    (x, y) => (x + y) % 3,
    (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (x, y) => ((x * y) % 2) + ((x * y) % 3),
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/**
 * @param {string} text
 * @returns {boolean[][]} rows of modules; true is dark
 */
export function qr(text) {
    const bytes = new TextEncoder().encode(text);
    const version = versionFor(bytes.length);
    const codewords = interleaved(dataCodewords(bytes, version), version);
    /** @type {boolean[][] | null} */
    let best = null;
    let least = Infinity;
    for (let mask = 0; mask < 8; mask++) {
        const modules = drawn(codewords, version, mask);
        const cost = penalty(modules);
        if (cost < least) [best, least] = [modules, cost];
    }
    return /** @type {boolean[][]} */ (best);
}

/** @param {number} version */
const dataSize = (version) => SIZES[version - 1][0] - SIZES[version - 1][1] * SIZES[version - 1][2];

/** @param {number} length */
function versionFor(length) {
    for (let version = 1; version <= SIZES.length; version++) {
        if (length + (version < 10 ? 2 : 3) <= dataSize(version)) return version;
    }
    throw new Error("too long for a QR code");
}

/** @param {Uint8Array} bytes @param {number} version */
function dataCodewords(bytes, version) {
    const size = dataSize(version);
    const bits = [0, 1, 0, 0, ...bitsOf(bytes.length, version < 10 ? 8 : 16)];
    for (const byte of bytes) bits.push(...bitsOf(byte, 8));
    bits.push(...Array(Math.min(4, size * 8 - bits.length)).fill(0));
    while (bits.length % 8) bits.push(0);
    const found = [];
    for (let n = 0; n < bits.length; n += 8) found.push(parseInt(bits.slice(n, n + 8).join(""), 2));
    for (let pad = 0xec; found.length < size; pad ^= 0xec ^ 0x11) found.push(pad);
    return found;
}

/** @param {number} value @param {number} count */
const bitsOf = (value, count) => Array.from({ length: count }, (_, n) => (value >> (count - 1 - n)) & 1);

// --- Error correction: Reed-Solomon over GF(256) with x⁸+x⁴+x³+x²+1 ------------------------------------------------

/** @param {number} a @param {number} b */
function times(a, b) {
    let product = 0;
    for (let bit = 7; bit >= 0; bit--) {
        product = (product << 1) ^ ((product >> 7) * 0x11d);
        product ^= ((b >> bit) & 1) * a;
    }
    return product;
}

/** @param {number} degree @returns {number[]} */
function generator(degree) {
    let found = [...Array(degree - 1).fill(0), 1];
    let root = 1;
    for (let n = 0; n < degree; n++) {
        found = found.map((one, k) => times(one, root) ^ (found[k + 1] ?? 0));
        root = times(root, 2);
    }
    return found;
}

/** @param {number[]} data @param {number[]} divisor */
function remainder(data, divisor) {
    let rest = Array(divisor.length).fill(0);
    for (const one of data) {
        const factor = one ^ rest[0];
        rest = [...rest.slice(1), 0].map((value, n) => value ^ times(divisor[n], factor));
    }
    return rest;
}

/** @param {number[]} data @param {number} version */
function interleaved(data, version) {
    const [, correction, blocks] = SIZES[version - 1];
    const short = Math.floor(data.length / blocks);
    const longer = data.length % blocks;
    const divisor = generator(correction);
    const parts = [];
    for (let n = 0, at = 0; n < blocks; n++) {
        const length = short + (n >= blocks - longer ? 1 : 0);
        const part = data.slice(at, at + length);
        parts.push({ part, check: remainder(part, divisor) });
        at += length;
    }
    const found = [];
    for (let n = 0; n <= short; n++) for (const { part } of parts) if (n < part.length) found.push(part[n]);
    for (let n = 0; n < correction; n++) for (const { check } of parts) found.push(check[n]);
    return found;
}

// --- Drawing ------------------------------------------------------------------------------------------------------

/** @param {number[]} codewords @param {number} version @param {number} mask */
function drawn(codewords, version, mask) {
    const size = version * 4 + 17;
    const modules = Array.from({ length: size }, () => /** @type {boolean[]} */ (Array(size).fill(false)));
    const fixed = Array.from({ length: size }, () => /** @type {boolean[]} */ (Array(size).fill(false)));
    /** @param {number} x @param {number} y @param {boolean | number} dark */
    const set = (x, y, dark) => {
        if (x < 0 || y < 0 || x >= size || y >= size) return;
        modules[y][x] = Boolean(dark);
        fixed[y][x] = true;
    };
    for (let n = 0; n < size; n++) {
        set(6, n, n % 2 === 0);
        set(n, 6, n % 2 === 0);
    }
    for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
        for (let dy = -4; dy <= 4; dy++) for (let dx = -4; dx <= 4; dx++) {
            const far = Math.max(Math.abs(dx), Math.abs(dy));
            set(cx + dx, cy + dy, far !== 2 && far !== 4);
        }
    }
    const centres = ALIGNMENTS[version - 1];
    const last = centres.length - 1;
    centres.forEach((cx, i) => centres.forEach((cy, j) => {
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
        for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }));
    drawFormat(set, size, mask);
    if (version >= 7) drawVersion(set, size, version);
    drawData(modules, fixed, codewords, MASKS[mask]);
    return modules;
}

/** Level M is 00; then the mask. @param {(x: number, y: number, dark: number) => void} set @param {number} size @param {number} mask */
function drawFormat(set, size, mask) {
    let rest = mask;
    for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    /** @param {number} n */
    const bit = (n) => (bits >> n) & 1;
    for (let n = 0; n <= 5; n++) set(8, n, bit(n));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let n = 9; n < 15; n++) set(14 - n, 8, bit(n));
    for (let n = 0; n < 8; n++) set(size - 1 - n, 8, bit(n));
    for (let n = 8; n < 15; n++) set(8, size - 15 + n, bit(n));
    set(8, size - 8, 1);
}

/** @param {(x: number, y: number, dark: number) => void} set @param {number} size @param {number} version */
function drawVersion(set, size, version) {
    let rest = version;
    for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let n = 0; n < 18; n++) {
        const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
        set(a, b, (bits >> n) & 1);
        set(b, a, (bits >> n) & 1);
    }
}

/** @param {boolean[][]} modules @param {boolean[][]} fixed @param {number[]} codewords @param {(x: number, y: number) => number} mask */
function drawData(modules, fixed, codewords, mask) {
    const size = modules.length;
    let n = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
        if (right === 6) right = 5;
        for (let step = 0; step < size; step++) for (const x of [right, right - 1]) {
            const upwards = ((right + 1) & 2) === 0;
            const y = upwards ? size - 1 - step : step;
            if (fixed[y][x]) continue;
            const dark = n < codewords.length * 8 && ((codewords[n >> 3] >> (7 - (n & 7))) & 1) === 1;
            modules[y][x] = dark !== (mask(x, y) === 0);
            n += 1;
        }
    }
}

// --- How hard a code is to read: the mask with the least is taken ---------------------------------------------------

/** @param {boolean[][]} modules */
function penalty(modules) {
    const size = modules.length;
    const columns = modules.map((_, x) => modules.map((row) => row[x]));
    let cost = 0;
    for (const line of [...modules, ...columns]) {
        const text = line.map((dark) => (dark ? "1" : "0")).join("");
        for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
        for (let n = 0; n + 11 <= size; n++) {
            const part = text.slice(n, n + 11);
            if (part === "10111010000" || part === "00001011101") cost += 40;
        }
    }
    let dark = 0;
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) {
        if (modules[y][x]) dark += 1;
        if (y && x && modules[y][x] === modules[y - 1][x] && modules[y][x] === modules[y][x - 1] && modules[y][x] === modules[y - 1][x - 1]) cost += 3;
    }
    return cost + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
}
