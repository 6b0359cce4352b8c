import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { contact, formOf, readReference } from "./lead-forms.ts";
import { openFilled, openForm, send } from "./lead-visitor.ts";

const hint = "This looks like a patient’s number or date of birth.";

test("the contact form asks a visitor to remove what looks like patient data, at the message", async ({ page }) => {
  const form = await openForm(page, contact);
  const message = form.getByLabel("Message");
  await message.pressSequentially("MRN 471");
  await expect(form.getByRole("status")).toContainText(hint);
  await expect(message).toHaveAccessibleDescription(new RegExp(`^${hint}`));
  await expect(message).toBeFocused();
  expect(await seriousViolations(page, "contact with a hint")).toEqual([]);
  await message.fill("No numbers here");
  await expect(form.getByText(hint)).toHaveCount(0);
  await expect(message).toHaveAccessibleDescription("");
});

test("a message that looks like patient data is sent all the same", async ({ page, site }) => {
  const text = "His SSN is 123-45-6789";
  const form = await openFilled(page, contact, { ...contact.values, Message: text });
  await expect(form.getByText(hint)).toBeVisible();
  await send(form, contact);
  const reference = await readReference(form, contact);
  await expect(form.getByText(hint)).toHaveCount(0);
  const rows = site.rows("select message from contact_submissions where reference = ?", reference);
  expect(rows).toEqual([{ message: text }]);
});

test("the contact form asks about patient data in a restored draft", async ({ page }) => {
  await openFilled(page, contact, { Message: "DOB 1/2/1980" });
  await openForm(page, contact);
  await expect(formOf(page, contact).getByText(hint)).toBeVisible();
});
