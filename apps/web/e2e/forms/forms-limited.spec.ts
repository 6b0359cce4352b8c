import { consultation, contact, expectValues, fill, formOf, readReference, toastOf } from "../leads/lead-forms.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { SiteProcess } from "../support/site-process.ts";

/** A site where everybody may send one form, and then has to wait. */
const test = base.extend<{ strictSite: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: -- Playwright reads the names of fixtures out of this pattern
  strictSite: async ({}, use) => {
    const site = await SiteProcess.start({ env: { RATE_LIMIT_WRITES: "1", TRUST_PROXY: "none" } });
    await use(site);
    await site.stop();
    expect(site.errors, "the server's error log").toEqual([]);
  },
  baseURL: ({ strictSite }, use) => use(strictSite.url),
});

test.beforeEach(({ problems }) => problems.allow(/^foreign request/, /status of 429/));

test("a visitor over the rate limit gets a failure toast and a reference for support, and the form keeps all words", async ({
  page,
}) => {
  await open(page, consultation.path);
  const first = formOf(page, consultation);
  await fill(first, consultation.values);
  await first.getByRole("button", { name: consultation.submit }).click();
  await readReference(first, consultation);

  await open(page, contact.path);
  const form = formOf(page, contact);
  await fill(form, contact.values);
  const answered = page.waitForResponse(contact.procedure);
  await form.getByRole("button", { name: contact.submit }).click();
  const response = await answered;
  expect(response.status()).toBe(429);
  expect(Number(await response.headerValue("retry-after"))).toBeGreaterThan(0);
  await expect(toastOf(page)).toHaveAttribute("data-tone", "error");
  await expect(toastOf(page).getByText(contact.failure.title, { exact: true })).toBeVisible();
  await expect(toastOf(page).getByText(contact.failure.text, { exact: true })).toBeVisible();
  await expect(form.getByRole("alert")).toContainText(contact.notSent);
  const id = await response.headerValue("x-request-id");
  await expect(form.getByRole("alert")).toContainText(`Reference for support: ${id}`);
  await expectValues(form, contact.values);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor over the rate limit gets the form back with all words without JavaScript", async ({
    page,
    strictSite,
  }) => {
    for (const lead of [consultation, contact]) {
      await page.goto(lead.path);
      const form = formOf(page, lead);
      await fill(form, lead.values);
      await form.getByRole("button", { name: lead.submit }).click();
    }
    const form = formOf(page, contact);
    await expect(form.getByRole("alert")).toContainText(contact.failure.title);
    await expect(form.getByRole("alert")).toContainText(contact.failure.text);
    await expect(form.getByRole("alert")).toContainText("Reference for support: ");
    await expectValues(form, contact.values);
    expect(strictSite.rows("select kind from lead_inbox")).toEqual([{ kind: "consultation" }]);
  });
});
