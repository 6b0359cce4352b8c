import { buyingAnswers, comparison } from "@site/content/copy/buying";
import { site } from "@site/content/site";
import { expect, it } from "vitest";
import { openTestApp, readDocument } from "../../test/open-test-app.ts";

const { app } = await openTestApp();

it.each(["/", "/about"])("%s answers the questions of a buyer, and leads to the whole answers", async (path) => {
  const { $ } = await readDocument(app, path);
  const section = $(`#${buyingAnswers.id}`);
  const titles = buyingAnswers.answers.map(({ title }) => title);
  const texts = (selector: string) =>
    section
      .find(selector)
      .toArray()
      .map((element) => $(element).text());
  expect(texts("h3")).toEqual(titles);
  expect(texts("details > summary")).toEqual(titles);
  expect(texts("li")).toEqual(buyingAnswers.answers.flatMap(({ lines, link }) => [...lines, link.label]));
  for (const { link } of buyingAnswers.answers) {
    const [page = "", anchor = ""] = link.href.split("#");
    expect(section.find(`a[href="${link.href}"]`)).toHaveLength(1);
    expect((await readDocument(app, page)).$(`[id="${anchor}"]`)).toHaveLength(1);
  }
});

it("/about compares three ways in a table, whose last row says who does not need the company", async () => {
  const { $ } = await readDocument(app, "/about");
  const table = $(`#${comparison.id} table`);
  const columns = table.find("th[scope=col]").toArray();
  expect(columns.map((column) => $(column).text())).toEqual([...comparison.comparison.names.slice(0, -1), site.name]);
  const rows = table.find("tbody tr").toArray();
  for (const row of rows) expect($(row).find("td")).toHaveLength(columns.length);
  expect($(rows.at(-1)).find("td").first().text()).toContain("you don't need us");
});
