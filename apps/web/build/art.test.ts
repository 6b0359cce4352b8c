import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { iconNames } from "@site/content/icons";
import { stateFacts } from "@site/content/states/data/facts";
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

function matches(text: string, pattern: RegExp): (string | undefined)[] {
  return [...text.matchAll(pattern)].map((match) => match[1]);
}
