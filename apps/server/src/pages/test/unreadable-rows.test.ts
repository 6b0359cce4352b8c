import { join } from "node:path";
import { healthy } from "@site/db/intake/storage-watch";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { openShell } from "@site/db/upkeep/shell";
import { expect, it } from "vitest";
import { openOperations } from "../../operations/operations.ts";
import { openTestApp } from "../../test/open-test-app.ts";
import { unpublished } from "../serve-pages.ts";

/** Each statement makes a different row invalid. */
const statements = [
  `UPDATE blog_posts SET tags = '["NCQA", 2026, null, [], {}]' WHERE id = 1`,
  `UPDATE blog_posts SET in_short = '[5, null]' WHERE id = 2`,
  `UPDATE blog_posts SET sources = '[{"title": 5, "publisher": "CMS", "url": "https://cms.example", "checkedOn": null}]' WHERE id = 3`,
  `UPDATE blog_posts SET created_at = '2026-13-45T99:99:99Z' WHERE id = 4`,
  `UPDATE blog_posts SET updated_at = 'abcd-ef-ghTij:kl:mnZ' WHERE id = 5`,
  `UPDATE blog_posts SET tags = 'NCQA' WHERE id = 6`,
  `UPDATE blog_posts SET slug = '..' WHERE id = 7`,
  `UPDATE specialties SET key_requirements = '[2026]' WHERE id = 1`,
  `UPDATE states SET licensing = '{}', network = 'x' WHERE slug = 'ohio'`,
];

it("rows that bypassed the checks stop neither the startup nor another page, later edits appear, and /readyz names the rows", async () => {
  const file = `file:${join(temporaryFolder(), "site.db")}`;
  const database = await openTestDatabase(file);
  const { db } = database;
  const shell = openShell(file, { write: true });
  const checks = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%\\_checks\\_%' ESCAPE '\\'";
  for (const [name] of shell.run(checks).rows) shell.run(`DROP TRIGGER ${name}`);
  shell.run("PRAGMA ignore_check_constraints = ON");
  for (const statement of statements) expect(shell.run(statement).changes, statement).toBe(1);
  const [dated, undated] = shell.run("SELECT slug FROM blog_posts WHERE id IN (1, 4) ORDER BY id").rows.flat();
  shell.close();

  const { app } = await openTestApp({ database });
  const pages = ["/", "/blog", "/blog?q=medicare", "/specialties", "/states", "/faqs?q=ncqa", `/blog/${dated}`];
  const others = ["/states/ohio", "/states/texas", "/blog/feed.xml", "/sitemap.xml"];
  const api = ["blog", `blog/${dated}`, "specialties", "states", "states/ohio"].map((path) => `/api/${path}`);
  for (const path of [...pages, ...others, ...api]) expect((await app.inject(path)).statusCode, path).toBe(200);
  expect((await app.inject(`/blog/${undated}`)).statusCode).toBe(404);
  expect((await app.inject("/blog/feed.xml")).body).not.toContain(undated);
  expect((await app.inject("/sitemap.xml")).body).not.toContain("/..");
  await db.updateTable("states").set({ name: "Ohio, edited" }).where("slug", "=", "ohio").execute();
  await expect.poll(async () => (await app.inject("/states")).body, { timeout: 10_000 }).toContain("Ohio, edited");

  const operations = openOperations({ host: "127.0.0.1", port: 0 });
  const url = await operations.listen({
    db,
    storage: { readiness: () => healthy },
    publication: unpublished,
    dataFolder: null,
    database: ":memory:",
    notes: [],
    linesLost: () => 0,
  });
  const { ready, warnings } = await (await fetch(`${url}/readyz`)).json();
  await operations.close();
  expect([ready, warnings.length]).toEqual([true, 10]);
  expect(warnings).toContain(
    `The table blog_posts, row ${undated}: created_at is a valid time in UTC, such as 2026-12-01T14:00:00Z.`,
  );
});
