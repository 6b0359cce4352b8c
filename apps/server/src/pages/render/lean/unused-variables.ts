const declaration = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
/** Ours; those with attributes belong to Mantine's grids, and React compares them with what it renders. */
const styleElement = /(<style>)([\s\S]*?)(<\/style>)/g;

/**
 * The document without the custom properties that its styles define and nothing in the document uses: the theme's, and
 * the sizes of Mantine's components. The whole stylesheet, which the browser loads for later views, has all of them.
 */
export function withoutUnusedVariables(html: string): string {
  const used = new Set([...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const next = html.replace(styleElement, (_, open: string, rules: string, close: string) => {
    return open + rules.replace(declaration, (whole, name) => (used.has(name) ? whole : "")) + close;
  });
  // A definition that is gone may have been the only use of another.
  return next === html ? html : withoutUnusedVariables(next);
}
