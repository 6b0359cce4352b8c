const styleElement = /(<style>)([\s\S]*?)(<\/style>)/g;

/**
 * The document with other rules in our style elements. Those with attributes belong to Mantine's grids, and stay,
 * because React compares them with what it renders.
 */
export function changeRules(html: string, change: (rules: string) => string): string {
  return html.replace(styleElement, (_, open: string, rules: string, close: string) => open + change(rules) + close);
}

/** The rules of all our style elements. */
export function rulesOf(html: string): string {
  return [...html.matchAll(styleElement)].map(([, , rules = ""]) => rules).join("");
}
