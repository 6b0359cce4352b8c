import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";
import { contact, expectHydrated, fill, formOf, openForm, readReference, send, submit, unfold } from "./lead-forms.ts";

test("a form sends an empty honeypot, and the time since its first use or the page's load", async ({ page }) => {
  const form = await openForm(page, contact);
  const sent = async () => (await page.waitForRequest(contact.procedure)).postDataJSON()["0"];
  const first = sent();
  const openMs = await page.evaluate(() => performance.now());
  await form.locator("form").evaluate((element: HTMLFormElement, values) => {
    for (const [field, value] of Object.entries(values)) {
      const input = element.elements.namedItem(field);
      if (input !== null && "value" in input) input.value = String(value);
    }
    element.requestSubmit();
  }, contact.stored);
  expect((await first).elapsedMs).toBeGreaterThanOrEqual(openMs);
  await readReference(form, contact);

  const second = sent();
  const begun = Date.now();
  await unfold(form);
  await form.getByLabel("Full Name").pressSequentially("Ana", { delay: 50 });
  await fill(form, contact.values);
  await send(form, contact);
  const { subject, elapsedMs } = await second;
  expect(subject).toBe("");
  expect(elapsedMs).toBeGreaterThanOrEqual(150);
  expect(elapsedMs).toBeLessThanOrEqual(Date.now() - begun);
});

test("a link begins the message once: on another page, in a document and in an open page, and above the field", async ({
  page,
}) => {
  const message = page.getByLabel("Message");
  const reference = page.getByRole("link", { name: "Ask us for two practices" }).first();
  await page.goto("/case-studies");
  await page.goto(await reference.evaluate((element: HTMLAnchorElement) => element.href));
  await expect(message).toHaveValue("Two practices to call\nOur specialty: \nState: ");
  await page.keyboard.type("Cardiology");
  await expect(message).toHaveValue(/^Two practices to call\nOur specialty: Cardiology\n/);

  await open(page, "/case-studies");
  await reference.click();
  await expect(message).toHaveValue(/^Two practices to call\nOur specialty: \nState: \n/);
  await page.keyboard.type("Neurology");
  await expect(message).toHaveValue(/^Two practices to call\nOur specialty: Neurology\n/);

  await message.fill("We are in Texas.");
  const renewal = formOf(page, contact).getByRole("link", { name: "Renewal" });
  await renewal.click();
  await renewal.click();
  await expect(message).toHaveValue("Renewal\nDue on: \nPayer or board: \nProviders: \n\nWe are in Texas.");
  await expect(message).toBeFocused();
  await page.keyboard.type("May 1");
  await page.reload();
  await expect(message).toHaveValue(/^Renewal\nDue on: May 1\n/);

  await submit(formOf(page, contact), contact, contact.values);
  await open(page, "/case-studies");
  await reference.click();
  await expect(message, "below the receipt").toBeFocused();
  await expect(message).toHaveValue(/^Two practices to call\n/);
});

test("the contact form points out patient data, also in a restored draft, and sends it", async ({ page, site }) => {
  const form = await openForm(page, contact);
  const message = form.getByLabel("Message");
  const hint = "This looks like a patient’s number or date of birth.";
  await message.pressSequentially("MRN 471");
  await expect(form.getByText(hint)).toBeVisible();
  await expect(message).toHaveAccessibleDescription(new RegExp(`^${hint}`));
  await expect(message).toBeFocused();
  expect(await seriousViolations(page, "contact with a hint", "main form")).toEqual([]);
  await message.fill("No numbers here");
  await expect(message).toHaveAccessibleDescription("");
  await fill(form, { ...contact.values, Message: "His SSN is 123-45-6789" });
  await openForm(page, contact);
  await expect(form.getByText(hint)).toBeVisible();
  await send(form, contact);
  const reference = await readReference(form, contact);
  await expect(form.getByText(hint)).toHaveCount(0);
  const rows = site.rows("select message from contact_submissions where reference = ?", reference);
  expect(rows).toEqual([{ message: "His SSN is 123-45-6789" }]);
});

test("a lead names the first page, referrer and campaigns, without a cookie", async ({ page, context, site }) => {
  const letter = "?utm_source=letter&utm_campaign=november&gclid=Cj0KCQ";
  await page.goto(`/states/texas${letter}`, { referer: "https://news.example/story" });
  await open(page, "/faqs?utm_source=ad&msclkid=7f");
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  const form = formOf(page, contact);
  await expectHydrated(form);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const reference = await submit(form, contact, contact.values);
  expect(site.rows("select * from contact_submissions where reference = ?", reference)).toMatchObject([
    {
      landing_page: "/states/texas",
      referrer: expect.stringMatching(/^https:\/\/news\.example\//),
      first_utm_source: "letter",
      first_utm_campaign: "november",
      last_utm_source: "ad",
      last_utm_campaign: null,
      last_gclid: null,
      last_msclkid: "7f",
    },
  ]);
});
