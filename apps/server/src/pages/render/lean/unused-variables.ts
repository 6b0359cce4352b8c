import { changeRules } from "./style-elements.ts";

const declaration = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/**
 * The document without the custom properties that its styles define and nothing in the document uses: the theme's, and
 * the sizes of Mantine's components. The whole stylesheet, which the browser loads for later views, has all of them.
 */
export function withoutUnusedVariables(html: string): string {
  const used = new Set([...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const next = changeRules(html, (rules) => rules.replace(declaration, (whole, name) => (used.has(name) ? whole : "")));
  // A definition that is gone may have been the only use of another.
  return next === html ? html : withoutUnusedVariables(next);
}
