import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { contact, expectEmpty, fill, formOf, leadForms, readReference } from "./lead-forms.ts";
import { loseAnswers, openFilled, openForm, replaceTab, rowsOf, send, stored, untilSaved } from "./lead-visitor.ts";

for (const [name, lead] of Object.entries(leadForms)) {
  const someone = (who: string) => ({ ...lead.values, "Email Address": `${who}-${name}@once.example` });

  test(`${name}: when the answer was lost, another try shows the reference of the one lead`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/net::ERR_FAILED/);
    const values = someone("lost");
    const form = await openFilled(page, lead, values);
    await loseAnswers(page, lead.procedure);
    await send(form, lead);
    await expect(form.getByRole("alert")).toBeFocused();
    const before = rowsOf(site, lead, values["Email Address"]);
    await page.unroute(lead.procedure);
    await send(form, lead);
    expect(await readReference(form, lead)).toBe(before[0]?.reference);
    expect(rowsOf(site, lead, values["Email Address"])).toHaveLength(1);
  });

  test(`${name}: a post that the browser makes by itself carries the key, and its answer settles the draft`, async ({
    page,
    site,
  }) => {
    const values = someone("by-itself");
    const form = await openFilled(page, lead, values);
    // The page's own handler listens at the document: it never hears of this.
    await form.locator("form").evaluate((element) => {
      element.addEventListener("submit", (event) => event.stopPropagation());
    });
    await send(form, lead);
    const status = form.locator("[data-status=sent]");
    await expect(status).toBeFocused();
    const reference = await readReference(form, lead);
    await expectEmpty(form, lead);
    expect(await stored(page, `draft:${name}`)).toBeNull();

    await fill(form, values);
    await send(form, lead);
    await expectEmpty(form, lead);
    expect(await readReference(form, lead)).toBe(reference);
    const key = expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
    expect(rowsOf(site, lead, values["Email Address"])).toEqual([
      expect.objectContaining({ reference, idempotency_key: key }),
    ]);
  });
}

const someone = (who: string) => ({ ...contact.values, "Email Address": `${who}@once.example` });

test("clicks and Enter in a hurry are one lead", async ({ page, site }) => {
  const values = someone("hurry");
  const form = await openFilled(page, contact, values);
  await form.locator("form").evaluate((element: HTMLFormElement) => {
    for (let times = 0; times < 5; times += 1) element.requestSubmit();
  });
  await readReference(form, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});

test("when answer and tab were lost, the draft sends the same lead", async ({ page, context, site, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  const values = someone("reopened");
  const form = await openFilled(page, contact, values);
  await loseAnswers(page, contact.procedure);
  await send(form, contact);
  await expect(form.getByRole("alert")).toBeFocused();
  const next = await replaceTab(context, page);
  const again = await openForm(next, contact);
  await send(again, contact);
  const reference = await readReference(again, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toEqual([expect.objectContaining({ reference })]);
});

test("a correction after a lost answer is stored beside what had arrived", async ({ page, site, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  const values = someone("corrected");
  const form = await openFilled(page, contact, values);
  await loseAnswers(page, contact.procedure);
  await send(form, contact);
  await expect(form.getByRole("alert")).toBeFocused();
  await page.unroute(contact.procedure);
  await fill(form, { "Full Name": "Dr. Corrected" });
  await send(form, contact);
  await readReference(form, contact);
  const names = rowsOf(site, contact, values["Email Address"]).map((row) => row.name);
  expect(names).toEqual([values["Full Name"], "Dr. Corrected"]);
});

test("after a success reload and back show its reference, and store nothing", async ({ page, site }) => {
  const values = someone("back");
  const form = await openFilled(page, contact, values);
  await send(form, contact);
  const reference = await readReference(form, contact);
  await page.reload();
  await untilHydrated(page);
  expect(await readReference(formOf(page, contact), contact)).toBe(reference);
  await expectEmpty(formOf(page, contact), contact);

  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  expect(await readReference(formOf(page, contact), contact)).toBe(reference);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});

test("the same words sent again are the same lead; other words are a new one", async ({ page, site }) => {
  const values = someone("again");
  const form = await openFilled(page, contact, values);
  await send(form, contact);
  const reference = await readReference(form, contact);

  await page.reload();
  await untilHydrated(page);
  await fill(form, values);
  await send(form, contact);
  await expectEmpty(form, contact);
  expect(await readReference(form, contact)).toBe(reference);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);

  await fill(form, { ...values, "Full Name": "Another Person" });
  await send(form, contact);
  await expect(form.locator("[data-status=sent]")).not.toContainText(reference);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(2);
});

test("one draft in two tabs is one lead", async ({ page, context, site }) => {
  const values = someone("two-tabs");
  const form = await openFilled(page, contact, values);
  await untilSaved(page, "contact", "two-tabs");
  const other = await context.newPage();
  const otherForm = await openForm(other, contact);
  await send(form, contact);
  const reference = await readReference(form, contact);
  await send(otherForm, contact);
  expect(await readReference(otherForm, contact)).toBe(reference);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});
