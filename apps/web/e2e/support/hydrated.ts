import { expect, type Page } from "@playwright/test";

/** Moves the mouse, and resolves when React has hydrated the whole page. */
export async function untilHydrated(page: Page): Promise<void> {
  // `waitForFunction` would send 300 kB of helpers to each page. After a navigation, `ask` asks the new page.
  const ask = () => page.evaluate(isHydrated).catch(() => false);
  const touchAndAsk = async () => {
    // The first mouse event doesn't count as a movement, so the mouse moves twice.
    for (const x of [2, 4]) await page.mouse.move(x, 2);
    return ask();
  };
  await expect.poll(touchAndAsk, { message: "hydrated", intervals: [50], timeout: 0 }).toBe(true);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

function isHydrated(): boolean {
  const listens = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  const parts = [...document.querySelectorAll("a, button, form, details")];
  return document.readyState === "complete" && parts.length > 0 && parts.every(listens);
}
