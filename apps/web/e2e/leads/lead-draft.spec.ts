import { expect, test } from "../support/fixtures.ts";
import { open, untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";
import { contact, expectEmpty, expectValues, fill, formOf, leadForms, readReference, toastOf } from "./lead-forms.ts";
import { openFilled, openForm, replaceTab, rowsOf, send, stored, untilSaved } from "./lead-visitor.ts";

const breakdowns = {
  500: { status: 500, body: "Internal Server Error" },
  429: { status: 429, json: [{ error: { message: "429", code: -32029, data: { httpStatus: 429 } } }] },
};

for (const [name, lead] of Object.entries(leadForms)) {
  const someone = (who: string) => ({ ...lead.values, "Email Address": `${who}-${name}@clinic.example` });

  test(`${name}: what was typed is there after a reload, and in a new tab when the tab was killed`, async ({
    page,
    context,
  }) => {
    const values = someone("draft");
    await openFilled(page, lead, values);
    await untilSaved(page, name, Object.values(values).at(-1) ?? "");
    await page.reload();
    await untilHydrated(page);
    await expectValues(formOf(page, lead), values);

    const next = await replaceTab(context, page);
    await expectValues(await openForm(next, lead), values);
  });

  for (const [status, answer] of Object.entries(breakdowns)) {
    test(`${name}: a ${status} costs no letter, also when the tab is closed; success deletes the draft`, async ({
      page,
      context,
      site,
      problems,
    }) => {
      problems.allow(new RegExp(`status of ${status}`));
      const values = someone(`after-${status}`);
      const form = await openFilled(page, lead, values);
      await page.route(lead.procedure, (route) => route.fulfill(answer));
      await send(form, lead);
      await expect(toastOf(page)).toContainText(lead.failure.text);
      await expect(form.getByRole("alert")).toContainText("What you typed is kept. Try again, or call (615) 555-0142.");
      await expectValues(form, values);

      const next = await replaceTab(context, page);
      const again = await openForm(next, lead);
      await expectValues(again, values);
      await send(again, lead);
      await readReference(again, lead);
      expect(rowsOf(site, lead, values["Email Address"])).toHaveLength(1);
      expect(await stored(next, `draft:${name}`)).toBeNull();
      await expectEmpty(await openForm(next, lead), lead);
    });
  }
}

const someone = (who: string) => ({ ...contact.values, "Email Address": `${who}@clinic.example` });

test("letters typed a moment before the page is left are kept", async ({ page, context }) => {
  const values = someone("leaving");
  await openFilled(page, contact, values);
  await page.goto("/about");
  const next = await replaceTab(context, page);
  await expectValues(await openForm(next, contact), values);
});

test("a walk through the site by its links keeps the draft", async ({ page }) => {
  const values = someone("walk");
  await openFilled(page, contact, values);
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expectValues(formOf(page, contact), values);
});

test("without a network it says so at once, and sends when there is one again", async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/INTERNET_DISCONNECTED/);
  const values = someone("offline");
  const form = await openFilled(page, contact, values);
  await context.setOffline(true);
  await send(form, contact);
  await expect(toastOf(page)).toContainText(contact.failure.text);
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  await expectValues(form, values);
  await context.setOffline(false);
  await send(form, contact);
  await readReference(form, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});

test("a request that nobody answers is given up after 20 seconds, and the next try is the same lead", async ({
  page,
  site,
}) => {
  await page.clock.install();
  const values = someone("silence");
  const form = await openFilled(page, contact, values);
  const release = await holdBack(page, contact.procedure);
  await send(form, contact);
  await expect(form.getByRole("button", { name: contact.submitting })).toBeDisabled();
  await page.clock.runFor(20_000);
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  release();
  await send(form, contact);
  await readReference(form, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});

test("what was typed before hydration wins over the draft", async ({ page, context }) => {
  await openFilled(page, contact, someone("old"));
  await untilSaved(page, "contact", "old@");
  const next = await replaceTab(context, page);
  const release = await holdBack(next, "**/assets/*.js");
  await next.goto(contact.path, { waitUntil: "commit" });
  const form = formOf(next, contact);
  await fill(form, { "Full Name": "Typed Early" });
  release();
  await untilHydrated(next);
  await expectValues(form, { ...someone("old"), "Full Name": "Typed Early" });
  await untilSaved(next, "contact", "Typed Early");
});

test("the newsletter's address survives a killed tab too", async ({ page, context }) => {
  await open(page, "/blog");
  await page.getByLabel("Email address").fill("reader@clinic.example");
  await untilSaved(page, "newsletter", "reader@clinic.example");
  const next = await replaceTab(context, page);
  await open(next, "/blog");
  const field = next.getByLabel("Email address");
  await field.scrollIntoViewIfNeeded();
  await expect(field).toHaveValue("reader@clinic.example");
});
