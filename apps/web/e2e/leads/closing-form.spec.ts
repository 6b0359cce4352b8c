import type { Page } from "@playwright/test";
import type { RehearsedSite } from "../../../../tools/rehearsal/site.ts";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import {
  consultation,
  expectDraft,
  expectEmpty,
  expectValues,
  fill,
  readReference,
  send,
  submit,
} from "./lead-forms.ts";

const someone = (who: string) => ({ ...consultation.values, "Email Address": `${who}@closing.example` });

function closingForm(page: Page) {
  return page.locator("#closing");
}

/** Where the lead with this address came from. */
function originOf(site: RehearsedSite, { "Email Address": email }: Record<string, string>) {
  return site.rows("select landing_page, sent_from, about from consultation_requests where email = ?", email ?? "");
}

test("a closing form's lead names page and state, and its receipt becomes the request's own page after a reload", async ({
  page,
  site,
}) => {
  const values = someone("texas");
  await open(page, "/about");
  await open(page, "/states/texas");
  const form = closingForm(page);
  await expect(form).toContainText("About: Texas Medical Credentialing");
  const reference = await submit(form, consultation, values);
  const receipt = form.getByRole("status");
  await expect(receipt).toBeFocused();
  await expect(receipt.locator("svg")).toContainText("REQUEST RECEIVED");
  await expect(receipt.getByRole("listitem")).toHaveCount(3);
  expect(await seriousViolations(page, "a receipt", "#closing")).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`/states/texas\\?sent=closing-${reference}\\.`));
  expect(originOf(site, values)).toEqual([
    { landing_page: "/about", sent_from: "/states/texas", about: "Texas Medical Credentialing" },
  ]);

  await expect(form.getByLabel("Full Name")).toBeHidden();
  await form.getByText("Send another request").click();
  await expectEmpty(form, consultation);
  await fill(form, someone("another"));
  await send(form, consultation);
  await expect(receipt).not.toContainText(reference);
  expect(await readReference(form, consultation)).not.toBe(reference);
  await page.reload();
  await expect(page).toHaveURL(/\/request\?token=CR-/);
  expect(await seriousViolations(page, "one's own request", "main")).toEqual([]);
});

test("a client navigation to another state keeps what was typed into the closing form, for the new state", async ({
  page,
}) => {
  const values = someone("walk");
  await open(page, "/states/texas");
  const form = closingForm(page);
  await fill(form, values);
  await page.getByRole("main").getByRole("link", { name: "Oklahoma", exact: true }).first().click();
  await expect(page).toHaveURL("/states/oklahoma");
  await expect(form).toContainText("About: Oklahoma Medical Credentialing");
  await expectValues(form, values);
  await send(form, consultation);
  await readReference(form, consultation);
  await expectDraft(page, "closing", null);
});
