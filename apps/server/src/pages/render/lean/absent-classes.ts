import { changeRules } from "./style-elements.ts";

const rule = /([^{}]+)\{[^{}]*\}/g;
const emptyGroup = /@(?:media|container|supports)[^{}]*\{\}/g;
/** One absent class among these decides nothing. With parentheses of one more level. */
const alternatives = /:(?:is|not|where)\((?:[^()]|\([^()]*\))*\)/g;
const className = /\.([A-Za-z_][\w-]*)/g;

/**
 * The document without the rules that no element can match, because the document lacks a class of their selector. The
 * styler keeps such rules if they also name an attribute that a visitor or a script sets. An element with another class
 * comes with a later view, for which the browser loads the whole stylesheet.
 */
export function withoutAbsentClasses(html: string): string {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(/\s+/));
  const present = new Set(names);
  return changeRules(html, (rules) =>
    rules
      .replace(rule, (whole, selectors: string) => (canMatch(selectors, present) ? whole : ""))
      .replace(emptyGroup, ""),
  );
}

function canMatch(selectors: string, present: ReadonlySet<string>): boolean {
  const required = selectors.replace(alternatives, "");
  return required.split(",").some((selector) => {
    const names = [...selector.matchAll(className)].map(([, name = ""]) => name);
    return names.every((name) => present.has(name));
  });
}
