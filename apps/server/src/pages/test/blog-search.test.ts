import { posts } from "@site/content/blog/posts";
import { blogHead } from "@site/content/site";
import type { Post } from "@site/content/types/content";
import { expect, it } from "vitest";
import { attributesOf, readDocument } from "../../test/open-test-app.ts";
import { shareRehearsedApp } from "../../test/rehearsed-app.ts";

const { app } = await shareRehearsedApp();

function slugsWith(...words: string[]): string[] {
  return Object.entries<Post>(posts)
    .filter(([, { title, excerpt, content }]) =>
      words.every((word) => `${title}\n${excerpt}\n${content}`.toLowerCase().includes(word)),
    )
    .map(([slug]) => slug);
}

async function search(query: string) {
  const document = await readDocument(app, `/blog?${query}`);
  const cards = attributesOf(document.$, "#latest li a[href^='/blog/']", "href");
  return { ...document, slugs: cards.map((href) => href.slice("/blog/".length)) };
}

it("a search of the blog shows the articles with all the words, and their number in the heading", async () => {
  const { $, slugs } = await search("q=Illinois+attestation");
  const own = slugsWith("illinois", "attestation");
  expect(own.length).toBeGreaterThan(1);
  expect(slugs.toSorted()).toEqual(own.slice(0, 12).toSorted());
  expect($("#latest h2").text()).toBe(`“Illinois attestation”, ${own.length} articles`);
  expect($("#latest [role=status]").text()).toBe(`${slugs.length} of ${own.length} articles`);
  expect($("input[name=q]").attr("value")).toBe("Illinois attestation");
});

it("a search of the blog shows the best match first, and Sort by Date leads to newest, oldest and back", async () => {
  const best = await search("q=caqh");
  expect(best.$("#latest li h3").first().text()).toMatch(/CAQH/);
  let href = "/blog?q=caqh";
  for (const next of ["order=newest&q=caqh", "order=oldest&q=caqh", "q=caqh"]) {
    const { $ } = await readDocument(app, href);
    href = $(`#latest a:contains("${blogHead.sortByDate}")`).attr("href") ?? "";
    const asked = [...new URL(href, "http://localhost").searchParams].map((pair) => pair.join("=")).toSorted();
    expect(asked.join("&")).toBe(next);
  }
});

it("a search of the blog is neither cached nor indexed", async () => {
  const { $, response } = await search("q=caqh");
  expect(response.headers["cache-control"]).toContain("no-store");
  expect($("meta[name=robots]").attr("content")).toBe("noindex, follow");
  expect($("link[rel=canonical]").attr("href")).toMatch(/\/blog$/);
  const plain = await search("category=compliance");
  expect(plain.response.headers["cache-control"]).not.toContain("no-store");
  expect(plain.$("meta[name=robots]")).toHaveLength(0);
});

it.each(['"><svg onload=alert(1)>', "%_' OR 1=1 --"])("the words %s are text and nothing else", async (q) => {
  const { $, response, slugs } = await search(String(new URLSearchParams({ q })));
  expect(response.statusCode).toBe(200);
  expect(slugs).toEqual([]);
  expect($("#latest script, #latest svg[onload]")).toHaveLength(0);
  expect($("#latest h2").text()).toBe(`“${q}”, 0 articles`);
  expect($("input[name=q]").attr("value")).toBe(q);
});

it.each([
  [`/blog?q=${"a".repeat(4_000)}`, `/blog?q=${"a".repeat(80)}`],
  ["/blog?q=++caqh++%00+++form", "/blog?q=caqh+form"],
  ["/blog?q=caqh&shown=600", `/blog?shown=${Math.ceil(slugsWith("caqh").length / 12) * 12}&q=caqh`],
])("%s redirects to the canonical address of its list", async (asked, location) => {
  const { statusCode, headers } = await app.inject(asked);
  expect(statusCode).toBe(307);
  const given = new URL(String(headers.location), "http://localhost").searchParams;
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(new URL(location, "http://localhost").searchParams));
  expect((await app.inject(String(headers.location))).statusCode).toBe(200);
});
