import type { Page } from "@playwright/test";
import { seriousViolations } from "../support/accessibility.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import type { SiteProcess } from "../support/site-process.ts";
import { consultation, expectEmpty, expectValues, fill, readReference } from "./lead-forms.ts";
import { expectHydrated, send, storedDraft } from "./lead-visitor.ts";

const code = "/assets/lead-forms-";
const someone = (who: string) => ({ ...consultation.values, "Email Address": `${who}@closing.example` });

function closingForm(page: Page) {
  return page.locator("#closing");
}

/** Goes to the closing band of a page, and waits until its form is hydrated. */
async function openClosing(page: Page, path: string) {
  await open(page, path);
  const form = closingForm(page);
  await form.scrollIntoViewIfNeeded();
  await expectHydrated(form);
  return form;
}

/** Where the lead with this address came from. */
function originOf(site: SiteProcess, { "Email Address": email }: Record<string, string>) {
  return site.rows("select landing_page, sent_from, about from consultation_requests where email = ?", email ?? "");
}

test("a lead sent from a state's page names the page and the state, and its receipt survives a reload", async ({
  page,
  site,
}) => {
  const values = someone("texas");
  await open(page, "/about");
  await page.goto("/states/texas");
  const form = await openClosing(page, "/states/texas");
  await expect(form).toContainText("About: Texas Medical Credentialing");
  await fill(form, values);
  await send(form, consultation);
  const reference = await readReference(form, consultation);
  await expect(form.getByRole("status")).toBeFocused();
  await expect(page).toHaveURL(`/states/texas?sent=closing-${reference}`);
  expect(originOf(site, values)).toEqual([
    { landing_page: "/about", sent_from: "/states/texas", about: "Texas Medical Credentialing" },
  ]);

  await page.reload();
  await expect(closingForm(page).getByRole("status")).toContainText(reference);
  await expect(closingForm(page).getByLabel("Full Name")).toBeHidden();
});

test("a lead's receipt has a stamp, the reference and the next steps, and opens the form for another request", async ({
  page,
}) => {
  const form = await openClosing(page, "/payer-enrollment");
  await fill(form, someone("receipt"));
  await send(form, consultation);
  const receipt = form.getByRole("status");
  await expect(receipt.locator("svg")).toContainText("REQUEST RECEIVED");
  await expect(receipt.getByRole("listitem")).toHaveCount(3);
  expect(await seriousViolations(page, "a receipt")).toEqual([]);

  await expect(form.getByLabel("Full Name")).toBeHidden();
  await form.getByText("Send another request").click();
  await expect(form.getByLabel("Full Name")).toBeVisible();
  await expectEmpty(form, consultation);
  await fill(form, someone("another"));
  const first = await readReference(form, consultation);
  await send(form, consultation);
  await expect(receipt).not.toContainText(first);
  expect(await readReference(form, consultation)).not.toBe(first);
});

test("the code of the closing band's form is fetched when the band comes near, and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(code) && asked.push(request.url()));
  await open(page, "/physician-credentialing");
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await closingForm(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toHaveLength(1);
});

test("a client navigation to another state keeps what was typed into the closing band, for the new state", async ({
  page,
}) => {
  const values = someone("walk");
  const form = await openClosing(page, "/states/texas");
  await fill(form, values);
  const neighbor = page.getByRole("main").getByRole("link", { name: "Oklahoma" }).first();
  await neighbor.click();
  await expect(page).toHaveURL("/states/oklahoma");
  await expect(form).toContainText("About: Oklahoma Medical Credentialing");
  await expectValues(form, values);
  await send(form, consultation);
  await readReference(form, consultation);
  expect(await storedDraft(page, "closing")).toBeNull();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a lead sent from a state's page without JavaScript gets a receipt on that page, and names page and state", async ({
    page,
    site,
  }) => {
    const values = someone("texas-native");
    await page.goto("/states/texas");
    const form = closingForm(page);
    await fill(form, values);
    await send(form, consultation);
    await expect(page).toHaveURL(/\/states\/texas\?sent=closing-CR-[0-9A-Z-]+#closing$/);
    const receipt = form.getByRole("status");
    await expect(receipt).toBeInViewport();
    await expect(receipt).toContainText(consultation.success.title);
    await expect(receipt).toContainText(consultation.success.text);
    await expect(receipt.getByRole("listitem")).toHaveCount(3);
    expect(originOf(site, values)).toEqual([
      { landing_page: "/states/texas", sent_from: "/states/texas", about: "Texas Medical Credentialing" },
    ]);
    await form.getByText("Send another request").click();
    await expect(form.getByLabel("Full Name")).toBeVisible();
  });

  test("a refused closing form comes back on its page without JavaScript, with the typed words and the complaint at its field", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    const values = { ...someone("refused"), "Full Name": "   " };
    await page.goto("/ophthalmology");
    const form = closingForm(page);
    await fill(form, values);
    await send(form, consultation);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ophthalmology Credentialing");
    await expectValues(form, values);
    await expect(form.getByLabel("Full Name")).toHaveAccessibleDescription("Please write your full name.");
    await fill(form, someone("mended"));
    await send(form, consultation);
    await expect(page).toHaveURL(/\/ophthalmology\?sent=closing-/);
  });
});
