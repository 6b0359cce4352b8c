import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pages } from "@site/content/pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSocialCards } from "./social-cards.ts";

const paths = ["/states/texas", "/physician-credentialing", "/blog/npdb-queries-and-continuous-query"];
const list = pages.filter(({ path }) => paths.includes(path));
const files = [
  "blog--npdb-queries-and-continuous-query.png",
  "category--compliance.png",
  "category--credentialing-tips.png",
  "category--industry-news.png",
  "category--payer-enrollment.png",
  "physician-credentialing.png",
  "states--texas.png",
];

let dir: string;
let first = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "social-cards-"));
  first = await buildSocialCards(join(dir, "out"), join(dir, "cache"), list);
}, 30_000);

afterAll(() => rm(dir, { recursive: true }));

test("makes one card per page, and one per category of articles", async () => {
  expect(first).toBe(files.length);
  expect((await readdir(join(dir, "out"))).sort()).toEqual(files);
});

test.each(files)("%s is a small PNG of 1200 × 630", async (file) => {
  const png = await readFile(join(dir, "out", file));
  expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeGreaterThan(10_000);
  expect(png.length).toBeLessThan(120_000);
});

test("takes from the cache what has not changed, and draws what has", async () => {
  const again = join(dir, "again");
  expect(await buildSocialCards(again, join(dir, "cache"), list)).toBe(0);
  for (const file of files) {
    expect((await stat(join(again, file))).size).toBe((await stat(join(dir, "out", file))).size);
  }
  const renamed = list.map((page) =>
    page.kind === "state" ? { ...page, seo: { ...page.seo, title: "Licensing in Texas | {product}" } } : page,
  );
  expect(await buildSocialCards(again, join(dir, "cache"), renamed)).toBe(1);
});
