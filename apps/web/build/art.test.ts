import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { iconNames } from "@site/content/icons";
import { specialtySlugs } from "@site/content/ids/specialties";
import { stateFacts } from "@site/content/states/data/facts";
import { locators } from "@site/content/states/data/locators";
import { expect, it, onTestFinished } from "vitest";
import { buildIcons } from "./art.ts";

const art = join(import.meta.dirname, "./../public/art");

it("the icon sprite has a symbol for every icon name and nothing invisible", async () => {
  const folder = await mkdtemp(join(tmpdir(), "art-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "new", "icons.svg");
  await buildIcons(file);
  const sprite = await readFile(file, "utf8");
  expect(matches(sprite, /<symbol id="([^"]+)" viewBox="0 0 24 24"/g)).toEqual([...iconNames]);
  expect(sprite).not.toContain('stroke="none"');
});

it("the sprite of plates has a drawing of each specialty", async () => {
  const ids = matches(await readFile(join(art, "plates.svg"), "utf8"), /<symbol id="([a-z-]+)"/g);
  expect(ids.toSorted()).toEqual(specialtySlugs.toSorted());
});

function pointsOf(path: string): [number, number][] {
  return path.split("M").flatMap((part) => {
    const numbers = (part.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
      x += numbers[2 * index] ?? 0;
      y += numbers[2 * index + 1] ?? 0;
      return [x, y];
    });
  });
}

it("each state’s page shows the whole of its outline, and it fills most of the picture", async () => {
  const map = await readFile(join(art, "us-map.svg"), "utf8");
  const paths = new Map([...map.matchAll(/<path id="(\w+)" d="([^"]+)"/g)].map(([, id, path = ""]) => [id, path]));
  for (const [slug, { abbreviation }] of Object.entries(stateFacts)) {
    const [x = 0, y = 0, width = 0, height = 0] = (locators[slug as keyof typeof locators] ?? "")
      .split(" ")
      .map(Number); // `slug` is also a key of `locators`, which has the keys of `stateFacts`
    const points = pointsOf(paths.get(abbreviation) ?? "");
    const ends = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
    const [[left, right], [top, bottom]] = [ends(points.map(([at]) => at)), ends(points.map(([, at]) => at))];
    expect(left >= x && top >= y && right <= x + width && bottom <= y + height, slug).toBe(true);
    expect(Math.max((right - left) / width, (bottom - top) / height), slug).toBeGreaterThan(0.7);
  }
});

function matches(text: string, pattern: RegExp): (string | undefined)[] {
  return [...text.matchAll(pattern)].map((match) => match[1]);
}
