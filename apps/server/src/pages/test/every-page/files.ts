import { brotliDecompressSync } from "node:zlib";
import { pages } from "@site/content/pages";
import { expect, it } from "vitest";
import {
  addLike,
  attributesOf,
  openTestApp,
  readDocument,
  structuredDataOf,
  type TestDocument,
} from "../../../test/open-test-app.ts";
import { documentOf, origin } from "./unchanged-site.ts";

const { app, db } = await openTestApp();

const sources = [
  ["meta[property='og:image'], meta[name='twitter:image']", "content"],
  ["link[rel*='icon'], link[rel=manifest], link[rel*='preload'], use", "href"],
  ["img", "src"],
  ["script[data-code]", "data-code"],
  ["script[data-stylesheet]", "data-stylesheet"],
] as const;

/** Every file that a page shows or loads, or that its head names, except those with a data: URL. */
function filesOf({ $ }: TestDocument): string[] {
  const named = sources.flatMap(([selector, attribute]) => attributesOf($, selector, attribute));
  const described = structuredDataOf($)
    .flatMap((block) => Object.entries(block))
    .flatMap(([name, value]) => (name === "image" || name === "logo" ? [String(value)] : []));
  const urls = [...named.flatMap((value) => value.split(" ")), ...described];
  return urls.filter((url) => url !== "" && !url.startsWith("data:"));
}

const types = [
  ...["css text/css", "ico image/vnd.microsoft.icon", "js application/javascript", "png image/png"],
  ...["svg image/svg+xml", "webmanifest application/manifest+json", "woff2 font/woff2"],
];

it("every file that a page names exists, also on pages of rows that an admin added; assets are immutable and compressed", async () => {
  await addLike(db, "blog_posts", "reassignment-on-the-855i", { slug: "questions-added" });
  await addLike(db, "specialties", "neurology", { slug: "urology", name: "Urology" });
  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  const unchanged = [...pages.map(({ path }) => path), "/nothing", "/blog/nothing"].map(documentOf);
  const added = ["/blog/questions-added", "/urology", "/states/puerto-rico"].map((path) => readDocument(app, path));
  const wanted = new Set<string>();
  for (const reading of [...unchanged, ...added])
    for (const url of filesOf(await reading)) wanted.add(new URL(url, origin).pathname);
  for (const { src } of (await app.inject("/site.webmanifest")).json().icons) wanted.add(src);
  expect(wanted.size).toBeGreaterThan(pages.length / 2);

  const seen = new Set<string>();
  for (const path of wanted) {
    const { statusCode, headers, rawPayload } = await app.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    seen.add(`${path.split(".").at(-1)} ${String(headers["content-type"]).split(";", 1)}`);
    if (!path.startsWith("/assets/")) continue;
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
    if (path.endsWith(".woff2") || rawPayload.length < 1_000) continue;
    const small = await app.inject({ url: path, headers: { "accept-encoding": "gzip, br" } });
    expect(small.headers, path).toMatchObject({ "content-encoding": "br", "content-type": headers["content-type"] });
    expect(brotliDecompressSync(small.rawPayload).equals(rawPayload), path).toBe(true);
  }
  expect([...seen].toSorted()).toEqual(types);
}, 120_000);
