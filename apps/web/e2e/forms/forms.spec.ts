import {
  expectEmpty,
  expectValues,
  fill,
  formOf,
  leadForms,
  readReference,
  toastOf,
  unfold,
} from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { holdBack } from "../support/network.ts";

for (const [name, lead] of Object.entries(leadForms)) {
  test(`the button of the ${name} form is disabled with "${lead.submitting}" while the lead is sent; then a toast, empty fields and a row follow`, async ({
    page,
    site,
  }) => {
    await open(page, lead.path);
    const form = formOf(page, lead);
    await fill(form, lead.values);
    const release = await holdBack(page, lead.procedure);
    await form.getByRole("button", { name: lead.submit, exact: true }).click();

    const button = form.getByRole("button");
    await expect(button).toHaveText(lead.submitting);
    await expect(button).toBeDisabled();
    await expectValues(form, lead.values);
    release();

    await expect(toastOf(page)).toContainText(lead.success.title);
    await expect(toastOf(page)).toContainText(lead.success.text);
    await expect(toastOf(page)).toHaveAttribute("data-tone", "success");
    await unfold(form);
    await expectEmpty(form, lead);
    await expect(button).toHaveText(lead.submit);
    await expect(button).toBeEnabled();
    // No other element says the same.
    await expect(page.getByText(lead.success.title)).toBeVisible();
    await expect(page.getByText(lead.success.text)).toBeVisible();

    const reference = await readReference(form, lead);
    const rows = site.rows(`select * from ${lead.table} where reference = ?`, reference);
    expect(rows).toEqual([expect.objectContaining(lead.stored)]);
  });

  test(`a status with the reference takes the focus after the ${name} form is sent, and stays when the toast has gone`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, lead.path);
    const form = formOf(page, lead);
    await fill(form, lead.values);
    await form.getByRole("button", { name: lead.submit }).click();

    const status = form.getByRole("status");
    await expect(status).toBeFocused();
    await expect(toastOf(page)).toBeVisible();
    await expect(form.getByText(lead.success.title)).toHaveCount(0);
    await expect(form.getByText(lead.success.text)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(toastOf(page)).toHaveCount(0);
    await expect(status).toContainText(lead.sent);
    await readReference(form, lead);
  });
}
