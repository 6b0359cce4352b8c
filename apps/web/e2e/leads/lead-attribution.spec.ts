import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";
import { contact, expectHydrated, formOf, submit } from "./lead-forms.ts";

const columns = `landing_page, referrer, first_utm_source, first_utm_medium, first_utm_campaign,
  last_utm_source, last_utm_medium, last_utm_campaign, first_utm_term, last_gclid, last_msclkid`;
const letter = "?utm_source=letter&utm_medium=email&utm_campaign=november&utm_term=texas&gclid=Cj0KCQ";

test("a lead names the first page, referrer and campaigns of its visit, which ends with the tab: no cookie is set", async ({
  page,
  context,
  site,
}) => {
  await page.goto(`/states/texas${letter}`, { referer: "https://news.example/story" });
  await open(page, "/faqs?utm_source=ad&utm_medium=cpc&msclkid=7f");
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  const form = formOf(page, contact);
  await expectHydrated(form);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain("visit");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const reference = await submit(form, contact, contact.values);
  expect(site.rows(`select ${columns} from contact_submissions where reference = ?`, reference)).toEqual([
    {
      landing_page: "/states/texas",
      referrer: expect.stringMatching(/^https:\/\/news\.example\//),
      first_utm_source: "letter",
      first_utm_medium: "email",
      first_utm_campaign: "november",
      last_utm_source: "ad",
      last_utm_medium: "cpc",
      last_utm_campaign: null,
      first_utm_term: "texas",
      last_gclid: null,
      last_msclkid: "7f",
    },
  ]);
});
