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
