import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { parseEnv } from "../../configuration/env.ts";
import { makeFile } from "../../pages/make-page.ts";
import { pointTo, writeRelease } from "../../publishing/release.ts";
import { hostChecks } from "./host-checks.ts";

it("leads doctor names links to missing pages and the pages that contain them, and no other links", async () => {
  const root = temporaryFolder();
  const find = async () => (await hostChecks.links?.(parseEnv({ PAGES_DIR: root }))) ?? [];
  expect(await find()).toEqual([]);
  const page = async (html: string, status = 200) => ({
    ...(await makeFile(html, { type: "text/html; charset=utf-8", cacheControl: null })),
    csp: "",
    status,
  });
  const there = '<a href="/"></a><a href="/states?only=imlc"></a><a href="/states/ohio#law"></a><a href="#top"></a>';
  const others = '<a href="/blog/feed.xml"></a><a href="/api/states"></a><a href="https://x.example/gone"></a>';
  const states = ["ohio", "iowa", "utah", "texas"].map((slug) => `/states/${slug}`);
  const files = new Map([
    ["/", await page(`${there}${others}<a class="a" href="/pain-management"></a>/gone <link href="/gone">`)],
    ["/states", await page('<a href="/states/guam?x=1"></a><a href="/pain-management#x"></a>')],
    ["/Not-Found", await page('<a href="/gone"></a>', 404)],
    ...(await Promise.all(states.map(async (path) => [path, await page('<a href="/blog/later"></a>')] as const))),
  ]);
  await writeRelease(root, { name: "made", files, failed: [] });
  await pointTo(root, "made");
  const found = (await find()).map(([level, text]) => `${level}: ${text.split(": ")[0]}`);
  expect(found.toSorted()).toEqual([
    expect.stringMatching(
      /^warn: \/blog\/later has no page, and is linked from (?:\/states\/\w+, ){2}\/states\/\w+ and 1 more$/,
    ),
    "warn: /pain-management has no page, and is linked from /, /states",
    "warn: /states/guam has no page, and is linked from /states",
  ]);
});
