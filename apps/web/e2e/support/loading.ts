import { expect, type Page } from "@playwright/test";

/** Moves the mouse, and resolves when React has hydrated the whole page. */
export async function untilHydrated(page: Page): Promise<void> {
  // `waitForFunction` would send 300 kB of helpers to each page. If the page is left, `ask` fails, and is tried again.
  const ask = () => page.evaluate(isHydrated).catch(() => false);
  const interactAndAsk = async () => {
    // The first mouse event doesn't count as a movement, so the mouse moves twice.
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
