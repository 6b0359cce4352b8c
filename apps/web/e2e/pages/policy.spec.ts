import { expect, test } from "../support/fixtures.ts";
import { open } from "../support/hydrated.ts";

test("an injected inline script does not run, and the browser reports it as an error", async ({ page, problems }) => {
  problems.allow(/violates the following Content Security Policy directive/);
  const reported = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
  await open(page, "/about");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'stolen'";
    document.body.append(script);
  });
  // So that every journey whose page violates its policy fails.
  expect((await reported).type()).toBe("error");
  await expect(page).not.toHaveTitle("stolen");
});
