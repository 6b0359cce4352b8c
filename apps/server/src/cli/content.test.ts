import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";
import { openSite } from "./test/open-site.ts";

const slug = "year-end-2026-credentialing-calendar";

it("the office's UPDATE of all titles is found in the history and taken back by one command", async () => {
  const site = await openSite({ REPORT_TIME_ZONE: "America/Chicago" });
  const titles = () => site.db.selectFrom("blog_posts").select(["slug", "title"]).orderBy("id").execute();
  const before = await titles();
  const at = new Date().toISOString();
  await pause(5);
  const { stdout } = await site.database(
    "shell",
    "--write",
    "UPDATE blog_posts SET title = 'Our hours have changed' WHERE true",
  );
  expect(stdout).toContain("41 rows changed\n");

  const listed = await site.content("history");
  expect(listed.stdout).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n {2}blog_posts\/[a-z0-9-]+ title: .+ → Our hours have changed\n/,
  );
  const asked = await site.content("restore", "--at", at);
  expect(asked.stdout).toContain(
    "title: Our hours have changed → W-9 and legal business name: one spelling, ten places\n",
  );
  expect(asked.stdout).toMatch(/… and 31 more rows\nNothing is changed\. Answer yes, or add --yes\.\n$/);
  expect((await titles())[0]?.title).toBe("Our hours have changed");

  const done = await site.content("restore", "--at", at, "--yes");
  expect([done.code, done.stderr]).toEqual([0, `Database: ${site.file}\n`]);
  expect(done.stdout).toContain("41 rows changed. ");
  expect(await titles()).toEqual(before);
});

it("content history and restore show what changed in one row, and make it as it was at a time of the office's zone", async () => {
  const site = await openSite({ REPORT_TIME_ZONE: "America/Chicago" });
  const content = (
    await site.db.selectFrom("blog_posts").select("content").where("slug", "=", slug).executeTakeFirstOrThrow()
  ).content;
  const at = "2026-06-01T17:00:00.250Z";
  await site.db.updateTable("content_history").set({ changed_at: at }).where("slug", "=", slug).execute();
  await site.db
    .updateTable("blog_posts")
    .set({ content: `${content} More.`, mark: null })
    .where("slug", "=", slug)
    .execute();

  const { stdout } = await site.content("history", slug);
  expect(stdout).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n/);
  expect(stdout).toMatch(new RegExp(`blog_posts/${slug} content: ….{1,60} → ….{1,60} More\\.\n`));
  expect(stdout).toContain(`blog_posts/${slug} mark: Nov > May → null\n`);
  expect(stdout).toMatch(new RegExp(`2026-06-01 12:00:00 {2}by a release\n {2}blog_posts/${slug} is inserted\n$`));

  expect(await site.content("restore", slug, "--at", "2026-06-01 11:59:59", "--yes")).toMatchObject({ code: 0 });
  expect((await site.content("restore", slug, "--at", "2026-06-01 12:00", "--yes")).stdout).toContain("is inserted\n");
  const row = site.db.selectFrom("blog_posts").select(["content", "mark"]).where("slug", "=", slug);
  expect(await row.execute()).toEqual([{ content, mark: "Nov > May" }]);
  expect((await site.content("restore", slug, "--at", "2026-06-01 12:00", "--yes")).stdout).toContain(
    "Nothing differs",
  );
});

it("content preview prints an address that the site shows, and says what is public", async () => {
  const env = { SECRET_KEY: "a key of at least thirty-two letters", SITE_ORIGIN: "https://site.example" };
  const site = await openSite(env);
  await site.db
    .updateTable("blog_posts")
    .set({ publish_at: "2100-01-01T00:00:00Z" })
    .where("slug", "=", slug)
    .execute();
  const { stdout } = await site.content("preview", slug);
  const [url = "", until] = stdout.split("\n");
  expect(until).toMatch(/^Whoever has it can look until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.$/);
  const { app } = await openTestApp({ env, database: site });
  expect((await app.inject(`/blog/${slug}`)).statusCode).toBe(404);
  expect((await app.inject(url.replace("https://site.example", ""))).statusCode).toBe(200);
  await app.close();
  expect((await site.content("preview", "w-9-and-the-legal-business-name")).stdout).toBe(
    "It is public: https://site.example/blog/w-9-and-the-legal-business-name\n",
  );
});

it("a content command with wrong usage, or without its row, says so in a sentence", async () => {
  const site = await openSite();
  const mistakes: [words: string[], code: number, reason: string][] = [
    [[], 2, "Usage: pnpm content"],
    [["restore", slug], 2, "required option '--at <time>' not specified"],
    [["restore", slug, "--at", "yesterday"], 2, "A time is needed, such as 2026-11-23 14:00 or 2026-11-23T20:00:00Z."],
    [["restore", "nothing", "--at", "2026-11-23 14:00"], 1, "No row of the content has or had the slug nothing."],
    [["history", "nothing"], 3, "No row of the content has or had the slug nothing."],
    [["preview", "ohio"], 3, "There is no article ohio: rows of other tables are public at once."],
    [["preview", slug], 0, ""],
  ];
  for (const [words, code, reason] of mistakes) {
    const answer = await site.content(...words);
    expect({ words, code: answer.code }).toEqual({ words, code });
    expect(answer.stderr).toContain(reason);
  }
});
