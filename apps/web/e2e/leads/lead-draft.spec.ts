import { expect, test } from "../support/fixtures.ts";
import { open, untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";
import { contact, expectEmpty, expectValues, fill, formOf, leadForms, readReference, toastOf } from "./lead-forms.ts";
import { openFilled, openForm, rowsOf, send, storedDraft } from "./lead-visitor.ts";

const breakdowns = {
  500: { status: 500, body: "Internal Server Error" },
  429: { status: 429, json: [{ error: { message: "429", code: -32029, data: { httpStatus: 429 } } }] },
};

for (const [name, lead] of Object.entries(leadForms)) {
  for (const [status, answer] of Object.entries(breakdowns)) {
    test(`the ${name} form loses no letter by a ${status} and a reload, and a success deletes its draft`, async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(new RegExp(`status of ${status}`));
      const values = { ...lead.values, "Email Address": `after-${status}-${name}@clinic.example` };
      const form = await openFilled(page, lead, values);
      await page.route(lead.procedure, (route) => route.fulfill(answer));
      await send(form, lead);
      await expect(toastOf(page)).toContainText(lead.failure.text);
      await expect(form.getByRole("alert")).toContainText("What you typed is kept. Try again, or call (615) 555-0142.");
      await expectValues(form, values);

      await page.unroute(lead.procedure);
      await page.reload();
      await untilHydrated(page);
      await expectValues(form, values);
      await send(form, lead);
      await readReference(form, lead);
      expect(rowsOf(site, lead, values["Email Address"])).toHaveLength(1);
      expect(await storedDraft(page, name)).toBeNull();
      await expectEmpty(await openForm(page, lead), lead);
    });
  }
}

const someone = (who: string) => ({ ...contact.values, "Email Address": `${who}@clinic.example` });

test("a form's draft survives a visit to another page, by a link or by the address", async ({ page }) => {
  const values = someone("walk");
  await openFilled(page, contact, values);
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expectValues(formOf(page, contact), values);
  await page.goto("/about");
  await expectValues(await openForm(page, contact), values);
});

test("a draft that a release before 1.0.0 kept for all tabs moves into the tab that opens its form", async ({
  page,
}) => {
  await open(page, "/about");
  const former = { seed: "0".repeat(32), startedAt: 1, savedAt: Date.now(), values: { message: "Typed last week" } };
  await page.evaluate((draft) => localStorage.setItem("draft:contact", draft), JSON.stringify(former));
  const form = await openForm(page, contact);
  await expect(form.getByLabel("Message")).toHaveValue("Typed last week");
  expect(await storedDraft(page, "contact")).toContain("Typed last week");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a form without a network says so at once, and sends when the network is back", async ({
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

test("a lead that the server does not answer is given up after 20 seconds, and the next try is the same lead", async ({
  page,
  site,
}) => {
  await page.clock.install();
  const values = someone("silence");
  const form = await openFilled(page, contact, values);
  const release = await holdBack(page, contact.procedure);
  const asked = page.waitForRequest(contact.procedure);
  await send(form, contact);
  await asked;
  await expect(form.getByRole("button", { name: contact.submitting })).toBeDisabled();
  await page.clock.runFor(20_000);
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  release();
  await send(form, contact);
  await readReference(form, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});

test("text typed before hydration wins over the draft", async ({ page }) => {
  await openFilled(page, contact, someone("old"));
  await page.goto("/about");
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(contact.path, { waitUntil: "commit" });
  const form = formOf(page, contact);
  await fill(form, { "Full Name": "Typed Early" });
  release();
  await untilHydrated(page);
  await expectValues(form, { ...someone("old"), "Full Name": "Typed Early" });
  expect(await storedDraft(page, "contact")).toContain("Typed Early");
});

test("a form's draft fills in neither the other form nor a form of another tab", async ({ page, context }) => {
  const { consultation } = leadForms;
  await openFilled(page, consultation, consultation.values);
  await expectEmpty(await openForm(page, contact), contact);
  await expectEmpty(await openForm(await context.newPage(), consultation), consultation);
});

test("a typed newsletter address survives a reload", async ({ page }) => {
  await open(page, "/blog");
  const field = page.getByLabel("Email address");
  await field.scrollIntoViewIfNeeded();
  await untilHydrated(page);
  await field.fill("reader@clinic.example");
  await page.reload();
  await untilHydrated(page);
  await expect(field).toHaveValue("reader@clinic.example");
});

test("text that a visitor typed and erased leaves no draft", async ({ page }) => {
  const form = await openFilled(page, contact, { "Full Name": "Ana" });
  expect(await storedDraft(page, "contact")).toContain("Ana");
  await form.getByLabel("Full Name").fill("");
  expect(await storedDraft(page, "contact")).toBeNull();
});

test("a stored draft that is malformed is ignored", async ({ page }) => {
  const key = "0".repeat(32);
  for (const edited of ["{", "5", '{"key":"short","values":{}}', JSON.stringify({ key, values: { name: 5 } })]) {
    await page.goto("/about");
    await page.evaluate((text) => sessionStorage.setItem("draft:contact", text), edited);
    await expectEmpty(await openForm(page, contact), contact);
  }
});

for (const method of ["getItem", "setItem"] as const) {
  test(`a form sends its lead in a browser whose storage throws at ${method}`, async ({ page, site }) => {
    await page.addInitScript((refused) => {
      Storage.prototype[refused] = () => {
        throw new DOMException("refused", "QuotaExceededError");
      };
    }, method);
    const values = someone(`no-${method}`);
    const form = await openFilled(page, contact, values);
    await send(form, contact);
    await readReference(form, contact);
    expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
  });
}
