import type { Page } from "@playwright/test";
import { type RehearsedSite, rehearse } from "../../../../tools/rehearsal/site.ts";
// Declares `window.siteAnalytics`.
import type {} from "../../src/analytics/track.ts";
import { consultation, contact, fill, formOf, send, submit } from "../leads/lead-forms.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

const host = "https://analytics.example";
/** What an operator's analytics host would serve: takes over the queue and sends home what is in it. */
const script = `(() => {
  const { project, queue } = window.siteAnalytics;
  const send = (record) => {
    fetch("${host}/records", { method: "POST", mode: "no-cors", keepalive: true, body: JSON.stringify({ project, ...record }) });
  };
  for (const record of queue.splice(0)) send(record);
  queue.push = (record) => { send(record); return 0; };
})();`;

/** The worker's site, whose operator has configured analytics. */
const test = base.extend<object, { site: RehearsedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: -- Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const scripts = {
        ANALYTICS_SCRIPT_URL: `${host}/script.js`,
        SESSION_ANALYTICS_SCRIPT_URL: `${host}/session.js`,
      };
      const site = await rehearse({ env: { ...scripts, ANALYTICS_PROJECT_ID: "project-7" }, front: true });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

// In one worker, because another one would start another site.
test.describe.configure({ mode: "default" });
test.beforeEach(({ problems }) => problems.allow(/^foreign request/, /net::ERR_CONNECTION_FAILED/));

/** Answers for the host. @returns what it is asked for and told from now on */
async function answerForHost(page: Page): Promise<{ scripts: string[]; records: unknown[] }> {
  const told = { scripts: [] as string[], records: [] as unknown[] };
  await page.route(`${host}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === "/records") told.records.push(request.postDataJSON());
    else told.scripts.push(pathname);
    await route.fulfill({ contentType: "text/javascript", body: pathname === "/script.js" ? script : "" });
  });
  return told;
}

test("page views, clicks and the figures of a visit's first document reach the analytics host in their order", async ({
  page,
}) => {
  const { scripts, records } = await answerForHost(page);
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
  await submit(formOf(page, contact), contact, contact.values);
  await page.getByRole("banner").getByRole("link", { name: "home page" }).click();
  await expect(page).toHaveURL("/");
  await submit(formOf(page, consultation), consultation, consultation.values);

  const expected = [
    { event: "page_view", label: "/", path: "/" },
    { event: "service_click", label: "payer-enrollment", path: "/" },
    { event: "page_view", label: "/payer-enrollment", path: "/payer-enrollment" },
    { event: "cta_click", label: "Get Started", path: "/payer-enrollment" },
    { event: "page_view", label: "/contact", path: "/contact" },
    { event: "contact_form_submit", label: "contact", path: "/contact" },
    { event: "page_view", label: "/", path: "/" },
    { event: "consultation_request", label: "consultation", path: "/" },
  ];
  await expect.poll(() => records).toEqual(expected.map((record) => ({ project: "project-7", ...record })));
  // Playwright does not see the requests of a document that goes away.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  const figures = expect.stringMatching(/^lcp=[1-9]\d* inp=\d+ cls=0\.\d{3}$/);
  await expect
    .poll(() => records)
    .toContainEqual({ project: "project-7", event: "web_vitals", label: figures, path: "/" });
  expect(scripts).toEqual(["/script.js", "/session.js"]);
});

test("no analytics script is loaded, and no campaign kept, for a visitor whose browser sends Do Not Track or Global Privacy Control", async ({
  context,
}) => {
  for (const signal of Object.entries({ doNotTrack: "1", globalPrivacyControl: true })) {
    const page = await context.newPage();
    const { scripts } = await answerForHost(page);
    await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { get: () => value }), signal);
    await open(page, "/?utm_source=ad&gclid=Cj0KCQ");
    const visit = await page.evaluate(() => sessionStorage.getItem("visit"));
    expect(visit).toMatch(/^{"landingPage":"\/"(?!.*(?:"ad"|Cj0KCQ))/);
    expect(await page.evaluate(() => window.siteAnalytics)).toBeUndefined();
    expect(scripts).toEqual([]);
  }
});

test("a click and a form that the browser posts before the page's code is there are counted, and the page of one's own request loads no analytics", async ({
  page,
}) => {
  const { records } = await answerForHost(page);
  await page.route("**/assets/*.js", (route) => route.abort("connectionfailed"));
  await page.goto("/physician-credentialing", { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("link", { name: "Get Started" }).first().click();
  await expect(page).toHaveURL("/contact");
  await fill(formOf(page, contact), contact.values);
  await send(formOf(page, contact), contact);
  await page.waitForURL(/\/request\?token=CM-/);
  await expect
    .poll(() => records.filter((record) => !JSON.stringify(record).includes("web_vitals")))
    .toMatchObject([
      { event: "page_view", path: "/physician-credentialing" },
      { event: "cta_click", label: "Get Started", path: "/physician-credentialing" },
      { event: "page_view", path: "/contact" },
      { event: "contact_form_submit", label: "contact", path: "/contact" },
    ]);
});

test("a document that is prerendered counts a page view and a visit once it is seen, and none before", async ({
  page,
}) => {
  const { scripts, records } = await answerForHost(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { configurable: true, value: true });
  });
  await page.goto("/about?utm_source=letter", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("visit"))).toBeNull();
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(() => records).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem("visit"))).toContain("letter");
});
