import { blogCopy } from "@site/content/copy/blog";
import { fill } from "@site/content/fill";
import { paths, postPath } from "@site/content/paths";
import type { Site } from "@site/content/site";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: -- these are the characters that XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Escapes text for an XML element or attribute, and drops characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

type FeedPost = { slug: string; title: string; excerpt: string; category: string; createdAt: string };

/** RSS 2.0 of the newest articles. */
export function feedXml({ site, origin }: { site: Site; origin: string }, posts: readonly FeedPost[]): string {
  const { title, description } = fill(blogCopy.seo, site);
  const items = posts.map((post) => {
    const url = xmlText(origin + postPath(post.slug));
    return [
      "<item>",
      `<title>${xmlText(post.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<category>${xmlText(post.category)}</category>`,
      `<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>`,
      `<description>${xmlText(post.excerpt)}</description>`,
      "</item>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(origin + paths.blog)}</link>`,
    `<description>${xmlText(description)}</description>`,
    "<language>en-us</language>",
    `<atom:link href="${xmlText(`${origin}/blog/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>",
    "",
  ].join("\n");
}

export type ListedPage = { path: string; day: string };

/** Each page with the day of its last change. */
export function sitemapXml(origin: string, entries: readonly ListedPage[]): string {
  const urls = entries.map(
    ({ path, day }) => `<url><loc>${xmlText(origin + path)}</loc><lastmod>${day}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
