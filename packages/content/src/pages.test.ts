import { expect, it } from "vitest";
import { pages } from "./pages.ts";

it("each address is one page, and a second address is one of a page that exists", () => {
  const paths = pages.map((page) => page.path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  const canonical = new Set<string>(pages.filter((page) => page.path === page.canonical).map((page) => page.path));
  expect(pages.filter((page) => !canonical.has(page.canonical))).toEqual([]);
});
