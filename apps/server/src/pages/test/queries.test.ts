import { posts } from "@site/content/blog/posts";
import { postPath } from "@site/content/paths";
import { blogHead } from "@site/content/site";
import type { Post } from "@site/content/types/content";
import { expect, it } from "vitest";
import { addLike, attributesOf, readDocument, textsOf } from "../../test/open-test-app.ts";
import { shareRehearsedApp } from "../../test/rehearsed-app.ts";

const { app, db } = await shareRehearsedApp();

function pathsWith(...words: string[]): string[] {
  const textOf = ({ title, excerpt, content }: Post) => `${title}\n${excerpt}\n${content}`.toLowerCase();
  const found = Object.entries<Post>(posts).filter(([, post]) => words.every((word) => textOf(post).includes(word)));
  return found.map(([slug]) => postPath(slug));
}

it("a search of the blog shows the articles with all the words, the best first, and their number in the heading; it is neither cached nor indexed", async () => {
  const { $, response } = await readDocument(app, "/blog?q=Illinois+attestation");
  const own = pathsWith("illinois", "attestation");
  expect(own.length).toBeGreaterThan(1);
  const found = attributesOf($, "#latest li a[href^='/blog/']", "href");
  expect(found.toSorted()).toEqual(own.slice(0, 12).toSorted());
  expect($("#latest h2").text()).toBe(`“Illinois attestation”, ${own.length} articles`);
  expect($("#latest [role=status]").text()).toBe(`${found.length} of ${own.length} articles`);
  expect($("input[name=q]").attr("value")).toBe("Illinois attestation");
  expect(response.headers["cache-control"]).toContain("no-store");
  expect($("meta[name=robots]").attr("content")).toBe("noindex, follow");
  expect($("link[rel=canonical]").attr("href")).toMatch(/\/blog$/);
  const plain = await readDocument(app, "/blog?category=compliance");
  expect(plain.response.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  expect(plain.$("meta[name=robots]")).toHaveLength(0);

  let href = "/blog?q=caqh";
  expect((await readDocument(app, href)).$("#latest li h3").first().text()).toMatch(/CAQH/);
  for (const order of ["newest", "oldest", null]) {
    const sorted = await readDocument(app, href);
    href = sorted.$(`#latest a:contains("${blogHead.sortByDate}")`).attr("href") ?? "";
    const { searchParams } = new URL(href, "http://localhost");
    expect([searchParams.get("q"), searchParams.get("order")]).toEqual(["caqh", order]);
  }
});

it.each([
  [`/blog?q=${"a".repeat(4_000)}`, `/blog?q=${"a".repeat(80)}`],
  ["/blog?q=++caqh++%00+++form", "/blog?q=caqh+form"],
  ["/blog?q=caqh&shown=600", `/blog?q=caqh&shown=${Math.ceil(pathsWith("caqh").length / 12) * 12}`],
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

const ask = "/contact";
it.each([
  ["timeline", ["How long does initial credentialing take?"], []],
  ["how long in my state", ["How long does initial credentialing take?"], []],
  // The question is found by a synonym of the search.
  ["price", ["How much does credentialing cost?"], ["/blog?q=price"]],
  ["west virginia medicaid plans", [], [ask, "/states/west-virginia"]],
  ["TennCare", [], [ask, "/states/tennessee"]],
  ["LOCUM", [], [ask, "/physician-credentialing"]],
  ["a".repeat(5_000), [], [ask]],
])("without a script, a search of the FAQ page for %j shows the questions %j and links %j", async (q, asked, hrefs) => {
  const { $ } = await readDocument(app, `/faqs?${new URLSearchParams({ q })}`);
  const questions = textsOf($, "main details summary");
  expect(questions).toEqual(expect.arrayContaining(asked));
  expect([questions.length > 0, questions.length < 10]).toEqual([asked.length > 0, true]);
  const elsewhere = attributesOf($, "h2:contains('No results found') ~ a, #elsewhere a", "href");
  expect(elsewhere).toEqual(expect.arrayContaining(hrefs));
  expect(elsewhere.includes(ask)).toBe(hrefs.includes(ask));
  expect(elsewhere).not.toContain("/states/virginia");
  const status = $("search [role=status]").text();
  expect(status.includes("in other words than “price”"), status).toBe(q === "price");
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
