import { setTimeout as delay } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "../tools/chromium.ts";
import { prepareRehearsal } from "../tools/rehearsal/prepare.ts";
import { type RehearsalOptions, type RehearsedSite, rehearse } from "../tools/rehearsal/site.ts";
import type { Opened } from "./program.ts";

export async function openSite(opened: Opened, options: RehearsalOptions = {}): Promise<RehearsedSite> {
  opened.defer(await prepareRehearsal());
  return opened.adopt(await rehearse(options), (site) => site.stop());
}

export async function untilReady({ server }: RehearsedSite): Promise<void> {
  while (!(await fetch(`${server.operationsUrl}/readyz`).catch(() => null))?.ok) await delay(100);
}

export async function openBrowser(opened: Opened): Promise<Browser> {
  const launched = chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  return opened.adopt(await launched, (browser) => browser.close());
}
