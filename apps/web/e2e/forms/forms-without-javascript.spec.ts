import { contact, fill, formOf, leadForms, rowsOf, send } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("each form stores a lead, which its visitor corrects", async ({ page, site }) => {
  const email = "plain@clinic.example";
  const main = page.getByRole("main");
  let reference = "";
  for (const lead of Object.values(leadForms)) {
    await page.goto(lead.path);
    const form = formOf(page, lead);
    await fill(form, { ...lead.values, "Email Address": email });
    await send(form, lead);
    await expect(main.getByRole("status")).toContainText(lead.success.title);
    await expect(main.getByRole("status")).toContainText(lead.success.text);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lead.reference);
    [reference = ""] = lead.reference.exec((await main.textContent()) ?? "") ?? [];
    expect(rowsOf(site, lead, email)).toEqual([expect.objectContaining({ ...lead.stored, email, reference })]);
  }

  await page.getByLabel("Phone number").fill("615 555 0119");
  await page.getByLabel("Add a sentence (optional)").fill("After five, please");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("status")).toContainText("Saved");
  await expect(main).toContainText("After five, please");
  const corrected = { reference, phone: "615 555 0119" };
  expect(rowsOf(site, contact, email)).toEqual([expect.objectContaining(corrected)]);
});
