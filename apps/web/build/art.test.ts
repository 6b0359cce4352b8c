import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { entriesOf } from "@site/content/entries-of";
import { iconNames } from "@site/content/icons";
import { stateFacts } from "@site/content/states/data/facts";
import { locators } from "@site/content/states/data/locators";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildIcons, symbolOf } from "./art.ts";

const art = join(import.meta.dirname, "./../public/art");

describe("the icon sprite", () => {
  it("has a symbol for every icon name and nothing invisible", async () => {
    const folder = await mkdtemp(join(tmpdir(), "art-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "new", "icons.svg");
    await buildIcons(file);
    const sprite = await readFile(file, "utf8");
    expect(matches(sprite, /<symbol id="([^"]+)" viewBox="0 0 24 24"/g)).toEqual([...iconNames]);
    expect(sprite).not.toContain('stroke="none"');
  });

  it("names the icon that does not exist", async () => {
    await expect(symbolOf("no-such-icon")).rejects.toThrow('no outline icon named "no-such-icon"');
  });
});

it("the map and the folder of outlines have a picture of each of the 50 states", async () => {
  const idsIn = async (file: string) => matches(await readFile(join(art, file), "utf8"), /<path id="([A-Za-z-]+)"/g);
  const slugs = Object.keys(stateFacts);
  expect((await idsIn("us-map.svg")).toSorted()).toEqual(
    Object.values(stateFacts)
      .map(({ abbreviation }) => abbreviation)
      .toSorted(),
  );
  expect(await readdir(join(art, "states"))).toEqual(slugs.map((slug) => `${slug}.svg`).toSorted());
});

it("the locator of each state has it whole in the middle", async () => {
  const map = await readFile(join(art, "us-map.svg"), "utf8");
  for (const [slug, { abbreviation }] of entriesOf(stateFacts)) {
    const [, path = ""] = new RegExp(`id="${abbreviation}" d="([^"]+)"`).exec(map) ?? [];
    const points = path.split("M").slice(1).flatMap(pointsOf);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const { view } = locators[slug];
    const [x = 0, y = 0, width = 0, height = 0] = view.split(" ").map(Number);
    for (const [from, length, places] of [
      [x, width, xs],
      [y, height, ys],
    ] as const) {
      const [low, high] = [Math.min(...places), Math.max(...places)];
      expect(Math.abs((low + high - length) / 2 - from), slug).toBeLessThan(2);
      expect(high - low, slug).toBeLessThan(length * 0.8);
    }
  }
});

/** Points of a part of a path: one absolute, then steps. */
function pointsOf(part: string): [x: number, y: number][] {
  const numbers = part.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    x += numbers[2 * index] ?? 0;
    y += numbers[2 * index + 1] ?? 0;
    return [x, y];
  });
}

function matches(text: string, pattern: RegExp): (string | undefined)[] {
  return [...text.matchAll(pattern)].map((match) => match[1]);
}
