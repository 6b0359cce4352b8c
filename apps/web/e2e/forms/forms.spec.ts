import type { Locator } from "@playwright/test";
import { formCopy } from "@site/content/copy/forms";
import {
  consultation,
  contact,
  expectDraft,
  expectEmpty,
  expectValues,
  fill,
  formOf,
  type LeadForm,
  leadForms,
  openForm,
  readReference,
  send,
  submit,
  toastOf,
  unfold,
} from "../leads/lead-forms.ts";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdBack, open } from "../support/loading.ts";

const wrong = { "Full Name": "Please enter your full name.", Message: "Please write a message." };

async function expectComplaints(form: Locator, wrong: Record<string, string>) {
  for (const [label, complaint] of Object.entries(wrong)) {
    const field = form.getByLabel(label);
    await expect(field).toHaveAccessibleDescription(complaint);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await form.getByRole("alert").getByRole("link", { name: complaint }).press("Enter");
    await expect(field).toBeFocused();
  }
}

test("the contact form names each mistake at its field and in a summary", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  const form = await openForm(page, contact);
  // A browser accepts a required field that contains only spaces, but the server refuses it.
  await fill(form, { ...contact.values, "Full Name": "   ", Message: "   " });
  await send(form, contact);
  const alert = form.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("listitem")).toHaveText(Object.values(wrong));
  await expectComplaints(form, wrong);
  expect(await seriousViolations(page, "a form with complaints", "main form")).toEqual([]);
});

for (const [name, lead] of Object.entries(leadForms)) {
  test(`the ${name} form hides its honeypot, and tells of refused values, failure, sending and success`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/status of 500/);
    await page.clock.install();
    await page.goto(lead.path);
    const form = formOf(page, lead);
    await expect(form.getByText(/^Send another/)).toBeHidden();
    await expectHiddenTrap(form);
    // The page's code isn't loaded at the first click, so the browser itself refuses the empty form.
    await send(form, lead);
    await expectRefusals(form, lead);
    await fill(form, lead.values);
    await page.route(lead.procedure, (route) =>
      route.fulfill({ status: 500, headers: { "x-request-id": "of-this-try" } }),
    );
    await send(form, lead);
    await expect(toastOf(page)).toHaveAttribute("data-tone", "error");
    const alert = form.getByRole("alert");
    await expect(alert).toBeFocused();
    const kept = "We kept what you typed. Try again, or call (615) 555-0142.";
    for (const words of [lead.notSent, kept, "Reference for support: of-this-try"])
      await expect(alert).toContainText(words);
    await expect(alert.getByRole("link", { name: "(615) 555-0142" })).toHaveAttribute("href", "tel:+16155550142");
    await expect(page.getByText(lead.failure.title, { exact: true })).toBeVisible();
    await expect(page.getByText(lead.failure.text)).toBeVisible();
    await expectValues(form, lead.values);

    await page.unroute(lead.procedure);
    const release = await holdBack(page, lead.procedure);
    await send(form, lead);
    const button = form.locator("form").last().getByRole("button");
    await expect(button).toHaveText(lead.submitting);
    await expect(button).toBeDisabled();
    await expectValues(form, lead.values);
    release();

    await expect(toastOf(page)).toHaveAttribute("data-tone", "success");
    await expect(page.getByText(lead.success.title)).toBeVisible();
    await expect(page.getByText(lead.success.text)).toBeVisible();
    await expect(form.getByRole("status")).toBeFocused();
    await unfold(form);
    await expectEmpty(form, lead);
    await expect(button).toHaveText(lead.submit);
    await expect(button).toBeEnabled();
    await page.clock.runFor(60_000);
    await expect(toastOf(page)).toHaveCount(0);
    await expect(form.getByRole("status")).toContainText(lead.sent);
    const reference = await readReference(form, lead);
    const [row, ...others] = site.rows(`select * from ${lead.table} where reference = ?`, reference);
    expect(others).toEqual([]);
    const nothing = { referrer: null, first_utm_source: null, last_utm_source: null, last_gclid: null };
    expect(row).toMatchObject({ ...lead.stored, ...nothing, landing_page: lead.path });
  });
}

test("a closing form keeps its text on another page; its receipt opens the request, and is animated unless motion is reduced", async ({
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
  await receipt.getByRole("button", { name: formCopy.own }).click();
  await expect(page).toHaveURL(/\/request\?token=CR-/);
  expect(await seriousViolations(page, "one's own request", "main")).toEqual([]);
});

async function expectHiddenTrap(form: Locator): Promise<void> {
  const trap = form.locator("input[name=subject]");
  await expect(trap).not.toBeInViewport();
  expect(await trap.evaluate((field: HTMLInputElement) => field.tabIndex)).toBe(-1);
  expect(await trap.evaluate((field) => getComputedStyle(field).display)).not.toBe("none");
  expect(await form.ariaSnapshot()).not.toContain("Leave this empty");
}

async function expectRefusals(form: Locator, { required }: LeadForm): Promise<void> {
  await expect(form.getByLabel("Full Name")).toBeFocused();
  const fields = form.locator(":required");
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute("name")))).toEqual(required);
  for (const field of await fields.all()) {
    const reason = await field.evaluate((element: HTMLInputElement) => element.validationMessage);
    expect(reason).not.toBe("");
    await expect(field).toHaveAccessibleDescription(reason);
  }
  const email = form.getByLabel("Email Address");
  await email.fill("ana");
  await expect(email).toHaveAccessibleDescription(/@/);
  await email.fill("ana@clinic.example");
  await expect(email).toHaveAccessibleDescription("");
  expect(await form.getByText(/fill out this field/).count()).toBe(required.length - 1);
}
