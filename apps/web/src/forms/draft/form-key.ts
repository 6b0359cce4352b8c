import type { Values } from "./records.ts";

/** 128 random bits. Not `crypto.randomUUID`, which is missing over plain http. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join("");
}

/**
 * The idempotency key of a lead, made of the draft's seed and the values. The same values sent again after a failure, a
 * reload or from a second tab are the same lead. Corrected values are another lead, because the first attempt may have
 * been stored, and a stored lead is never overwritten.
 */
export function keyOf(seed: string, values: Values): string {
  const words = JSON.stringify(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  return `${seed}-${hash(words, 0x811c9dc5)}${hash(words, 0x2f0b4e27)}`;
}

/** 32-bit FNV-1a. Two of them are enough to distinguish the versions of one draft. */
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
