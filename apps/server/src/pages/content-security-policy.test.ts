import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { openTestApp, readDocument } from "../testing.ts";

const { app } = await openTestApp();

it("the policy names every inline script by its hash, and allows no other", async () => {
  for (const path of ["/", "/contact", "/blog", "/states/texas", "/nothing"]) {
    const { $, response } = await readDocument(app, path);
    const policy = String(response.headers["content-security-policy"]);
    const scripts = $("script:not([src])")
      .toArray()
      .filter((script) => $(script).attr("type") !== "application/ld+json");
    const hashes = scripts.map(
      (script) => `'sha256-${createHash("sha256").update($(script).text()).digest("base64")}'`,
    );
    const allowed = policy.match(/script-src ([^;]+)/)?.[1]?.split(" ") ?? [];
    expect(allowed.toSorted(), path).toEqual(["'self'", ...new Set(hashes)].toSorted());
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect($("[onclick], [onload], [onerror], a[href^='javascript']")).toHaveLength(0);
  }
});

it("the operator's analytics are allowed by name, and loaded by no page's HTML", async () => {
  const analytics = { scriptUrl: "https://stats.example/a.js", projectId: "p", sessionScriptUrl: null };
  const watched = await openTestApp({ analytics });
  const { response, $ } = await readDocument(watched.app, "/about");
  expect(response.headers["content-security-policy"]).toMatch(/script-src [^;]*https:\/\/stats\.example(?:;| )/);
  expect($('[src*="stats.example"]')).toHaveLength(0);
});
