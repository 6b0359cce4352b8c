import type { Page } from "@playwright/test";
import { posts } from "@site/content/blog/posts";
import { expect, test } from "../support/fixtures.ts";
import { open, requestsOf } from "../support/loading.ts";

const main = (page: Page) => page.getByRole("main");

const steps: readonly ["banner" | "main" | "contentinfo", link: string | RegExp, path: string][] = [
  ["main", /^Payer Enrollment(?! article)/, "/payer-enrollment"],
  ["main", "Get Started", "/contact"],
  ["banner", "States", "/states"],
  ["main", "New York", "/states/new-york"],
  ["banner", "Resources", "/blog"],
  ["main", posts["caqh-attestation-every-120-days"].title, "/blog/caqh-attestation-every-120-days"],
  ["contentinfo", "FAQs", "/faqs"],
  ["banner", /home page/, "/"],
];

type Head = { title: string; tags: string[] };

function readHead(html: string | null): Head {
  const { head } = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const tags = head.querySelectorAll(
    'meta, link:not([rel="stylesheet"], [rel="preload"], [rel="modulepreload"]), script[type="application/ld+json"]',
  );
  const text = (tag: Element) => {
    const attributes = [...tag.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
    return [tag.localName, ...attributes, tag.textContent].join(" ");
  };
  return { title: head.querySelector("title")?.text ?? "", tags: [...tags].map(text).toSorted() };
}

test("clicks through the site keep one document, and each page has the head the server sends", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { mark: "kept" }));
  for (const [part, name, path] of steps) {
    await page.getByRole(part).getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(main(page), "focus is in the content").toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, "mark")), "no full reload").toBe("kept");
    const sent = await (await page.request.get(path)).text();
    await expect.poll(() => page.evaluate(readHead, null), path).toEqual(await page.evaluate(readHead, sent));
  }
});

test("back restores the scroll position; a link that was pointed at opens without a request", async ({ page }) => {
  await open(page, "/");
  const link = main(page).getByRole("link", { name: "View All Specialties" });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL("/specialties");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL("/specialties");

  const header = page.getByRole("banner");
  const about = header.getByRole("link", { name: "About" });
  const data = page.waitForResponse("**/trpc/pages.about**");
  await about.hover();
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  const asked = requestsOf(page, /^(?!\/art\/)/);
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const words = [...document.querySelectorAll("main [role=status]")].map(({ textContent }) => textContent);
      if (words.includes("Loading")) Object.assign(window, { spun: true });
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  for (const _ of ["first visit", "next visit"]) {
    await about.click();
    await expect(page.getByRole("heading", { level: 1, name: "We carry your file" })).toBeVisible();
    await header.getByRole("link", { name: "Specialties" }).click();
    await expect(main(page).getByRole("heading", { name: "Nephrology" })).toBeVisible();
  }
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "spun"))).toBeUndefined();
});

test("on a phone, a link to a collapsed part opens the part below the header, on any page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/physician-credentialing");
  await main(page).getByRole("link", { name: "CAQH" }).first().click();
  await expect(page).toHaveURL("/glossary#caqh");
  await expect(page.locator("summary").filter({ hasText: /^CAQH$/ })).toBeInViewport();
  await expect(page.locator("#caqh")).toBeInViewport();
  await open(page, "/payers");
  const header = await page.getByRole("banner").boundingBox();
  for (const payer of ["Humana", "Cigna"]) {
    await main(page).getByRole("link", { name: payer, exact: true }).click();
    await expect(page.locator(`#${payer.toLowerCase()}-answers`)).toBeInViewport();
    const heading = await main(page).getByRole("heading", { name: payer, exact: true }).boundingBox();
    expect(heading?.y).toBeGreaterThan(header?.height ?? Number.NaN);
  }
});

test("a not-found page leads on and back, and finds a state and a question", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const path = "/a/b/c?utm_source=letter#d";
  const heading = page.getByRole("heading", { level: 1, name: "404 Page Not Found" });
  await page.goto(path);
  await page.mouse.move(600, 20);
  await page.mouse.move(640, 24);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(heading).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(heading).toBeVisible();
  const search = page.getByLabel("Search questions, articles, states and services");
  await search.fill("New Jersey");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/faqs?q=New+Jersey");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /New Jersey/ })
      .first(),
  ).toBeVisible();
  await page.goBack();
  await search.fill("caqh");
  await search.press("Enter");
  await expect(page).toHaveURL("/faqs?q=caqh");
});
