import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/loading.ts";

function questions(page: Page): Locator {
  return page.getByRole("main").locator("details");
}

test("questions open by keyboard, even in a search; some pages open one at a time", async ({ page }) => {
  await open(page, "/faqs");
  const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
  for (const [question, key] of [
    [first, "Enter"],
    [second, "Space"],
  ] as const) {
    await question.locator("summary").focus();
    await page.keyboard.press(key);
    await expect(question.getByRole("paragraph")).toBeVisible();
  }
  await page.keyboard.press("Space");
  await expect(second.getByRole("paragraph")).toBeHidden();
  await expect(first.getByRole("paragraph")).toBeVisible();
  const caqh = questions(page).filter({ hasText: /caqh/i }).first();
  await caqh.locator("summary").click();
  await page.getByPlaceholder("Search frequently asked questions...").fill("caqh");
  await expect(caqh).toHaveAttribute("open", "");

  await page.goto("/payer-contract-negotiation");
  const asked = page.getByRole("region", { name: /^Questions/ }).locator("details");
  const opened = asked.and(page.locator("[open]"));
  await expect(asked).toHaveCount(6);
  for (const index of [1, 4]) {
    await asked.nth(index).locator("summary").press("Enter");
    await expect(opened).toHaveCount(1);
    await expect(asked.nth(index)).toHaveAttribute("open", "");
  }
  await asked.nth(4).locator("summary").press("Enter");
  await expect(opened).toHaveCount(0);
});

test("the search filters questions, offers other pages, and is in the URL without a history entry per letter", async ({
  page,
}) => {
  await open(page, "/faqs");
  const search = page.getByPlaceholder("Search frequently asked questions...");
  const links = page.getByRole("navigation", { name: "Questions by subject" }).getByRole("link");
  const groups = page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.locator("details") });
  await links.last().click();
  await expect(page).toHaveURL("/faqs#costs-timelines");
  await expect(page.getByRole("heading", { name: "Costs & Timelines" })).toBeInViewport();

  await search.pressSequentially("caQH");
  await expect(page.getByRole("search").getByRole("status")).toHaveText(/^\d+ questions?$/);
  const withoutWord = async () => (await questions(page).allTextContents()).filter((text) => !/caqh/i.test(text));
  await expect.poll(withoutWord).toEqual([]);
  await expect(questions(page)).not.toHaveCount(0);
  expect(await groups.count(), "groups without a match are gone").toBeLessThan(6);
  expect(await links.count()).toBe(await groups.count());
  await search.fill("");
  await expect(questions(page)).toHaveCount(26);
  await search.fill("prices");
  await expect(questions(page)).toHaveText([/How much does credentialing cost/]);
  await search.fill("Texas");
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
  await expect(page.getByText("No results found").locator("..").getByRole("link")).toHaveAttribute("href", "/contact");
  const elsewhere = page.getByRole("region", { name: "Elsewhere on this site: “Texas”" });
  await elsewhere.getByRole("link", { name: "Texas" }).click();
  await expect(page).toHaveURL("/states/texas");

  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await search.pressSequentially("medicare", { delay: 30 });
  await expect(page).toHaveURL("/faqs?q=medicare");
  await search.fill("caqh");
  await expect(page).toHaveURL("/faqs?q=caqh");
  await expect(search).toBeFocused();
  await page.reload();
  await expect(search).toHaveValue("caqh");
  await open(page, "/faqs?q=caqh");
  await page
    .getByRole("main")
    .getByRole("link", { name: /contact/i })
    .last()
    .click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page).toHaveURL("/faqs?q=caqh");
  await expect(search).toHaveValue("caqh");
  await expect(questions(page).first()).toContainText(/caqh/i);
  await page.goBack();
  await expect(page).toHaveURL("/states/texas");
});

test("a link to an answer opens the answer, from its own page, from another document and within the site", async ({
  page,
}) => {
  for (const [path, link, answer] of [
    ["/faqs", /^What do you need from us/, /^State license, DEA registration, board certificates/],
    ["/", /^What do I send/, /^State license, DEA registration, board certificates/],
    ["/", /^Who works on our file/, /^We prepare the applications, file them/],
  ] as const) {
    await open(page, path);
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByText(answer)).toBeInViewport();
  }
});
