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

it("a search of the blog shows the articles with all the words, the best first, and their number in the heading; it is neither cached nor indexed", async () => {
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
  expect(plain.response.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  expect(plain.$("meta[name=robots]")).toHaveLength(0);

  let href = "/blog?q=caqh";
  expect((await searchBlog("q=caqh")).$("#latest li h3").first().text()).toMatch(/CAQH/);
  for (const next of ["order=newest&q=caqh", "order=oldest&q=caqh", "q=caqh"]) {
    const sorted = await readDocument(app, href);
    href = sorted.$(`#latest a:contains("${blogHead.sortByDate}")`).attr("href") ?? "";
    const asked = [...new URL(href, "http://localhost").searchParams].map((pair) => pair.join("=")).toSorted();
    expect(asked.join("&")).toBe(next);
  }
});

it.each([
  [`/blog?q=${"a".repeat(4_000)}`, `/blog?q=${"a".repeat(80)}`],
  ["/blog?q=++caqh++%00+++form", "/blog?q=caqh+form"],
  ["/blog?q=caqh&shown=600", `/blog?q=caqh&shown=${Math.ceil(slugsWith("caqh").length / 12) * 12}`],
  ["/states?state=ri", "/states/rhode-island"],
  ["/states?only=cosmetology", "/states"],
])("%s redirects to the address of what was meant", async (asked, location) => {
  const { statusCode, headers } = await app.inject(asked);
  const { pathname, searchParams } = new URL(String(headers.location), "http://localhost");
  searchParams.sort();
  expect([statusCode, pathname + (searchParams.size > 0 ? `?${searchParams}` : "")]).toEqual([307, location]);
  expect((await app.inject(location)).statusCode).toBe(200);
});

it.each([
  ["/blog?q", '"><svg onload=alert(1)>', "input[name=q]", "#latest h2", "“%”, 0 articles"],
  ["/blog?q", "%_' OR 1=1 --", "input[name=q]", "#latest h2", "“%”, 0 articles"],
  ["/faqs?q", "<script>alert(1)</script>", "input[name=q]", "main h2:contains('No results')", "No results found"],
  [
    "/states?state",
    "<script>alert(1)</script>",
    "main input[name=state]",
    "main [role=alert]",
    "No state has that name. Choose one from the list below.",
  ],
])("the words of %s=%s are text in its field and nothing else", async (path, words, field, answer, said) => {
  const { $, response } = await readDocument(app, `${path}=${encodeURIComponent(words)}`);
  expect([response.statusCode, $(field).attr("value")]).toEqual([200, words]);
  expect(response.headers["cache-control"]).toContain("no-store");
  expect($("main script, svg[onload]")).toHaveLength(0);
  expect($(answer).text()).toBe(said.replace("%", words));
});

async function searchFaqs(query: string) {
  const { $ } = await readDocument(app, `/faqs?${new URLSearchParams({ q: query })}`);
  return {
    questions: textsOf($, "main details summary"),
    status: $("search [role=status]").text(),
    ask: $("h2:contains('No results found') ~ a").attr("href"),
    elsewhere: attributesOf($, "#elsewhere a", "href"),
  };
}

it.each([
  ["timeline", "How long does initial credentialing take?"],
  ["how long in my state", "How long does initial credentialing take?"],
])("without a script, a search of the FAQ page for %j shows the question %j", async (query, question) => {
  const { questions, ask } = await searchFaqs(query);
  expect(questions).toContain(question);
  expect([questions.length < 10, ask]).toEqual([true, undefined]);
});

it("a search of the FAQ page says that no question has the word, and names the pages that have it", async () => {
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
  ["a".repeat(5_000), []],
])("a search for %j, which no question has, links the contact page and %j", async (query, hrefs) => {
  const { questions, ask, elsewhere } = await searchFaqs(query);
  expect([questions, ask]).toEqual([[], "/contact"]);
  expect(elsewhere).toEqual(hrefs.length === 0 ? [] : expect.arrayContaining(hrefs));
  expect(elsewhere).not.toContain("/states/virginia");
});

it("the state finder follows the table, and suggests the state that a misspelling means", async () => {
  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  expect((await app.inject("/states?state=pr")).headers.location).toBe("/states/puerto-rico");
  await db.deleteFrom("states").where("slug", "=", "puerto-rico").execute();
  expect((await app.inject("/states?state=pr")).statusCode).toBe(200);
  const misspelled = (await readDocument(app, "/states?state=Tenessee")).$("main [role=alert]");
  expect(misspelled.text()).toBe("No state has that name. Did you mean Tennessee?");
  expect(misspelled.find("a").attr("href")).toBe("/states/tennessee");
});

it("the list of states shows those that match the chosen filter, and follows the table", async () => {
  const filtered = async () => {
    const { $, response } = await readDocument(app, "/states?only=registration");
    expect(response.headers["cache-control"]).not.toContain("no-store");
    expect($("main select[name=only] option[selected]").attr("value")).toBe("registration");
    return attributesOf($, "#states li a", "href").includes("/states/oklahoma");
  };
  expect(await filtered()).toBe(true);
  const set = (controlled_substance_registration: "no" | "yes") =>
    db.updateTable("states").set({ controlled_substance_registration }).where("slug", "=", "oklahoma").execute();
  await set("no");
  await expect.poll(filtered).toBe(false);
  await set("yes");
});
