import type { Page } from "@playwright/test";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open, untilHydrated } from "../support/hydrated.ts";
import type { SiteProcess } from "../support/site-process.ts";

async function subscribe(page: Page, site: SiteProcess, email: string): Promise<string> {
  await open(page, "/blog");
  const block = page.getByRole("region", { name: "One letter a month" });
  await block.getByLabel("Email address").fill(email);
  await block.getByRole("button", { name: "Subscribe" }).click();
  await expect(block.locator("[data-status=sent]")).toBeVisible();
  return String(read(site, email)?.token);
}

function read(site: SiteProcess, email: string) {
  return site.rows("select token, status from newsletter_subscribers where email = ?", email)[0];
}

const steps = [
  { action: "confirm", button: "Confirm subscription", done: "Your subscription is confirmed", status: "confirmed" },
  { action: "unsubscribe", button: "Unsubscribe", done: "You are unsubscribed", status: "unsubscribed" },
];

test("a newsletter address is confirmed and unsubscribed by the buttons of the pages that its mail links", async ({
  page,
  site,
}) => {
  const email = "double@clinic.example";
  const token = await subscribe(page, site, email);
  expect(read(site, email)?.status).toBe("pending");
  for (const { action, button, done, status } of steps) {
    const before = read(site, email)?.status;
    await open(page, `/newsletter/${action}?token=${token}`);
    expect(await seriousViolations(page, action)).toEqual([]);
    expect(read(site, email)?.status).toBe(before);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: done })).toBeVisible();
    await untilHydrated(page);
    expect(read(site, email)?.status).toBe(status);
    await page.reload();
    await expect(page.getByRole("heading", { name: done })).toBeVisible();
  }
});

test("a mail provider unsubscribes a newsletter address with one post", async ({ page, site, request }) => {
  const email = "one-click@clinic.example";
  const token = await subscribe(page, site, email);
  const url = `/newsletter/unsubscribe?token=${token}`;
  const answer = await request.post(url, { form: { "List-Unsubscribe": "One-Click" }, maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(read(site, email)?.status).toBe("unsubscribed");
});

test("the breadcrumb of the newsletter pages leads to the newsletter form", async ({ page }) => {
  await open(page, "/newsletter/confirm?result=done");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "newsletter" }).click();
  await expect(page).toHaveURL(/\/blog#newsletter$/);
  await expect(page.getByRole("region", { name: "One letter a month" })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a newsletter address is confirmed and unsubscribed without JavaScript", async ({ page, site }) => {
    const email = "plain-double@clinic.example";
    await page.goto("/blog");
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Subscribe" }).click();
    const token = read(site, email)?.token;
    for (const { action, button, done, status } of steps) {
      await page.goto(`/newsletter/${action}?token=${token}`);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("heading", { name: done })).toBeVisible();
      expect(read(site, email)?.status).toBe(status);
    }
  });
});
