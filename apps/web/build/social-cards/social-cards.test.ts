import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pages } from "@site/content/pages";
import { expect, it, onTestFinished } from "vitest";
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

it("a build draws a small PNG per page and category, and the next build only changed PNGs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "social-cards-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [out, cache] = [join(folder, "out"), join(folder, "cache")];
  expect(await buildSocialCards(out, cache, list)).toBe(files.length);
  expect((await readdir(out)).toSorted()).toEqual(files);
  for (const file of files) {
    const png = await readFile(join(out, file));
    expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(10_000);
    expect(png.length).toBeLessThan(120_000);
  }

  expect(await buildSocialCards(out, cache, list)).toBe(0);
  const renamed = list.map((page) =>
    page.kind === "state" ? { ...page, seo: { ...page.seo, title: "Licensing in Texas | {product}" } } : page,
  );
  expect(await buildSocialCards(out, cache, renamed)).toBe(1);
});
