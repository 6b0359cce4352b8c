import type { Page } from "@playwright/test";
import { formCopy } from "@site/content/copy/forms";
import type {} from "../../src/analytics/analytics.ts";
import { consultation, contact, fill, formOf, send, submit } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";

const host = "https://analytics.example";
const script = `(() => {
  const { project, queue } = window.siteAnalytics;
  const send = (record) => {
    fetch("${host}/records", { method: "POST", mode: "no-cors", keepalive: true, body: JSON.stringify({ project, ...record }) });
  };
  for (const record of queue.splice(0)) send(record);
  queue.push = (record) => { send(record); return 0; };
})();`;

test.use({
  siteEnv: {
    ANALYTICS_SCRIPT_URL: `${host}/script.js`,
    SESSION_ANALYTICS_SCRIPT_URL: `${host}/session.js`,
    ANALYTICS_PROJECT_ID: "project-7",
  },
});
test.describe.configure({ mode: "default" });
test.beforeEach(({ problems }) => problems.allow(/^foreign request/, /net::ERR_CONNECTION_FAILED/));

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

test("page views and clicks reach the analytics host in their order", async ({ page }) => {
  const { scripts, records } = await answerForHost(page);
  await open(page, "/");
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: /^Payer Enrollment(?! article)/ })
    .first()
    .click();
  await expect(page).toHaveURL("/payer-enrollment");
  // The URL changes before the new page is shown, and the previous page also has a link "Get Started".
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
  expect(scripts).toEqual(["/script.js", "/session.js"]);
});

test("Do Not Track and Global Privacy Control prevent analytics and the record of a campaign", async ({ context }) => {
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

test("clicks and forms are counted before the page's code is loaded; on a request's page, nothing is counted", async ({
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
    .poll(() => records)
    .toMatchObject([
      { event: "page_view", path: "/physician-credentialing" },
      { event: "cta_click", label: "Get Started", path: "/physician-credentialing" },
      { event: "page_view", path: "/contact" },
      { event: "contact_form_submit", label: "contact", path: "/contact" },
    ]);
});

/** A third party's script that looks for secrets in URLs, and passes each URL to the function `tellHome`. */
const curious = `(() => {
  const [known, fresh] = [new Set(), []];
  const tell = (what) => {
    const text = String(what ?? "");
    if (known.has(text)) return;
    known.add(text);
    fresh.push(text);
  };
  const send = () => fresh.length > 0 && tellHome(fresh.splice(0));
  const tellAll = () => {
    tell(location.href), tell(document.referrer), tell(JSON.stringify(history.state)), tell(window.name);
    for (const entry of navigation.entries()) tell(entry.url);
    for (const { name } of performance.getEntries()) tell(name);
    for (const element of document.querySelectorAll("*"))
      for (const { name, value } of element.attributes) if (name !== "class" && name !== "style" && name !== "d") tell(value);
    for (const { type, value } of document.querySelectorAll("input")) if (type === "hidden") tell(value);
    send();
  };
  for (const name of ["pushState", "replaceState"]) {
    const original = history[name];
    history[name] = function (...given) {
      tell(JSON.stringify(given[0])), tell(given[2]);
      original.apply(this, given);
      tellAll();
    };
  }
  for (const type of ["popstate", "hashchange", "pagehide", "pageshow", "click", "submit"]) addEventListener(type, tellAll, true);
  navigation.addEventListener("navigate", ({ destination, formData }) => {
    tell(destination.url);
    if (formData === null) tellAll();
    else send();
  });
  let isDue = false;
  const tellSoon = () => {
    if (!isDue) setTimeout(() => { isDue = false; tellAll(); }, 250);
    isDue = true;
  };
  new MutationObserver(tellSoon).observe(document, { subtree: true, childList: true, attributes: true });
  tellAll();
})();`;

test("no URL that a third party or a recipient sees opens a request", async ({ page, context, site, problems }) => {
  problems.allow(/./);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const told: string[] = [];
  await page.exposeFunction("tellHome", (texts: string[]) => void told.push(...texts));
  await page.route(`${host}/**`, async (route) => {
    const request = route.request();
    await route.fulfill({ contentType: "text/javascript", body: request.url().endsWith("/script.js") ? curious : "" });
  });
  const secret = "secret-of-ada@curious.example";
  await open(page, "/contact");
  const reference = await submit(formOf(page, contact), contact, { ...contact.values, "Email Address": secret });
  await page.reload();
  await expect(formOf(page, contact).locator("[data-status=sent]")).toContainText(reference);
  await page.getByRole("button", { name: formCopy.own }).click();
  await page.waitForURL(/\/request\?token=CM-/);
  const ownAddress = page.url();
  await expect(page.getByRole("main")).toContainText(secret);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  // The third party's script must be loaded before the visitor goes back.
  await page.waitForURL("/about", { waitUntil: "networkidle" });
  await page.goBack();
  await page.goBack();
  await expect(formOf(page, contact).locator("[data-status=sent]")).toContainText(reference);

  await open(page, "/blog/ncqa-2026-standards?utm_source=letter");
  const closing = page.locator("[data-form=closing]");
  await fill(closing, { "Full Name": "Ada", "Phone Number": "615 555 0142", "Email Address": secret });
  await closing.getByRole("button", { name: consultation.submit }).click();
  await expect(closing.locator("[data-status=sent]")).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.locator("[data-share]").first().click();
  const shared = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(shared).toMatch(/\/blog\/ncqa-2026-standards$/);
  told.push(await shared());

  // Visitors may still have URLs of earlier versions of the site, which contained tokens.
  const token = new URL(ownAddress).searchParams.get("token") ?? "";
  for (const address of [
    `/contact?sent=${token}`,
    `/?sent=${token}&utm_source=letter`,
    `/states/ohio?sent=closing-${token}`,
    `/about?token=${token}`,
    `/reqest?token=${token}`,
    `/faqs#token=${token}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => page.url()).not.toContain(token);
  }
  await page.goto(`/newsletter/confirm?token=${token}`);
  await page.getByRole("banner").getByRole("link", { name: "home page" }).click();
  await expect(page).toHaveURL("/");
  await page.reload({ waitUntil: "networkidle" });

  expect(told).toContain(`${site.url}/contact`);
  const opening = token.split(".").at(-1) ?? token;
  expect(told.filter((text) => text.includes(opening))).toEqual([]);
  const addresses = new Set(told.filter((text) => URL.canParse(text, site.url) && /^(?:\/|http)/.test(text)));
  for (const address of addresses) {
    const url = new URL(address, site.url);
    if (url.origin !== site.url || url.search === "") continue;
    const answer = await context.request.get(url.href, { failOnStatusCode: false });
    expect(await answer.text(), address).not.toContain(secret);
  }
});

test("a prerendered document counts a view and a visit only when it is seen", async ({ page }) => {
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
