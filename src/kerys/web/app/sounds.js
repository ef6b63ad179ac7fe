// A few short sounds, made here by WebAudio. Off unless switched on.

/** Notes as [frequency, when, how long], in hertz and seconds. @type {Record<string, [number, number, number][]>} */
const SOUNDS = {
    turn: [[523, 0, 0.12], [784, 0.13, 0.22]],
    placed: [[220, 0, 0.06], [165, 0.04, 0.08]],
    counted: [[392, 0, 0.08], [494, 0.08, 0.08], [587, 0.16, 0.14]],
    over: [[392, 0, 0.15], [523, 0.15, 0.15], [659, 0.3, 0.15], [784, 0.45, 0.4]],
    chat: [[880, 0, 0.06]],
};

/** @type {AudioContext | null} */
let context = null;

/**
 * @param {import("./settings.js").Settings} settings
 * @param {keyof typeof SOUNDS} name
 */
export function play(settings, name) {
    if (!settings.get("sound")) return;
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [frequency, when, length] of SOUNDS[name]) {
        const tone = context.createOscillator();
        const volume = context.createGain();
        tone.type = "triangle";
        tone.frequency.value = frequency;
        volume.gain.setValueAtTime(0.0001, now + when);
        volume.gain.exponentialRampToValueAtTime(0.18, now + when + 0.015);
        volume.gain.exponentialRampToValueAtTime(0.0001, now + when + length);
        tone.connect(volume).connect(context.destination);
        tone.start(now + when);
        tone.stop(now + when + length + 0.02);
    }
}
