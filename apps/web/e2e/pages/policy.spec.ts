import type { Page } from "@playwright/test";
import { consultation, contact, fill, formOf, readReference, toastOf } from "../leads/lead-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

/** What the browser did not let the pages do, from now on and on every page. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("onViolation", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) => {
      const what = `${effectiveDirective} ${blockedURI} on ${new URL(documentURI).pathname}`;
      Reflect.get(window, "onViolation")(what);
    });
  });
  return violations;
}

test("menus, questions, filters and sharing do not violate the content security policy", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const violations = await watchViolations(page);
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  await nav.getByRole("button", { name: "Services" }).hover();
  await nav.getByRole("link", { name: "Payer Enrollment" }).click();
  await expect(page).toHaveURL(/payer-enrollment/);
  for (const question of await page.locator("main details > summary:visible").all()) await question.click();

  await open(page, "/payer-contract-negotiation");
  for (const question of await page.locator("main details > summary:visible").all()) await question.click();
  await open(page, "/faqs");
  await page.getByRole("searchbox").fill("nothing like this");
  await expect(page.getByText("No results found")).toBeVisible();
  await open(page, "/blog");
  await page.getByRole("link", { name: "Load More Articles" }).click();
  await page.getByRole("link", { name: "Read More" }).first().click();
  await page.getByRole("button", { name: "Share" }).click();
  await open(page, "/nothing");
  expect(violations).toEqual([]);
});

for (const [name, lead] of Object.entries({ consultation, contact })) {
  test(`no state of the ${name} form violates the content security policy`, async ({ page, problems }) => {
    problems.allow(/net::ERR_FAILED/);
    const violations = await watchViolations(page);
    await open(page, lead.path);
    const form = formOf(page, lead);
    const button = form.getByRole("button", { name: lead.submit });
    await fill(form, { ...lead.values, "Full Name": "   " });
    await button.click();
    await expect(form.getByRole("alert")).toBeVisible();
    if (name === "contact") {
      await form.getByLabel("Message").fill("Patient John, born 01/02/1980, MRN 1234567");
      await expect(form.getByRole("status")).toBeVisible();
    }
    await fill(form, lead.values);
    await page.route(lead.procedure, (route) => route.abort());
    // The toast of the first failure may still be there.
    const failed = page.waitForEvent("requestfailed");
    await button.click();
    await failed;
    await expect(toastOf(page)).toHaveAttribute("data-tone", "error");
    await page.unroute(lead.procedure);
    await button.click();
    await readReference(form, lead);
    await toastOf(page).getByRole("button", { name: "Close" }).click();
    await page.reload();
    await readReference(form, lead);
    expect(violations).toEqual([]);
  });
}

test("an injected inline script does not run, and the browser reports the violation", async ({ page, problems }) => {
  problems.allow(/Content Security Policy/);
  const violations = await watchViolations(page);
  await open(page, "/about");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'stolen'";
    document.body.append(script);
  });
  await expect.poll(() => violations).toEqual(["script-src-elem inline on /about"]);
  await expect(page).not.toHaveTitle("stolen");
});
