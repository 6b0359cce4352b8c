import type { Locator, Page } from "@playwright/test";
import { consultation, expectValues, fill, formOf, readReference, rowsOf, send } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { codePath, open, requestsOf } from "../support/loading.ts";

const startPath = "/specialties";

/** Simulates a deploy while a page is open: each response names another build, and page data lacks fields. */
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

async function clickToDocument(page: Page, link: Locator): Promise<void> {
  await Promise.all([page.waitForEvent("load"), link.click()]);
}

const about = (page: Page) => page.getByRole("banner").getByRole("link", { name: "About" });

test("after a deploy, a click loads the new document, and no error is seen", async ({ page }) => {
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
  await clickToDocument(page, about(page));
  await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();
  await clickToDocument(page, page.getByRole("banner").getByRole("link", { name: "Resources" }));
  await expect(page.getByRole("region", { name: "Latest Articles" }).getByRole("listitem").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Chromium may have prerendered the blog, because React wasn't loaded yet when the link was clicked.
  expect(fetched.filter((path) => path !== "/blog")).toEqual(["/about"]);
  expect(await page.evaluate(() => sessionStorage.getItem("saw"))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();
});

test("after a deploy, a link to a part of a page reaches that part, and typed text can be sent although all scripts are gone", async ({
  page,
  site,
}) => {
  await deploy(page);
  const values = { ...consultation.values, "Email Address": "deploy@alive.example" };
  const form = formOf(page, consultation);
  for (const draft of [null, values]) {
    if (draft !== null) await fill(form, draft);
    await open(page, "/about");
    await clickToDocument(page, page.getByRole("main").locator('a[href="/#samples"]'));
    await expect(page).toHaveURL("/#samples");
    await expect(page.locator("#samples")).toBeInViewport();
    await expect(page.locator("html[data-hydrated]")).toHaveCount(draft === null ? 0 : 1);
  }
  await form.scrollIntoViewIfNeeded();
  await expectValues(form, values);
  await page.route("**/assets/**", (route) => route.fulfill({ status: 404, body: "Not Found" }));
  await send(form, consultation);
  await readReference(form, consultation);
  expect(rowsOf(site, consultation, values["Email Address"])).toHaveLength(1);
});

test("after a deploy, a page whose code or data are gone requests them once, and not at each movement of the mouse", async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  const asked = requestsOf(page, codePath);
  for (const gone of ["**/page-data/**", "**/assets/**"]) {
    await page.goto("/about");
    await page.route(gone, (route) => route.fulfill({ status: 404, body: "Not Found" }));
    for (let x = 0; x < 30; x += 1) {
      await page.mouse.move(x, 10);
      await page.waitForTimeout(20);
    }
    const requested = asked.splice(0);
    expect(requested.length, gone).toBeGreaterThan(0);
    expect(requested, gone).toEqual([...new Set(requested)]);
    await page.unrouteAll({ behavior: "wait" });
  }
  await about(page).click();
  await expect(page).toHaveURL("/about");
});

test("a click while offline shows an error, and another try shows the page", async ({ page, context, problems }) => {
  problems.allow(/INTERNET_DISCONNECTED/, /^console error: TRPCClientError: 0: Failed to fetch/);
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
  expect(fetched).toEqual([]);
});
