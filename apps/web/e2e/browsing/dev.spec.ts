import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { rehearse } from "../../../../tools/rehearsal/site.ts";
import { copyWorkspace } from "../../../../tools/workspace-copy.ts";
import { ServerProcess } from "../../../server/src/test/server-process.ts";
import { contact, expectHydrated, fill, formOf, send, toastOf } from "../leads/lead-forms.ts";
import { open, untilHydrated } from "../support/loading.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** Some editors save a file in two steps, so that it is empty for a moment. */
function save(path: string, text: string): void {
  writeFileSync(path, "");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  writeFileSync(path, text);
}

type DevSite = {
  url: string;
  /** Returns a function that restores the file. */
  edit: (file: string, from: string, to: string) => () => void;
};

/** A change should appear within two seconds, but a busy test machine may need more. */
const shown = { timeout: 30_000 };

const test = base.extend<object, { dev: DevSite }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: -- Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      // The tests edit a copy of the workspace inside the workspace, because Vite doesn't serve files from outside it.
      const parent = join(root, ".cache");
      mkdirSync(parent, { recursive: true });
      const folder = mkdtempSync(join(parent, "dev-"));
      copyWorkspace(folder);
      const script = join(folder, "apps/server/src/development/dev-server.ts");
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

function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Finishes the transitions of Mantine's controls, so that the colors that are read below are final.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const shown = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
    return shown.map((element) => {
      const { color, backgroundColor, borderTop, font, padding, display } = getComputedStyle(element);
      const { content } = getComputedStyle(element, "::after");
      return [element.localName, color, backgroundColor, borderTop, font, padding, display, content].join(" ");
    });
  });
}

async function visit(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  await nav.getByRole("button", { name: "Services" }).hover();
  await expect(nav.getByRole("link", { name: "Insurance Paneling" })).toBeVisible();
  const home = await looksOf(page);
  await nav.getByRole("link", { name: "Contact" }).click();
  const form = formOf(page, contact);
  await expectHydrated(form);
  await fill(form, { ...contact.values, "Full Name": "   " });
  await send(form, contact);
  await expect(toastOf(page)).toBeVisible();
  // The result pushes the button away, but the browser keeps its hover style until the mouse moves.
  await page.mouse.move(0, 0);
  return [...home, ...(await looksOf(page))];
}

test("every element of two pages looks the same in development as in the build", async ({ page, browser }) => {
  const inDevelopment = await visit(page);
  const site = await rehearse();
  const visitor = await browser.newContext({ baseURL: site.url });
  expect(await visit(await visitor.newPage())).toEqual(inDevelopment);
  await visitor.close();
  await site.stop();
  expect(inDevelopment.length).toBeGreaterThan(500);
});

/** If a file changes before the page has connected to Vite, the page doesn't learn about the change. */
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
  await Promise.all([untilListening(page), open(page, path)]);
}

test("changed components, styles, sentences and modules appear, and typed text stays", async ({ page, dev }) => {
  await openListening(page, "/contact");
  const form = formOf(page, contact);
  await expectHydrated(form);
  await form.getByLabel("Full Name").fill("Ada Osei");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  dev.edit("apps/web/src/forms/contact-form.tsx", ": copy.intro;", ': copy.intro + " Changed by hand.";');
  await expect(page.getByText("Changed by hand.")).toBeVisible(shown);
  dev.edit("apps/web/src/forms/lead-form.module.css", ".sheet {", ".sheet {\n  text-indent: 7px;");
  await expect(page.locator("#message")).toHaveCSS("text-indent", "7px", shown);
  await expect(page.getByLabel("Full Name").first()).toHaveValue("Ada Osei");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  dev.edit("packages/content/src/copy/forms.ts", "Get a free consultation", "Get a free consultation by hand");
  await expect(page.getByRole("heading", { name: "Get a free consultation by hand" })).toBeVisible(shown);
  // After this change, the dev server reloads the page.
  await untilHydrated(page);
  await expect(page.getByLabel("Full Name").first(), "a typed text").toHaveValue("Ada Osei", shown);

  // The page hasn't connected to Vite yet, so Vite can't report the two changes below. The page must show them anyway.
  const mayConnect = Promise.withResolvers<void>();
  await page.routeWebSocket(/./, async (socket) => {
    await mayConnect.promise;
    socket.connectToServer();
  });
  await page.goto("/re-credentialing");
  dev.edit("apps/server/src/http/headers.ts", '"DENY"', '"SAMEORIGIN"');
  dev.edit(
    "packages/content/src/services/re-credentialing.ts",
    "We start each renewal 120 days before expiry",
    "A renewal takes forty days",
  );
  const served = async () => {
    const answer = await page.request.get("/re-credentialing");
    return [answer.headers()["x-frame-options"], (await answer.text()).includes("takes forty days")];
  };
  await expect.poll(served, shown).toEqual(["SAMEORIGIN", true]);
  mayConnect.resolve();
  await expect(page.getByText("A renewal takes forty days.").first()).toBeVisible(shown);
});

test("an error in the code covers the page until it is fixed, and an uncaught error doesn't stop pnpm dev", async ({
  page,
  dev,
}) => {
  const file = "packages/trpc-router/src/procedures/content.ts";
  await openListening(page, "/about");
  const mend = dev.edit(file, "import", "mistake import");
  await expect(page.locator("vite-error-overlay")).toBeVisible(shown);
  expect((await page.request.get("/about")).status(), "of the server before the mistake").toBe(200);
  const mended = untilListening(page);
  mend();
  await expect(page.locator("vite-error-overlay")).toHaveCount(0, shown);
  await expect(page.locator("h1")).toBeVisible();

  await mended;
  const thrown = 'setImmediate(() => { throw new Error("a mistake of this test"); });';
  const reloaded = untilListening(page);
  dev.edit(file, "import", `${thrown}\nimport`);
  await reloaded;
  dev.edit("packages/content/src/copy/about.ts", "We carry your file", "We bear your file");
  await expect(page.getByText("We bear your file")).toBeVisible(shown);
});
