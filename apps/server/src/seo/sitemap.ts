import type { SitePage } from "@site/content/pages";
import { postPath } from "@site/content/paths";
import { xmlText } from "./xml.ts";

type Post = { slug: string; createdAt: string; updatedAt: string | null };

/** Canonical pages with the date of their last change, and articles that an admin added to the table. */
export function sitemapXml(origin: string, pages: readonly SitePage[], posts: readonly Post[]): string {
  const known = new Set<string>(pages.map(({ path }) => path));
  const added = posts.filter(({ slug }) => !known.has(postPath(slug)));
  const entries = [
    ...pages.map(({ path, updatedOn }) => ({ path: path as string, date: updatedOn as string })), // both sources as plain texts
    ...added.map(({ slug, createdAt, updatedAt }) => ({
      path: postPath(slug),
      date: (updatedAt ?? createdAt).slice(0, 10),
    })),
  ];
  const urls = entries.map(
    ({ path, date }) => `<url><loc>${xmlText(origin + path)}</loc><lastmod>${date}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
