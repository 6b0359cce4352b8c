import { contact, fill, formOf, leadForms, rowsOf, send } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("each form stores a lead, which its visitor corrects, withdraws and reopens", async ({ page, site }) => {
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

  const expectStored = (row: object) =>
    expect(rowsOf(site, contact, email)).toEqual([expect.objectContaining({ reference, ...row })]);
  await page.getByLabel("Phone number").fill("615 555 0119");
  await page.getByLabel("Add a sentence (optional)").fill("After five, please");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("status")).toContainText("Saved");
  await expect(main).toContainText("After five, please");
  expectStored({ phone: "615 555 0119" });
  const withdraw = page.getByRole("button", { name: "Yes, withdraw it" });
  await expect(withdraw).toBeHidden();
  await page.getByText("Withdraw the request", { exact: true }).click();
  await withdraw.click();
  await expect(main).toContainText("You withdrew this request on");
  await page.reload();
  await expect(main).toContainText("You withdrew this request on");
  expectStored({ status: "lost" });
  await page.getByRole("button", { name: "Take it up again" }).click();
  await expect(main).toContainText("We have your request and will answer by");
  expectStored({ status: "new" });
});
