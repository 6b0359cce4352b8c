import type { Page } from "@playwright/test";
import { contact, formOf, openFilled, submit, toastOf, unfold } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";

const areaOf = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function send(page: Page): Promise<void> {
  await submit(formOf(page, contact), contact, contact.values);
  await expect(toastOf(page)).toContainText(contact.success.title);
}

test("toasts are announced once and cover no message of the form", async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  const form = await openFilled(page, contact, contact.values);
  await page.route(contact.procedure, (route) => route.abort());
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await form.getByLabel("Message").evaluate((field) => field.scrollIntoView({ block: "start" }));
    // In the second round, the alert and the toast of the first round are still there.
    const failed = page.waitForEvent("requestfailed");
    await form.getByLabel("Email Address").press("Enter");
    await failed;
    await expect(form.getByRole("alert")).toBeFocused();
    await expect(toastOf(page)).toHaveAttribute("data-tone", "error");
    await expect(() => expectNothingCovered(page)).toPass({ timeout: 4_000 });
    expect((await areaOf(page).boundingBox())?.width).toBe(Math.min(width, 420));
  }
  const live = page.locator("[role=alert], [role=status], [role=log], [aria-live]");
  await expect(live.filter({ hasText: contact.failure.text })).toHaveAttribute("role", "alert");
  await page.unroute(contact.procedure);
  await send(page);
  await expect(toastOf(page)).toHaveCount(1);
  await expect(page.getByText(contact.failure.title)).toHaveCount(0);
  await expect(live.filter({ hasText: contact.success.text })).toHaveAttribute("role", "status");
});

test("a toast closes after 5 seconds without pointer or focus, and by Escape, its button, or a swipe to the right", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/contact");
  await send(page);
  // Until `resume`, only `runFor` advances the clock, even if this machine is slow.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.runFor(2_000);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(toastOf(page)).toHaveCount(0);

  await page.clock.resume();
  await send(page);
  await toastOf(page).hover();
  await page.clock.runFor(20_000);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(toastOf(page)).toHaveCount(0);

  await send(page);
  await page.keyboard.press("F8");
  await page.clock.runFor(20_000);
  await expect(toastOf(page)).toBeVisible();
  await unfold(formOf(page, contact));
  const field = formOf(page, contact).getByLabel("Message");
  await field.focus();
  await page.clock.runFor(6_000);
  await expect(toastOf(page)).toHaveCount(0);

  await send(page);
  await unfold(formOf(page, contact));
  await field.focus();
  await page.keyboard.press("F8");
  await expect(areaOf(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toHaveCount(0);
  await expect(field, "focus is back in the field").toBeFocused();

  await send(page);
  await toastOf(page).getByRole("button", { name: "Close" }).click();
  await expect(toastOf(page)).toHaveCount(0);

  await send(page);
  for (const distance of [45, -120, 55]) {
    await expect(toastOf(page)).toBeVisible();
    // Playwright's `hover` waits until the toast has stopped moving, so its position can be read after that.
    await toastOf(page).hover();
    const { x = 0, y = 0 } = (await toastOf(page).boundingBox()) ?? {};
    await page.mouse.move(x + 40, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 40 + distance, y + 20, { steps: 5 });
    await page.mouse.up();
  }
  await expect(toastOf(page)).toHaveCount(0);
});

async function expectNothingCovered(page: Page): Promise<void> {
  await expect(toastOf(page)).toHaveCount(1);
  const toast = await toastOf(page).evaluate((element) => element.getBoundingClientRect().toJSON());
  const height = page.viewportSize()?.height ?? 0;
  expect(toast.bottom).toBeLessThanOrEqual(height);
  expect(toast.bottom).toBeGreaterThan(height - 120);
  const covered = await formOf(page, contact)
    .locator("[data-status]")
    .evaluate((element, { left, right, top, bottom }) => {
      const box = element.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }, toast);
  expect(covered).toBe(false);
}
