import { expect, test } from "../support/fixtures.ts";
import { untilHydrated } from "../support/loading.ts";

const planted = [
  "<script>window.planted = 'inline'</script>",
  "<script type=module>window.planted = 'module'</script>",
  "<script src='https://evil.example/a.js'></script>",
  "<script src='data:text/javascript,window.planted=1'></script>",
  "<img src=x onerror=\"window.planted = 'handler'\">",
  "<svg onload=\"window.planted = 'svg'\"></svg>",
  "<iframe srcdoc=\"<script>parent.planted = 'frame'</script>\"></iframe>",
  "<base href='https://evil.example/'>",
];

test("a script that is injected into a document is refused, and the page works", async ({ page, problems }) => {
  problems.allow(/Content Security Policy|violates the following/, /404/, /evil\.example/, /failed request: data:/);
  // React reports this error because it finds the injected elements in the HTML.
  problems.allow(/Minified React error #418/);
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const head = body.replace("</head>", `${planted.slice(0, 2).join("")}</head>`);
    await route.fulfill({ response, body: head.replace("</main>", `${planted.join("")}</main>`) });
  });
  const reported = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
  await page.goto("/about");
  await page.waitForLoadState("load");
  // Chromium logs a violation of the policy as a console error, and a console error fails every browser test.
  expect((await reported).type()).toBe("error");
  expect(await page.locator("body").innerHTML()).toContain("window.planted");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
  await untilHydrated(page);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "planted"))).toBeUndefined();
});
