import type { Page } from "@playwright/test";
import { toastOf } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open, untilHydrated } from "../support/hydrated.ts";

async function subscribe(page: Page, email: string, said: string): Promise<void> {
  const block = page.getByRole("region", { name: "One letter a month" });
  await block.getByLabel("Email address").fill(email);
  await block.getByRole("button", { name: "Subscribe" }).click();
  await expect(block.getByRole("status")).toContainText(said);
}

const subscribers = "select email from newsletter_subscribers where email = ?";

test("Subscribe stores a newsletter address once, however often it is sent, and says so at the field", async ({
  page,
  site,
}) => {
  await open(page, "/blog");
  await page.getByRole("button", { name: "Subscribe" }).scrollIntoViewIfNeeded();
  await untilHydrated(page);
  const said = "Subscribed";
  await subscribe(page, "Reader@clinic.example", said);
  await expect(toastOf(page), "the answer stands in view").toHaveCount(0);
  await subscribe(page, "reader@clinic.example", said);
  expect(site.rows(subscribers, "reader@clinic.example")).toHaveLength(1);
});
