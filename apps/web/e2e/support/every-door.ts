import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../../../../tools/chromium.ts";
import { fill, formOf, leadForms } from "../leads/lead-forms.ts";
import { open, untilHydrated } from "./hydrated.ts";

/** A browser that resolves names by these rules, such as `MAP www.example.com:443 127.0.0.1:8443`. */
export function openBrowser(resolverRules: readonly string[]): Promise<Browser> {
  const args = [...chromiumArgs, `--host-resolver-rules=${resolverRules.join(",")}`];
  return chromium.launch({ executablePath: ensureChromium(), args });
}

/**
 * Sends every form of the site once, as a visitor does, and with scripts also a lead by the page's own fetch.
 * @param addressOf the sender's e-mail address for each entry point
 * @throws Error when a post that was accepted is not answered with thanks
 */
export async function sendThroughEveryDoor(
  browser: Browser,
  origin: string,
  { scripts, addressOf }: { scripts: boolean; addressOf: (entryPoint: string) => string },
): Promise<void> {
  const context = await browser.newContext({
    ...{ baseURL: origin, ignoreHTTPSErrors: true, javaScriptEnabled: scripts },
    viewport: { width: 1440, height: 900 },
  });
  // A machine that runs other things beside this needs its time.
  context.setDefaultTimeout(90_000);
  try {
    const page = await context.newPage();
    const entryPoint = scripts ? "/trpc/" : "/forms/";
    const visit = (path: string) => (scripts ? open(page, path) : page.goto(path));
    for (const [name, lead] of Object.entries(leadForms)) {
      await visit(lead.path);
      const form = formOf(page, lead);
      await fill(form, { ...lead.values, "Email Address": addressOf(name) });
      await send(page, entryPoint, lead.region, lead.submit);
    }
    await visit("/blog");
    const newsletter = "One letter a month";
    const address = page.getByRole("region", { name: newsletter }).getByLabel("Email address");
    await address.scrollIntoViewIfNeeded();
    if (scripts) await untilHydrated(page);
    await address.fill(addressOf("newsletter"));
    await send(page, entryPoint, newsletter, "Subscribe");
    if (scripts) await page.evaluate(postByFetch, addressOf("REST"));
  } finally {
    await context.close();
  }
}

async function send(page: Page, entryPoint: string, region: string, button: string): Promise<void> {
  const part = page.getByRole("region", { name: region });
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === "POST" && each.url().includes(entryPoint)),
    part.getByRole("button", { name: button, exact: true }).click(),
  ]);
  if (response.status() < 400) await part.locator("[data-status=sent]").waitFor();
}

/** Runs in the browser. */
async function postByFetch(email: string): Promise<void> {
  const body = JSON.stringify({ name: "Ben Ode", email, message: "Two dentists." });
  await fetch("/api/contact", { method: "POST", headers: { "content-type": "application/json" }, body });
}
