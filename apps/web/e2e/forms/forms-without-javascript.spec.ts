import { expectEmpty, fill, formOf, leadForms, readReference } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const [name, lead] of Object.entries(leadForms)) {
  test(`the ${name} form works without JavaScript: its page says thank you with a reference, and its row is stored`, async ({
    page,
    site,
  }) => {
    await page.goto(lead.path);
    const form = formOf(page, lead);
    await fill(form, lead.values);
    await form.getByRole("button", { name: lead.submit }).click();

    const status = form.getByRole("status");
    await expect(status).toContainText(lead.success.title);
    await expect(status).toContainText(lead.success.text);
    await expect(status).toBeInViewport();
    await expectEmpty(form, lead);
    const reference = await readReference(form, lead);
    const rows = site.rows(`select * from ${lead.table} where reference = ?`, reference);
    expect(rows).toEqual([expect.objectContaining(lead.stored)]);
  });

  test(`a reload after sending the ${name} form without JavaScript stores nothing more`, async ({ page, site }) => {
    await page.goto(lead.path);
    const form = formOf(page, lead);
    const email = `reload-${name}@clinic.example`;
    await fill(form, { ...lead.values, "Email Address": email });
    await form.getByRole("button", { name: lead.submit }).click();
    await readReference(form, lead);
    await page.reload();
    await readReference(form, lead);
    expect(site.rows(`select 1 from ${lead.table} where email = ?`, email)).toHaveLength(1);
  });
}
