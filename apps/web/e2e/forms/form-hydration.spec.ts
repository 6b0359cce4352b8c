import type { Page } from "@playwright/test";
import {
  contact,
  expectDraft,
  expectHydrated,
  expectValues,
  fill,
  formOf,
  type LeadForm,
  readReference,
  rowsOf,
} from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdBack, requestsOf } from "../support/loading.ts";

const code = "**/assets/*.js";
const someone = (who: string) => ({ ...contact.values, "Email Address": `${who}@hydration.example` });

/** Holds back the page's code, and returns a function that lets it pass. */
async function openWithoutCode(page: Page, lead: LeadForm): Promise<() => void> {
  const release = await holdBack(page, code);
  await page.goto(lead.path);
  const asked = page.waitForRequest(code);
  await formOf(page, lead).getByLabel("Full Name").focus();
  await asked;
  return release;
}

test("text typed before any code is loaded is a draft, and is scored as a person's", async ({ page, site }) => {
  const release = await openWithoutCode(page, contact);
  const form = formOf(page, contact);
  const values = someone("quick");
  await fill(form, values);
  await expectDraft(page, "contact", values["Email Address"]);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  release();
  await expectHydrated(form);
  await expectDraft(page, "contact", values["Email Address"]);
  // A form that is sent within a second of the page's load looks like spam to the server.
  await page.waitForFunction(() => performance.now() > 1_000);
  await form.locator("form").evaluate((element: HTMLFormElement) => element.requestSubmit());
  await readReference(form, contact);
  const [row] = rowsOf(site, contact, values["Email Address"]);
  expect(row).toMatchObject({ ...contact.stored, email: values["Email Address"], spam_signals: "[]" });
});

test("slow hydration moves no letter, caret or choice, and a short phone number typed before it is questioned", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const release = await openWithoutCode(page, contact);
  const form = formOf(page, contact);
  const field = form.getByLabel("Full Name");
  await form.getByLabel("Service Needed").selectOption({ label: "Re-Credentialing" });
  await form.getByLabel("Message").fill("Two dentists");
  const phone = form.getByLabel("Phone");
  await phone.fill("555-0142");
  await field.fill("Ana Ruiz");
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  release();
  await page.keyboard.type("Maria de la Concepcion y de los Angeles ", { delay: 25 });
  await expectHydrated(form);
  await page.keyboard.type("de ");
  await expect(field).toBeFocused();
  await expectValues(form, {
    "Full Name": "Ana Maria de la Concepcion y de los Angeles de Ruiz",
    "Service Needed": "Re-Credentialing",
    Message: "Two dentists",
  });
  await expectDraft(page, "contact", "de Ruiz");
  await expect(phone).toHaveAccessibleDescription("This number has fewer than ten digits. Is it complete?");
  await phone.fill("615 555-0142");
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription("");
});

test("a pending native post and a second click after hydration store one lead and leave no draft", async ({
  page,
  site,
}) => {
  const release = await openWithoutCode(page, contact);
  const form = formOf(page, contact);
  const values = someone("impatient");
  await fill(form, values);
  const releasePost = await holdBack(page, "**/forms/contact");
  const sentByReact = requestsOf(page, /leads\.contact$/);
  const clickedAgain = Promise.withResolvers<void>();
  await page.exposeFunction("onClickedAgain", clickedAgain.resolve);
  await form.locator("form").evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    // The second click must come after hydration, which the page can't report while the browser leaves it.
    setTimeout(() => {
      element.requestSubmit();
      Reflect.get(window, "onClickedAgain")();
    }, 2_000);
  });
  release();
  await clickedAgain.promise;
  releasePost();
  await page.waitForURL(/\/request\?token=CM-/);
  expect(sentByReact).toEqual([]);
  expect(rowsOf(site, contact, values["Email Address"])).toHaveLength(1);
  await expectDraft(page, "contact", null);
});

test("the response to a natively posted form doesn't take the focus from the field used next", async ({ page }) => {
  const release = await holdBack(page, code);
  await page.goto("/blog");
  const form = page.locator("[data-form=newsletter]");
  await form.getByLabel("Email address").fill("native@hydration.example");
  await form.getByRole("button").click();
  await page.waitForURL(/sent=newsletter/);
  const search = page.getByRole("searchbox");
  await search.focus();
  await page.keyboard.type("ca");
  release();
  await expectHydrated(form);
  await page.keyboard.type("qh");
  await expect(search).toHaveValue("caqh");
  await expect(search).toBeFocused();
});

test("a field that gets the focus during hydration keeps it", async ({ page }) => {
  await page.addInitScript(() => {
    const { disconnect } = MutationObserver.prototype;
    // The page disconnects its MutationObserver when hydration begins.
    MutationObserver.prototype.disconnect = function () {
      MutationObserver.prototype.disconnect = disconnect;
      queueMicrotask(() => document.getElementById("contact-email")?.focus());
      disconnect.call(this);
    };
  });
  const release = await openWithoutCode(page, contact);
  release();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(formOf(page, contact).getByLabel("Email Address")).toBeFocused();
});

test("code that fails to load at the first interaction is requested at the next", async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED/);
  await page.route("**/assets/entry-client-*.js", (route) => route.abort());
  await page.goto(contact.path);
  const form = formOf(page, contact);
  const failed = page.waitForEvent("requestfailed");
  await form.getByLabel("Full Name").focus();
  await failed;
  await page.unroute("**/assets/entry-client-*.js");
  await form.getByLabel("Message").focus();
  await form.getByLabel("Full Name").focus();
  await expectHydrated(form);
  await page.keyboard.type("Ana");
  await expectDraft(page, "contact", "Ana");
});
