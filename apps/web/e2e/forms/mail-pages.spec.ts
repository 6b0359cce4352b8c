import { secretKey } from "../../../../tools/rehearsal/site.ts";
import { listLink, officeLink } from "../../../server/src/http/signed-links.ts";
import { sampleFields } from "../../../server/src/test/entry-points.ts";
import { toastOf } from "../leads/lead-forms.ts";
import { seriousViolations, whatScrollsSideways } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdBack, open, untilHydrated } from "../support/loading.ts";

test("a lead's page loads no script, fits every width, and records a result", async ({ page, site }) => {
  const lead = { ...sampleFields.contact, company: "Lakeside-Dermatology-".repeat(5) };
  const { reference } = await (await page.request.post("/api/contact", { data: lead })).json();
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
  for (const words of ["Note, by office@northlight.example", "Calls back at 5"])
    await expect(page.getByText(words).last()).toBeVisible();
  const rows = site.rows("select status from contact_submissions where reference = ?", reference);
  expect(rows).toMatchObject([{ status: "contacted" }]);
});

test("the list of all leads fits a phone, and a keyboard user can search, open and add leads", async ({
  page,
  site,
}) => {
  for (const name of ["Priya Natarajan-Worthington of Nashville", "Tom O'Brien", "Wei Zhang"]) {
    const data = {
      ...sampleFields.contact,
      name,
      message: `${name}: Medicare revalidation is due. ${"call today ".repeat(20)}`,
    };
    expect((await page.request.post("/api/contact", { data })).ok()).toBe(true);
  }
  const list = listLink(site.url, "office@northlight.example", secretKey);
  await page.goto(list);
  await expect(page.locator("script[src]")).toHaveCount(0);
  const rows = page.locator("main li").filter({ has: page.locator("> span") });
  for (const width of [390, 800]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(whatScrollsSideways)).toEqual([]);
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    for (const { height } of boxes) expect(height).toBeLessThanOrEqual(64);
    expect(boxes[0]?.top).toBeLessThan(420);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seriousViolations(page, "all leads")).toEqual([]);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("zhang");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(1);
  await rows.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact message CM-");

  await page.goto(list);
  await page.getByRole("link", { name: "Enter a lead" }).press("Enter");
  await page.getByLabel("Name", { exact: true }).fill("Phone Caller");
  await page.getByLabel("Phone", { exact: true }).fill("614 555 0190");
  await page.getByLabel("What they want").fill("Two PAs in Dayton, Ohio");
  await page.getByRole("button", { name: "Store the lead" }).press("Enter");
  await expect(page.getByRole("status")).toContainText("Stored");
  await expect(rows.first()).toContainText("Phone Caller");
});

test("a newsletter address survives a reload, is stored once and confirmed by email", async ({ page, site }) => {
  const email = "reader@clinic.example";
  const read = () => site.rows("select token, status from newsletter_subscribers where email = ?", email);
  await open(page, "/blog");
  const block = page.getByRole("region", { name: "One letter a month" });
  const field = block.getByLabel("Email address");
  await field.scrollIntoViewIfNeeded();
  await untilHydrated(page);
  await field.fill("Reader@clinic.example");
  await page.reload();
  await untilHydrated(page);
  await expect(field).toHaveValue("Reader@clinic.example");
  for (const _ of ["first", "again"]) {
    await block.getByRole("button", { name: "Subscribe" }).click();
    await expect(block.getByRole("status")).toContainText("Please confirm");
    await expect(toastOf(page), "the answer stands in view").toHaveCount(0);
    await field.fill(email);
  }
  const release = await holdBack(page, "**/trpc/newsletter.subscribe**");
  await block.getByRole("button").click();
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(block).toHaveCount(0);
  release();
  await expect(toastOf(page), "after its visitor has left").toContainText("Please confirm");
  const [row, ...others] = read();
  expect([row?.status, others]).toEqual(["pending", []]);
  await expect.poll(() => site.mail.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
  await page.goto(`/newsletter/confirm?token=${row?.token}`);
  expect(await seriousViolations(page, "confirm", "main")).toEqual([]);
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByRole("heading", { name: "Your subscription is confirmed" })).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "newsletter" }).click();
  await expect(page).toHaveURL(/\/blog#newsletter$/);
  await expect(block).toBeInViewport();
});
