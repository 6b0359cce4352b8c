import type { Page } from "@playwright/test";

/** What happens in a tab: `before` the server is replaced under it, `after` with the other one in its place. */
export type Journey = {
  name: string;
  /** A form or a draft, which may load any number of documents; others may load one. */
  isContract?: boolean;
  before: (page: Page, url: string) => Promise<unknown>;
  /** @throws Error that says what the visitor lost */
  after: (page: Page, visit: Visit) => Promise<unknown>;
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

const wordsOf = async (page: Page, part: string) => (await page.locator(part).first().textContent()) ?? "";

/** Leaves a page for another one, and waits until that is shown: under its address, with a heading of its own. */
async function go(page: Page, path: string, leave: () => Promise<unknown>): Promise<void> {
  const before = await wordsOf(page, "h1");
  await leave();
  await eventually(`${path} is not shown`, async () => {
    const isThere = new URL(page.url()).pathname === path && ![before, ""].includes(await wordsOf(page, "h1"));
    return isThere && (await page.locator("main").count()) === 1;
  });
  await settle(page);
  const [shown] = failure.exec(await wordsOf(page, "main")) ?? [];
  if (shown !== undefined) throw new Error(`${path} shows: ${shown}`);
}

/** Clicks a link of the site and waits for its page. */
async function follow(page: Page, path: string): Promise<void> {
  await go(page, path, () => page.locator(`a[href="${path}"]:visible`).first().click());
}

const open = (path: string) => async (page: Page, url: string) => {
  await page.goto(url + path);
  await settle(page);
};

/** Pages of any age: a mouse moves over them, what they load then is loaded, and React has had the time to take it up. */
export async function settle(page: Page): Promise<void> {
  for (const x of [2, 4]) await page.mouse.move(x, 2);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
}

const typed = { name: "Ada Osei", phone: "(615) 555-0142", message: "Two states, three payers." };

async function fillIn(page: Page, form: string, email: string): Promise<void> {
  const place = page.locator(`form[action="/forms/${form}"]`).first();
  await place.scrollIntoViewIfNeeded();
  await settle(page);
  for (const [name, value] of Object.entries({ ...typed, email })) {
    const field = place.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
}

function posted(form: "consultation" | "contact" | "newsletter", path: string): Journey {
  const email = `${form}@clinic.example`;
  const thanks = form === "newsletter" ? /./ : /C[RM]-[0-9A-Z]{4}-[0-9A-Z]{4}/;
  return {
    name: `${form} form`,
    isContract: true,
    before: async (page, url) => {
      await open(path)(page, url);
      await fillIn(page, form, email);
    },
    after: async (page, { rowsOf }) => {
      await page.locator(`form[action="/forms/${form}"] button[type="submit"]`).first().click();
      await eventually("no reference is shown", async () => thanks.test(await wordsOf(page, "main")));
      await eventually(`${rowsOf(email)} rows are stored`, () => rowsOf(email) === 1);
    },
  };
}

const articles = "main a[href^='/blog/']:visible";

export const journeys: readonly Journey[] = [
  {
    name: "all links of the menu",
    before: open("/"),
    after: async (page) => {
      const links = page.locator("header nav a[href^='/']:visible");
      const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
      for (const path of paths) if (path !== "/" && !/[#?]/.test(path)) await follow(page, path);
      await follow(page, "/");
    },
  },
  {
    name: "a search of the articles",
    before: open("/blog"),
    after: async (page) => {
      const listed = () =>
        page.locator(articles).evaluateAll((all) => all.map((link) => link.getAttribute("href")).join());
      const before = await listed();
      const search = page.locator("main input[type=search]:visible").first();
      await search.fill("medicare", { timeout: 5_000 });
      await search.press("Enter");
      await eventually("the same articles are listed", async () => !["", before].includes(await listed()));
    },
  },
  {
    name: "back and forward",
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
  posted("consultation", "/"),
  posted("contact", "/contact"),
  posted("newsletter", "/blog"),
  {
    name: "a draft",
    isContract: true,
    before: async (page, url) => {
      await open("/contact")(page, url);
      await fillIn(page, "contact", "draft@clinic.example");
      await settle(page);
    },
    after: async (page, { url }) => {
      await open("/contact")(page, url);
      const value = () => page.locator('form[action="/forms/contact"] [name="message"]').inputValue();
      await eventually("what was typed is gone", async () => (await value()) === typed.message);
    },
  },
];
