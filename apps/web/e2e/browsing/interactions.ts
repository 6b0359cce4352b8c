import type { Locator, Page } from "@playwright/test";
import { contact, expectHydrated, fill, formOf, toastOf } from "../leads/lead-forms.ts";
import { expect } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

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
export async function interact(page: Page): Promise<Record<string, Record<string, string>>> {
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
