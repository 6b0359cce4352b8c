import { expect, it } from "vitest";
import { withoutAbsentClasses } from "./absent-classes.ts";

function rulesLeft(rules: string): string {
  const html = withoutAbsentClasses(`<style>${rules}</style><details class="a b"></details>`);
  return /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? "";
}

it.each([
  [".a[open]{color:red}", "an attribute that a visitor sets"],
  [".a.b>.a{color:red}", "classes that the document has"],
  [".a:not(:has(>.c)){color:red}", "a class that an element must not have"],
  [".a,.c{color:red}", "an alternative"],
  [":is(.c,.a)>p{color:red}", "an alternative in parentheses"],
  ["h1{color:red}", "no class"],
  ["@font-face{src:url(a.woff2)}", "a font"],
  ["@keyframes x{0%{opacity:.5}}", "steps of an animation"],
  ["@media (width<37.5em){.a[open]{margin:.5em}}", "a class of the document, in a media query"],
])("keeps %s: %s", (rules) => {
  expect(rulesLeft(rules)).toBe(rules);
});

it.each([
  ".c[open]{color:red}",
  ".a>.c[data-x]{color:red}",
  ".c:has(>.a){color:red}",
  ".c:not([open])>:is(.a,.b){color:red}",
  ".c,.d>.a{color:red}",
  "[data-mark=done]>.c:before{top:.5em}",
  "@media print{.c[data-x]{color:red}}",
])("drops %s", (rules) => {
  expect(rulesLeft(rules)).toBe("");
});

it("leaves style elements with attributes as React rendered them", () => {
  const html = '<style data-mantine-styles="inline">.c{color:red}</style>';
  expect(withoutAbsentClasses(html)).toBe(html);
});
