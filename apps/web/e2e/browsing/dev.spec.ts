import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { rehearse } from "../../../../tools/rehearsal/site.ts";
import { copyWorkspace } from "../../../../tools/workspace-copy.ts";
import { ServerProcess } from "../../../server/src/test/server-process.ts";
import { contact, expectHydrated, formOf } from "../leads/lead-forms.ts";
import { open } from "../support/hydrated.ts";
import { interact } from "./interactions.ts";

const root = resolve(import.meta.dirname, "../../../..");

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
        writeFileSync(path, original.replace(from, to));
        return () => writeFileSync(path, original);
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

/** Opens the contact page, whose form has its code at once in development, and types into the form. */
async function openWithText(page: Page): Promise<void> {
  await openListening(page, "/contact");
  const form = formOf(page, contact);
  await expectHydrated(form);
  await form.getByLabel("Full Name").fill(typed);
}

test("development replaces a changed component and a changed style in the open page, and a typed text stays", async ({
  page,
  dev,
}) => {
  await openWithText(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  dev.edit("apps/web/src/forms/contact-form.tsx", "{words.intro}", "{words.intro} Changed by hand.");
  await expect(page.getByText("Changed by hand.")).toBeVisible(shown);
  dev.edit("apps/web/src/forms/lead-form.module.css", ".title {", ".title {\n  text-indent: 7px;");
  await expect(page.locator("#message-title")).toHaveCSS("text-indent", "7px", shown);
  await expect(page.getByLabel("Full Name").first()).toHaveValue(typed);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("development shows a changed sentence, of the database too, and runs a changed module of the server", async ({
  page,
  dev,
}) => {
  await openWithText(page);
  dev.edit("packages/content/src/copy/forms.ts", "Get a free consultation", "Get a free consultation by hand");
  await expect(page.getByRole("heading", { name: "Get a free consultation by hand" })).toBeVisible(shown);
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
