import { ScriptOnce } from "@tanstack/react-router";

/**
 * Stands in the head. Makes the browser paint the first screen before it lays out the sections below. They follow one
 * at a time when the browser is idle, or as soon as a visitor comes near. On a slow phone, the layout of a whole page
 * takes longer than its download.
 */
export function DeferOffscreenLayout() {
  return import.meta.env.SSR ? <ScriptOnce>{`(${deferOffscreenLayout})()`}</ScriptOnce> : null;
}

/** Refers to nothing outside, because pages contain it as text. */
function deferOffscreenLayout(): void {
  const [visit] = performance.getEntriesByType("navigation");
  // The heights of deferred sections are estimates. A page that opens at a position or a section needs the real ones.
  if (location.hash !== "" || !(visit instanceof PerformanceNavigationTiming) || visit.type !== "navigate") return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const end = () => sheet.replaceSync("");
  const defer = (child: number) =>
    sheet.replaceSync(
      `main > section:nth-child(n + ${child}), body > footer { content-visibility: auto; contain-intrinsic-size: auto 250vh }`,
    );
  const layOut = (child: number) => {
    if (sheet.cssRules.length === 0) return;
    if (document.querySelector(`main > section:nth-child(n + ${child})`) === null) return end();
    defer(child + 1);
    whenIdle(() => layOut(child + 1));
  };
  const whenIdle = (run: () => void) =>
    typeof requestIdleCallback === "function" ? requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 50);
  defer(2);
  addEventListener("load", () => whenIdle(() => layOut(2)));
  // A link to a section, and a way back, need the real heights at once.
  for (const event of ["click", "popstate"]) addEventListener(event, end, { capture: true, once: true });
}
