import { expect, test } from "../../support/fixtures.ts";
import { open } from "../../support/hydrated.ts";

test("requirements have an empty box to tick, work of the company has a tick, and payers have neither", async ({
  page,
}) => {
  await open(page, "/states/ohio");
  const lists = page.getByRole("region", { name: "Ohio Credentialing Requirements" }).getByRole("list");
  await expect(lists.first()).toHaveAttribute("data-mark", "todo");
  await expect(lists.last()).toHaveAttribute("data-mark", "item");
  await open(page, "/physician-credentialing");
  const services = page.getByRole("region", { name: /What is included/ }).getByRole("list");
  await expect(services.first()).toHaveAttribute("data-mark", "done");
  await expect(page.getByRole("button", { name: "Print this list" })).toHaveCount(0);
});

test("a list counts what a visitor ticks, and the ticks survive a reload and the way back, in this tab alone", async ({
  page,
  context,
}) => {
  await open(page, "/states/ohio");
  const list = page.getByRole("region", { name: "Ohio Credentialing Requirements" });
  await expect(list.getByRole("status")).toHaveText("");
  await list.getByRole("checkbox").nth(1).check();
  await list.getByRole("listitem").nth(2).getByText(/\w/).click();
  await expect(list.getByRole("status")).toHaveText("2 of 6 ready");
  await page.reload();
  await expect(list.getByRole("status")).toHaveText("2 of 6 ready");
  await page.getByRole("link", { name: "Indiana", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Indiana");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.goBack();
  await list.getByRole("checkbox").nth(2).uncheck();
  await expect(list.getByRole("status")).toHaveText("1 of 6 ready");

  const other = await context.newPage();
  await open(other, "/states/ohio");
  await expect(other.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("Print this list prints the list alone, and the page comes back afterwards", async ({ page }) => {
  await open(page, "/ophthalmology");
  const section = page.getByRole("region", { name: "What an ophthalmology file needs" });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-asked-to-print", "");
  });
  await section.getByRole("button", { name: "Print this list" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-asked-to-print");
  await page.emulateMedia({ media: "print" });
  await expect(section.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(section.getByText("Print this list")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page without JavaScript shows no button that prints", async ({ page }) => {
    await page.goto("/ophthalmology");
    await expect(page.getByText("The empty boxes are yours to tick.").first()).toBeVisible();
    await expect(page.getByText("Print this list").first()).toBeHidden();
  });

  test("the choice of another state and the states finder lead to the state's page without JavaScript", async ({
    page,
  }) => {
    await page.goto("/states/texas");
    await page.getByLabel("Another state").selectOption("Rhode Island");
    await page.getByRole("button", { name: "Go" }).click();
    await expect(page).toHaveURL("/states/rhode-island");
    await page.goto("/states");
    await page.getByRole("combobox", { name: "Name or two letters" }).fill("south d");
    await page.getByRole("button", { name: "Go to the state" }).click();
    await expect(page).toHaveURL("/states/south-dakota");
  });
});
