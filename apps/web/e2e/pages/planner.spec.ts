import type { Page } from "@playwright/test";
import { addDays, dayAt } from "@site/content/calendar";
import { contact, expectDraft, expectHydrated, fill, formOf, send, submit } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";

const start = addDays(dayAt("America/Chicago", Date.now()), 400);

async function fromHomeToContact(page: Page): Promise<void> {
  await page.getByLabel("First day of work").fill(start);
  await page.getByRole("button", { name: "Show the dates" }).click();
  await expect(page).toHaveURL(new RegExp(`/\\?start=${start}&.*#planner$`));
  await expect(page.getByRole("heading", { name: /^First day of work/ })).toBeVisible();
  await page.getByLabel(/^Medicaid/).uncheck();
  await page.getByRole("button", { name: "Show the dates" }).click();
  await expect(page.getByText(/^Hospital privileges: between/)).toBeVisible();
  await expect(page.getByText(/^Medicaid.*: between/)).toHaveCount(0);
  await page.getByText("Counted back").click();
  await expect(page.getByText("Hospital privileges: file by")).toBeVisible();
  await page.getByRole("link", { name: "Send this plan to a specialist" }).click();
  await expect(page.getByText("Your plan is in the message below.")).toBeInViewport();
  await expect(page.getByLabel("Message")).toHaveValue(/^I start on .*Please file:\n- Hospital privileges by/s);
}

const sender = { "Full Name": "Ada Osei", "Email Address": "ada@clinic.example" };

test("a visitor makes a plan, changes it and sends it, and the form is empty afterwards", async ({ page, site }) => {
  await open(page, "/");
  await fromHomeToContact(page);
  const form = formOf(page, contact);
  await fill(form, sender);
  await expectHydrated(form);
  const reference = await submit(form, contact, sender);
  await expect(page.getByLabel("Message")).toHaveValue("");
  const rows = site.rows("select message from contact_submissions where reference = ?", reference);
  expect(rows).toEqual([{ message: expect.stringContaining("Hospital privileges") }]);
});

test("text below a plan survives a reload, and an older draft doesn't replace the plan", async ({ page }) => {
  await open(page, "/contact");
  await page.getByLabel("Message").fill("An older question");
  await expectDraft(page, "contact", "An older question");
  await page.goto(`/contact?start=${start}&hospital=on`);
  await page.getByLabel("Full Name").focus();
  await expect(page.getByLabel("Message")).toHaveValue(/^I start on/);
  await expectHydrated(formOf(page, contact));
  await page.getByLabel("Message").press("Control+End");
  await page.getByLabel("Message").pressSequentially(" Two physicians.");
  await expectDraft(page, "contact", "Two physicians.");
  await page.goto(`/contact?start=${start}&hospital=on`);
  await page.getByLabel("Full Name").focus();
  await expect(page.getByLabel("Message")).toHaveValue(/^I start on .* Two physicians\.$/s);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor makes a plan, changes it and sends it without JavaScript", async ({ page }) => {
    await page.goto("/");
    await fromHomeToContact(page);
    await fill(formOf(page, contact), sender);
    await send(formOf(page, contact), contact);
    await expect(page.getByText(contact.success.title, { exact: true })).toBeVisible();
  });
});

test("a plan says when a field has changed and, if it begins too late, what each 30 days of waiting cost", async ({
  page,
}) => {
  const soon = addDays(dayAt("America/Chicago", Date.now()), 30);
  for (const [path, first] of [
    ["/", start],
    ["/payer-enrollment", soon],
  ] as const) {
    await open(page, path);
    const note = page.getByText("These dates are for your earlier entries.");
    await expect(note).toHaveCount(0);
    await page.getByLabel(/^Medicaid/).click();
    await expect(note).toBeVisible();
    await page.getByLabel(/^Medicaid/).click();
    await expect(note).toHaveCount(0);
    await page.getByLabel("First day of work").fill(first);
    await expect(note).toBeVisible();
    await page.getByRole("button", { name: "Show the dates" }).click();
    await expect(page).toHaveURL(new RegExp(`start=${first}`));
    await expect(note).toHaveCount(0);
  }
  await page.getByText("What waiting costs").click();
  await page.getByLabel(/^Collections from one payer/).fill("30000");
  await expect(page.getByText(/^Commercial plans: (\d+) to (\d+) days, \$\1,000 to \$\2,000$/)).toBeVisible();
});
