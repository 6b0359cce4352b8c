import type { Page } from "@playwright/test";

/** @returns a function that releases the held requests, and lets later requests pass */
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

export async function failProcedure(page: Page, name: string): Promise<void> {
  await page.route(`**/trpc/*${name}*`, async (route) => {
    const names = new URL(route.request().url()).pathname.slice("/trpc/".length).split(",");
    const answers: unknown[] = await (await route.fetch()).json();
    const json = answers.map((answer, index) => (names[index] === name ? failure : answer));
    await route.fulfill({ status: names.length > 1 ? 207 : 500, json });
  });
}

export const codePath = /\.(?:js|css)$|^\/page-data$/;

export function requestsOf(page: Page, path: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (path.test(new URL(request.url()).pathname)) urls.push(request.url());
  });
  return urls;
}
