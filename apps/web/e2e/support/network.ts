import type { Page } from "@playwright/test";

/**
 * Holds back requests in the browser.
 * @returns a function that lets these and later requests through
 */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const failure = {
  error: { message: "Failed", code: -32603, data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500 } },
};

/** Answers one procedure with an error, whatever else its batch contains. */
export async function failProcedure(page: Page, name: string): Promise<void> {
  await page.route(`**/trpc/*${name}*`, async (route) => {
    const names = new URL(route.request().url()).pathname.slice("/trpc/".length).split(",");
    const answers: unknown[] = await (await route.fetch()).json();
    const json = answers.map((answer, index) => (names[index] === name ? failure : answer));
    await route.fulfill({ status: names.length > 1 ? 207 : 500, json });
  });
}

/** The addresses of scripts, page data and style sheets that the page requests from now on. */
export function codeRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:js|css)$|^\/page-data$/.test(new URL(request.url()).pathname)) urls.push(request.url());
  });
  return urls;
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
