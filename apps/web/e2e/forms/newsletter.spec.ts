import type { Page } from "@playwright/test";
import type { RehearsedSite } from "../../../../tools/rehearsal/site.ts";
import { toastOf } from "../leads/lead-forms.ts";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open, untilHydrated } from "../support/hydrated.ts";

function blockOf(page: Page) {
  return page.getByRole("region", { name: "One letter a month" });
}

function read(site: RehearsedSite, email: string) {
  return site.rows("select token, status from newsletter_subscribers where email = ?", email);
}

const steps = [
  { action: "confirm", button: "Confirm subscription", done: "Your subscription is confirmed", status: "confirmed" },
  { action: "unsubscribe", button: "Unsubscribe", done: "You are unsubscribed", status: "unsubscribed" },
];

test("a newsletter address survives a reload, is stored once, and is confirmed and unsubscribed on its mail's pages", async ({
  page,
  site,
}) => {
  const email = "reader@clinic.example";
  await open(page, "/blog");
  const field = blockOf(page).getByLabel("Email address");
  await field.scrollIntoViewIfNeeded();
  await untilHydrated(page);
  await field.fill("Reader@clinic.example");
  await page.reload();
  await untilHydrated(page);
  await expect(field).toHaveValue("Reader@clinic.example");
  for (const _ of ["first", "again"]) {
    await blockOf(page).getByRole("button", { name: "Subscribe" }).click();
    await expect(blockOf(page).getByRole("status")).toContainText("Please confirm");
    await expect(toastOf(page), "the answer stands in view").toHaveCount(0);
    await field.fill(email);
  }
  const [row, ...others] = read(site, email);
  expect(others).toEqual([]);
  expect(row?.status).toBe("pending");
  const asked = () => site.mail.mails.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(asked).toHaveLength(1);
  for (const { action, button, done, status } of steps) {
    await open(page, `/newsletter/${action}?token=${row?.token}`);
    expect(await seriousViolations(page, action, "main")).toEqual([]);
    expect(read(site, email)[0]?.status).not.toBe(status);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: done })).toBeVisible();
    expect(read(site, email)[0]?.status).toBe(status);
    await page.reload();
    await expect(page.getByRole("heading", { name: done })).toBeVisible();
  }
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "newsletter" }).click();
  await expect(page).toHaveURL(/\/blog#newsletter$/);
  await expect(blockOf(page)).toBeInViewport();
});
