import type { Locator, Page } from "@playwright/test";
import { open } from "./alive.ts";
import { expect, test } from "./fixtures.ts";
import { contact, expectEmpty, expectValues, fill, formOf, leadForms, readReference, toastOf } from "./lead-forms.ts";
import { replaceTab, rowsOf, send, stored, untilKept } from "./lead-visitor.ts";
import { holdBack } from "./network.ts";

const code = "**/assets/lead-forms-*.js";

/** Scripts that were asked for, by name without hash. */
function scripts(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** How the form's post travels: by the page's code, or by the browser itself. */
function posts(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

async function openWithout(page: Page, lead: { path: string }): Promise<() => void> {
  const release = await holdBack(page, code);
  await open(page, lead.path);
  return release;
}

function submitByKey(form: Locator): Promise<void> {
  return form.getByLabel("Email Address").press("Enter");
}

for (const [name, lead] of Object.entries(leadForms)) {
  const someone = (who: string) => ({ ...lead.values, "Email Address": `${who}-${name}@late.example` });

  test(`${name}: its code comes when somebody turns to the form, and not before`, async ({ page }) => {
    const asked = scripts(page);
    await open(page, lead.path);
    await page.waitForLoadState("networkidle");
    expect(asked).not.toContain("lead-forms");
    expect(asked).not.toContain("data");
    const request = page.waitForRequest(code);
    await formOf(page, lead).getByLabel("Full Name").focus();
    await request;
  });

  test(`${name}: sent before its code was there, it goes out once, by the code, with all its letters`, async ({
    page,
    site,
  }) => {
    const sent = posts(page);
    const release = await openWithout(page, lead);
    const form = formOf(page, lead);
    const values = someone("waits");
    await fill(form, values);
    await send(form, lead);
    await submitByKey(form);
    expect(sent).toEqual([]);
    release();
    const reference = await readReference(form, lead);
    await expect(toastOf(page)).toContainText(lead.success.title);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("/trpc/leads.");
    expect(rowsOf(site, lead, values["Email Address"])).toEqual([
      expect.objectContaining({ ...lead.stored, email: values["Email Address"], reference }),
    ]);
  });

  test(`${name}: when its code is long in coming, the browser posts it`, async ({ page, site }) => {
    await page.clock.install();
    const sent = posts(page);
    await openWithout(page, lead);
    const form = formOf(page, lead);
    const values = someone("impatient");
    await fill(form, values);
    await send(form, lead);
    expect(sent).toEqual([]);
    const answer = page.waitForURL(/\?sent=/);
    await page.clock.runFor(2_000);
    await answer;
    await readReference(form, lead);
    expect(sent).toEqual([`/forms/${name}`]);
    expect(rowsOf(site, lead, values["Email Address"])).toHaveLength(1);
  });

  test(`${name}: when its code does not come at all, the browser posts it`, async ({ page, site, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    await open(page, lead.path);
    await page.route(code, (route) => route.abort());
    const sent = posts(page);
    const form = formOf(page, lead);
    const values = someone("without");
    await fill(form, values);
    await send(form, lead);
    await page.waitForURL(/\?sent=/);
    await readReference(form, lead);
    expect(sent).toEqual([`/forms/${name}`]);
    expect(rowsOf(site, lead, values["Email Address"])).toHaveLength(1);
    await expectEmpty(form, lead);
  });

  test(`${name}: letters typed before its code was there stay when it comes`, async ({ page }) => {
    const release = await openWithout(page, lead);
    const form = formOf(page, lead);
    await form.getByLabel("Full Name").pressSequentially("Ana ");
    const came = page.waitForResponse(code);
    release();
    await form.getByLabel("Full Name").pressSequentially("Maria Ruiz");
    await (await came).finished();
    await expect(form.locator("[name=idempotencyKey]")).toBeAttached();
    await expect(form.getByLabel("Full Name")).toBeFocused();
    await expect(form.getByLabel("Full Name")).toHaveValue("Ana Maria Ruiz");
  });
}

const someone = (who: string) => ({ ...contact.values, "Email Address": `${who}@late.example` });

test("a draft brings the form's code at once", async ({ page, context }) => {
  await open(page, contact.path);
  await fill(formOf(page, contact), someone("draft"));
  await untilKept(page, "contact", "draft@");
  const next = await replaceTab(context, page);
  const asked = scripts(next);
  await open(next, contact.path);
  await expectValues(formOf(next, contact), someone("draft"));
  expect(asked).toContain("lead-forms");
});

const waysToLeave: Record<string, (page: Page) => Promise<unknown>> = {
  "by a link": (page) => page.getByRole("banner").getByRole("link", { name: "About" }).click(),
  "by a new address": (page) => page.goto("/about"),
};

for (const [how, leave] of Object.entries(waysToLeave)) {
  test(`letters typed before the form's code was there are kept when the page is left ${how}`, async ({ page }) => {
    const values = someone("left");
    await openWithout(page, contact);
    await fill(formOf(page, contact), values);
    await leave(page);
    await expect(page).toHaveURL(/\/about$/);
    await page.unrouteAll();
    await open(page, contact.path);
    await expectValues(formOf(page, contact), values);
  });
}

test("what an older visit left is not overwritten by the first new letter", async ({ page, context }) => {
  await open(page, contact.path);
  await fill(formOf(page, contact), someone("older"));
  await untilKept(page, "contact", "older@");
  const next = await replaceTab(context, page);
  await openWithout(next, contact);
  await formOf(next, contact).getByLabel("Full Name").fill("New Name");
  const third = await replaceTab(context, next);
  await open(third, contact.path);
  await expectValues(formOf(third, contact), { ...someone("older"), "Full Name": "New Name" });
});

test("what was typed and erased before the form's code was there stays erased", async ({ page }) => {
  const release = await openWithout(page, contact);
  const form = formOf(page, contact);
  await fill(form, { "Full Name": "Ana", Message: "Wait" });
  await fill(form, { "Full Name": "" });
  release();
  await expect(form.locator("[name=idempotencyKey]")).toBeAttached();
  await expectValues(form, { "Full Name": "", Message: "Wait" });
  await fill(form, { Message: "" });
  await expect.poll(() => stored(page, "draft:contact")).toBeNull();
});

test("a form met on a walk through the site is alive as it appears", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(formOf(page, contact).locator("[name=idempotencyKey]")).toBeAttached();
});
