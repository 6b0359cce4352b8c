import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { rehearse } from "../../../../tools/rehearsal/site.ts";
import { copyWorkspace } from "../../../../tools/workspace-copy.ts";
import { ServerProcess } from "../../../server/src/test/server-process.ts";
import { contact, expectHydrated, fill, formOf, toastOf } from "../leads/lead-forms.ts";
import { open, untilHydrated } from "../support/hydrated.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** As an editor on a busy machine saves: the file is empty for a moment. */
function save(path: string, text: string): void {
  writeFileSync(path, "");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  writeFileSync(path, text);
}

/** What `pnpm dev` runs, on a copy of the sources that a test may change. */
type DevSite = {
  url: string;
  /** Saves a source file with another text in one place. Returns what saves the original again. */
  edit: (file: string, from: string, to: string) => () => void;
};

/** The promise is two seconds; the machine that tests may be busy with other things. */
const shown = { timeout: 30_000 };

const test = base.extend<object, { dev: DevSite }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: -- Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      // In the workspace, because Vite serves files of the workspace only, installed packages included.
      const parent = join(root, ".cache");
      mkdirSync(parent, { recursive: true });
      const folder = mkdtempSync(join(parent, "dev-"));
      copyWorkspace(root, folder);
      const script = join(folder, "apps/server/src/cli/dev.ts");
      const server = new ServerProcess({ args: [script], cwd: folder, env: { PORT: "0", LOG_LEVEL: "error" } });
      const edit: DevSite["edit"] = (file, from, to) => {
        const path = join(folder, file);
        const original = readFileSync(path, "utf8");
        if (!original.includes(from)) throw new Error(`${file} does not hold ${from}`);
        save(path, original.replace(from, to));
        return () => save(path, original);
      };
      await use({ url: await server.start(), edit });
      await server.end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});

test.describe.configure({ mode: "serial", timeout: 240_000 });

const typed = "Ada Osei";

/** What the browser draws of an element, as far as classes and states decide it. */
function look(element: Locator): Promise<Record<string, string>> {
  return element.evaluate(async (target) => {
    await Promise.allSettled(target.getAnimations().map(({ finished }) => finished));
    const { color, backgroundColor, borderTopColor, fontSize, fontWeight, padding, display } = getComputedStyle(target);
    const { content, transform } = getComputedStyle(target, "::after");
    return { color, backgroundColor, borderTopColor, fontSize, fontWeight, padding, display, content, transform };
  });
}

/**
 * Six interactions with a site. Each asserts what the visitor sees.
 * @returns how the element that it changed looks then, by the interaction's name
 */
async function interact(page: Page): Promise<Record<string, Record<string, string>>> {
  const looks: Record<string, Record<string, string>> = {};
  const main = page.getByRole("main");
  page.setDefaultTimeout(60_000);

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  const service = nav.getByRole("link", { name: "Insurance Paneling" });
  await nav.getByRole("button", { name: "Services" }).hover();
  await expect(service).toBeVisible();
  looks["menu opened by the pointer"] = await look(service);
  await page.keyboard.press("Escape");
  await expect(service).toBeHidden();
  await nav.getByRole("link", { name: "States" }).click();
  await expect(page).toHaveURL(/\/states$/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Medical Credentialing in All 50 States");
  looks["page of another template, without a reload"] = await look(main.locator("figure a").first());
  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = page.getByRole("banner").locator("summary").first();
  await toggle.click();
  await expect(page.getByRole("navigation", { name: "Main, mobile" })).toBeVisible();
  looks["menu of a phone"] = await look(toggle.locator("span").first());
  await toggle.click();
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await expect(main.getByRole("searchbox")).toBeVisible();
  const question = main.locator("details").filter({ has: page.locator("summary:visible") });
  await question.first().locator("summary").click();
  await expect(question.first().getByRole("paragraph")).toBeVisible();
  looks["fold of a question"] = await look(question.first().locator("summary"));

  await nav.getByRole("link", { name: "Contact" }).click();
  const form = formOf(page, contact);
  await expectHydrated(form);
  await fill(form, contact.values);
  // The browser's own check takes spaces for a name.
  await form.locator("input[name=name]").fill("   ");
  await form.getByRole("button", { name: contact.submit }).click();
  const invalid = form.locator("[aria-invalid=true]").first();
  await expect(invalid).toBeVisible();
  looks["field with a mistake"] = await look(invalid);
  await fill(form, contact.values);
  await form.getByRole("button", { name: contact.submit }).click();
  await expect(toastOf(page)).toContainText(contact.success.title);
  looks["toast of a sent form"] = await look(toastOf(page));
  return looks;
}

test("six interactions give the same looks in development as in the build", async ({ page, browser }) => {
  const inDevelopment = await interact(page);
  const site = await rehearse();
  const visitor = await browser.newContext({ baseURL: site.url });
  expect(await interact(await visitor.newPage())).toEqual(inDevelopment);
  await visitor.close();
  await site.stop();
  expect(Object.keys(inDevelopment)).toHaveLength(6);
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

test("development replaces a changed component and a changed style in the open page, shows a changed sentence, of the database too, and runs a changed module of the server; a typed text stays", async ({
  page,
  dev,
}) => {
  // Its form has its code at once in development.
  await openListening(page, "/contact");
  const form = formOf(page, contact);
  await expectHydrated(form);
  await form.getByLabel("Full Name").fill(typed);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  dev.edit("apps/web/src/forms/contact-form.tsx", "{words.intro}", "{words.intro} Changed by hand.");
  await expect(page.getByText("Changed by hand.")).toBeVisible(shown);
  dev.edit("apps/web/src/forms/lead-form.module.css", ".title {", ".title {\n  text-indent: 7px;");
  await expect(page.locator("#message-title")).toHaveCSS("text-indent", "7px", shown);
  await expect(page.getByLabel("Full Name").first()).toHaveValue(typed);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  dev.edit("packages/content/src/copy/forms.ts", "Get a free consultation", "Get a free consultation by hand");
  await expect(page.getByRole("heading", { name: "Get a free consultation by hand" })).toBeVisible(shown);
  // A save can open the site twice, and a page that asks between finds none: the next touch asks again.
  await untilHydrated(page);
  await expect(page.getByLabel("Full Name").first(), "a typed text").toHaveValue(typed, shown);

  await openListening(page, "/re-credentialing");
  const answers: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (response.url() === `${dev.url}/re-credentialing`) answers.push(response.headers()["x-frame-options"]);
  });
  dev.edit("apps/server/src/http/headers.ts", '"DENY"', '"SAMEORIGIN"');
  dev.edit("packages/content/src/services/re-credentialing.ts", "30-60 days is what", "Changed is what");
  await expect(page.getByText("Changed is what a renewal takes.").first()).toBeVisible(shown);
  await expect.poll(() => answers.at(-1), shown).toBe("SAMEORIGIN");
});

test("development shows a mistake over the page until it is mended, and outlives an uncaught error", async ({
  page,
  dev,
}) => {
  const file = "packages/trpc-router/src/procedures/content.ts";
  await openListening(page, "/about");
  const mend = dev.edit(file, "import", "mistake import");
  await expect(page.locator("vite-error-overlay")).toBeVisible(shown);
  expect((await page.request.get("/about")).status(), "of the server before the mistake").toBe(200);
  const listening = untilListening(page);
  mend();
  await expect(page.locator("vite-error-overlay")).toHaveCount(0, shown);
  await expect(page.locator("h1")).toBeVisible();

  await listening;
  const thrown = 'setImmediate(() => { throw new Error("a mistake of this test"); });';
  dev.edit(file, "import", `${thrown}\nimport`);
  dev.edit("packages/content/src/copy/about.ts", "We carry your file", "We bear your file");
  await expect(page.getByText("We bear your file")).toBeVisible(shown);
});
