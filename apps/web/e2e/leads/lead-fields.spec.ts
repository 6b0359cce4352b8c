import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import {
  contact,
  expectHydrated,
  fill,
  formOf,
  leadForms,
  openForm,
  readReference,
  send,
  submit,
} from "./lead-forms.ts";

test("the honeypot field of both lead forms is out of sight, out of the Tab order and not announced", async ({
  page,
}) => {
  for (const lead of Object.values(leadForms)) {
    const form = await openForm(page, lead);
    const trap = form.locator("input[name=subject]");
    await expect(trap).toHaveCount(1);
    expect(await trap.evaluate((field) => getComputedStyle(field).display)).not.toBe("none");
    await expect(form.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
    expect(await form.ariaSnapshot()).not.toContain("Leave this empty");

    await form.getByLabel("Full Name").focus();
    const visited: (string | null)[] = [];
    while (visited.at(-1) !== "submit") {
      await page.keyboard.press("Tab");
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? null));
      if (await form.getByRole("button", { name: lead.submit }).evaluate((button) => button.matches(":focus")))
        visited.push("submit");
    }
    expect(visited).not.toContain("subject");
    expect(visited).toContain("email");
  }
});

test("a form sends its honeypot field empty, with the time since the visitor's first sign of life", async ({
  page,
}) => {
  const form = await openForm(page, contact);
  const opened = Date.now();
  await form.getByLabel("Full Name").click();
  await form.getByLabel("Full Name").pressSequentially("Ana", { delay: 50 });
  await fill(form, contact.values);
  const sent = page.waitForRequest(contact.procedure);
  await send(form, contact);
  const { subject, elapsedMs } = (await sent).postDataJSON()["0"];
  expect(subject).toBe("");
  expect(elapsedMs).toBeGreaterThanOrEqual(150);
  expect(elapsedMs).toBeLessThanOrEqual(Date.now() - opened);
});

test("a form that a password manager filled in sends the time since the page was opened", async ({ page }) => {
  const form = await openForm(page, contact);
  const openMs = await page.evaluate(() => performance.now());
  const sent = page.waitForRequest(contact.procedure);
  await form.locator("form").evaluate((element: HTMLFormElement, values) => {
    for (const [field, value] of Object.entries(values)) {
      const input = element.elements.namedItem(field);
      if (input !== null && "value" in input) input.value = String(value);
    }
    element.requestSubmit();
  }, contact.stored);
  expect((await sent).postDataJSON()["0"].elapsedMs).toBeGreaterThanOrEqual(openMs);
  await readReference(form, contact);
});

test("a link above the message writes its first lines once, in front of what is written, and the tab keeps them", async ({
  page,
}) => {
  const form = await openForm(page, contact);
  const message = form.getByLabel("Message");
  await message.fill("We are in Texas.");
  const link = form.getByRole("link", { name: "Renewal" });
  await link.click();
  await link.click();
  await expect(message).toHaveValue("Renewal\nDue on: \nPayer or board: \nProviders: \n\nWe are in Texas.");
  await expect(message).toBeFocused();
  await page.keyboard.type("May 1");
  await page.reload();
  await expect(message).toHaveValue(/^Renewal\nDue on: May 1\n/);
});

const hint = "This looks like a patient’s number or date of birth.";

test("the contact form asks a visitor to remove what looks like patient data, and sends it all the same", async ({
  page,
  site,
}) => {
  const form = await openForm(page, contact);
  const message = form.getByLabel("Message");
  await message.pressSequentially("MRN 471");
  await expect(form.getByRole("status")).toContainText(hint);
  await expect(message).toHaveAccessibleDescription(new RegExp(`^${hint}`));
  await expect(message).toBeFocused();
  expect(await seriousViolations(page, "contact with a hint", "main form")).toEqual([]);
  await message.fill("No numbers here");
  await expect(form.getByText(hint)).toHaveCount(0);
  await expect(message).toHaveAccessibleDescription("");

  const text = "His SSN is 123-45-6789";
  await fill(form, { ...contact.values, Message: text });
  await openForm(page, contact);
  await expect(form.getByText(hint), "in a restored draft").toBeVisible();
  await send(form, contact);
  const reference = await readReference(form, contact);
  await expect(form.getByText(hint)).toHaveCount(0);
  const rows = site.rows("select message from contact_submissions where reference = ?", reference);
  expect(rows).toEqual([{ message: text }]);
});

const columns = `landing_page, referrer, first_utm_source, first_utm_medium, first_utm_campaign,
  last_utm_source, last_utm_medium, last_utm_campaign, first_utm_term, last_gclid, last_msclkid`;
const letter = "?utm_source=letter&utm_medium=email&utm_campaign=november&utm_term=texas&gclid=Cj0KCQ";

test("a lead names the first page, referrer and campaigns of its visit, which ends with the tab: no cookie is set", async ({
  page,
  context,
  site,
}) => {
  await page.goto(`/states/texas${letter}`, { referer: "https://news.example/story" });
  await open(page, "/faqs?utm_source=ad&utm_medium=cpc&msclkid=7f");
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  const form = formOf(page, contact);
  await expectHydrated(form);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain("visit");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const reference = await submit(form, contact, contact.values);
  expect(site.rows(`select ${columns} from contact_submissions where reference = ?`, reference)).toEqual([
    {
      landing_page: "/states/texas",
      referrer: expect.stringMatching(/^https:\/\/news\.example\//),
      first_utm_source: "letter",
      first_utm_medium: "email",
      first_utm_campaign: "november",
      last_utm_source: "ad",
      last_utm_medium: "cpc",
      last_utm_campaign: null,
      first_utm_term: "texas",
      last_gclid: null,
      last_msclkid: "7f",
    },
  ]);
});
