import { sql } from "kysely";
import { expect, it } from "vitest";
import { findPost } from "./content/posts.ts";
import { openTestDatabase } from "./test/open-test-database.ts";

const lead = `INSERT INTO contact_submissions (reference, idempotency_key, name, email, message, created_at`;
const leadValues = `VALUES ('CM-0000-0000', 'key-0000', 'Ada', 'ada@clinic.example', 'Hello', '2026-01-01T00:00:00.000Z'`;

it.each([
  ["a status that is not one", `${lead}, status) ${leadValues}, 'maybe')`, /CHECK constraint failed: status/],
  ["a service that is not offered", `${lead}, service) ${leadValues}, 'plumbing')`, /FOREIGN KEY constraint failed/],
  ["an address without @", `${lead}) ${leadValues.replace("@", " at ")})`, /CHECK constraint failed: email/],
  ["an empty message", `${lead}) ${leadValues.replace("'Hello'", "''")})`, /CHECK constraint failed: message/],
  ["a date in another form", `${lead}) ${leadValues.replace("2026-01-01T", "1/1/2026 ")})`, /CHECK constraint failed/],
  ["a lead without a name", `${lead}) ${leadValues.replace("'Ada'", "NULL")})`, /NOT NULL constraint failed/],
  ["a lead without a key", `${lead}) ${leadValues.replace("'key-0000'", "NULL")})`, /NOT NULL constraint failed/],
  [
    "two leads with one key",
    `${lead}) ${leadValues}), ${leadValues.slice(7).replace("CM-0000", "CM-0001")})`,
    /UNIQUE/,
  ],
  ["signals that are no list", `${lead}, spam_signals) ${leadValues}, '{}')`, /CHECK constraint failed: json_valid/],
  [
    "a subscriber in capitals",
    "INSERT INTO newsletter_subscribers (email, token, created_at) VALUES ('Ada@b.co', 't', '2026-01-01T00:00:00.000Z')",
    /CHECK constraint failed: email/,
  ],
  ["a text in an integer column", "UPDATE services SET position = 'first'", /cannot store TEXT value in INTEGER/],
  ["a colour family that is not one", "UPDATE services SET color = 'pink'", /CHECK constraint failed: color/],
  ["a duration that ends before it begins", "UPDATE services SET duration_to = 0", /CHECK constraint failed/],
  ["a slug in capitals", "UPDATE states SET slug = 'Texas' WHERE slug = 'texas'", /CHECK constraint failed: slug/],
  ["a slug twice", "UPDATE states SET slug = 'texas' WHERE slug = 'ohio'", /UNIQUE constraint failed: states.slug/],
  ["a list that is not JSON", "UPDATE states SET network = 'Aetna, Humana'", /CHECK constraint failed|malformed JSON/],
  ["a list that is an object", `UPDATE blog_posts SET tags = '{"a": 1}'`, /CHECK constraint failed: json_valid/],
  ["a category that is not one", "UPDATE blog_posts SET category = 'News'", /CHECK constraint failed: category/],
  ["sources that are no list", "UPDATE blog_posts SET sources = '{}'", /CHECK constraint failed: json_valid/],
  ["a second revision row", "INSERT INTO content_revision VALUES (2, 1, '')", /CHECK constraint failed: id = 1/],
])("the tables refuse %s", async (_, statement, reason) => {
  const { db } = await openTestDatabase();
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(reason);
});

it.each([
  ["is a text", "42 CFR 424.520"],
  ["has no title", { publisher: "CMS", url: "https://cms.example", checkedOn: null }],
  ["has no publisher", { title: "Fees", publisher: "", url: "https://cms.example", checkedOn: null }],
  ["has no safe address", { title: "Fees", publisher: "CMS", url: "javascript:0", checkedOn: null }],
  ["was read on no day", { title: "Fees", publisher: "CMS", url: "https://cms.example", checkedOn: "May" }],
  ["says nothing of its reading", { title: "Fees", publisher: "CMS", url: "https://cms.example" }],
])("an article's source is refused when it %s", async (_, source) => {
  const { db } = await openTestDatabase();
  const sources = JSON.stringify([source]);
  await expect(db.updateTable("blog_posts").set({ sources }).execute()).rejects.toThrow('a source has "title"');
  const { id, ...row } = await db.selectFrom("blog_posts").selectAll().limit(1).executeTakeFirstOrThrow();
  const added = { ...row, slug: "added", sources };
  await expect(db.insertInto("blog_posts").values(added).execute()).rejects.toThrow('a source has "title"');
});

it("the refused rows are refused for their fault alone", async () => {
  const { db } = await openTestDatabase();
  await sql.raw(`${lead}, status, service) ${leadValues}, 'won', 'consultation')`).execute(db);
  expect(await db.selectFrom("lead_inbox").select(["kind", "status", "service"]).execute()).toEqual([
    { kind: "contact", status: "won", service: "consultation" },
  ]);
});

it("an article inserted by SQL may name its sources, or none", async () => {
  const { db } = await openTestDatabase();
  const insert = "INSERT INTO blog_posts (slug, title, excerpt, content, category, created_at";
  const row = (slug: string) => `VALUES ('${slug}', 'T', 'E', 'C', 'Compliance', '2030-01-01T00:00:00.000Z'`;
  const sources = [{ title: "Fees", publisher: "CMS", url: "https://cms.example/fees", checkedOn: "2029-12-31" }];
  await sql.raw(`${insert}) ${row("without")})`).execute(db);
  await sql.raw(`${insert}, sources) ${row("with")}, '${JSON.stringify(sources)}')`).execute(db);

  expect(await findPost(db, "without")).toMatchObject({ sources: [], updatedAt: null });
  expect(await findPost(db, "with")).toMatchObject({ sources });
});

it("a service that a lead names can be renamed but not removed", async () => {
  const { db } = await openTestDatabase();
  await sql.raw(`${lead}, service) ${leadValues}, 'consultation')`).execute(db);

  await sql`UPDATE contact_services SET label = 'Advice' WHERE value = 'consultation'`.execute(db);
  await expect(sql`DELETE FROM contact_services WHERE value = 'consultation'`.execute(db)).rejects.toThrow(
    "FOREIGN KEY constraint failed",
  );
});
