import { posts } from "@site/content/blog/posts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { expectOneRow } from "./layout.ts";

const path = "/blog/peer-references-that-answer";
const charactersMax = 70;

/** Lengths of the text's lines as the browser breaks them, in characters. */
function lineLengths(page: import("@playwright/test").Page): Promise<number[]> {
  return page.locator("article").evaluate((article) => {
    const lengths: number[] = [];
    const body = article.querySelector("[aria-label=Tags]")?.parentElement;
    for (const block of body?.querySelectorAll(":scope > p, :scope > ul:not([aria-label]) > li") ?? []) {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, number>();
      const range = document.createRange();
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (let index = 0; index < (node.textContent ?? "").length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { top, width } = range.getBoundingClientRect();
          if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
        }
      }
      lengths.push(...lines.values());
    }
    return lengths;
  });
}

test(`no line of an article is longer than ${charactersMax} characters at any width`, async ({ page }) => {
  for (const slug of ["peer-references-that-answer", "medicaid-first-then-the-plans"]) {
    await page.goto(`/blog/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${slug} at ${width} px`;
      const lengths = await lineLengths(page);
      expect.soft(lengths.length, where).toBeGreaterThan(40);
      // A typical full line holds as many as a book's: neither short nor long.
      const typical = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.7)] ?? 0;
      expect.soft(typical, where).toBeGreaterThan(50);
      expect.soft(Math.max(...lengths), where).toBeLessThanOrEqual(charactersMax);
    }
  }
});

test("no word of an article's table is divided on a phone of 390 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ["year-end-2026-credentialing-calendar", "caqh-attestation-every-120-days"]) {
    await page.goto(`/blog/${slug}`);
    const divided = await page.locator("article table").evaluateAll((tables) => {
      const found: string[] = [];
      const range = document.createRange();
      for (const table of tables) {
        const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
          for (const word of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (range.getClientRects().length > 1) found.push(word[0]);
          }
        }
      }
      return found;
    });
    expect(divided).toEqual([]);
  }
});

test("an article's table of contents is folded above the text, stays beside it in a wide window, and leads to its parts", async ({
  page,
}) => {
  await page.goto(path);
  const contents = page.getByRole("article").getByRole("navigation", { name: "On this page" });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(contents.getByRole("link").first()).toBeHidden();
    await contents.locator("summary").click();
    await contents.getByRole("link", { name: "Keep the list" }).click();
    await expect(page.getByRole("heading", { name: "Keep the list" })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.reload();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("article summary")).toBeHidden();
  await contents.getByRole("link", { name: "The calendar" }).click();
  await expect(page.getByRole("heading", { name: "The calendar" })).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test("an article on a phone has the breadcrumb in one row, and Share as an icon beside the dates", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/blog/delegated-credentialing-audit-what-the-file-must-show");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expectOneRow(crumbs);
  const isCut = await crumbs.last().evaluate((item) => {
    const [name = item] = item.children;
    return name.scrollWidth > name.clientWidth;
  });
  expect(isCut).toBe(true);
  const share = page.getByRole("button", { name: "Share" });
  await expectOneRow(share, page.locator("article header time").first());
  expect((await share.boundingBox())?.width, "an icon without its label").toBeLessThanOrEqual(48);
});

test("an article's Share button copies the address and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("article").getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("a click on the link of an article that was removed shows Article Not Found", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await open(page, "/blog");
  // What the router does for a link to it; the site itself has none.
  await page.evaluate(() => history.pushState({}, "", "/blog/no-such-article"));
  await expect(page.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  await expect(page).toHaveTitle("Article Not Found | Northlight");
  await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Return to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the words on an article's cover are at least 16 px high and within the cover at every width", async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of ["/blog", `/blog/${Object.keys(posts).at(-1)}`]) {
      await page.goto(list);
      const sizes = await page.locator("li [aria-hidden=true]").evaluateAll((covers) =>
        covers.flatMap((cover) =>
          [...cover.querySelectorAll("span")]
            .filter((part) => part.children.length === 0 && (part.textContent ?? "") !== "")
            .map((part) => ({
              text: part.textContent,
              size: Number.parseFloat(getComputedStyle(part).fontSize),
              overhang: part.getBoundingClientRect().right - cover.getBoundingClientRect().right,
            })),
        ),
      );
      expect(sizes.length).toBeGreaterThan(2);
      // A small cover has a tab without words.
      const wrong = sizes.filter(({ size, overhang }) => overhang > 1 || (size > 0 && size < 16));
      expect.soft(wrong, `${list} at ${width} px`).toEqual([]);
    }
  }
});
