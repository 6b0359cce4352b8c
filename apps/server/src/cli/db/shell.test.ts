import { newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { hashTables } from "../test/hash-tables.ts";
import { openSite } from "../test/open-site.ts";

it("db:shell answers queries as a table, and changes something only with --write", async () => {
  const site = await openSite();
  const reference = await site.add(newContact({ name: "Ada; Osei" }));
  const query = "SELECT reference, name FROM lead_inbox WHERE name = 'Ada; Osei'; -- a comment";
  expect(await site.database("shell", query)).toEqual({
    code: 0,
    stdout: `reference     name\n${reference}  Ada; Osei\n`,
    stderr: "",
  });
  expect((await site.database("shell", "SELECT name FROM lead_inbox WHERE 0")).stdout).toBe("name\n");
  const edit = "UPDATE contact_submissions SET name = 'Grace'; SELECT name FROM lead_inbox";
  expect(await site.database("shell", edit)).toMatchObject({ code: 1, stderr: expect.stringContaining("readonly") });
  expect(await site.database("shell", "--write", edit)).toEqual({
    code: 0,
    stdout: "1 rows changed\nname\nGrace\n",
    stderr: `Database: ${site.file}\n`,
  });
  expect((await site.database("shell", ".tables")).stdout).toMatch(/^name +type\nblog_posts +table\n/);
  const { stdout: schema } = await site.database("shell", ".schema blog_posts");
  expect(schema).toMatch(/^CREATE TABLE blog_posts \(\n {2}-- One row per article\.\n/);
  expect(schema).toContain("publish_at\n  /* The article is public from this second on");
  expect((await site.database("shell", ".schema")).stdout).toContain("CREATE VIEW lead_inbox AS\n");
  expect(await site.database("shell", "SELEC 1")).toMatchObject({ code: 1, stderr: 'near "SELEC": syntax error\n' });
  const elsewhere = await openSite({ DATABASE_URL: "file:./nowhere.db" });
  expect(await elsewhere.database("shell", "SELECT 1")).toMatchObject({ code: 1, stdout: "" });
});

it("db:shell --write changes nothing by a statement without WHERE in a script, and says how many rows it hits", async () => {
  const site = await openSite();
  const before = hashTables(site.file);
  for (const statement of [
    "UPDATE states SET medical_board = 'x'",
    "delete from states -- where",
    "UPDATE states SET medical_board = (SELECT name FROM services WHERE id = 1), name = name || ' where'",
    "WITH s AS (SELECT 1 WHERE true) UPDATE states SET network = '[]' RETURNING slug",
  ])
    expect(await site.database("shell", "--write", statement), statement).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        "Nothing is changed: without WHERE it would change all 50 rows. If you mean it, add WHERE true.",
      ),
    });
  expect(hashTables(site.file)).toEqual(before);
});
