import type { Values } from "./records.ts";

/** 128 random bits. `crypto.randomUUID` would do, but is missing where a site is tried out over plain http. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join("");
}

/**
 * The key under which the server stores a lead once: of the draft and of what it says. The same words sent again,
 * after a failure, a reload or from a second tab, are the same lead; words that were corrected after an attempt with
 * no answer are another one, because the first may have arrived and its row is never overwritten.
 */
export function keyOf(seed: string, values: Values): string {
  const words = JSON.stringify(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  return `${seed}-${hash(words, 0x811c9dc5)}${hash(words, 0x2f0b4e27)}`;
}

/** 32-bit FNV-1a. Two of them tell apart the few versions of one visitor's text. */
function hash(text: string, start: number): string {
  let state = start;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return (state >>> 0).toString(16).padStart(8, "0");
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
