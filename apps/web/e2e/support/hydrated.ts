import { expect, type Page } from "@playwright/test";

/**
 * Resolves when the page is hydrated, with the forms that are near the viewport: React has put its handlers' props on each
 * interactive element.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // Not `waitForFunction`, which would send its 300 kB of helpers to each page. A page that is being left is asked again.
  const ask = () => page.evaluate(isHydrated).catch(() => false);
  await expect.poll(ask, { message: "hydrated", intervals: [50], timeout: 0 }).toBe(true);
}

/** Opens an address of the site and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Runs in the browser. */
function isHydrated(): boolean {
  const listens = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  const isFar = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > innerHeight + 600 || bottom < -600;
  };
  const farForms = [...document.querySelectorAll("[data-form]")].filter(isFar);
  const all = [...document.querySelectorAll("a, button, form, details")];
  const parts = all.filter((element) => !farForms.some((form) => form.contains(element)));
  return document.readyState === "complete" && parts.length > 0 && parts.every(listens);
}
