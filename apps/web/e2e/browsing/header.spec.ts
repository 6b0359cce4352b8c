import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

const services = [
  ["Physician Credentialing", "/physician-credentialing"],
  ["Facility Credentialing", "/facility-credentialing"],
  ["Payer Enrollment", "/payer-enrollment"],
  ["Payer Contract Negotiation", "/payer-contract-negotiation"],
  ["Re-Credentialing", "/re-credentialing"],
  ["Insurance Paneling", "/insurance-paneling"],
] as const;

test("the Services menu opens on hover with the six services, and closes when the pointer leaves", async ({ page }) => {
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  const button = nav.getByRole("button", { name: "Services" });
  const links = nav.getByRole("list").getByRole("list").getByRole("link");
  await expect(links).toHaveCount(0);
  await expect(button).toHaveAttribute("aria-expanded", "false");

  await button.hover();
  await expect(links).toHaveText(services.map(([label]) => label));
  await expect(nav.getByRole("listitem").filter({ hasText: /^Payer Enrollment/ })).toHaveText(/60-180 days$/);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    services.map(([, href]) => href),
  );
  await expect(button).toHaveAttribute("aria-expanded", "true");

  await page.mouse.move(720, 890); // the lower edge of the window, far below the menu
  await expect(links).toHaveCount(0);
  await expect(button).toHaveAttribute("aria-expanded", "false");

  await button.hover();
  await expect(links).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(links, "Escape closes what the pointer opened").toHaveCount(0);
});

test("the Services menu opens on keyboard focus, Tab leads to its links, and Escape closes the menu", async ({
  page,
}) => {
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  const button = nav.getByRole("button", { name: "Services" });
  await nav.getByRole("link", { name: "Home" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(nav.getByRole("link", { name: "Insurance Paneling" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(nav.getByRole("link", { name: "Physician Credentialing" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(nav.getByRole("link", { name: "Insurance Paneling" })).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button, "focus stays in the menu's place").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(nav.getByRole("link", { name: "Insurance Paneling" })).toBeVisible();
});

test("a link of the Services menu closes the menu and scrolls to the top of its page", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 2000));
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  await nav.getByRole("button", { name: "Services" }).hover();
  await nav.getByRole("link", { name: "Payer Enrollment" }).click();
  await expect(page).toHaveURL("/payer-enrollment");
  await expect(nav.getByRole("link", { name: "Payer Enrollment" })).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("every link of the header leads to the top of the page that its label names, and marks the page as current", async ({
  page,
}) => {
  await open(page, "/about");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  const rest = { Home: "/", Specialties: "/specialties", States: "/states", Resources: "/blog", Contact: "/contact" };
  for (const [label, path] of Object.entries({ ...rest, About: "/about" })) {
    await page.evaluate(() => scrollTo(0, 900));
    const link = nav.getByRole("link", { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(nav.locator("[aria-current=page]")).toHaveText([label]);
  }
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("banner").getByRole("link", { name: "Northlight, home page" }).click();
  await expect(page).toHaveURL("/");
});

test("the header marks the section to which the open page belongs, and Services on a service's page", async ({
  page,
}) => {
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  for (const [path, section] of [
    ["/states/texas", "States"],
    ["/ohio-credentialing", "States"],
    ["/blog/caqh-attestation-every-120-days", "Resources"],
    ["/ophthalmology", "Specialties"],
    ["/telemedicine", "Specialties"],
    ["/mental-health-credentialing", "Specialties"],
  ] as const) {
    await page.goto(path);
    await expect.soft(nav.locator("[aria-current=true]"), path).toHaveText([section]);
  }
  await page.goto("/payer-enrollment");
  await expect(nav.getByRole("button", { name: "Services" })).toHaveAttribute("aria-current", "true");
  // The answer to the contact form, whose address has a parameter.
  await page.goto("/contact?sent=CM-AAAA-AAAA");
  await expect(nav.locator("[aria-current=page]")).toHaveText(["Contact"]);
});

test("the header has a telephone number to dial at every width", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const phone = header.getByRole("link", { name: "Call (615) 555-0142" }).first();
  await expect(phone).toHaveAttribute("href", "tel:+16155550142");
  for (const [width, words, action] of [
    [1440, "(615) 555-0142", true],
    [1100, "(615) 555-0142", true],
    [768, "(615) 555-0142", true],
    [600, "Call", true],
    [390, "", false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const text of ["Call", "(615) 555-0142"]) {
      const label = phone.getByText(text, { exact: true });
      await expect.soft(label, `${text} at ${width} px`).toBeVisible({ visible: text === words });
    }
    const { width: wide = 0, height = 0 } = (await phone.boundingBox()) ?? {};
    expect.soft(Math.min(wide, height), `${width} px`).toBeGreaterThanOrEqual(words === "" ? 48 : 44);
    const start = header.getByRole("link", { name: "Get Started" }).first();
    await expect.soft(start, `${width} px`).toBeVisible({ visible: action });
  }
});

test("a link to the page that is shown scrolls to its top", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "About" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("banner").getByRole("link", { name: "Northlight, home page" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the header stays in sight, and the first Tab offers to skip it", async ({ page }) => {
  await open(page, "/states/texas");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Start Texas Credentialing" })).toBeFocused();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("banner")).toBeInViewport();
});
