import { formCopy } from "@site/content/copy/forms";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { consultation, expectDraft, expectEmpty, expectValues, fill, submit, toastOf } from "./lead-forms.ts";

test("a closing form keeps its text on another page; its receipt opens the request, and moves only if it may", async ({
  page,
  site,
}) => {
  await open(page, "/about");
  await open(page, "/states/texas");
  const form = page.locator("#closing");
  await expect(form).toContainText("About: Texas Medical Credentialing");
  await fill(form, consultation.values);
  await page.getByRole("main").getByRole("link", { name: "Oklahoma", exact: true }).first().click();
  await expect(page).toHaveURL("/states/oklahoma");
  await expect(form).toContainText("About: Oklahoma Medical Credentialing");
  await expectValues(form, consultation.values);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const reference = await submit(form, consultation, {});
  await expect(toastOf(page)).toBeVisible();
  const running = await page.evaluate(() => {
    const animations = document.getAnimations().filter(({ playState }) => playState === "running");
    return animations.map((animation) => animation.id || animation.constructor.name);
  });
  expect(running).toEqual([]);
  await expectDraft(page, "closing", null);
  const receipt = form.getByRole("status");
  await expect(receipt).toBeFocused();
  await expect(receipt.locator("svg")).toContainText("REQUEST RECEIVED");
  await expect(receipt.getByRole("listitem")).toHaveCount(3);
  expect(await seriousViolations(page, "a receipt", "#closing")).toEqual([]);
  await expect(page).toHaveURL("/states/oklahoma");
  const origin = "landing_page, sent_from, about";
  expect(site.rows(`select ${origin} from consultation_requests where reference = ?`, reference)).toEqual([
    { landing_page: "/about", sent_from: "/states/oklahoma", about: "Oklahoma Medical Credentialing" },
  ]);

  await expect(form.getByLabel("Full Name")).toBeHidden();
  await form.getByText("Send another request").click();
  await expectEmpty(form, consultation);
  await page.reload();
  await expect(receipt).toContainText(reference);
  await receipt.getByRole("link", { name: formCopy.own }).click();
  await expect(page).toHaveURL(/\/request\?token=CR-/);
  expect(await seriousViolations(page, "one's own request", "main")).toEqual([]);
});
