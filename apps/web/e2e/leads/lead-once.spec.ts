import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { contact, expectEmpty, fill, formOf, leadForms, readReference } from "./lead-forms.ts";
import { loseAnswers, openFilled, rowsOf, send } from "./lead-visitor.ts";

for (const [name, lead] of Object.entries(leadForms)) {
  test(`a ${name} lead whose answer was lost keeps its one reference on another try, also after a reload`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/net::ERR_FAILED/);
    const values = { ...lead.values, "Email Address": `lost-${name}@once.example` };
    const form = await openFilled(page, lead, values);
    await loseAnswers(page, lead.procedure);
    for (const _ of ["first", "again"]) {
      await send(form, lead);
      await expect(form.getByRole("alert")).toBeFocused();
    }
    const before = rowsOf(site, lead, values["Email Address"]);
    await page.unroute(lead.procedure);
    await page.reload();
    await untilHydrated(page);
    await send(form, lead);
    expect(await readReference(form, lead)).toBe(before[0]?.reference);
    expect(rowsOf(site, lead, values["Email Address"])).toHaveLength(1);
  });
}

const someone = (who: string) => ({ ...contact.values, "Email Address": `${who}@once.example` });

test("five submits at once are one lead", async ({ page, site }) => {
  const values = someone("hurry");
  const form = await openFilled(page, contact, values);
  await form.locator("form").evaluate((element: HTMLFormElement) => {
    for (let times = 0; times < 5; times += 1) element.requestSubmit();
  });
  await readReference(form, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});

test("a correction sent after a lost answer is stored as a lead beside the first", async ({ page, site, problems }) => {
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

test("a reload and the back button after a success show its reference and store nothing, and the next send is another lead", async ({
  page,
  site,
}) => {
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

  await fill(form, values);
  await send(form, contact);
  await expect(form.locator("[data-status=sent]")).not.toContainText(reference);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(2);
});
