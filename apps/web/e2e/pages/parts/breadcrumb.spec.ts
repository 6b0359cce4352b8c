import { posts } from "@site/content/blog/posts";
import { expect, test } from "../../support/fixtures.ts";
import { open } from "../../support/hydrated.ts";

const crumbs = {
  "/case-studies": ["Home", "case studies"],
  "/payer-contract-negotiation": ["Home", "payer contract negotiation"],
  "/states/new-york": ["Home", "states", "New York"],
  "/texas-credentialing": ["Home", "texas credentialing"],
  "/blog/caqh-attestation-every-120-days": ["Home", "blog", posts["caqh-attestation-every-120-days"].title],
};

test("the breadcrumb shows the words of the address or the page's name, and links the home page", async ({ page }) => {
  const nav = page.getByRole("navigation", { name: "Breadcrumb" });
  for (const [path, labels] of Object.entries(crumbs)) {
    await open(page, path);
    await expect.soft(nav.getByRole("listitem"), path).toHaveText(labels);
    const last = nav.locator("[aria-current=page]");
    await expect.soft(last, path).toHaveText(labels.at(-1) ?? "");
    const firstLetter = (crumb: Element) => getComputedStyle(crumb, "::first-letter").textTransform;
    for (const crumb of [last, nav.getByRole("link").last()])
      expect.soft(await crumb.evaluate(firstLetter), path).toBe("uppercase");
    await nav.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(nav).toHaveCount(0);
  }
});
