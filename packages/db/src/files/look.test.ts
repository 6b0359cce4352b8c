import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("folders and texts below the data folder are read in files/look.ts alone, where unreadable is a value", () => {
  const source = join(import.meta.dirname, "..");
  const rooms = ["intake", "privacy", "sqlite", "upkeep"].flatMap((room) =>
    readdirSync(join(source, room)).map((name) => join(source, room, name)),
  );
  const product = rooms.filter((file) => /(?<!\.test)\.ts$/.test(file));
  expect(product.length).toBeGreaterThan(15);
  const raw = product.filter((file) => /\b(?:readdir|readFile)Sync\b/.test(readFileSync(file, "utf8")));
  // The open files of processes are no data.
  expect(raw).toEqual([join(source, "sqlite/lock.ts")]);
});
