import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

const categories = {
  "General Credentialing": 5,
  "Physician Credentialing": 4,
  "Insurance & Payer Enrollment": 5,
  "Facility Credentialing": 4,
  "Compliance & Regulations": 4,
  "Costs & Timelines": 4,
};
const placeholder = "Search frequently asked questions...";

function questions(page: Page): Locator {
  return page.getByRole("main").locator("details");
}

function titles(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.locator("details") })
    .getByRole("heading");
}

test("questions of the FAQ page open and close independently by keyboard", async ({ page }) => {
  await open(page, "/faqs");
  const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(first.getByRole("paragraph")).toBeVisible();
  await second.locator("summary").focus();
  await page.keyboard.press("Space");
  await expect(second.getByRole("paragraph")).toBeVisible();
  await expect(first.getByRole("paragraph")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(second.getByRole("paragraph")).toBeHidden();
  await expect(first.getByRole("paragraph")).toBeVisible();
});

test("the search of the FAQ page filters questions and answers as a visitor types, whatever the case", async ({
  page,
}) => {
  await open(page, "/faqs");
  const search = page.getByPlaceholder(placeholder);
  await search.pressSequentially("caQH");
  const found = await questions(page).count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(26);
  for (const text of await questions(page).allTextContents()) expect(text).toMatch(/caqh/i);
  expect(await titles(page).count(), "categories without a match are gone").toBeLessThan(6);
  await expect(page.getByRole("search").getByRole("status")).toHaveText(
    `${found} ${found === 1 ? "question" : "questions"}`,
  );

  await search.fill("");
  await expect(questions(page)).toHaveCount(26);
  await expect(titles(page)).toHaveText(Object.keys(categories));
});

test("links to the question groups come before the groups, in their order, and follow the search", async ({ page }) => {
  await open(page, "/faqs");
  const links = page.getByRole("navigation", { name: "Questions by subject" }).getByRole("link");
  await expect(links).toHaveCount(6);
  await expect(links.first()).toContainText("General Credentialing");
  await links.last().click();
  await expect(page).toHaveURL("/faqs#costs-timelines");
  await expect(page.getByRole("heading", { name: "Costs & Timelines" })).toBeInViewport();
  await page.getByPlaceholder(placeholder).fill("attestation");
  await expect(links).toHaveCount(await titles(page).count());
});

test("a search of the FAQ page without a match says No results found and links the contact page", async ({ page }) => {
  await open(page, "/faqs");
  await page.getByPlaceholder(placeholder).fill("zebra");
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
  const empty = page.getByText("No results found").locator("..");
  await empty.getByRole("link").click();
  await expect(page).toHaveURL("/contact");
});

test("a question that a visitor opened stays open while the visitor searches the FAQ page", async ({ page }) => {
  await open(page, "/faqs");
  const question = questions(page).filter({ hasText: /caqh/i }).first();
  await question.locator("summary").click();
  await page.getByPlaceholder(placeholder).fill("caqh");
  await expect(question).toHaveAttribute("open", "");
});

test("one question of the contract negotiation page is open at a time, and can be closed again", async ({ page }) => {
  await open(page, "/payer-contract-negotiation");
  const asked = page.getByRole("region", { name: /^Questions/ }).locator("details");
  const opened = asked.and(page.locator("[open]"));
  await expect(asked).toHaveCount(6);
  await expect(opened).toHaveCount(0);
  await asked.nth(1).locator("summary").click();
  await asked.nth(4).locator("summary").click();
  await expect(opened).toHaveCount(1);
  await expect(asked.nth(4)).toHaveAttribute("open", "");
  await asked.nth(4).locator("summary").click();
  await expect(opened).toHaveCount(0);
});
