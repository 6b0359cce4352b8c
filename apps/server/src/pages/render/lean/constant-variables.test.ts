import { expect, it } from "vitest";
import { withConstantVariables } from "./constant-variables.ts";

function documentOf(rules: string, body = ""): string {
  return `<html><head><style>${rules}</style></head><body>${body}</body></html>`;
}

it("a property of the root alone is replaced by its value, also within another's value and in media queries", () => {
  const html = documentOf(":root{--a:1px;--b:calc(var(--a) + 2px)}@media print{p{margin:var(--b) var(--a)}}");
  expect(withConstantVariables(html)).toContain("@media print{p{margin:calc(1px + 2px) 1px}}");
});

it.each([
  ["another rule", documentOf(":root{--a:1px}@media print{body{--a:0}}p{margin:var(--a)}")],
  ["an attribute", documentOf(":root{--a:1px}p{margin:var(--a)}", '<p style="--a:2px"></p>')],
  ["a style element of Mantine", documentOf(":root{--a:1px}p{margin:var(--a)}", "<style data-x>p{--a:2px}</style>")],
])("a property that %s defines as well stays", (_, html) => {
  expect(withConstantVariables(html)).toBe(html);
});

it("attributes and style elements of Mantine stay as React rendered them", () => {
  const body = '<p style="margin:var(--a)"></p><style data-mantine-styles="inline">p{margin:var(--a)}</style>';
  expect(withConstantVariables(documentOf(":root{--a:1px}", body))).toBe(documentOf(":root{--a:1px}", body));
});

it("a use with a fallback stays", () => {
  const html = documentOf(":root{--a:1px}p{margin:var(--a,2px)}");
  expect(withConstantVariables(html)).toBe(html);
});
