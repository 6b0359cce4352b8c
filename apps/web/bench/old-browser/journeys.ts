import type { Browser, BrowserContext, Page } from "@playwright/test";

/** What happens in a tab: `before` the server is replaced under it, `after` with the other one in its place. */
export type Journey = {
  name: string;
  /** A form or a draft, which may load any number of documents. */
  isContract: boolean;
  scripts: boolean;
  before: (page: Page, url: string) => Promise<void>;
  /** @throws Error that says what the visitor lost */
  after: (page: Page, visit: Visit) => Promise<void>;
};

/** rowsOf: leads and subscriptions of an address that the server after the deploy has stored. */
type Visit = { url: string; rowsOf: (email: string) => number };

const failure = /could not be loaded|Article Not Found|Something went wrong/;
const waitMs = 15_000;

async function eventually(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + waitMs;
  // A page that is being left answers no question.
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function headingOf(page: Page): Promise<string> {
  return (await page.locator("h1").first().textContent()) ?? "";
}

/** Leaves a page for another one, and waits until that is shown: under its address, with a heading of its own. */
async function go(page: Page, path: string, leave: () => Promise<unknown>): Promise<void> {
  const before = await headingOf(page);
  await leave();
  await eventually(`${path} is not shown`, async () => {
    const isThere = new URL(page.url()).pathname === path && ![before, ""].includes(await headingOf(page));
    return isThere && (await page.locator("main").count()) === 1;
  });
  const words = (await page.locator("main").textContent()) ?? "";
  if (failure.test(words)) throw new Error(`${path} shows: ${failure.exec(words)?.[0]}`);
}

/** Clicks a link of the site and waits for its page. */
async function follow(page: Page, path: string): Promise<void> {
  await go(page, path, () => page.locator(`a[href="${path}"]:visible`).first().click());
}

const open = (path: string) => async (page: Page, url: string) => {
  await page.goto(url + path, { waitUntil: "networkidle" });
  await settle(page);
};

/** Pages of any age: what they load when they are looked at is loaded, and React has had the time to take it up. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
}

async function menuPaths(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator("header nav a[href^='/']:visible")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(hrefs)].filter((href) => !/[#?]/.test(href));
}

const fields = (email: string) => ({
  name: "Ada Osei",
  email,
  phone: "(615) 555-0142",
  message: "Two states, three payers.",
});

async function fillIn(page: Page, form: string, email: string): Promise<void> {
  const place = page.locator(`form[action="/forms/${form}"]`).first();
  await place.scrollIntoViewIfNeeded();
  await settle(page);
  for (const [name, value] of Object.entries(fields(email))) {
    const field = place.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
}

function posted(form: "consultation" | "contact" | "newsletter", path: string, scripts: boolean): Journey {
  const email = `${form}-${scripts ? "with" : "without"}-scripts@clinic.example`;
  return {
    ...{ name: `${form} form ${scripts ? "with" : "without"} scripts`, isContract: true, scripts },
    before: async (page, url) => {
      await open(path)(page, url);
      await fillIn(page, form, email);
    },
    after: async (page, { rowsOf }) => {
      await page.locator(`form[action="/forms/${form}"] button[type="submit"]`).first().click();
      const words = async () => (await page.locator("main").textContent()) ?? "";
      const thanks = form === "newsletter" ? /./ : /C[RM]-[0-9A-Z]{4}-[0-9A-Z]{4}/;
      await eventually("no reference is shown", async () => thanks.test(await words()));
      await eventually(`${rowsOf(email)} rows are stored`, () => rowsOf(email) === 1);
    },
  };
}

export const journeys: readonly Journey[] = [
  {
    ...{ name: "all links of the menu", isContract: false, scripts: true, before: open("/") },
    after: async (page) => {
      // From home to each, and back to home.
      for (const path of (await menuPaths(page)).filter((href) => href !== "/")) await follow(page, path);
      await follow(page, "/");
    },
  },
  {
    ...{ name: "an article", isContract: false, scripts: true, before: open("/blog") },
    after: async (page) => {
      const path = await page.locator("main a[href^='/blog/']").first().getAttribute("href");
      await follow(page, path ?? "");
    },
  },
  {
    ...{ name: "a state", isContract: false, scripts: true, before: open("/states") },
    after: (page) => follow(page, "/states/ohio"),
  },
  {
    ...{ name: "a search of the articles", isContract: false, scripts: true, before: open("/blog") },
    after: async (page) => {
      const listed = () =>
        page
          .locator("main a[href^='/blog/']:visible")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href")).join());
      const before = await listed();
      const search = page.locator("main input[type=search]:visible").first();
      await search.fill("medicare", { timeout: 5_000 });
      await search.press("Enter");
      await eventually("the same articles are listed", async () => !["", before].includes(await listed()));
    },
  },
  {
    ...{ name: "back and forward", isContract: false, scripts: true },
    before: async (page, url) => {
      await open("/")(page, url);
      await follow(page, "/about");
    },
    after: async (page) => {
      await go(page, "/", () => page.goBack());
      await go(page, "/about", () => page.goForward());
      await follow(page, "/contact");
      await go(page, "/about", () => page.goBack());
    },
  },
  ...[true, false].flatMap((scripts) => [
    posted("consultation", "/", scripts),
    posted("contact", "/contact", scripts),
    posted("newsletter", "/blog", scripts),
  ]),
  {
    ...{ name: "a draft", isContract: true, scripts: true },
    before: async (page, url) => {
      await open("/contact")(page, url);
      await fillIn(page, "contact", "draft@clinic.example");
      await settle(page);
    },
    after: async (page, { url }) => {
      await open("/contact")(page, url);
      const value = () => page.locator('form[action="/forms/contact"] [name="message"]').inputValue();
      await eventually("what was typed is gone", async () => (await value()) === fields("").message);
    },
  },
];

/** A tab in which a journey has begun. */
export type Tab = { journey: Journey; page: Page; context: BrowserContext; documents: string[]; failed: string | null };

export async function begin(browser: Browser, journey: Journey, url: string): Promise<Tab> {
  const context = await browser.newContext({
    javaScriptEnabled: journey.scripts,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const documents: string[] = [];
  const failed = await journey.before(page, url).then(
    () => null,
    (error: Error) => `before the deploy: ${error.message}`,
  );
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { journey, page, context, documents, failed };
}
