import { expect, it } from "vitest";
import { keyOf, newSeed } from "./form-key.ts";

const values = { name: "Ana Ruiz", message: "Two dentists" };

it("seeds differ and have 128 bits", () => {
  const seeds = new Set(Array.from({ length: 1_000 }, newSeed));
  expect(seeds.size).toBe(1_000);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});

it("a key is one that the server takes", () => {
  expect(keyOf(newSeed(), values)).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
});

it("the same draft with the same words has the same key, spaces around them apart", () => {
  const seed = newSeed();
  expect(keyOf(seed, { ...values })).toBe(keyOf(seed, values));
  expect(keyOf(seed, { name: " Ana Ruiz", message: "Two dentists\n" })).toBe(keyOf(seed, values));
});

it("every correction has a key of its own", () => {
  const seed = newSeed();
  const phones = Array.from({ length: 10_000 }, (_, index) => keyOf(seed, { ...values, phone: `615-555-${index}` }));
  expect(new Set([...phones, keyOf(seed, values)]).size).toBe(10_001);
});

it("words that change their field change the key", () => {
  const seed = newSeed();
  expect(keyOf(seed, { name: "ab", message: "c" })).not.toBe(keyOf(seed, { name: "a", message: "bc" }));
});

it("the same words of another visitor have another key", () => {
  expect(keyOf(newSeed(), values)).not.toBe(keyOf(newSeed(), values));
});
