import type { Locator } from "@playwright/test";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";
import {
  consultation,
  contact,
  expectEmpty,
  expectValues,
  fill,
  formOf,
  leadForms,
  readReference,
} from "./lead-forms.ts";
import { openFilled, openForm, replaceTab, send, storedPerson, untilSaved } from "./lead-visitor.ts";

const others = { consultation: contact, contact: consultation };
const note = "Filled in from our other form.";

/** Name, e-mail and phone as each form labels them. */
function personOf({ values }: { values: Record<string, string> }, labelsOf: { values: Record<string, string> }) {
  const phone = (from: Record<string, string>) => Object.keys(from).find((label) => label.startsWith("Phone")) ?? "";
  return {
    "Full Name": values["Full Name"] ?? "",
    "Email Address": values["Email Address"] ?? "",
    [phone(labelsOf.values)]: values[phone(values)] ?? "",
  };
}

async function clear(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Clear" }).click();
  await expect(form.getByText(note)).toHaveCount(0);
}

for (const [name, lead] of Object.entries(leadForms)) {
  const other = others[name as keyof typeof others]; // Object.entries widens the keys
  const person = personOf(lead, other);

  test(`${name}: after a success the other form knows name, e-mail and phone, until told to clear them`, async ({
    page,
  }) => {
    const form = await openFilled(page, lead, lead.values);
    await send(form, lead);
    await readReference(form, lead);

    const next = await openForm(page, other);
    await expect(next.getByText(note)).toBeVisible();
    await expectValues(next, person);
    await page.reload();
    await untilHydrated(page);
    await expectValues(next, person);
    expect(await seriousViolations(page, `${name} filled in`)).toEqual([]);
    await clear(next);
    await expect(next.getByLabel("Full Name")).toBeFocused();
    await expectEmpty(next, other);
    expect(await storedPerson(page)).toBeNull();
    await page.reload();
    await untilHydrated(page);
    await expectEmpty(next, other);
  });

  test(`${name}: what is typed here is offered in the other form before it is sent`, async ({ page }) => {
    await openFilled(page, lead, lead.values);
    await untilSaved(page, name, lead.values["Full Name"]);
    const next = await openForm(page, other);
    await expectValues(next, person);
    await expect(next.getByText(note)).toBeVisible();
    await clear(next);
    // The draft of the first form stays.
    await expectValues(await openForm(page, lead), lead.values);
  });

  test(`${name}: what the other form filled in is sent like what was typed, and the line goes`, async ({
    page,
    site,
  }) => {
    const email = `offered-${name}@clinic.example`;
    await openFilled(page, lead, { ...lead.values, "Email Address": email });
    await untilSaved(page, name, email);
    const next = await openForm(page, other);
    // A form that the visitor has begun is not prefilled.
    await expect(next.getByText(note)).toBeVisible();
    if ("Message" in other.values) await fill(next, { Message: "From the other form" });
    await send(next, other);
    const reference = await readReference(next, other);
    await expect(next.getByText(note)).toHaveCount(0);
    const rows = site.rows(`select name, email from ${other.table} where reference = ?`, reference);
    expect(rows).toEqual([{ name: lead.values["Full Name"], email }]);
  });

  test(`${name}: what was sent stays with the tab: no word of it is stored for the next visitor`, async ({
    page,
    context,
  }) => {
    const form = await openFilled(page, lead, lead.values);
    await untilSaved(page, name, lead.values["Full Name"]);
    await send(form, lead);
    await readReference(form, lead);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(Object.values(lead.values).filter((value) => kept.includes(value))).toEqual([]);

    const nextTab = await replaceTab(context, page);
    await expectEmpty(await openForm(nextTab, other), other);
    await expect(formOf(nextTab, other).getByText(note)).toHaveCount(0);
    await expectEmpty(await openForm(nextTab, lead), lead);
  });

  test(`${name}: its own form stays empty after a success`, async ({ page }) => {
    const form = await openFilled(page, lead, lead.values);
    await send(form, lead);
    await readReference(form, lead);
    await expectEmpty(await openForm(page, lead), lead);
    await expect(form.getByText(note)).toHaveCount(0);
  });
}

test("whoever has the cursor in the form already is not filled up under their hands", async ({ page }) => {
  await openFilled(page, consultation, consultation.values);
  await untilSaved(page, "consultation", "Ana Ruiz");
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(contact.path, { waitUntil: "commit" });
  const form = formOf(page, contact);
  await form.getByLabel("Full Name").focus();
  release();
  await untilHydrated(page);
  // Hydration adds the key.
  await expect(form.locator("[name=idempotencyKey]")).toHaveValue(/./);
  await page.keyboard.type("Ben Ode");
  await expectValues(form, { "Full Name": "Ben Ode", "Email Address": "", Phone: "" });
  await expect(form.getByText(note)).toHaveCount(0);
});

test("whoever has begun to write is not filled up with somebody else", async ({ page }) => {
  await openFilled(page, consultation, consultation.values);
  await untilSaved(page, "consultation", "Ana Ruiz");
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(contact.path, { waitUntil: "commit" });
  const form = formOf(page, contact);
  await fill(form, { "Full Name": "Ben Ode" });
  release();
  await untilHydrated(page);
  await expectValues(form, { "Full Name": "Ben Ode", "Email Address": "", Phone: "" });
  await expect(form.getByText(note)).toHaveCount(0);
});
