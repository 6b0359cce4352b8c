import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { openTestApp, readDocument } from "../test/open-test-app.ts";

const { app } = await openTestApp();

it("the content security policy names every inline script by its hash, and allows no other", async () => {
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

it("the content security policy allows the operator's analytics, which no page's HTML loads", async () => {
  const watched = await openTestApp({ env: { ANALYTICS_SCRIPT_URL: "https://stats.example/a.js" } });
  const { response, $ } = await readDocument(watched.app, "/about");
  expect(response.headers["content-security-policy"]).toMatch(/script-src [^;]*https:\/\/stats\.example(?:;| )/);
  expect($('[src*="stats.example"]')).toHaveLength(0);
});

it("the content security policy allows pictures of the site and of hosts that rows name, on every page", async () => {
  const { app: other, db } = await openTestApp();
  const imagesOf = async (path: string) => {
    const { headers } = await other.inject(path);
    return /img-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
  };
  expect(await imagesOf("/about")).toBe("'self' data:");

  const urls = [
    "https://pictures.example/b.jpg?x=1",
    ...["/art/own.png", "data:image/png;base64,AA"],
    ...["https://a;script-src *", "https://*/d.jpg", "https://x.example,https://y.example/e.jpg"],
  ];
  const rows = await db.selectFrom("blog_posts").select("id").limit(urls.length).execute();
  for (const [index, { id }] of rows.entries()) {
    await db
      .updateTable("blog_posts")
      .set({ image_url: urls[index] ?? null })
      .where("id", "=", id)
      .execute();
  }
  const image_url = "https://art.example:8443/a.png";
  await db.updateTable("specialties").set({ image_url }).where("slug", "=", "neurology").execute();
  const expected = "'self' data: https://art.example:8443 https://pictures.example";
  await vi.waitFor(
    async () => {
      for (const path of ["/about", "/blog", "/nothing"]) expect(await imagesOf(path), path).toBe(expected);
    },
    { timeout: 10_000 },
  );
});
