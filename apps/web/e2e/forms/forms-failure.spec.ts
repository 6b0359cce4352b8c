import { expectValues, fill, formOf, leadForms, readReference, toastOf } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { dataRequests } from "../support/network.ts";

for (const [name, lead] of Object.entries(leadForms)) {
  test(`the ${name} form answers a 500 with a red toast and a phone number, keeps its fields, and succeeds on another try`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 500/);
    await open(page, lead.path);
    const form = formOf(page, lead);
    await fill(form, lead.values);
    await page.route(lead.procedure, (route) => route.fulfill({ status: 500, body: "Internal Server Error" }));
    const button = form.getByRole("button", { name: lead.submit });
    await button.click();

    await expect(toastOf(page)).toHaveAttribute("data-tone", "error");
    await expect(toastOf(page).getByText(lead.failure.title, { exact: true })).toBeVisible();
    await expect(toastOf(page).getByText(lead.failure.text, { exact: true })).toBeVisible();
    const alert = form.getByRole("alert");
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(lead.notSent);
    await expect(alert.getByRole("link", { name: "(615) 555-0142" })).toHaveAttribute("href", "tel:+16155550142");
    // No other element says the same.
    await expect(page.getByText(lead.failure.title, { exact: true })).toBeVisible();
    await expect(page.getByText(lead.failure.text)).toBeVisible();
    await expectValues(form, lead.values);

    await page.unroute(lead.procedure);
    await expect(button).toBeEnabled();
    await button.click();
    await readReference(form, lead);
    await expect(alert).toHaveCount(0);
  });

  test(`the browser asks for required fields and a real e-mail address before the ${name} form sends anything`, async ({
    page,
  }) => {
    await open(page, lead.path);
    const requests = dataRequests(page);
    const form = formOf(page, lead);
    await form.getByRole("button", { name: lead.submit }).click();
    await expect(form.getByLabel("Full Name")).toBeFocused();

    const required = name === "consultation" ? ["name", "phone", "email"] : ["name", "email", "message"];
    const invalid = form.locator("input:invalid, textarea:invalid, select:invalid");
    expect(await invalid.evaluateAll((fields) => fields.map((field) => field.getAttribute("name")))).toEqual(required);

    await fill(form, { ...lead.values, "Email Address": "not an address" });
    await form.getByRole("button", { name: lead.submit }).click();
    const email = form.getByLabel("Email Address");
    await expect(email).toBeFocused();
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
    expect(requests).toEqual([]);
  });
}

test("the contact form offers seven services or none, and a message of four rows", async ({ page }) => {
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
