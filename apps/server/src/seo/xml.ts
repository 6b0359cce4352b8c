import { blogCopy } from "@site/content/copy/blog";
import { ruleChanges } from "@site/content/facts/rule-changes";
import { fill } from "@site/content/fill";
import { genericPages } from "@site/content/generic/generic";
import { paths, postPath, rulesFeedPath } from "@site/content/paths";
import type { Site } from "@site/content/site";
import { escapeMarkup } from "../http/markup.ts";
import type { ListedPage } from "../pages/list-addresses.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: -- these are the characters that XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function xmlText(text: string): string {
  return escapeMarkup(text.replace(forbidden, ""));
}

type FeedPost = { slug: string; title: string; excerpt: string; category: string; createdAt: string };
type FeedItem = { id: string; link: string; title: string; text: string; category: string | null; at: string };
type Feed = { path: string; page: string; title: string; description: string; items: readonly FeedItem[] };
type Where = { site: Site; origin: string };

export function articlesFeed(where: Where, posts: readonly FeedPost[]): string {
  const items = posts.map(({ slug, title, excerpt, category, createdAt }) => {
    const link = where.origin + postPath(slug);
    return { id: link, link, title, text: excerpt, category, at: createdAt };
  });
  return feedXml(where, { ...blogCopy.seo, path: "/blog/feed.xml", page: paths.blog, items });
}

/** An item's id consists of its day and title, because several changes may link to the same article. */
export function rulesFeed(where: Where): string {
  const page = where.origin + paths.rulesToday;
  const items = ruleChanges.map(({ on, title, text, source, post }) => ({
    id: `${page}#${on}-${encodeURIComponent(title)}`,
    link: post === null ? `${page}#changes` : where.origin + postPath(post),
    title,
    text: `${text} Source: ${source}`,
    category: null,
    at: on,
  }));
  return feedXml(where, { ...genericPages["rules-today"].seo, path: rulesFeedPath, page: paths.rulesToday, items });
}

function feedXml({ site, origin }: Where, { path, page, items, ...seo }: Feed): string {
  const { title, description } = fill({ title: seo.title, description: seo.description }, site);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(origin + page)}</link>`,
    `<description>${xmlText(description)}</description>`,
    "<language>en-us</language>",
    `<atom:link href="${xmlText(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    "</channel></rss>",
    "",
  ].join("\n");
}

function itemXml({ id, link, title, text, category, at }: FeedItem): string {
  return [
    "<item>",
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(link)}</link>`,
    `<guid isPermaLink="${id === link}">${xmlText(id)}</guid>`,
    category === null ? "" : `<category>${xmlText(category)}</category>`,
    `<pubDate>${new Date(at).toUTCString()}</pubDate>`,
    `<description>${xmlText(text)}</description>`,
    "</item>",
  ].join("");
}

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
