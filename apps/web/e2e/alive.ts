import type { Page } from "@playwright/test";

/**
 * Resolves when every link, button and disclosure of the page listens: React has put its handlers' props on them.
 * A lead form listens when somebody turns to it; whoever fills it in or sends it needn't wait for that.
 */
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
  const isLate = (element: Element) => element.closest("section:has(form[action^='/forms/'])") !== null;
  const parts = [...document.querySelectorAll("a, button, form, details")].filter((element) => !isLate(element));
  return document.readyState === "complete" && parts.length > 0 && parts.every(listens);
}
