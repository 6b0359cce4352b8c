import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";
import { openSite } from "./test/commands.ts";

const slug = "year-end-2026-credentialing-calendar";

it("an UPDATE of all titles is in the history, and one command undoes it", async () => {
  const site = await openSite();
  const titles = () => site.db.selectFrom("blog_posts").select(["slug", "title"]).orderBy("id").execute();
  const before = await titles();
  const at = new Date().toISOString();
  await pause(5);
  await site.database("shell", "--write", "UPDATE blog_posts SET title = 'Our hours have changed' WHERE true");
  const listed = await site.content("history");
  const time = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d";
  expect(listed.stdout).toMatch(
    new RegExp(`^${time} {2}by a statement\n {2}blog_posts/[a-z0-9-]+ title: .+ → Our hours have changed\n`),
  );
  const asked = await site.content("restore", "--at", at);
  expect(before.filter(({ title }) => asked.stdout.includes(`Our hours have changed → ${title}\n`))).toHaveLength(41);
  expect(asked.stdout).toMatch(/\nNothing is changed\. To change these 41 rows, add --yes\.\n$/);
  expect((await titles())[0]?.title).toBe("Our hours have changed");

  const done = await site.content("restore", "--at", at, "--yes");
  expect(done).toMatchObject({ code: 0, stderr: `Database: ${site.file}\n` });
  expect(done.stdout).toBe(
    asked.stdout.replace(/Nothing is .+/, "41 rows changed. You can undo this in the same way."),
  );
  expect(await titles()).toEqual(before);
});

it("content history shows what changed in a row, and content restore returns the row to a time in the office's time zone", async () => {
  const site = await openSite({ REPORT_TIME_ZONE: "America/Chicago" });
  const row = site.db.selectFrom("blog_posts").select(["content", "mark"]).where("slug", "=", slug);
  const before = await row.executeTakeFirstOrThrow();
  const changed_at = "2026-06-01T17:00:00.250Z";
  await site.db.updateTable("content_history").set({ changed_at }).where("slug", "=", slug).execute();
  const edited = { content: `${before.content} More.`, mark: null };
  await site.db.updateTable("blog_posts").set(edited).where("slug", "=", slug).execute();

  const { stdout } = await site.content("history", slug);
  expect(stdout).toMatch(new RegExp(`blog_posts/${slug} content: ….{1,60} → ….{1,60} More\\.\n`));
  expect(stdout).toContain(`blog_posts/${slug} mark: ${before.mark} → null\n`);
  expect(stdout).toMatch(new RegExp(`2026-06-01 12:00:00 {2}by a release\n {2}blog_posts/${slug} is inserted\n$`));

  const restore = (at: string) => site.content("restore", slug, "--at", at, "--yes");
  expect(await restore("2026-06-01 11:59:59")).toMatchObject({ code: 0 });
  expect((await restore("2026-06-01 12:00")).stdout).toContain("is inserted\n");
  expect(await row.execute()).toEqual([before]);
  expect((await restore("2026-06-01 12:00")).stdout).toBe(`No row ${slug} differs, so nothing is changed.\n`);
});

it("content preview prints a URL that shows the article before its day, and says if the article is already public", async () => {
  const env = { SECRET_KEY: "a key of at least thirty-two letters", SITE_ORIGIN: "https://site.example" };
  const site = await openSite(env);
  const later = { publish_at: "2100-01-01T00:00:00Z" };
  await site.db.updateTable("blog_posts").set(later).where("slug", "=", slug).execute();
  const { stdout } = await site.content("preview", slug);
  const [url = "", until] = stdout.split("\n");
  expect(until).toMatch(/^Anyone with this URL can see the article until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.$/);
  const { app } = await openTestApp({ env, database: site });
  expect((await app.inject(`/blog/${slug}`)).statusCode).toBe(404);
  expect((await app.inject(url.replace("https://site.example", ""))).statusCode).toBe(200);
  await app.close();
  expect((await site.content("preview", "w-9-and-the-legal-business-name")).stdout).toBe(
    "The article is public: https://site.example/blog/w-9-and-the-legal-business-name\n",
  );
});

it("a content command with wrong usage, or for a missing row, says so in a sentence", async () => {
  const site = await openSite();
  const mistakes: [args: string[], code: number, reason: string][] = [
    [[], 2, "Usage: pnpm content"],
    [["restore", slug], 2, "required option '--at <time>' not specified"],
    [["restore", slug, "--at", "yesterday"], 2, "Give a time, such as 2026-11-23 14:00 or 2026-11-23T20:00:00Z."],
    [["restore", slug, "--at", "2023-11-23 14:00"], 2, "Changes are kept for 730 days"],
    [["restore", "nothing", "--at", "2026-11-23 14:00"], 3, "No change of nothing is recorded."],
    [["history", "nothing"], 3, "No change of nothing is recorded."],
    [["preview", "ohio"], 3, "There is no article ohio. Only articles have a preview."],
  ];
  for (const [args, code, reason] of mistakes) {
    const answer = await site.content(...args);
    expect({ args, code: answer.code }).toEqual({ args, code });
    expect(answer.stderr).toContain(reason);
  }
});
