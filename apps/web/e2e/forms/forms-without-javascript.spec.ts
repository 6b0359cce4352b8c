import { expectEmpty, fill, formOf, leadForms, readReference, rowsOf, send } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const [name, lead] of Object.entries(leadForms)) {
  test(`the ${name} form without JavaScript stores one lead, and its page thanks with a reference, also after a reload`, async ({
    page,
    site,
  }) => {
    const email = `plain-${name}@clinic.example`;
    await page.goto(lead.path);
    const form = formOf(page, lead);
    await fill(form, { ...lead.values, "Email Address": email });
    await send(form, lead);
    const status = form.getByRole("status");
    await expect(status).toContainText(lead.success.title);
    await expect(status).toContainText(lead.success.text);
    await expect(status).toBeInViewport();
    await expectEmpty(form, lead);
    const reference = await readReference(form, lead);
    await page.reload();
    expect(await readReference(form, lead)).toBe(reference);
    expect(rowsOf(site, lead, email)).toEqual([expect.objectContaining({ ...lead.stored, email, reference })]);
  });
}
