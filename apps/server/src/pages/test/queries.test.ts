import { posts } from "@site/content/blog/posts";
import { addDays, dateInWords, dayAt } from "@site/content/calendar";
import { postPath } from "@site/content/paths";
import { defaultPlan, planFor } from "@site/content/planner/plan";
import { blogHead, officeZone } from "@site/content/site";
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
])("the value of %s=%s is only text in its field", async (path, words, field, answer, said) => {
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
  // This question doesn't contain the word “price”, but a synonym of it.
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
  expect(status.includes("related to “price”"), status).toBe(q === "price");
});

it("the state finder uses the current table, and suggests the state that a misspelling means", async () => {
  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  expect((await app.inject("/states?state=pr")).headers.location).toBe("/states/puerto-rico");
  await db.deleteFrom("states").where("slug", "=", "puerto-rico").execute();
  expect((await app.inject("/states?state=pr")).statusCode).toBe(200);
  const misspelled = (await readDocument(app, "/states?state=Tenessee")).$("main [role=alert]");
  expect(misspelled.text()).toBe("No state has that name. Did you mean Tennessee?");
  expect(misspelled.find("a").attr("href")).toBe("/states/tennessee");
});

it("the list of states shows the states of the current table that match the chosen filter", async () => {
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

const today = dayAt(officeZone, Date.now());
/** The planner's page shows its answer in two places: next to the questions, and below them. */
const answer = ":is(#planner, #dates)";

const start = addDays(today, 400);

it.each(["/", "/payer-enrollment"])(
  "%s answers the planner's questions of its URL, keeps them in its form and its links, and is not cached",
  async (path) => {
    const query = `start=${start}&medicaid=on&commercial=on&hospital=on&state=wyoming&payer=aetna`;
    const { $, response } = await readDocument(app, `${path}?${query}`);
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    const files = planFor(Object.fromEntries(new URLSearchParams(query)), today).plan?.days[0]?.files ?? [];
    expect(files).toHaveLength(3);
    expect(attributesOf($, `${answer} ol time`, "datetime")).toEqual(files.map(({ by }) => by).toSorted());
    expect(textsOf($, `${answer} ol time`).toSorted()).toEqual(files.map(({ byWords }) => byWords).toSorted());
    for (const words of ["Aetna: between", "Wyoming Medicaid: between"]) expect($(answer).text()).toContain(words);
    // The field for a payer's monthly revenue has no `name` attribute, so the browser never puts the revenue into a
    // URL.
    const fields = $("main form:has(input[name=start])").serializeArray();
    const kept = fields
      .filter(({ name, value }) => value !== "" && name !== "providers")
      .map(({ name, value }) => `${name}=${value}`);
    expect(kept.toSorted()).toEqual(query.split("&").toSorted());
    for (const text of query.split("&")) expect($('#planner a[href^="/contact"]').attr("href")).toContain(text);
    expect($("link[rel=canonical]").attr("href")).toMatch(new RegExp(`example${path}$`));
  },
);

it("two providers have a first day each, and the calendar's URL names both", async () => {
  const query = `start=${start}&providers=2&start2=${addDays(today, 490)}`;
  const { $ } = await readDocument(app, `/payer-enrollment?${query}`);
  expect(textsOf($, `${answer} :is(h2, h3, h4)`).filter((text) => text.endsWith("provider 2"))).toHaveLength(1);
  expect($("main input[name=start2]").attr("value")).toBe(addDays(today, 490));
  expect($('#planner a[href^="/plan.ics"]').attr("href")).toContain(query);
});

it.each(["2027-02-30", "<script>alert(1)</script>", "x".repeat(4_000)])(
  "%s is not a date: the page says so, and repeats none of it",
  async (text) => {
    const { $, response } = await readDocument(app, `/payer-enrollment?start=${text}`);
    expect(response.statusCode).toBe(200);
    expect($("#planner [role=alert]").text()).toContain("not a date");
    expect($("main input[name=start]").attr("value")).toBeUndefined();
    expect($("main").html()).not.toContain(text);
  },
);

it.each(["/", "/payer-enrollment", "/payer-enrollment?utm_source=mail"])(
  "%s shows a plan before any input, can be cached, and has the form next to the plan",
  async (url) => {
    const { $, response } = await readDocument(app, url);
    expect(response.headers["cache-control"]).not.toContain("no-store");
    const { plan } = defaultPlan(today);
    expect($("#planner").text()).toContain(plan?.days[0]?.forecast.sentence);
    const form = $("form:has(input[name=start])");
    expect([form.find("input[name=start]").attr("value"), form.find("[checked]").length]).toEqual([plan?.start, 4]);
    expect([form.attr("method"), form.attr("action")]).toEqual(["get", `${url.split("?")[0]}#planner`]);
  },
);

it("the contact page puts the plan of its query into the message, selects a service of its list, and ignores other text", async () => {
  const plan = await readDocument(app, `/payer-enrollment?start=${start}`);
  const href = plan.$('#planner a[href^="/contact"]').attr("href")?.split("#")[0] ?? "";
  const { $, response } = await readDocument(app, href);
  expect($("textarea[name=message]").text()).toContain(`I start on ${dateInWords(start)}. Please file:`);
  expect(response.headers["cache-control"]).toContain("no-store");
  const forged = await readDocument(app, "/contact?start=Buy+now&plan=Buy+now&message=Buy+now");
  expect(forged.$("textarea[name=message]").text()).toBe("");

  const chosen = await readDocument(app, "/contact?service=facility-credentialing");
  expect(chosen.$("select[name=service] option[selected]").attr("value")).toBe("facility-credentialing");
  const { statusCode, headers } = await app.inject("/contact?service=Buy+now");
  expect([statusCode, headers.location]).toEqual([307, "/contact"]);
});
