/** Runs in the browser: what moved by itself since a time, on the document's clock. */
export async function shiftsSince(since: number): Promise<string[]> {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Nothing is reported where nothing moved: two frames later that is known.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
  });
  type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
  const nodes = (entries as Shift[]).filter(({ startTime }) => startTime > since).flatMap(({ sources }) => sources); // by the type that is observed
  return nodes.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : String(node)));
}

/** Runs in the browser: what makes the page wider than its window; empty when it is not. */
export function whatScrollsSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`${scrollWidth} px wide`, ...outside.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

/**
 * Runs in the browser: what can be clicked and is smaller than 24 px (WCAG 2.2, 2.5.8), without links that stand in a
 * sentence, and without what is hidden from assistive technology: the states of the map are all in the list beside it.
 */
export function smallTargets(): string[] {
  const inSentence = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  };
  return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]"),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => (box.width < 24 || box.height < 24) && !inSentence(element))
    .map(({ element: { localName, textContent }, box }) => {
      const name = textContent?.trim().slice(0, 40);
      return `${localName} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`;
    });
}
