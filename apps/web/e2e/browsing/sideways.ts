/** Runs in the browser: what makes the page wider than its window; empty when it is not. */
export function whatScrollsSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`${scrollWidth} px wide`, ...outside.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
}
