import { rulesFeedPath } from "@site/content/paths";
import { listPosts } from "@site/db/content/posts";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import type { PageTable } from "../pages/page-table.ts";
import { articlesFeed, rulesFeed, sitemapXml } from "./xml.ts";

type Options = { context: PageContext; table: PageTable };

/** Sitemap, robots.txt, feeds and security.txt. */
export async function discovery(app: FastifyInstance, { context, table }: Options) {
  const { db, site, origin } = context;
  const cached = "public, max-age=600";
  // They agree with the pages, also in a proxy.
  const asPages = "public, max-age=0, s-maxage=60";

  app.get("/sitemap.xml", async (_request, reply) => {
    reply.header("cache-control", asPages).type("application/xml; charset=utf-8");
    return sitemapXml(origin, table.list());
  });
  app.get("/blog/feed.xml", async (_request, reply) => {
    reply.header("cache-control", asPages).type("application/rss+xml; charset=utf-8");
    return articlesFeed({ site, origin }, await listPosts(db, { limit: 20 }));
  });
  app.get(rulesFeedPath, async (_request, reply) => {
    reply.header("cache-control", cached).type("application/rss+xml; charset=utf-8");
    return rulesFeed({ site, origin });
  });
  app.get("/robots.txt", async (_request, reply) => {
    reply.header("cache-control", cached).type("text/plain; charset=utf-8");
    return [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /trpc/",
      "Disallow: /forms/",
      "",
      `Sitemap: ${origin}/sitemap.xml`,
      "",
    ].join("\n");
  });
  app.get("/.well-known/security.txt", async (_request, reply) => {
    reply.header("cache-control", cached).type("text/plain; charset=utf-8");
    return securityTxt(site.email, origin, new Date());
  });
}

/**
 * RFC 9116, which requires an expiry date: the first of this month next year, so that the text changes once a month.
 */
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
