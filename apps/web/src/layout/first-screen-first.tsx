import { ScriptOnce } from "@tanstack/react-router";

/**
 * Stands in the head. On a phone, makes the browser paint the first screen before it lays out the sections below, which
 * would take a slow one a fifth of the time until then. A section is laid out when a visitor comes near.
 */
export function FirstScreenFirst() {
  return import.meta.env.SSR ? <ScriptOnce>{`(${deferSections})()`}</ScriptOnce> : null;
}

/** Refers to nothing outside, because pages contain it as text. */
function deferSections(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // the only kind of this type
  // The heights of deferred sections are estimates. A scroll bar, and a page that opens at a position or a section, need
  // the real ones.
  const isPhone = matchMedia("(pointer: coarse) and (width < 37.5em)").matches;
  if (!isPhone || location.hash !== "" || visit?.type !== "navigate") return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  // The estimate is higher than the margin, 150vh, in which Chromium lays out what is near.
  const show = (visibility: "auto" | "hidden") =>
    sheet.replaceSync(
      `@media screen { main > section:nth-child(n + 2), body > footer { content-visibility: ${visibility}; contain-intrinsic-block-size: auto 250vh } }`,
    );
  // What is near the screen waits for the first paint, or, in a tab in the background, for the page's load.
  show("hidden");
  const afterPaint = () => show("auto");
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    afterPaint();
  }).observe({ type: "paint" });
  addEventListener("load", afterPaint, { once: true });
  const end = () => {
    sheet.disabled = true;
  };
  addEventListener("popstate", end);
  addEventListener("click", ({ target }) => target instanceof Element && target.closest("[href*='#']") && end(), true);
}
