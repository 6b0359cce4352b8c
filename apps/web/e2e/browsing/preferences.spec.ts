import { consultation, formOf, submit, toastOf } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

test("nothing is animated after a lead is sent by a visitor who prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await submit(formOf(page, consultation), consultation, consultation.values);
  await expect(toastOf(page)).toBeVisible();
  const running = await page.evaluate(() => {
    const animations = document.getAnimations().filter(({ playState }) => playState === "running");
    return animations.map((animation) => animation.id || animation.constructor.name);
  });
  expect(running).toEqual([]);
});

test("menus, fields and buttons keep visible borders or marks in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all, canvas) => {
      return all.map((element) => {
        const style = getComputedStyle(element);
        const hasBorder =
          style.borderTopStyle !== "none" && style.borderTopWidth !== "0px" && style.borderTopColor !== canvas;
        return hasBorder || style.backgroundColor !== canvas;
      });
    }, background);
  for (const selector of ["form input:not([type=hidden])", "form button", "main a[data-variant]"]) {
    const visible = await edges(selector);
    expect.soft(visible.length, selector).toBeGreaterThan(0);
    expect.soft(visible, selector).not.toContain(false);
  }
  expect.soft(await edges("header summary > *"), "bars of the menu's toggle").toEqual([true]);
});
