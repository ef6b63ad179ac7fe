// Reading facts of which only some have a field.

/** @import { FactData } from "./protocol.js" */

/**
 * A field of a fact; undefined: this kind of fact does not have it.
 * @template {string} Name
 * @param {FactData} fact
 * @param {Name} name
 * @returns {(FactData extends infer One ? One extends Record<Name, infer Value> ? Value : never : never) | undefined}
 */
export function fieldOf(fact, name) {
    return /** @type {Record<string, never>} */ (/** @type {unknown} */ (fact))[name];
}
