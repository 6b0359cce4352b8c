import { formCopy } from "@site/content/copy/forms";
import { expect, test } from "../support/fixtures.ts";
import { holdBack, open, untilHydrated } from "../support/loading.ts";
import {
  consultation,
  contact,
  expectDraft,
  expectEmpty,
  expectValues,
  fill,
  formOf,
  openFilled,
  openForm,
  readReference,
  rowsOf,
  send,
  toastOf,
} from "./lead-forms.ts";

const someone = (who: string) => ({ ...contact.values, "Email Address": `${who}@clinic.example` });

test("a draft survives other pages, yields to text typed early, and is deleted with its text", async ({ page }) => {
  const values = someone("walk");
  const form = await openFilled(page, contact, values);
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expectValues(form, values);
  await page.goto("/about");
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(contact.path, { waitUntil: "commit" });
  await fill(form, { "Full Name": "Typed Early" });
  release();
  await untilHydrated(page);
  await expectValues(form, { ...values, "Full Name": "Typed Early" });
  await expectDraft(page, "contact", "Typed Early");
  for (const label of Object.keys(values)) {
    if (label === "Service Needed") await form.getByLabel(label).selectOption("");
    else await form.getByLabel(label).fill("");
  }
  await expectDraft(page, "contact", null);
});

test("a draft fills no other form and no other tab, and a malformed draft is ignored", async ({ page, context }) => {
  await openFilled(page, consultation, consultation.values);
  await page.evaluate(() => sessionStorage.setItem("draft:contact", '{"key":"short","values":{"name":5}}'));
  await expectEmpty(await openForm(page, contact), contact);
  await expectEmpty(await openForm(await context.newPage(), consultation), consultation);
});

test("a failed or lost lead keeps its text, and a retry stores it once", async ({ page, context, site, problems }) => {
  problems.allow(/INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await page.clock.install();
  const values = someone("silence");
  const form = await openFilled(page, contact, values);
  await context.setOffline(true);
  await send(form, contact);
  await expect(toastOf(page)).toContainText(contact.failure.text);
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  await expectValues(form, values);
  await context.setOffline(false);

  // The server stores the lead, but the page never gets a response.
  const answered = Promise.withResolvers<void>();
  await page.route(contact.procedure, async (route) => {
    await route.fetch();
    answered.resolve();
  });
  await send(form, contact);
  await answered.promise;
  await expect(form.getByRole("button", { name: contact.submitting })).toBeDisabled();
  await page.clock.runFor(20_000);
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  const [before, ...others] = rowsOf(site, contact, values["Email Address"]);
  expect(others).toEqual([]);
  await page.unroute(contact.procedure);
  await page.reload();
  await untilHydrated(page);
  await expectValues(form, values);
  await send(form, contact);
  expect(await readReference(form, contact), "the reference of the lead whose answer was lost").toBe(before?.reference);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
  await expectDraft(page, "contact", null);
});

test("a browser whose storage throws stores a lead once, also when the first answer is lost", async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  });
  const values = someone("no-storage");
  const form = await openFilled(page, contact, values);
  await page.route(contact.procedure, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(form, contact);
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  await page.unroute(contact.procedure);
  await send(form, contact);
  await readReference(form, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});

test("five submits at once store one lead with a lasting receipt, the next submit stores another lead, and a failed lead stays in view", async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/);
  const unusual = { "Full Name": "Nguyễn Thị O'Connor-García, 3rd", Phone: "+1 (615) 555.0102 ext. 7 / evenings" };
  const email = "o'connor+x@clinic.health";
  const values = { ...contact.values, ...unusual, "Email Address": email };
  const form = await openFilled(page, contact, values);
  const visitAbout = async () => {
    await page.getByRole("link", { name: "About", exact: true }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(form).toHaveCount(0);
    await page.goBack();
  };
  const release = await holdBack(page, contact.procedure);
  await form.locator("form").evaluate((element: HTMLFormElement) => {
    for (let times = 0; times < 5; times += 1) element.requestSubmit();
  });
  await visitAbout();
  await expect(form.getByRole("button", { name: contact.submitting })).toBeDisabled();
  release();
  const reference = await readReference(form, contact);
  await expectEmpty(form, contact);
  await visitAbout();
  expect(await readReference(form, contact)).toBe(reference);
  await expectEmpty(form, contact);
  await page.reload();
  expect(await readReference(form, contact)).toBe(reference);
  expect(new URL(page.url()).search).toBe("");
  const own = form.getByRole("button", { name: formCopy.own });
  for (const modifier of ["ControlOrMeta", "Shift"] as const) {
    const opened = page.context().waitForEvent("page");
    await own.click({ modifiers: [modifier] });
    await expect((await opened).getByRole("main")).toContainText(reference);
    await (await opened).close();
  }
  await own.click();
  await expect(page).toHaveURL(/\/request\?token=CM-/);
  await expect(page.getByRole("main")).toContainText(reference);
  const stored = rowsOf(site, contact, email).map(({ name, phone }) => [name, phone]);
  expect(stored, "in the spelling that was typed").toEqual([Object.values(unusual)]);

  await openFilled(page, contact, values);
  await send(form, contact);
  await expect(form.locator("[data-status=sent]")).not.toContainText(reference);
  expect(rowsOf(site, contact, email)).toHaveLength(2);

  const second = await readReference(form, contact);
  await fill(form, values);
  await page.route(contact.procedure, (route) => route.abort());
  await send(form, contact);
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  await visitAbout();
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  await expectValues(form, values);
  await page.reload();
  expect(await readReference(form, contact)).toBe(second);
  await expectValues(form, values);
  await expect(form.getByLabel("Message")).toBeVisible();
  await page.unroute(contact.procedure);
  await send(form, contact);
  await expect(form.locator("[data-status=sent]")).not.toContainText(second);
  await expect(form.getByLabel("Message")).toBeHidden();
});

test("a sent form forgets a suggested service, and keeps words typed meanwhile", async ({ page }) => {
  const suggesting = { ...contact, path: `${contact.path}?service=payer-enrollment` };
  const values = someone("suggested");
  const form = await openFilled(page, suggesting, values);
  await send(form, contact);
  const reference = await readReference(form, contact);
  await expectEmpty(form, contact);
  await page.reload();
  expect(await readReference(form, contact)).toBe(reference);
  await open(page, `${contact.path}?service=re-credentialing`);
  await expectValues(form, { "Service Needed": "Re-Credentialing" });
  await expect(form.locator("[data-status]")).toHaveCount(0);
  await open(page, suggesting.path);
  await expect(form.locator("[data-status]")).toHaveCount(0);

  await fill(form, values);
  const release = await holdBack(page, contact.procedure);
  await send(form, contact);
  await expect(form.getByRole("button", { name: contact.submitting })).toBeDisabled();
  await form.getByLabel("Message").fill("One more question");
  release();
  await expect(form.locator("[data-status=sent]")).not.toContainText(reference);
  await expectValues(form, { ...values, Message: "One more question" });
  await expect(form.getByLabel("Message")).toBeVisible();
  await expectDraft(page, "contact", "One more question");
});

test("a form sent offline before its code is loaded keeps its text", async ({ page, context, site, problems }) => {
  problems.allow(/INTERNET_DISCONNECTED|Failed to fetch/);
  const values = someone("offline");
  await page.goto(contact.path);
  await context.setOffline(true);
  const form = formOf(page, contact);
  await fill(form, values);
  await send(form, contact);
  await expect(form.locator("[data-offline]")).toHaveText(new RegExp(`^${contact.notSent}There is no connection.`));
  await expect(form.locator("[data-offline]")).toBeVisible();
  await expectValues(form, values);
  await context.setOffline(false);
  await page.reload();
  await untilHydrated(page);
  await expectValues(form, values);
  await send(form, contact);
  const reference = await readReference(form, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toEqual([expect.objectContaining({ reference })]);
});
