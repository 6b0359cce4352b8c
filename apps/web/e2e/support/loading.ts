import { expect, type Page } from "@playwright/test";

/** Moves the mouse until React has hydrated the whole page. */
export async function untilHydrated(page: Page): Promise<void> {
  // Unlike `waitForFunction`, repeated calls of `evaluate` don't send 300 kB of Playwright's code to each page. A call
  // fails while the browser opens another page.
  const ask = () => page.evaluate(isHydrated).catch(() => false);
  const interactAndAsk = async () => {
    // The site ignores mouse events without a movement, and the first event has no movement.
    for (const x of [2, 4]) await page.mouse.move(x, 2);
    return ask();
  };
  await expect.poll(interactAndAsk, { message: "hydrated", intervals: [50], timeout: 0 }).toBe(true);
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

/** Holds requests to `url` until the returned function is called. After that, all requests pass. */
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
