import type { Page } from "@playwright/test";

/**
 * Resolves when the page is hydrated, with all forms but that of the closing band, which waits until it is near: React
 * has put its handlers' props on each interactive element.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
}

/** Opens an address of the site and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Runs in the browser. */
function isHydrated(): boolean {
  const listens = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  const all = [...document.querySelectorAll("a, button, form, details")];
  const parts = all.filter((element) => element.closest("[data-form=closing]") === null);
  return document.readyState === "complete" && parts.length > 0 && parts.every(listens);
}
