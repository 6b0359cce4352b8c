import { secretKey } from "../../../../tools/rehearsal/site.ts";
import { officeLink } from "../../../server/src/http/office-link.ts";
import { whatScrollsSideways } from "../pages/layout.ts";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";

const lead = {
  name: "Dr. Maria Alvarez-Montgomery",
  email: "maria.alvarez-montgomery@lakeside-dermatology.example",
  phone: "(615) 555-0142",
  company: "Lakeside Dermatology",
  service: "payer-enrollment",
  message: "Three dermatologists start in Ohio on March 1.\nWhich plans can be effective by then?",
};

test("a lead's page loads no script, fits every width, is answered with one press and says so", async ({
  page,
  site,
}) => {
  const response = await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(lead),
  });
  const { reference } = (await response.json()) as { reference: string }; // as the contract says
  await page.goto(officeLink(site.url, { reference, holder: "office@northlight.example" }, secretKey));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Contact message ${reference}`);
  await expect(page.locator("script[src]")).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(whatScrollsSideways)).toEqual([]);
  }
  expect(await seriousViolations(page, "a lead")).toEqual([]);

  await page.getByLabel("Note (optional)").fill("Calls back at 5");
  await page.getByRole("button", { name: "Contacted" }).click();
  await expect(page.getByRole("status")).toContainText("Recorded");
  await expect(page.getByText("by mail link, office@northlight.example: Calls back at 5")).toBeVisible();
  const rows = site.rows("select status from contact_submissions where reference = ?", reference);
  expect(rows).toMatchObject([{ status: "contacted" }]);

  await page.goto("/lead?token=nobodys");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not known");
});
