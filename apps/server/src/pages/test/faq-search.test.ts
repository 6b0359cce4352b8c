import { expect, it } from "vitest";
import { attributesOf, readDocument, textsOf } from "../../test/open-test-app.ts";
import { shareRehearsedApp } from "../../test/rehearsed-app.ts";

const { app } = await shareRehearsedApp();

async function search(query: string) {
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
  ["price", "How much does credentialing cost?"],
  ["timeline", "How long does initial credentialing take?"],
  ["how long in my state", "How long does initial credentialing take?"],
])("without a script, a search of the FAQ page for %j shows the question %j", async (query, question) => {
  const { questions, isEmpty } = await search(query);
  expect(questions).toContain(question);
  expect(questions.length).toBeLessThan(10);
  expect(isEmpty).toBe(false);
});

it("a search of the FAQ page says that its questions don't have the word, and where else it stands", async () => {
  const { status, elsewhere } = await search("price");
  expect(status).toBe("1 question, in other words than “price”");
  expect(elsewhere[0]).toBe("/blog?q=price");
  const { $ } = await readDocument(app, "/blog?q=price");
  expect($("#latest li a[href^='/blog/']").length).toBeGreaterThan(0);
});

it.each([
  ["Texas", "/states/texas"],
  ["west virginia medicaid plans", "/states/west-virginia"],
  ["TennCare", "/states/tennessee"],
  ["LOCUM", "/physician-credentialing"],
])("a search for %j, which no question has, links %s", async (query, href) => {
  const { questions, isEmpty, elsewhere } = await search(query);
  expect([questions, isEmpty]).toEqual([[], true]);
  expect(elsewhere).toContain(href);
  expect(elsewhere).not.toContain("/states/virginia");
});

it.each(["xyzzy nothing here", "<script>", "a".repeat(5_000)])(
  "a search of the FAQ page for %j finds nothing, and leads to the contact page alone",
  async (query) => {
    const found = await search(query);
    expect(found).toMatchObject({ questions: [], isEmpty: true, ask: "/contact", elsewhere: [] });
  },
);
