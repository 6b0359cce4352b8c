import { test as base, expect, type Page } from "@playwright/test";
import { open } from "../support/hydrated.ts";
import { SiteProcess } from "../support/site-process.ts";
import { DevProcess } from "./dev-process.ts";
import { interact } from "./interactions.ts";

/** The promise is two seconds; the machine that tests may be busy with other things. */
const shown = { timeout: 30_000 };

const test = base.extend<object, { dev: DevProcess }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: -- Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const dev = await DevProcess.start();
      await use(dev);
      await dev.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});

test.describe.configure({ mode: "serial", timeout: 120_000 });

const typed = "Ada Osei";

test("ten interactions give the same looks in development as in the build", async ({ page, browser }) => {
  const inDevelopment = await interact(page);
  const site = await SiteProcess.start();
  const visitor = await browser.newContext({ baseURL: site.url });
  expect(await interact(await visitor.newPage())).toEqual(inDevelopment);
  await visitor.close();
  await site.stop();
  expect(Object.keys(inDevelopment)).toHaveLength(10);
});

/** Resolves when a page that is loaded from now on listens for changes: a change that comes before does not reach it. */
function untilListening(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes('"connected"')) resolve();
      }),
    );
  });
}

async function openListening(page: Page, path: string): Promise<void> {
  const listening = untilListening(page);
  await open(page, path);
  await listening;
}

/** Opens the contact page, whose form has its code at once in development, and types into the form. */
async function openWithText(page: Page): Promise<void> {
  await openListening(page, "/contact");
  await page.waitForFunction(() => {
    const form = document.querySelector("form[action='/forms/contact']");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps$"));
  });
  await page.getByLabel("Full Name").first().fill(typed);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

async function expectSamePage(page: Page): Promise<void> {
  await expect(page.getByLabel("Full Name").first()).toHaveValue(typed);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
}

test("development replaces a changed component in the open page, and a text typed in a field stays", async ({
  page,
  dev,
}) => {
  await openWithText(page);
  const file = "apps/web/src/forms/contact-form.tsx";
  const undo = dev.edit(file, "{words.intro}", "{words.intro} Changed by hand.");
  await expect(page.getByText("Changed by hand.")).toBeVisible(shown);
  await expectSamePage(page);
  undo();
});

test("development replaces a changed style in the open page, and a text typed in a field stays", async ({
  page,
  dev,
}) => {
  await openWithText(page);
  const undo = dev.edit("apps/web/src/forms/lead-form.module.css", ".title {", ".title {\n  text-indent: 7px;");
  await expect(page.locator("#message-title")).toHaveCSS("text-indent", "7px", shown);
  await expectSamePage(page);
  undo();
});

test("development shows a changed sentence of content that the database holds", async ({ page, dev }) => {
  await openListening(page, "/re-credentialing");
  const listening = untilListening(page);
  const undo = dev.edit("packages/content/src/services/re-credentialing.ts", "30-60 days is what", "Changed is what");
  await expect(page.getByText("Changed is what a renewal takes.").first()).toBeVisible(shown);
  await listening;
  undo();
  await expect(page.getByText("30-60 days is what a renewal takes.").first()).toBeVisible(shown);
});

test("a text typed in a form survives the reload that a change of server code causes in development", async ({
  page,
  dev,
}) => {
  await openWithText(page);
  const listening = untilListening(page);
  const undo = dev.edit(
    "packages/content/src/copy/forms.ts",
    "Get a free consultation",
    "Get a free consultation by hand",
  );
  await expect(page.getByRole("heading", { name: "Get a free consultation by hand" })).toBeVisible(shown);
  await expect(page.getByLabel("Full Name").first()).toHaveValue(typed, shown);
  await listening;
  undo();
  await expect(page.getByRole("heading", { name: "Get a free consultation", exact: true })).toBeVisible(shown);
});

test("development runs a changed module of the server for the open page", async ({ page, dev }) => {
  await openListening(page, "/about");
  const answers: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (response.url() === `${dev.url}/about`) answers.push(response.headers()["x-frame-options"]);
  });
  const listening = untilListening(page);
  const undo = dev.edit("apps/server/src/http/headers.ts", '"DENY"', '"SAMEORIGIN"');
  await expect.poll(() => answers.at(-1), shown).toBe("SAMEORIGIN");
  await listening;
  undo();
  await expect.poll(() => answers.at(-1), shown).toBe("DENY");
});

test("development shows a mistake over the page until it is mended, while the previous server answers", async ({
  page,
  dev,
}) => {
  await openListening(page, "/about");
  const undo = dev.edit("packages/trpc-router/src/procedures/content.ts", "import", "mistake import");
  await expect(page.locator("vite-error-overlay")).toBeVisible(shown);
  expect((await page.request.get("/about")).status()).toBe(200);
  undo();
  await expect(page.locator("vite-error-overlay")).toHaveCount(0, shown);
  await expect(page.locator("h1")).toBeVisible();
});

test("an uncaught error does not end the development server", async ({ page, dev }) => {
  await openListening(page, "/about");
  const listening = untilListening(page);
  const thrown = 'setImmediate(() => { throw new Error("a mistake of this test"); });';
  const mend = dev.edit("packages/trpc-router/src/procedures/content.ts", "import", `${thrown}\nimport`);
  const undo = dev.edit("packages/content/src/copy/about.ts", "We carry your file", "We bear your file");
  await expect(page.getByText("We bear your file")).toBeVisible(shown);
  await listening;
  mend();
  undo();
  await expect(page.getByText("We carry your file")).toBeVisible(shown);
});
