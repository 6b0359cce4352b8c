import type { Page } from "@playwright/test";
import {
  consultation,
  contact,
  expectValues,
  fill,
  formOf,
  openFilled,
  readReference,
  send,
  storedDraft,
} from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

/** A page without a form, because a form fetches the data's code when the browser is idle. */
const startPath = "/specialties";

/** As after a deploy: this file is not on the server any more. */
function remove(page: Page, file: string): Promise<unknown> {
  return page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404, body: "Not Found" }));
}

/** As after a deploy: the server's data are of another build, and lack what this page's code reads. */
function deploy(page: Page): Promise<unknown> {
  return page.route("**/trpc/**", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "x-build": "another" };
    const isData = route.request().method() === "GET";
    await route.fulfill(isData ? { response, headers, body: '[{"result":{"data":{}}}]' } : { response, headers });
  });
}

function documents(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const about = (page: Page) => page.getByRole("banner").getByRole("link", { name: "About" });

test("a click on a link whose script a deploy has removed loads the new document once, and a typed text is still there", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/, /could not be fetched/, /dynamically imported module/);
  await openFilled(page, contact, contact.values);
  await remove(page, "about-page");
  await remove(page, "legal-page");
  const fetched = documents(page);
  await about(page).click();
  await page.waitForEvent("load");
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual(["/about"]);
  // The script is missing for good: each click loads a document, which stays.
  for (const name of ["Terms", "Privacy"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await page.waitForEvent("load");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await page.waitForLoadState("networkidle");
  }
  expect(fetched).toEqual(["/about", "/terms-of-service", "/privacy-policy"]);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expectValues(formOf(page, contact), contact.values);
});

test("a click whose data's script a deploy has removed loads the new document", async ({ page, problems }) => {
  problems.allow(/status of 404/, /could not be fetched/, /dynamically imported module/);
  await open(page, startPath);
  await remove(page, "data");
  const fetched = documents(page);
  await about(page).click();
  await page.waitForEvent("load");
  await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();
  expect(fetched).toEqual(["/about"]);
});

test("a click that another build answers loads the address as a document, and shows no error on the way", async ({
  page,
}) => {
  await open(page, startPath);
  await deploy(page);
  const fetched = documents(page);
  await about(page).hover();
  await page.waitForLoadState("networkidle");
  expect(fetched, "a link that is only pointed at").toEqual([]);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("main [role=alert]") !== null) sessionStorage.setItem("saw", "an error");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await about(page).click();
  await page.waitForEvent("load");
  await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Resources" }).click();
  await page.waitForEvent("load");
  await expect(page.getByRole("region", { name: "Latest Articles" }).getByRole("listitem").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual(["/about", "/blog"]);
  expect(await page.evaluate(() => sessionStorage.getItem("saw"))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();
});

test("a link to a part of a page that another build answers ends at that part, and a typed text is still there", async ({
  page,
}) => {
  await openFilled(page, consultation, consultation.values);
  await expect.poll(() => storedDraft(page, "consultation")).not.toBeNull();
  await open(page, "/about");
  await deploy(page);
  await page.getByRole("main").locator('a[href="/#samples"]').click();
  await page.waitForEvent("load");
  await expect(page).toHaveURL("/#samples");
  await expect(page.locator("#samples")).toBeInViewport();
  const form = formOf(page, consultation);
  await form.scrollIntoViewIfNeeded();
  await expectValues(form, consultation.values);
  await form.getByRole("button", { name: consultation.submit }).click();
  expect(await readReference(form, consultation)).not.toBe("");
});

test("a click without a connection or without an answer says that the page could not be loaded, and another try shows it", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/INTERNET_DISCONNECTED/, /status of 404/, /could not be fetched/, /dynamically imported module/);
  await open(page, startPath);
  const fetched = documents(page);
  await context.setOffline(true);
  await about(page).click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  await expect(page).toHaveTitle("This page could not be loaded | Northlight");
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();

  await remove(page, "legal-page");
  await page.route("**/terms-of-service", (route) =>
    route.request().method() === "HEAD" ? undefined : route.continue(),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded", { timeout: 20_000 });
  expect(fetched).toEqual([]);
});

test("a page whose own script is missing can be read and left, and its form posts", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await remove(page, "contact-page");
  const fetched = documents(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(fetched).toEqual(["/contact"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const form = formOf(page, contact);
  await fill(form, contact.values);
  await send(form, contact);
  await page.waitForURL(/\/contact\?sent=CM-/);
  await about(page).click();
  await expect(page).toHaveURL("/about");
});
