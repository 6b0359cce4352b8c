import { posts } from "@site/content/blog/posts";
import { blogHead } from "@site/content/site";
import type { Post } from "@site/content/types/content";
import { expect, it } from "vitest";
import { addLike, attributesOf, readDocument, textsOf } from "../../test/open-test-app.ts";
import { shareRehearsedApp } from "../../test/rehearsed-app.ts";

const { app, db } = await shareRehearsedApp();

function slugsWith(...words: string[]): string[] {
  return Object.entries<Post>(posts)
    .filter(([, { title, excerpt, content }]) =>
      words.every((word) => `${title}\n${excerpt}\n${content}`.toLowerCase().includes(word)),
    )
    .map(([slug]) => slug);
}

async function searchBlog(query: string) {
  const document = await readDocument(app, `/blog?${query}`);
  const cards = attributesOf(document.$, "#latest li a[href^='/blog/']", "href");
  return { ...document, slugs: cards.map((href) => href.slice("/blog/".length)) };
}

it("a search of the blog shows the articles with all the words, and their number in the heading; it is neither cached nor indexed", async () => {
  const { $, slugs, response } = await searchBlog("q=Illinois+attestation");
  const own = slugsWith("illinois", "attestation");
  expect(own.length).toBeGreaterThan(1);
  expect(slugs.toSorted()).toEqual(own.slice(0, 12).toSorted());
  expect($("#latest h2").text()).toBe(`“Illinois attestation”, ${own.length} articles`);
  expect($("#latest [role=status]").text()).toBe(`${slugs.length} of ${own.length} articles`);
  expect($("input[name=q]").attr("value")).toBe("Illinois attestation");
  expect(response.headers["cache-control"]).toContain("no-store");
  expect($("meta[name=robots]").attr("content")).toBe("noindex, follow");
  expect($("link[rel=canonical]").attr("href")).toMatch(/\/blog$/);
  const plain = await searchBlog("category=compliance");
  expect(plain.response.headers["cache-control"]).not.toContain("no-store");
  expect(plain.$("meta[name=robots]")).toHaveLength(0);
});

it("a search of the blog shows the best match first, and Sort by Date leads to newest, oldest and back", async () => {
  const best = await searchBlog("q=caqh");
  expect(best.$("#latest li h3").first().text()).toMatch(/CAQH/);
  let href = "/blog?q=caqh";
  for (const next of ["order=newest&q=caqh", "order=oldest&q=caqh", "q=caqh"]) {
    const { $ } = await readDocument(app, href);
    href = $(`#latest a:contains("${blogHead.sortByDate}")`).attr("href") ?? "";
    const asked = [...new URL(href, "http://localhost").searchParams].map((pair) => pair.join("=")).toSorted();
    expect(asked.join("&")).toBe(next);
  }
});

it.each(['"><svg onload=alert(1)>', "%_' OR 1=1 --"])("the words %s are text and nothing else", async (q) => {
  const { $, response, slugs } = await searchBlog(String(new URLSearchParams({ q })));
  expect([response.statusCode, slugs]).toEqual([200, []]);
  expect($("#latest script, #latest svg[onload]")).toHaveLength(0);
  expect($("#latest h2").text()).toBe(`“${q}”, 0 articles`);
  expect($("input[name=q]").attr("value")).toBe(q);
});

it.each([
  [`/blog?q=${"a".repeat(4_000)}`, `/blog?q=${"a".repeat(80)}`],
  ["/blog?q=++caqh++%00+++form", "/blog?q=caqh+form"],
  ["/blog?q=caqh&shown=600", `/blog?shown=${Math.ceil(slugsWith("caqh").length / 12) * 12}&q=caqh`],
  ["/states?state=ri", "/states/rhode-island"],
  ["/states?only=cosmetology", "/states"],
])("%s redirects to the address of what was meant", async (asked, location) => {
  const { statusCode, headers } = await app.inject(asked);
  expect(statusCode).toBe(307);
  const sorted = (address: unknown) => {
    const { pathname, searchParams } = new URL(String(address), "http://localhost");
    return [pathname, Object.fromEntries(searchParams)];
  };
  expect(sorted(headers.location)).toEqual(sorted(location));
  expect((await app.inject(String(headers.location))).statusCode).toBe(200);
});

async function searchFaqs(query: string) {
  const { $ } = await readDocument(app, `/faqs?${new URLSearchParams({ q: query })}`);
  return {
    questions: textsOf($, "main details summary"),
    status: $("search [role=status]").text(),
    isEmpty: $("main h2:contains('No results found')").length === 1,
    ask: $("h2:contains('No results found') ~ a").attr("href"),
    elsewhere: attributesOf($, "#elsewhere a", "href"),
  };
}

it.each([
  ["timeline", "How long does initial credentialing take?"],
  ["how long in my state", "How long does initial credentialing take?"],
])("without a script, a search of the FAQ page for %j shows the question %j", async (query, question) => {
  const { questions, isEmpty } = await searchFaqs(query);
  expect(questions).toContain(question);
  expect(questions.length).toBeLessThan(10);
  expect(isEmpty).toBe(false);
});

it("a search of the FAQ page says that its questions don't have the word, and where else it stands", async () => {
  const { questions, status, elsewhere } = await searchFaqs("price");
  expect(questions).toEqual(["How much does credentialing cost?"]);
  expect(status).toBe("1 question, in other words than “price”");
  expect(elsewhere[0]).toBe("/blog?q=price");
  expect((await searchBlog("q=price")).slugs).not.toEqual([]);
});

it.each([
  ["west virginia medicaid plans", ["/states/west-virginia"]],
  ["TennCare", ["/states/tennessee"]],
  ["LOCUM", ["/physician-credentialing"]],
  ["<script>", []],
  ["a".repeat(5_000), []],
])("a search for %j, which no question has, links the contact page and %j", async (query, hrefs) => {
  const { questions, isEmpty, ask, elsewhere } = await searchFaqs(query);
  expect([questions, isEmpty, ask]).toEqual([[], true, "/contact"]);
  expect(elsewhere).toEqual(hrefs.length === 0 ? [] : expect.arrayContaining(hrefs));
  expect(elsewhere).not.toContain("/states/virginia");
});

it("the state finder finds a state that an admin added, and no deleted one", async () => {
  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  expect((await app.inject("/states?state=pr")).headers.location).toBe("/states/puerto-rico");
  await db.deleteFrom("states").where("slug", "=", "puerto-rico").execute();
  expect((await app.inject("/states?state=pr")).statusCode).toBe(200);
});

it("the state finder says that a text isn't a state, keeps it in its field only, and suggests the state that a misspelling means", async () => {
  const text = "<script>alert(1)</script>";
  const { $, response } = await readDocument(app, `/states?state=${encodeURIComponent(text)}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toContain("no-store");
  expect($("main [role=alert]").text()).toBe("No state has that name. Choose one from the list below.");
  expect($("main input[name=state]").attr("value")).toBe(text);
  expect($("main").text()).not.toContain("alert(1)");

  const misspelled = (await readDocument(app, "/states?state=Tenessee")).$("main [role=alert]");
  expect(misspelled.text()).toBe("No state has that name. Did you mean Tennessee?");
  expect(misspelled.find("a").attr("href")).toBe("/states/tennessee");
});

it("the list of states shows those that match the chosen filter, and follows the table", async () => {
  const filtered = async () => {
    const { $, response } = await readDocument(app, "/states?only=registration");
    expect(response.headers["cache-control"]).not.toContain("no-store");
    expect($("main select[name=only] option[selected]").attr("value")).toBe("registration");
    const count = Number.parseInt($("#states [role=status]").text(), 10);
    return { count, hasOklahoma: $("#states ul a[href='/states/oklahoma']").length === 1 };
  };
  const before = await filtered();
  expect(before.hasOklahoma).toBe(true);
  const set = (controlled_substance_registration: "no" | "yes") =>
    db.updateTable("states").set({ controlled_substance_registration }).where("slug", "=", "oklahoma").execute();
  await set("no");
  await expect.poll(filtered).toEqual({ count: before.count - 1, hasOklahoma: false });
  await set("yes");
  await expect.poll(filtered).toEqual(before);
});
