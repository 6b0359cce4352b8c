import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { iconNames } from "@site/content/icons";
import { stateFacts } from "@site/content/states/facts";
import { neighbors } from "@site/content/states/neighbors";
import { neighbors as sharedBorders } from "topojson-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAtlas } from "./atlas.ts";
import { buildIcons, symbolOf } from "./icons.ts";
import { buildStateMarks, buildStateOutlines } from "./state-outlines.ts";
import { buildUsMap } from "./us-map.ts";

const twoDecimals = /\.\d\d/;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "art-"));
});

afterAll(() => rm(folder, { recursive: true }));

describe("the icon sprite", () => {
  it("has a symbol for every icon name and nothing invisible", async () => {
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

describe("the map", () => {
  it("has a path without a fill for each of the 50 states, in at most 30 kB", async () => {
    const file = join(folder, "us-map.svg");
    await buildUsMap(file);
    const map = await readFile(file, "utf8");
    const ids = matches(map, /<path id="([A-Z]{2})" d="M[-\d.Mlz ]+z"\/>/g);
    expect(ids).toEqual(Object.values(stateFacts).map(({ abbreviation }) => abbreviation));
    expect(new Set(ids).size).toBe(50);
    const codes = matches(map.slice(map.indexOf('<g id="codes">')), /<text x="\d+" y="\d+">([A-Z]{2})<\/text>/g);
    expect(codes).toEqual(ids);
    expect(Buffer.byteLength(map)).toBeLessThanOrEqual(30_000);
    expect(map).not.toMatch(twoDecimals);
    expect(map).not.toContain("fill");
  });
});

describe("the small outlines", () => {
  it("has a path without a colour for each of the 50 states, in at most 25 kB", async () => {
    const file = join(folder, "state-marks.svg");
    await buildStateMarks(file);
    const marks = await readFile(file, "utf8");
    const ids = matches(marks, /<path id="([a-z-]+)" d="M[-\d.Mlz ]+z"\/>/g);
    expect(ids).toEqual(Object.keys(stateFacts));
    expect(Buffer.byteLength(marks)).toBeLessThanOrEqual(25_000);
    expect(marks).not.toMatch(/fill|stroke/);
  });
});

it("content names as neighbors the states that share a border on the map", async () => {
  const { objects } = await readAtlas("states-10m.json");
  const areas = objects.states.geometries;
  const slugs = new Map(Object.entries(stateFacts).map(([slug, { name }]) => [name, slug]));
  const slugAt = (index: number) => {
    const properties = areas[index]?.properties;
    return properties && "name" in properties ? slugs.get(properties.name) : undefined;
  };
  const drawn = sharedBorders(areas).flatMap((adjoining, index) => {
    const slug = slugAt(index);
    // Two parts of Oregon share a border of their own.
    const others = adjoining.map(slugAt).filter((other) => other !== undefined && other !== slug);
    return slug === undefined ? [] : [[slug, others.toSorted()] as const];
  });
  expect(Object.fromEntries(drawn)).toEqual(neighbors);
});

describe("the outlines", () => {
  it("has a sheet of at most 12 kB for each of the 50 states", async () => {
    const outlines = await readOutlines();
    expect([...outlines.keys()].sort()).toEqual(
      Object.keys(stateFacts)
        .map((slug) => `${slug}.svg`)
        .sort(),
    );
    for (const [file, svg] of outlines) {
      expect(svg, file).toContain('width="480" height="440" viewBox="0 0 480 440"');
      expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(12_000);
      expect(drawing(svg), file).toMatch(/^M[-\d.Mlz ]+z$/);
      expect(drawing(svg), file).not.toMatch(twoDecimals);
    }
  });

  it("shows the eight main islands of Hawaii, and Alaska as one country across the antimeridian", async () => {
    const outlines = await readOutlines();
    expect(islands(outlines.get("hawaii.svg"))).toHaveLength(8);
    const starts = islands(outlines.get("alaska.svg")).map(Number.parseFloat);
    expect(Math.min(...starts)).toBeLessThan(30);
    // The mainland would shrink to a corner if the sheet went around the world.
    expect(Math.max(...starts)).toBeGreaterThan(400);
    expect(starts.length).toBeGreaterThan(15);
  });
});

async function readOutlines(): Promise<Map<string, string>> {
  const outDir = join(folder, "states");
  await buildStateOutlines(outDir);
  const files = await readdir(outDir);
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(outDir, file), "utf8")] as const)),
  );
}

function drawing(svg = ""): string {
  return /\sd="([^"]*)"/.exec(svg)?.[1] ?? "";
}

function islands(svg?: string): string[] {
  return drawing(svg).split("M").slice(1);
}

function matches(text: string, pattern: RegExp): (string | undefined)[] {
  return [...text.matchAll(pattern)].map((match) => match[1]);
}
