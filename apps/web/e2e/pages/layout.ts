import { expect, type Locator } from "@playwright/test";

/** Expects that the elements stand side by side: each reaches over the middle of the first one's height. */
export async function expectOneRow(...parts: Locator[]): Promise<void> {
  const elements = (await Promise.all(parts.map((part) => part.all()))).flat();
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  const [first] = boxes;
  expect(boxes.length).toBeGreaterThan(1);
  const middle = (first?.y ?? 0) + (first?.height ?? 0) / 2;
  const outside = boxes.filter((box) => box === null || box.y > middle || box.y + box.height < middle);
  expect(outside, `elements that do not stand beside the first, whose middle is at ${middle} px`).toEqual([]);
}

/** Expects that the two elements have no point in common. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error("An element is not shown.");
  const overlap = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  expect(overlap, `overlap of ${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(false);
}

/** Number of lines of an element's text: pieces of text that stand beside one another are one line. */
export function countLines(element: Locator): Promise<number> {
  return element.evaluate((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1).toSorted((a, b) => a.top - b.top);
    let lines = 0;
    let bottom = Number.NEGATIVE_INFINITY;
    for (const box of boxes) {
      if ((box.top + box.bottom) / 2 > bottom) lines += 1;
      bottom = Math.max(bottom, box.bottom);
    }
    return lines;
  });
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
