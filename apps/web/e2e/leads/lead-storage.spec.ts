import { expect, test } from "../support/fixtures.ts";
import { contact, expectEmpty, readReference } from "./lead-forms.ts";
import { openFilled, openForm, rowsOf, send, stored, storedPerson, untilSaved } from "./lead-visitor.ts";

const someone = (who: string) => ({ ...contact.values, "Email Address": `${who}@clinic.example` });

test("a draft of 30 days ago is not offered any more", async ({ page }) => {
  await openFilled(page, contact, someone("month"));
  await untilSaved(page, "contact", "month@");
  await page.goto("/about");
  await page.evaluate((key) => {
    const draft = JSON.parse(localStorage.getItem(key) ?? "");
    draft.savedAt -= 30 * 24 * 60 * 60 * 1000;
    localStorage.setItem(key, JSON.stringify(draft));
  }, "draft:contact");
  await expectEmpty(await openForm(page, contact), contact);
});

test("what was typed and erased again leaves nothing behind", async ({ page }) => {
  const form = await openFilled(page, contact, { "Full Name": "Ana" });
  await untilSaved(page, "contact", "Ana");
  await form.getByLabel("Full Name").fill("");
  await expect.poll(() => stored(page, "draft:contact")).toBeNull();
  expect(await storedPerson(page)).toBeNull();
});

for (const method of ["getItem", "setItem"] as const) {
  test(`a browser whose storage throws at ${method} sends all the same`, async ({ page, site }) => {
    await page.addInitScript((refused) => {
      Storage.prototype[refused] = () => {
        throw new DOMException("refused", "QuotaExceededError");
      };
    }, method);
    const values = someone(`no-${method}`);
    const form = await openFilled(page, contact, values);
    await send(form, contact);
    await readReference(form, contact);
    expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
  });
}
