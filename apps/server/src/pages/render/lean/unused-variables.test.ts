import { expect, it } from "vitest";
import { withoutUnusedVariables } from "./unused-variables.ts";

function documentOf(rules: string, body = ""): string {
  return `<html><head><style>${rules}</style></head><body>${body}</body></html>`;
}

it("a definition stays where a rule or an attribute uses it", () => {
  const html = documentOf(":root{--a:1px;--b:2px}p{margin:var(--a)}", '<p style="padding:var( --b)">--c:</p>');
  expect(withoutUnusedVariables(html)).toBe(html);
});

it("a definition that nothing uses goes, and those that only such a definition used", () => {
  const html = documentOf(":root{--a:var(--b);--b:var(--c, 1px);--c:2px;--d:3px}p{margin:var(--d)}");
  expect(withoutUnusedVariables(html)).toBe(documentOf(":root{--d:3px}p{margin:var(--d)}"));
});

it("nothing outside of style elements changes", () => {
  const words = "<p>--a:1px; is text</p><script>const css = '--a:1px;';</script>";
  expect(withoutUnusedVariables(documentOf("p{--a:1px;margin:0}", words))).toBe(documentOf("p{margin:0}", words));
});
