import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect as expectNow, type Page } from "@playwright/test";
import { freePort } from "@site/db/test/free-port";
import type { RehearsedSite } from "../tools/rehearsal/site.ts";
import { printVerdicts, runProgram, type Verdict } from "./program.ts";
import { openBrowser, openSite } from "./site.ts";

const root = resolve(import.meta.dirname, "..");
const expect = expectNow.configure({ timeout: 15_000 });

const help = `Opens pages of one release in Chromium, replaces its server with another release's, and continues in the open tabs.

pnpm proof old-browser [--from COMMIT]   pages of COMMIT (default: the one that recorded the newest version of the contract),
                                         then the server of this tree

The other tree is installed and built once, in .cache/old-browser. 1.0.0 is the oldest release.`;

const typed = { name: "Ada Osei", phone: "(615) 555-0142", message: "Two states, three payers." };

/**
 * What a visitor does in a tab. At `yield`, the proof replaces the site with another release. The visitor then
 * continues on that release.
 */
type Steps = AsyncGenerator<undefined, void, RehearsedSite>;

const journeys: Record<string, (page: Page, url: string) => Steps> = {
  async *"back, forward and the links of the menu, with one document at most"(page, url): Steps {
    await open(page, url);
    await follow(page, "/about");
    yield;
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await go(page, "/", () => page.goBack());
    await go(page, "/about", () => page.goForward());
    const links = page.locator("header nav a[href^='/']:visible");
    const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
    for (const path of paths) if (!["/", "/about"].includes(path) && !/[#?]/.test(path)) await follow(page, path);
    expect(documents, "a second document is loaded").toBeLessThanOrEqual(1);
  },
  "the consultation form": (page, url) => send(page, url, "consultation"),
  "the contact form": (page, url) => send(page, `${url}/contact`, "contact"),
  "the newsletter form": (page, url) => send(page, `${url}/blog`, "newsletter"),
  async *"a draft"(page, url): Steps {
    await fillIn(page, `${url}/contact`, "contact");
    yield;
    await open(page, `${url}/contact`);
    const message = page.locator('form[action="/forms/contact"] [name="message"]');
    await expect(message, "the typed text is gone").toHaveValue(typed.message);
  },
};

async function* send(page: Page, url: string, form: "consultation" | "contact" | "newsletter"): Steps {
  await fillIn(page, url, form);
  const site = yield;
  await page.locator(`form[action="/forms/${form}"] button[type="submit"]`).first().click();
  const thanks = form === "newsletter" ? /./ : /C[RM]-[0-9A-Z]{4}-[0-9A-Z]{4}/;
  await expect(page.locator("main"), "no reference is shown").toContainText(thanks);
  const emails = "SELECT email FROM lead_inbox UNION ALL SELECT email FROM newsletter_subscribers";
  const stored = () => site.rows(`SELECT 1 FROM (${emails}) WHERE email = ?`, `${form}@clinic.example`).length;
  await expect.poll(stored, "not one row is stored").toBe(1);
}

await runProgram(help, { from: { type: "string" } }, async ({ from }, opened) => {
  const release = builtTree(from);
  // For a short time, both servers listen on this port, as they do during a deploy.
  const env = { PORT: String(await freePort()), REUSE_PORT: "yes", SITE_ORIGIN: "" };
  const options = { env, hasDatabase: false };
  const before = await openSite(opened, { ...options, release });
  const browser = await openBrowser(opened);
  const tabs = [];
  for (const [promise, journey] of Object.entries(journeys)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const steps = journey(page, before.url);
    tabs.push({ promise, page, steps, against: await lossIn(steps.next()) });
  }
  const after = await openSite(opened, options);
  await before.server.end("SIGTERM");
  const verdicts: Verdict[] = [];
  for (const { promise, page, steps, against } of tabs) {
    verdicts.push({ promise, against: [...against, ...(await lossIn(steps.next(after)))] });
    await page.close();
  }
  return printVerdicts(verdicts);
});

function lossIn(steps: Promise<unknown>): Promise<string[]> {
  return steps.then(
    () => [],
    (error: Error) => error.message.split("\n").slice(0, 1),
  );
}

async function go(page: Page, path: string, leave: () => Promise<unknown>): Promise<void> {
  const before = (await page.locator("h1").first().textContent()) ?? "";
  await leave();
  await expect(page, `${path} is not shown`).toHaveURL((url) => url.pathname === path);
  await expect(page.locator("h1").first(), `${path} is not shown`).not.toHaveText(before);
  await settle(page);
  const failure = /could not be loaded|Article Not Found|Something went wrong/;
  await expect(page.locator("main"), `${path} shows a failure`).not.toContainText(failure);
}

async function follow(page: Page, path: string): Promise<void> {
  await go(page, path, () => page.locator(`a[href="${path}"]:visible`).first().click());
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  for (const x of [2, 4]) await page.mouse.move(x, 2);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
}

async function fillIn(page: Page, url: string, form: string): Promise<void> {
  await open(page, url);
  const place = page.locator(`form[action="/forms/${form}"]`).first();
  await place.scrollIntoViewIfNeeded();
  await settle(page);
  for (const [name, value] of Object.entries({ ...typed, email: `${form}@clinic.example` })) {
    const field = place.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  await settle(page);
}

/** Installs and builds a commit in its own folder. Later runs use the same folder again. */
function builtTree(from: string | undefined): string {
  const words = from === undefined ? ["HEAD", "--", "packages/trpc-router/contract"] : [from];
  const sha = execFileSync("git", ["rev-list", "-1", ...words], { cwd: root, encoding: "utf8" }).trim();
  const folder = join(root, ".cache/old-browser", sha);
  if (existsSync(join(folder, "built"))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execSync(`git archive ${sha} | tar -x -C "${folder}"`, { cwd: root });
  for (const step of ["install --frozen-lockfile --prefer-offline", "build"])
    execSync(`npx --yes pnpm ${step}`, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  writeFileSync(join(folder, "built"), "");
  return folder;
}
