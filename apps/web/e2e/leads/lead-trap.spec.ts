import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { leadForms, readReference } from "./lead-forms.ts";
import { openFilled, openForm, send } from "./lead-visitor.ts";

/** What the form sends, as the server gets it. */
async function sentBy(page: Page, procedure: string): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest(procedure);
  return request.postDataJSON()["0"];
}

for (const [name, lead] of Object.entries(leadForms)) {
  test(`the honeypot field of the ${name} form is out of sight, out of the Tab order and not announced`, async ({
    page,
  }) => {
    const form = await openForm(page, lead);
    const trap = form.locator("input[name=subject]");
    await expect(trap).toHaveCount(1);
    expect(await trap.evaluate((field) => getComputedStyle(field).display)).not.toBe("none");
    await expect(form.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
    expect(await form.ariaSnapshot()).not.toContain("Leave this empty");

    await form.getByLabel("Full Name").focus();
    const visited: (string | null)[] = [];
    while (!visited.includes("BUTTON")) {
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? null));
      await page.keyboard.press("Tab");
      visited.push(await page.evaluate(() => (document.activeElement?.matches("[type=submit]") ? "BUTTON" : null)));
    }
    expect(visited).not.toContain("subject");
    expect(visited.filter((field) => field !== null).length).toBeGreaterThanOrEqual(5);
  });

  test(`a program that fills in the honeypot field of the ${name} form is thanked, and its lead is scored`, async ({
    page,
    site,
  }) => {
    const form = await openFilled(page, lead, lead.values);
    await form.locator("input[name=subject]").evaluate((field: HTMLInputElement) => {
      field.value = "Buy now";
    });
    await send(form, lead);
    const reference = await readReference(form, lead);
    const [row] = site.rows(`select spam_score, spam_signals from ${lead.table} where reference = ?`, reference);
    expect(row?.spam_signals).toContain("hidden field filled");
  });

  test(`the ${name} form sends its honeypot field empty, with the time since the first sign of life`, async ({
    page,
  }) => {
    const form = await openForm(page, lead);
    const opened = Date.now();
    await form.getByLabel("Full Name").click();
    const begun = Date.now();
    await form.getByLabel("Full Name").pressSequentially("Ana", { delay: 50 });
    for (const [label, value] of Object.entries(lead.values)) {
      if (label !== "Service Needed") await form.getByLabel(label).fill(value);
    }
    const body = sentBy(page, lead.procedure);
    await send(form, lead);
    const { subject, elapsedMs } = await body;
    expect(subject).toBe("");
    expect(Number(elapsedMs)).toBeGreaterThanOrEqual(150);
    expect(Number(elapsedMs)).toBeLessThanOrEqual(Date.now() - opened);
    expect(Math.abs(Date.now() - begun - Number(elapsedMs))).toBeLessThan(1_000);
  });

  test(`the ${name} form that a password manager filled in sends the time since the page was opened`, async ({
    page,
  }) => {
    const form = await openForm(page, lead);
    const openMs = await page.evaluate(() => performance.now());
    const body = sentBy(page, lead.procedure);
    await form.locator("form").evaluate((element: HTMLFormElement, values) => {
      for (const [field, value] of Object.entries(values)) {
        const input = element.elements.namedItem(field);
        if (input !== null && "value" in input) input.value = String(value);
      }
      element.requestSubmit();
    }, lead.stored);
    expect(Number((await body).elapsedMs)).toBeGreaterThanOrEqual(openMs);
    await readReference(form, lead);
  });
}
