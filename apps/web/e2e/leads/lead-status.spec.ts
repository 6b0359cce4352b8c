import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { dataRequests } from "../support/network.ts";
import { contact, expectValues, fill, formOf, leadForms } from "./lead-forms.ts";
import { openFilled, send } from "./lead-visitor.ts";

const complaints = {
  consultation: {
    "Full Name": "Please write your full name.",
    "Phone Number": "Please write a phone number that we can call.",
  },
  contact: { "Full Name": "Please write your full name.", Message: "Please write a message." },
};

for (const [name, lead] of Object.entries(leadForms)) {
  const wrong: Record<string, string> = complaints[name as keyof typeof complaints]; // Object.entries widens the keys
  const blanks = Object.fromEntries(Object.keys(wrong).map((label) => [label, "   "]));

  test(`each complaint of the ${name} form stands at its field and in a summary that links the field`, async ({
    page,
  }) => {
    const form = await openFilled(page, lead, { ...lead.values, ...blanks });
    const requests = dataRequests(page);
    await send(form, lead);
    const alert = form.getByRole("alert");
    await expect(alert).toBeFocused();
    expect(requests).toEqual([]);
    await expect(alert.getByRole("listitem")).toHaveText(Object.values(wrong));
    for (const [label, complaint] of Object.entries(wrong)) {
      const field = form.getByLabel(label);
      await expect(field).toHaveAccessibleDescription(complaint);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await alert.getByRole("link", { name: complaint }).press("Enter");
      await expect(field).toBeFocused();
    }
    await expect(page).toHaveURL(new RegExp(`${lead.path}$`));
    expect(await seriousViolations(page, `${name} with complaints`)).toEqual([]);
  });

  test(`complaints of the server are shown in the ${name} form like its own`, async ({ page, problems }) => {
    problems.allow(/status of 400/);
    const fields = { email: "Please write an email address such as name@practice.com." };
    const data = { code: "BAD_REQUEST", httpStatus: 400, fields };
    const json = [{ error: { message: "Some fields need another look.", code: -32600, data } }];
    const form = await openFilled(page, lead, lead.values);
    await page.route(lead.procedure, (route) => route.fulfill({ status: 400, json }));
    await send(form, lead);
    await expect(form.getByLabel("Email Address")).toHaveAccessibleDescription(fields.email);
    await form.getByRole("alert").getByRole("link", { name: fields.email }).click();
    await expect(form.getByLabel("Email Address")).toBeFocused();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, lead] of Object.entries(leadForms)) {
    const wrong: Record<string, string> = complaints[name as keyof typeof complaints]; // Object.entries widens the keys
    const blanks = Object.fromEntries(Object.keys(wrong).map((label) => [label, "   "]));

    test(`each complaint of the ${name} form stands at its field and in a summary without JavaScript`, async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 400/);
      await page.goto(lead.path);
      const form = formOf(page, lead);
      const values = { ...lead.values, ...blanks };
      await fill(form, values);
      await send(form, lead);
      await expectValues(form, values);
      for (const words of [lead.failure.title, lead.failure.text, "What you typed is kept."])
        await expect(form.getByRole("alert")).toContainText(words);
      for (const [label, complaint] of Object.entries(wrong)) {
        await expect(form.getByLabel(label)).toHaveAccessibleDescription(complaint);
        await form.getByRole("alert").getByRole("link", { name: complaint }).click();
        await expect(form.getByLabel(label)).toBeFocused();
      }
    });
  }
});

test("a name, an address and a number in unusual spellings are stored as they were typed", async ({ page, site }) => {
  const unusual = {
    ...contact.values,
    "Full Name": "Nguyễn Thị O'Connor-García, 3rd",
    "Email Address": "o'connor+x@clinic.health",
    Phone: "+1 (615) 555.0102 ext. 7 / evenings",
  };
  const form = await openFilled(page, contact, unusual);
  await send(form, contact);
  await expect(form.getByRole("status")).toBeFocused();
  const rows = site.rows("select name, phone from contact_submissions where email = ?", unusual["Email Address"]);
  expect(rows).toEqual([{ name: unusual["Full Name"], phone: unusual.Phone }]);
});
