import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { open } from "../support/hydrated.ts";
import type { SiteProcess } from "../support/site-process.ts";
import { fill, formOf, type LeadForm } from "./lead-forms.ts";

/** The hydrated form of a page. */
export async function openForm(page: Page, lead: LeadForm): Promise<Locator> {
  await open(page, lead.path);
  return formOf(page, lead);
}

export async function openFilled(page: Page, lead: LeadForm, values: Record<string, string>): Promise<Locator> {
  const form = await openForm(page, lead);
  await fill(form, values);
  return form;
}

export function send(form: Locator, lead: LeadForm): Promise<void> {
  return form.getByRole("button", { name: lead.submit, exact: true }).click();
}

/** A stored record of a draft or a success, by its name. */
export function stored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}

/** The contact details that this tab has stored for the other form. */
export function storedPerson(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem("person"));
}

/** Resolves when the stored draft contains this text: the tab may be killed now. */
export function untilSaved(page: Page, form: string, text: string): Promise<void> {
  return expect.poll(() => stored(page, `draft:${form}`)).toContain(text);
}

/** Closes a tab without `pagehide`, as a crash would, and opens a new one in the same browser. */
export async function replaceTab(context: BrowserContext, page: Page): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  return next;
}

export function rowsOf(site: SiteProcess, { table }: LeadForm, email: string) {
  return site.rows(`select * from ${table} where email = ? order by id`, email);
}

/** Lets the server do its work and loses the answer on the way. */
export async function loseAnswers(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
}
