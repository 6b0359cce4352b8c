import { sheetCopy } from "@site/content/samples/sheet-copy";
import { expect, it } from "vitest";
import { documentOf } from "./unchanged-site.ts";

it.each(["/", "/physician-credentialing", "/payer-enrollment", "/insurance-paneling", "/re-credentialing", "/about"])(
  "%s says of each sample sheet that its data are invented",
  async (path) => {
    const { $ } = await documentOf(path);
    const figures = $("figure[data-sheet]").toArray();
    expect(figures).not.toEqual([]);
    for (const figure of figures) {
      expect($(figure).find("figcaption").text()).toContain(sheetCopy.caption);
      expect($(figure).text()).toContain(sheetCopy.stamp);
    }
  },
);
