import type { Locator, Page } from "@playwright/test";
import { contact, fill, formOf, leadForms, toastOf, unfold } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

function areaOf(page: Page): Locator {
  return page.getByRole("region", { name: "Notifications" });
}

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

test("the newest toast replaces the last one", async ({ page, problems }) => {
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
  // From here on the page's time passes only by `runFor`, however busy this machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 200);
  await page.clock.runFor(3_800);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(1_200);
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

test("F8 moves the focus from a field to the toasts, where Escape closes them and returns the focus", async ({
  page,
}) => {
  await open(page, "/contact");
  await send(page);
  await unfold(formOf(page, contact));
  const field = formOf(page, contact).getByLabel("Message");
  await field.focus();
  await page.keyboard.press("F8");
  await expect(areaOf(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test("a toast waits while it has the focus", async ({ page }) => {
  await page.clock.install();
  await open(page, "/contact");
  await send(page);
  await page.keyboard.press("F8");
  await page.clock.runFor(20_000);
  await expect(toastOf(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toastOf(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toastOf(page)).toBeVisible();
  await unfold(formOf(page, contact));
  await formOf(page, contact).getByLabel("Message").focus();
  await page.clock.runFor(6_000);
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
  expect((await areaOf(page).boundingBox())?.width).toBe(420);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await areaOf(page).boundingBox())?.width).toBe(390);
});

test("a toast is announced once: an alert for an error, a status for a success", async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await open(page, "/contact");
  await page.route(contact.procedure, (route) => route.abort());
  const form = formOf(page, contact);
  await fill(form, contact.values);
  await form.getByRole("button", { name: contact.submit }).click();
  const live = page.locator("[role=alert], [role=status], [role=log], [aria-live]");
  await expect(live.filter({ hasText: contact.failure.text })).toHaveAttribute("role", "alert");
  await page.unroute(contact.procedure);
  await send(page);
  await expect(live.filter({ hasText: contact.success.text })).toHaveAttribute("role", "status");
});

for (const width of [390, 1440]) {
  for (const [name, lead] of Object.entries(leadForms)) {
    const scrolledTo = (page: Page, label: string) =>
      formOf(page, lead)
        .getByLabel(label)
        .evaluate((field) => field.scrollIntoView({ block: "start" }));

    test(`the toast of the ${name} form stands under the header and covers no button and no field of it at ${width} px`, async ({
      page,
      problems,
    }) => {
      problems.allow(/net::ERR_FAILED/);
      await page.setViewportSize({ width, height: 844 });
      await open(page, lead.path);
      const form = formOf(page, lead);
      await fill(form, lead.values);
      await page.route(lead.procedure, (route) => route.abort());
      for (const label of Object.keys(lead.values)) {
        await scrolledTo(page, label);
        // The alert and the toast of the last failure look the same.
        const failed = page.waitForEvent("requestfailed");
        await form.getByLabel("Email Address").press("Enter");
        await failed;
        await expect(form.getByRole("alert")).toBeFocused();
        await expect(toastOf(page)).toHaveAttribute("data-tone", "error");
        await expectNothingCovered(page, form);
      }
      await page.unroute(lead.procedure);
      await form.getByRole("button", { name: lead.submit }).click();
      await expect(toastOf(page)).toHaveAttribute("data-tone", "success");
      await expectNothingCovered(page, form);
    });
  }
}

/** Compares the place of the toast with that of the header and of everything in the form that can be pressed or filled in. */
async function expectNothingCovered(page: Page, form: Locator): Promise<void> {
  await expect(toastOf(page)).toHaveCount(1);
  const toast = await toastOf(page).evaluate((element) => element.getBoundingClientRect().toJSON());
  const header = await page.getByRole("banner").boundingBox();
  expect(toast.top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(toast.top).toBeLessThan(120);
  const targets = form.locator("button, input, select, textarea, summary, [data-status]");
  const covered = await targets.evaluateAll((elements, { left, right, top, bottom }) => {
    const overlaps = elements.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    return overlaps.map((element) => element.outerHTML.slice(0, 100));
  }, toast);
  expect(covered).toEqual([]);
}
