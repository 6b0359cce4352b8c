import type { Page } from "@playwright/test";

/**
 * Keeps requests waiting at the browser's door.
 * @returns lets them through, and those that come later
 */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Paths of the data requests that the page sends from now on. */
export function dataRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/trpc/")) paths.push(decodeURIComponent(pathname.slice("/trpc/".length)));
  });
  return paths;
}
