import type { Page } from "@playwright/test";

/** Resolves when every link, button and form of the page listens: React has put its handlers' props on them. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { polling: 50 });
}

/** Opens an address of the site and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Runs in the browser. */
function isAlive(): boolean {
  const listens = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  const parts = [...document.querySelectorAll("a, button, form, details")];
  return document.readyState === "complete" && parts.length > 0 && parts.every(listens);
}
