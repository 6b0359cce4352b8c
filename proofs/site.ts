import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../tools/chromium.ts";
import { prepareRehearsal } from "../tools/rehearsal/prepare.ts";
import { type RehearsedSite, rehearse } from "../tools/rehearsal/site.ts";
import type { Opened } from "./program.ts";

/** The site as the tests have it: built, installed and started. */
export async function openSite(opened: Opened, options: Parameters<typeof rehearse>[0] = {}): Promise<RehearsedSite> {
  opened.defer(await prepareRehearsal());
  const site = await rehearse(options);
  opened.defer(() => site.stop());
  return site;
}

export async function openBrowser(opened: Opened): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  opened.defer(() => browser.close());
  return browser;
}
