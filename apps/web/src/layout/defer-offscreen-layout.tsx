import { ScriptOnce } from "@tanstack/react-router";

/**
 * Stands in the head. On a phone, makes the browser paint the first screen before it lays out the sections below, which
 * would take a slow one longer than their download. A section is laid out when a visitor comes near. From the first
 * touch on, the others follow one at a time when the browser is idle.
 */
export function DeferOffscreenLayout() {
  return import.meta.env.SSR ? <ScriptOnce>{`(${deferOffscreenLayout})()`}</ScriptOnce> : null;
}

/** Refers to nothing outside, because pages contain it as text. */
function deferOffscreenLayout(): void {
  // Elsewhere a scroll bar would show the wrong height.
  if (!matchMedia("(pointer: coarse)").matches) return;
  const [visit] = performance.getEntriesByType("navigation");
  // The heights of deferred sections are estimates. A page that opens at a position or a section needs the real ones.
  if (location.hash !== "" || !(visit instanceof PerformanceNavigationTiming) || visit.type !== "navigate") return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  // The estimate is higher than the margin, 150vh, in which Chromium lays out what is near.
  const defer = (child: number) =>
    sheet.replaceSync(
      `main > section:nth-child(n + ${child}), body > footer { content-visibility: auto; contain-intrinsic-size: auto 250vh }`,
    );
  const end = () => sheet.replaceSync("");
  const layOut = (child: number) => {
    if (sheet.cssRules.length === 0) return;
    if (document.querySelector(`main > section:nth-child(n + ${child})`) === null) return end();
    defer(child + 1);
    whenIdle(() => layOut(child + 1));
  };
  const whenIdle = (run: () => void) =>
    typeof requestIdleCallback === "function" ? requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 50);
  const begin = () => {
    for (const event of ["pointerdown", "scroll", "keydown"]) removeEventListener(event, begin, true);
    whenIdle(() => layOut(2));
  };
  defer(2);
  for (const event of ["pointerdown", "scroll", "keydown"]) addEventListener(event, begin, true);
  // A link to a section, and a way back, need the real heights at once.
  for (const event of ["click", "popstate"]) addEventListener(event, end, { capture: true, once: true });
}
