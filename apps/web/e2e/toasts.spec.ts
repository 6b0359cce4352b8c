import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open } from "./hydrated.ts";
import { contact, fill, formOf, toastOf } from "./lead-forms.ts";

async function send(page: Page): Promise<void> {
  const form = formOf(page, contact);
  await fill(form, contact.values);
  await form.getByRole("button", { name: contact.submit }).click();
  await expect(toastOf(page)).toContainText(contact.success.title);
}

async function drag(page: Page, distance: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (box === null) throw new Error("There is no toast to drag.");
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

test("one toast at a time: the newest replaces the last", async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await open(page, "/contact");
  await page.route(contact.procedure, (route) => route.abort());
  const form = formOf(page, contact);
  await fill(form, contact.values);
  await form.getByRole("button", { name: contact.submit }).click();
  await expect(toastOf(page)).toContainText(contact.failure.title);
  await page.unroute(contact.procedure);
  await send(page);
  await expect(toastOf(page)).toHaveCount(1);
  await expect(page.getByText(contact.failure.title)).toHaveCount(0);
});

test("a toast stays for 5 seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/contact");
  await send(page);
  await page.clock.runFor(4_500);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toastOf(page)).toHaveCount(0);
});

test("a toast waits while the pointer rests on it", async ({ page }) => {
  await page.clock.install();
  await open(page, "/contact");
  await send(page);
  await toastOf(page).hover();
  await page.clock.runFor(20_000);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(toastOf(page)).toHaveCount(0);
});

test("F8 brings the focus to the toasts, from there Escape closes them", async ({ page }) => {
  await open(page, "/contact");
  await send(page);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toHaveCount(0);
});

test("a swipe to the right by more than 50 px dismisses a toast, a shorter one does not", async ({ page }) => {
  await open(page, "/contact");
  await send(page);
  await drag(page, 30);
  await expect(toastOf(page)).toBeVisible();
  await drag(page, -120);
  await expect(toastOf(page)).toBeVisible();
  await drag(page, 90);
  await expect(toastOf(page)).toHaveCount(0);
});

test("the button of a toast closes it", async ({ page }) => {
  await open(page, "/contact");
  await send(page);
  await toastOf(page).getByRole("button", { name: "Close" }).click();
  await expect(toastOf(page)).toHaveCount(0);
});

test("a toast is at most 420 px wide, and as wide as a phone", async ({ page }) => {
  await open(page, "/contact");
  await send(page);
  const area = page.getByRole("region", { name: "Notifications" }).getByRole("list");
  expect((await area.boundingBox())?.width).toBe(420);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await area.boundingBox())?.width).toBe(390);
});
