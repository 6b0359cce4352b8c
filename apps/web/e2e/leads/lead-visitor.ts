import { expect, type Locator, type Page } from "@playwright/test";
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

/** The draft of a form in this tab, as it is stored. */
export function storedDraft(page: Page, form: string): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), `draft:${form}`);
}

export async function expectHydrated(form: Locator): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  await expect.poll(() => form.locator("form").evaluate(isHydrated)).toBe(true);
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
