import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { dataRequests } from "../support/network.ts";

test("the not-found page finds a state and an article", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await open(page, "/nothing");
  await page.getByLabel("Find your state").fill("nj");
  await page.getByRole("button", { name: "Go to the state" }).click();
  await expect(page).toHaveURL("/states/new-jersey");
  await page.goBack();
  await page.getByLabel("Search the articles").fill("caqh");
  await page.getByLabel("Search the articles").press("Enter");
  await expect(page).toHaveURL("/blog?q=caqh");
});

test("a not-found page hydrates, keeps its address, and leads on and back", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const requests = dataRequests(page);
  for (const [path, heading] of [
    ["/a/b/c?utm_source=letter#d", "404 Page Not Found"],
    ["/blog/no-such-article", "Article Not Found"],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    expect(requests.splice(0)).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    requests.length = 0;
  }
});
