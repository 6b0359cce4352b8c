import { ScriptOnce } from "@tanstack/react-router";

/**
 * Stands in the head. On a phone, makes the browser paint the first screen before it lays out the sections below, which
 * would take a slow one longer than their download. A section is laid out when a visitor comes near. From the first
 * touch on, the others follow one at a time.
 */
export function DeferOffscreenLayout() {
  return import.meta.env.SSR ? <ScriptOnce>{`(${deferOffscreenLayout})()`}</ScriptOnce> : null;
}

/** Refers to nothing outside, because pages contain it as text. */
function deferOffscreenLayout(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // the only kind of this type
  // The heights of deferred sections are estimates. A scroll bar, and a page that opens at a position or a section, need
  // the real ones.
  if (!matchMedia("(pointer: coarse)").matches || location.hash !== "" || visit?.type !== "navigate") return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let first = 2;
  // Also what is near the screen waits for the first paint, where the browser reports it.
  let visibility = PerformanceObserver.supportedEntryTypes.includes("paint") ? "hidden" : "auto";
  // Not those with a search, which Chromium lays out in any case at the end of the document, in one long task.
  const sections = () => `main > section:nth-child(n + ${first}):not(:has(search))`;
  // The estimate is higher than the margin, 150vh, in which Chromium lays out what is near.
  const defer = () =>
    sheet.replaceSync(
      `${sections()}, body > footer { content-visibility: ${visibility}; contain-intrinsic-size: auto 250vh }`,
    );
  const afterPaint = () => {
    visibility = "auto";
    defer();
  };
  const end = () => {
    // Beyond every child, so that a step that still waits finds no section.
    first = 999;
    sheet.disabled = true;
  };
  const layOutNext = () => {
    first += 1;
    if (document.querySelector(sections()) === null) return end();
    defer();
    setTimeout(layOutNext, 50);
  };
  defer();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    afterPaint();
  }).observe({ type: "paint" });
  // In a tab in the background nothing is painted.
  addEventListener("load", afterPaint, { once: true });
  for (const event of ["pointerdown", "scroll"]) addEventListener(event, layOutNext, { capture: true, once: true });
  // A link to a section, and a way back, need the real heights at once.
  for (const event of ["click", "popstate"]) addEventListener(event, end, { capture: true, once: true });
}
