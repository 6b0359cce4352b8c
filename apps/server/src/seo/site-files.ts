import { rulesFeedPath } from "@site/content/paths";
import { listPosts } from "@site/db/content/posts";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import { refusalPage, refusalPolicy } from "../http/errors.ts";
import { headersOf } from "../http/headers.ts";
import { type ListedPage, listPages } from "../pages/list-addresses.ts";
import { makeFile, type SiteFile } from "../pages/make-page.ts";
import type { Publication } from "../pages/publication.ts";
import { sendPage } from "../pages/send-page.ts";
import { articlesFeed, rulesFeed, sitemapXml } from "./xml.ts";

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
  // Proxies cache the site map and the feed of articles as long as pages, so that all of them match.
  const asPages = "public, max-age=0, s-maxage=60";
  const seldom = "public, max-age=600";
  const xml = { type: "application/xml; charset=utf-8", cacheControl: asPages };
  const rss = { type: "application/rss+xml; charset=utf-8", cacheControl: asPages };
  const text = { type: "text/plain; charset=utf-8", cacheControl: seldom };
  const files = [
    [siteMapPath, sitemapXml(origin, listed), xml],
    [articlesFeedPath, articlesFeed({ site, origin }, await listPosts(db, { limit: 20 })), rss],
    [rulesFeedPath, rulesFeed({ site, origin }), { ...rss, cacheControl: seldom }],
    [robotsPath, robotsTxt(origin), text],
    [securityPath, securityTxt(site.email, origin, new Date(now)), text],
  ] as const;
  return new Map(
    await Promise.all(files.map(async ([path, words, headers]) => [path, await makeFile(words, headers)] as const)),
  );
}

/**
 * Makes files for a proxy that serves the site while the server is down (docs/deploy). Their names contain capitals, so
 * that no page can have the same URL.
 * @param policy the Content-Security-Policy of pages
 */
export function proxyFiles({ site, origin }: PageContext, policy: string): [name: string, text: string][] {
  const both = (name: string, own: Record<string, string>): [string, string][] => {
    const headers = Object.entries({ ...headersOf(origin), ...own });
    // docs/deploy/nginx.conf defines these variables.
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

/** RFC 9116 requires an expiry date, which is rounded, so that the text changes only once a month. */
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
