import { sheetCopy } from "@site/content/samples/all-sheets";
import { expect, it } from "vitest";
import { documentOf } from "./unchanged-site.ts";

it.each([
  ["/", 3],
  ["/physician-credentialing", 1],
  ["/payer-enrollment", 1],
  ["/insurance-paneling", 1],
  ["/re-credentialing", 1],
])("%s shows %i sample sheets as tables that say that their data is invented", async (path, count) => {
  const { $ } = await documentOf(path);
  const figures = $("figure:has(table)").toArray();
  expect(figures).toHaveLength(count);
  for (const figure of figures) {
    // The introduction of several sheets says so once.
    const place = count === 1 ? $(figure).find("figcaption") : $(figure).closest("section");
    expect(place.text()).toContain(sheetCopy.caption);
    expect($(figure).text()).toContain(sheetCopy.stamp);
    expect($(figure).find("table").attr("aria-label")).toBeTruthy();
    const columns = $(figure).find("thead th[scope=col]").length;
    for (const row of $(figure).find("tbody tr:has(th[scope=row])").toArray()) {
      expect($(row).children()).toHaveLength(columns);
    }
  }
});
