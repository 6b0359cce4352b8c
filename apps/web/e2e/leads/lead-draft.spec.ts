import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";
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

test("a form's draft survives a visit to another page, by a link or by the address, and goes with the erased text", async ({
  page,
}) => {
  const values = someone("walk");
  await openFilled(page, contact, values);
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expectValues(formOf(page, contact), values);
  await page.goto("/about");
  const form = await openForm(page, contact);
  await expectValues(form, values);
  for (const label of Object.keys(values)) {
    if (label === "Service Needed") await form.getByLabel(label).selectOption("");
    else await form.getByLabel(label).fill("");
  }
  await expectDraft(page, "contact", null);
});

test("a form's draft fills in neither the other form nor a form of another tab", async ({ page, context }) => {
  await openFilled(page, consultation, consultation.values);
  await expectEmpty(await openForm(page, contact), contact);
  await expectEmpty(await openForm(await context.newPage(), consultation), consultation);
});

test("a form ignores a malformed draft", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => sessionStorage.setItem("draft:contact", '{"key":"short","values":{"name":5}}'));
  await expectEmpty(await openForm(page, contact), contact);
});

test("a lead fails at once without a network and after 20 seconds without an answer, and the next try is one lead", async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/INTERNET_DISCONNECTED/);
  await page.clock.install();
  const values = someone("silence");
  const form = await openFilled(page, contact, values);
  await context.setOffline(true);
  await send(form, contact);
  await expect(toastOf(page)).toContainText(contact.failure.text);
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  await expectValues(form, values);
  await context.setOffline(false);

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
  await expectDraft(page, "contact", "Typed Early");
});

test("a form sends its lead in a browser whose storage throws", async ({ page, site }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  });
  const values = someone("no-storage");
  const form = await openFilled(page, contact, values);
  await send(form, contact);
  await readReference(form, contact);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
});

test("five submits at once are one lead, whose reference a reload and the way back show, and the next send is another lead", async ({
  page,
  site,
}) => {
  const unusual = { "Full Name": "Nguyễn Thị O'Connor-García, 3rd", Phone: "+1 (615) 555.0102 ext. 7 / evenings" };
  const email = "o'connor+x@clinic.health";
  const values = { ...contact.values, ...unusual, "Email Address": email };
  const form = await openFilled(page, contact, values);
  await form.locator("form").evaluate((element: HTMLFormElement) => {
    for (let times = 0; times < 5; times += 1) element.requestSubmit();
  });
  const reference = await readReference(form, contact);
  await expectEmpty(form, contact);
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  expect(await readReference(form, contact)).toBe(reference);
  // A new document of this address is the page of one's own request.
  await page.reload();
  await expect(page).toHaveURL(/\/request\?token=CM-/);
  await expect(page.getByRole("main")).toContainText(reference);
  const stored = rowsOf(site, contact, email).map(({ name, phone }) => [name, phone]);
  expect(stored, "in the spelling that was typed").toEqual([Object.values(unusual)]);

  await openFilled(page, contact, values);
  await send(form, contact);
  await expect(form.locator("[data-status=sent]")).not.toContainText(reference);
  expect(rowsOf(site, contact, email)).toHaveLength(2);
});
