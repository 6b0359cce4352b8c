import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const messages = /^console (?!error: Minified React)/;
const foreign = "font font, #__lpform, com-1password-button, grammarly-extension";

/** Changes the page as Google Translate, two password managers and Grammarly would. It runs in the browser. */
function changePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, textarea, font")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `⟦${text.data}⟧`;
    // The site must undo several changes of one text in the reverse order.
    for (const draft of ["…", "⟦…⟧"]) text.data = draft;
    outer.append(inner);
    text.replaceWith(outer);
  }
  // LastPass adds an element after each field, and 1Password adds an element before each field.
  for (const field of document.querySelectorAll("main input:not([type=hidden])")) {
    field.after(Object.assign(document.createElement("div"), { id: "__lpform" }));
    field.before(document.createElement("com-1password-button"));
    field.setAttribute("style", "background-image: none");
    field.setAttribute("fdprocessedid", "x1");
  }
  document.documentElement.append(document.createElement("div"));
  // Grammarly sets attributes, and adds an element at the start of each field's parent.
  document.body.setAttribute("data-gr-ext-installed", "");
  document.body.append(document.createElement("grammarly-desktop-integration"));
  for (const field of document.querySelectorAll("textarea, input:not([type=hidden])")) {
    field.setAttribute("data-gramm", "false");
    field.parentElement?.prepend(document.createElement("grammarly-extension"));
  }
  for (const text of document.querySelectorAll("main p, header a")) text.append("");
}

const forms = [
  ["/contact", "contact"],
  ["/", "consultation"],
  ["/states/texas", "closing"],
  ["/re-credentialing", "closing"],
  ["/payers", "closing"],
  ["/blog", "newsletter"],
] as const;

const values = { name: "Ana Ruiz", phone: "(615) 555-0142", email: "ana@foreign.example" };

/** Autofill may fill in a field without firing an event, so here only the phone field gets one. */
function autofill([selector, filled]: readonly [string, Record<string, string>]): void {
  const form = document.querySelector(selector);
  for (const [name, value] of Object.entries(filled)) {
    const field = form?.querySelector(`[name=${name}]`);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = value;
    if (name === "phone") field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

const untilReactIsThere = (page: Page) => expect(page.locator("html[data-hydrated]")).toBeAttached();

async function fillAroundHydration(page: Page, selector: string, where?: string): Promise<void> {
  await page.evaluate(autofill, [selector, values] as const);
  const typed = page.locator(`${selector} [name=email]`);
  await typed.click();
  await page.keyboard.press("End");
  await page.keyboard.type(".of.a.long.name", { delay: 20 });
  await untilReactIsThere(page);
  await page.keyboard.type(".org");
  await expect(typed, where).toHaveValue(`${values.email}.of.a.long.name.org`);
  await expect(typed, where).toBeFocused();
}

test("typed text, focus and page survive a translator, password managers and a writing aid", async ({
  page,
  problems,
}) => {
  problems.allow(messages);
  for (const [path, name] of forms) {
    await page.goto(path);
    const selector = `form[action="/forms/${name}"]`;
    const form = page.locator(selector);
    await page.evaluate(changePage);
    const count = await page.locator(foreign).count();
    await fillAroundHydration(page, selector, path);
    if (name !== "newsletter") {
      await expect(form.locator("[name=name]"), path).toHaveValue(values.name);
      await expect(form.locator("[name=phone]"), path).toHaveValue(values.phone);
    }
    expect(await page.locator(foreign).count(), `foreign elements of ${path}`).toBe(count);

    await page.evaluate(changePage);
    if (name === "contact") await form.locator("[name=message]").fill("Two dentists");
    await form.locator("[type=submit]").click();
    await expect(page.locator(`[data-form=${name}] [data-status=sent]`), path).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("a change during hydration loses no typed text and is kept", async ({ page, problems }) => {
  problems.allow(messages);
  const session = await page.context().newCDPSession(page);
  await page.goto("/contact");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const field = page.locator('form[action="/forms/contact"] [name=name]');
  await page.evaluate(() => {
    const label = document.querySelector("label[for=contact-email]");
    const timer = setInterval(() => {
      if ("$_TSR" in window) label?.append(document.createElement("font"));
      if (document.documentElement.hasAttribute("data-hydrated")) clearInterval(timer);
    }, 10);
  });
  await field.click();
  await page.keyboard.type("Ana Maria Ruiz", { delay: 30 });
  await untilReactIsThere(page);
  await expect(field).toHaveValue("Ana Maria Ruiz");
  await expect(field).toBeFocused();
  await expect(page.locator("label font").first()).toBeAttached();
});

test("a program that changes the form during parsing loses neither text nor the focus", async ({ page, problems }) => {
  problems.allow(/^console/, /Minified React error/);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      for (const field of document.querySelectorAll("main input:not([type=hidden]):not([data-seen])")) {
        field.setAttribute("data-seen", "");
        field.before(document.createElement("early-extension"));
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/contact");
  await fillAroundHydration(page, 'form[action="/forms/contact"]');
  await expect(page.locator('form[action="/forms/contact"] [name=name]')).toHaveValue(values.name);
});

test("a search of questions works while other programs change the page", async ({ page, problems }) => {
  problems.allow(messages);
  await page.goto("/faqs");
  await page.evaluate(changePage);
  const search = page.getByRole("searchbox");
  await search.click();
  await page.keyboard.type("m");
  await untilReactIsThere(page);
  await page.keyboard.type("edi");
  await expect(search).toHaveValue("medi");
  await expect(search).toBeFocused();
  const status = page.locator("search [role=status]");
  for (const words of ["medicare", "zzz", "caqh", "45 days", "45 day", "", "texas"]) {
    await page.evaluate(changePage);
    await search.fill(words);
    await expect(status, words).toContainText(words === "" ? /^$/ : /\d+ questions?/);
    if (words === "zzz" || words === "texas") await expect(page.locator("#elsewhere, h2").first()).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("could not be loaded");
});
