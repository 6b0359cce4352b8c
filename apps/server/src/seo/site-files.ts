import { blogCopy } from "@site/content/copy/blog";
import { ruleChanges } from "@site/content/facts/rule-changes";
import { fill } from "@site/content/fill";
import { genericPages } from "@site/content/generic/generic";
import { paths, postPath, rulesFeedPath } from "@site/content/paths";
import type { Site } from "@site/content/site";
import { listPosts } from "@site/db/content/posts";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import { refusalPage, refusalPolicy } from "../http/errors.ts";
import { headersOf } from "../http/headers.ts";
import { escapeMarkup } from "../http/markup.ts";
import { type ListedPage, listPages } from "../pages/addresses.ts";
import { makeFile, type SiteFile } from "../pages/make-page.ts";
import { type Publication, sendPage } from "../pages/serve-pages.ts";

const siteMapPath = "/sitemap.xml";
const articlesFeedPath = "/blog/feed.xml";
const robotsPath = "/robots.txt";
const securityPath = "/.well-known/security.txt";
const siteFilePaths = [siteMapPath, articlesFeedPath, rulesFeedPath, robotsPath, securityPath] as const;

type Options = { context: PageContext; publication: Publication };

export async function discovery(app: FastifyInstance, { context, publication }: Options) {
  for (const path of siteFilePaths)
    app.get(path, async (request, reply) => {
      const published = publication.find(path);
      const file = published ?? (await siteFiles(context, await listPages(context.db), Date.now())).get(path);
      if (file === undefined) throw new Error(`Nothing makes ${path}.`);
      return sendPage(request, reply, file, true);
    });
}

export async function siteFiles(
  { db, site, origin }: PageContext,
  listed: readonly ListedPage[],
  now: number,
): Promise<Map<string, SiteFile>> {
  // A proxy must show the same articles in the site map, in the feed and on pages, so these have the same cache
  // lifetime.
  const pageCaching = "public, max-age=0, s-maxage=60";
  const seldom = "public, max-age=600";
  const xml = { type: "application/xml; charset=utf-8", cacheControl: pageCaching };
  const rss = { type: "application/rss+xml; charset=utf-8", cacheControl: pageCaching };
  const text = { type: "text/plain; charset=utf-8", cacheControl: seldom };
  const files = [
    [siteMapPath, sitemapXml(origin, listed), xml],
    [articlesFeedPath, articlesFeed({ site, origin }, await listPosts(db, { limit: 20 })), rss],
    [rulesFeedPath, rulesFeed({ site, origin }), { ...rss, cacheControl: seldom }],
    [robotsPath, robotsTxt(origin), text],
    [securityPath, securityTxt(site.email, origin, new Date(now)), text],
  ] as const;
  return new Map(
    await Promise.all(files.map(async ([path, body, headers]) => [path, await makeFile(body, headers)] as const)),
  );
}

/**
 * With these files, a proxy serves the site while the server is down, as docs/deploy describes. Their names contain
 * capital letters, so that no page can have the same URL.
 */
export function proxyFiles({ site, origin }: PageContext, policy: string): [name: string, text: string][] {
  const both = (name: string, own: Record<string, string>): [string, string][] => {
    const headers = Object.entries({ ...headersOf(origin), ...own });
    // docs/deploy/nginx.conf defines the variables in these header fields.
    const ofFile = ["Content-Type $page_type", "Content-Encoding $page_encoding", "Cache-Control $page_cache"];
    const nginx = [...headers.map(([header, value]) => `${header} "${value}"`), ...ofFile, "Vary accept-encoding"];
    return [
      [`${name}.nginx`, nginx.map((header) => `add_header ${header} always;\n`).join("")],
      [`${name}.caddy`, headers.map(([header, value]) => `header ${header} "${value}"\n`).join("")],
    ];
  };
  return [
    ["Unavailable.html", refusalPage("unavailable", site)],
    ...both("Unavailable", { "content-security-policy": refusalPolicy }),
    ...both("Headers", { "content-security-policy": policy }),
    ...both("Plain", {}),
  ];
}

function robotsTxt(origin: string): string {
  const closed = ["/api/", "/trpc/", "/forms/"].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

/** RFC 9116 requires an expiry date. It is the first day of a month, so that the text changes only once a month. */
export function securityTxt(email: string, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: -- these are the characters that XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function xmlText(text: string): string {
  return escapeMarkup(text.replace(forbidden, ""));
}

type FeedPost = { slug: string; title: string; excerpt: string; category: string; createdAt: string };
type FeedItem = { id: string; link: string; title: string; text: string; category: string | null; at: string };
type Feed = { path: string; page: string; title: string; description: string; items: readonly FeedItem[] };
type Where = { site: Site; origin: string };

function articlesFeed(where: Where, posts: readonly FeedPost[]): string {
  const items = posts.map(({ slug, title, excerpt, category, createdAt }) => {
    const link = where.origin + postPath(slug);
    return { id: link, link, title, text: excerpt, category, at: createdAt };
  });
  return feedXml(where, { ...blogCopy.seo, path: articlesFeedPath, page: paths.blog, items });
}

/** A link wouldn't identify an item, because several changes may link to the same article. */
function rulesFeed(where: Where): string {
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

function sitemapXml(origin: string, entries: readonly ListedPage[]): string {
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
