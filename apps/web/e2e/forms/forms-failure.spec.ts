import type { Page } from "@playwright/test";
import { expectValues, fill, formOf, leadForms, readReference, toastOf } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { dataRequests } from "../support/network.ts";

const breakdowns = {
  "the server answers 500": (page: Page, url: string) =>
    page.route(url, (route) => route.fulfill({ status: 500, body: "Internal Server Error" })),
  "the connection breaks": (page: Page, url: string) => page.route(url, (route) => route.abort()),
};

for (const [name, lead] of Object.entries(leadForms)) {
  for (const [what, breakDown] of Object.entries(breakdowns)) {
    test(`${name}: when ${what}, a destructive toast, fields kept, and another try succeeds`, async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 500/, /net::ERR_FAILED/);
      await open(page, lead.path);
      const form = formOf(page, lead);
      await fill(form, lead.values);
      await breakDown(page, lead.procedure);
      const button = form.getByRole("button", { name: lead.submit });
      await button.click();

      await expect(toastOf(page)).toHaveAttribute("data-tone", "error");
      await expect(toastOf(page).getByText(lead.failure.title, { exact: true })).toBeVisible();
      await expect(toastOf(page).getByText(lead.failure.text, { exact: true })).toBeVisible();
      await expect(form.getByRole("alert")).toBeFocused();
      await expect(form.getByRole("alert")).toContainText(lead.notSent);
      // No other element says the same.
      await expect(page.getByText(lead.failure.title, { exact: true })).toBeVisible();
      await expect(page.getByText(lead.failure.text)).toBeVisible();
      await expectValues(form, lead.values);

      await page.unroute(lead.procedure);
      await expect(button).toBeEnabled();
      await button.click();
      await readReference(form, lead);
      await expect(form.getByRole("alert")).toHaveCount(0);
    });
  }

  test(`${name}: the browser itself asks for what is required`, async ({ page }) => {
    await open(page, lead.path);
    const requests = dataRequests(page);
    const form = formOf(page, lead);
    await form.getByRole("button", { name: lead.submit }).click();
    await expect(form.getByLabel("Full Name")).toBeFocused();

    const required = name === "consultation" ? ["name", "phone", "email"] : ["name", "email", "message"];
    const invalid = form.locator("input:invalid, textarea:invalid, select:invalid");
    expect(await invalid.evaluateAll((fields) => fields.map((field) => field.getAttribute("name")))).toEqual(required);
    expect(requests).toEqual([]);
  });

  test(`${name}: the browser itself asks for a real e-mail address`, async ({ page }) => {
    await open(page, lead.path);
    const requests = dataRequests(page);
    const form = formOf(page, lead);
    await fill(form, { ...lead.values, "Email Address": "not an address" });
    await form.getByRole("button", { name: lead.submit }).click();
    const email = form.getByLabel("Email Address");
    await expect(email).toBeFocused();
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
    expect(requests).toEqual([]);
  });

  test(`${name}: a name of spaces is named at its field, and nothing is sent`, async ({ page }) => {
    await open(page, lead.path);
    const requests = dataRequests(page);
    const form = formOf(page, lead);
    const values = { ...lead.values, "Full Name": "   " };
    await fill(form, values);
    await form.getByRole("button", { name: lead.submit }).click();
    await expect(form.getByLabel("Full Name")).toHaveAccessibleDescription("Please write your full name.");
    await expect(form.getByRole("alert")).toContainText("Please write your full name.");
    await expectValues(form, values);
    expect(requests).toEqual([]);
  });
}

test("contact: seven services and an empty choice, a message of four rows", async ({ page }) => {
  await open(page, "/contact");
  const form = formOf(page, leadForms.contact);
  const options = form.getByLabel("Service Needed").locator("option");
  const found = await options.evaluateAll((all) =>
    all.map((option) => [option.getAttribute("value"), option.textContent]),
  );
  expect(found).toEqual([
    ["", "Select a service"],
    ["physician-credentialing", "Physician Credentialing"],
    ["facility-credentialing", "Facility Credentialing"],
    ["payer-enrollment", "Payer Enrollment"],
    ["re-credentialing", "Re-Credentialing"],
    ["insurance-paneling", "Insurance Paneling"],
    ["compliance-support", "Compliance Support"],
    ["consultation", "General Consultation"],
  ]);
  await expect(form.getByLabel("Message")).toHaveAttribute("rows", "4");
  await expect(form.getByLabel("Phone")).toHaveAttribute("type", "tel");
});
