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

const article = {
  slug: "questions-added",
  title: "Added",
  excerpt: "An added article.",
  content: "Text.",
  category: "Compliance",
  created_at: "2030-02-03T04:05:06.000Z",
} as const;
const addedPages = ["/blog/questions-added", "/urology", "/states/puerto-rico"];

/** Every picture that a page shows or that its head names, except those with a data: URL. */
function picturesOf({ $ }: TestDocument): string[] {
  const named = [
    ["meta[property='og:image'], meta[name='twitter:image']", "content"],
    ["link[rel~='icon'], link[rel='apple-touch-icon'], link[rel='preload'][as='image']", "href"],
    ["img", "src"],
    ["use", "href"],
  ].flatMap(([selector = "", attribute = ""]) => attributesOf($, selector, attribute));
  const described = structuredDataOf($)
    .flatMap((block) => Object.entries(block))
    .flatMap(([name, value]) => (name === "image" || name === "logo" ? [String(value)] : []));
  return [...named, ...described].filter((url) => url !== "" && !url.startsWith("data:"));
}

it("every picture that a page shows or names exists, also on pages of rows that an admin added", async () => {
  await db.insertInto("blog_posts").values(article).execute();
  await addLike(db, "specialties", "neurology", { slug: "urology", name: "Urology" });
  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  const wantedBy = new Map<string, string>();
  const unchanged = [...pages.map((page) => page.path), "/nothing", "/blog/nothing"].map(
    (path) => [path, documentOf(path)] as const,
  );
  const added = addedPages.map((path) => [path, readDocument(app, path)] as const);
  for (const [path, reading] of [...unchanged, ...added]) {
    const document = await reading;
    for (const url of picturesOf(document)) wantedBy.set(url.split("#")[0] ?? url, path);
  }
  for (const { src } of (await app.inject("/site.webmanifest")).json().icons) wantedBy.set(src, "the manifest");
  const missing: string[] = [];
  for (const [url, path] of wantedBy) {
    const { statusCode, headers } = await app.inject(new URL(url, origin).pathname);
    const type = String(headers["content-type"]);
    if (statusCode !== 200 || !type.startsWith("image/")) missing.push(`${path}: ${url} ${statusCode} ${type}`);
  }
  expect(missing).toEqual([]);
  expect(wantedBy.size).toBeGreaterThan(pages.length / 2);
}, 120_000);
