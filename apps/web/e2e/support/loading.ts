import { expect, type Page } from "@playwright/test";

/** Moves the mouse until React has hydrated the whole page. The first movement makes the page load its code. */
export async function untilHydrated(page: Page): Promise<void> {
  // This calls `evaluate` repeatedly instead of using `waitForFunction`, which would send 300 kB of Playwright's code
  // to each page. If `evaluate` fails because the browser is just opening another page, the next call tries again.
  const ask = () => page.evaluate(isHydrated).catch(() => false);
  const interactAndAsk = async () => {
    // The site ignores mouse events without a movement, and the first event has no movement, so the mouse moves twice.
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

/**
 * Holds back all requests with a matching URL.
 * @returns a function that lets these requests and all later requests pass
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
