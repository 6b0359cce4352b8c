import type { Page } from "@playwright/test";
// Declares `window.siteAnalytics`.
import type {} from "../../src/analytics/use-analytics.ts";
import { consultation, contact, fill, formOf, type LeadForm, readReference } from "../leads/lead-forms.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { SiteProcess } from "../support/site-process.ts";
import { type AnalyticsHost, startAnalyticsHost } from "./analytics-host.ts";

/** A site whose operator has configured analytics, and the host of it. */
const test = base.extend<{ host: AnalyticsHost }, { hostOfWorker: AnalyticsHost; siteWithAnalytics: SiteProcess }>({
  hostOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: -- Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const host = await startAnalyticsHost();
      await use(host);
      await host.close();
    },
    { scope: "worker" },
  ],
  siteWithAnalytics: [
    async ({ hostOfWorker: { url } }, use) => {
      const env = {
        ANALYTICS_SCRIPT_URL: `${url}/script.js`,
        ANALYTICS_PROJECT_ID: "project-7",
        SESSION_ANALYTICS_SCRIPT_URL: `${url}/session.js`,
      };
      const site = await SiteProcess.start({ env });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  host: async ({ hostOfWorker: host }, use) => {
    host.requests.length = 0;
    host.records.length = 0;
    await use(host);
  },
  baseURL: ({ siteWithAnalytics }, use) => use(siteWithAnalytics.url),
});

test.beforeEach(({ problems }) => problems.allow(/^foreign request/));

async function send(page: Page, lead: LeadForm): Promise<void> {
  const form = formOf(page, lead);
  await fill(form, lead.values);
  await form.getByRole("button", { name: lead.submit }).click();
  await readReference(form, lead);
}

test("page views and clicks reach the analytics host in their order", async ({ page, host }) => {
  await open(page, "/");
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /^Payer Enrollment(?! article)/ })
    .first()
    .click();
  await expect(page).toHaveURL("/payer-enrollment");
  // The address changes first, and the page that is left has such a link too.
  await expect(main.getByRole("heading", { level: 1 })).toContainText(/payer enrollment/i);
  await main.getByRole("link", { name: "Get Started" }).first().click();
  await expect(page).toHaveURL("/contact");
  await send(page, contact);
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await menu.getByRole("button", { name: "Services" }).hover();
  await menu.getByRole("link", { name: "Insurance Paneling" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText(/insurance paneling/i);
  await page.getByRole("banner").getByRole("link", { name: "home page" }).click();
  await expect(page).toHaveURL("/");
  await send(page, consultation);

  const records = [
    { event: "page_view", label: "/", path: "/" },
    { event: "service_click", label: "payer-enrollment", path: "/" },
    { event: "page_view", label: "/payer-enrollment", path: "/payer-enrollment" },
    { event: "cta_click", label: "Get Started", path: "/payer-enrollment" },
    { event: "page_view", label: "/contact", path: "/contact" },
    { event: "contact_form_submit", label: "contact", path: "/contact" },
    { event: "service_click", label: "insurance-paneling", path: "/contact" },
    { event: "page_view", label: "/insurance-paneling", path: "/insurance-paneling" },
    { event: "page_view", label: "/", path: "/" },
    { event: "consultation_request", label: "consultation", path: "/" },
  ];
  await expect
    .poll(() => host.records)
    .toEqual(records.map((record, sequence) => ({ sequence, project: "project-7", ...record })));
  expect(host.requests.filter((path) => path !== "/records")).toEqual(["/script.js", "/session.js"]);
});

for (const [signal, value] of [
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const) {
  test(`no analytics script is loaded, and no campaign kept, for a visitor whose browser sends ${signal}`, async ({
    page,
    host,
  }) => {
    await page.addInitScript(([name, answer]) => Object.defineProperty(navigator, name, { get: () => answer }), [
      signal,
      value,
    ] as const);
    await open(page, "/?utm_source=ad&gclid=Cj0KCQ");
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    // The home page, which stays until the next one is there, has a form of the same name.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talk to a credentialing specialist");
    await send(page, contact);
    await page.waitForLoadState("networkidle");
    expect(host.requests).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem("visit"))).toMatch(
      /^{"landingPage":"\/"(?!.*(?:"ad"|Cj0KCQ))/,
    );
    expect(await page.evaluate(() => window.siteAnalytics)).toBeUndefined();
  });
}

test("a page works as usual when the analytics host refuses its requests", async ({ page, host, problems }) => {
  problems.allow(/net::ERR_CONNECTION_REFUSED/);
  await page.route(`${host.url}/**`, (route) => route.abort("connectionrefused"));
  await open(page, "/contact");
  await send(page, contact);
  await page.getByRole("banner").getByRole("link", { name: "States" }).click();
  await expect(page).toHaveURL("/states");
});

base("without configuration nothing of another host is asked for", async ({ page, problems }) => {
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(problems.unexpected()).toEqual([]);
  expect(await page.evaluate(() => window.siteAnalytics)).toBeUndefined();
});
