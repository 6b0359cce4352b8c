import { expect, it } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";
import { ContentAnswers } from "./stored-answers.ts";

const doors = ["/api/states/ohio", `/trpc/states.bySlug?input=${encodeURIComponent('{"slug":"ohio"}')}`];

it.each(doors)("the next request after an edit sees it: %s", async (url) => {
  const { app, db } = await openTestApp();
  expect((await app.inject(url)).body).toContain('"name":"Ohio"');
  await db.updateTable("states").set({ name: "Ohio (edited)" }).where("slug", "=", "ohio").execute();
  expect((await app.inject(url)).body).toContain('"name":"Ohio (edited)"');
});

it.each(doors)("what was answered before is answered while the database is away: %s", async (url) => {
  const { app, db } = await openTestApp();
  const before = await app.inject(url);
  await db.destroy();
  expect(await app.inject(url)).toMatchObject({ statusCode: 200, body: before.body });
  expect((await app.inject(url.replace("ohio", "texas"))).statusCode).toBe(500);
});

it("what is kept is made once, an error never is kept, and nobody fills the memory", async () => {
  let made = 0;
  const answers = new ContentAnswers({ read: async () => 1 });
  const get = (url: string, status = 200, size = 1) =>
    answers.get(url, async () => {
      made += 1;
      return { status, body: "x".repeat(size) };
    });
  const costOf = async (ask: () => Promise<unknown>) => {
    const before = made;
    await ask();
    return made - before;
  };
  expect(await costOf(() => get("/a"))).toBe(1);
  expect(await costOf(() => get("/a"))).toBe(0);
  expect(await costOf(() => get("/missing", 404))).toBe(1);
  expect(await costOf(() => get("/missing", 404))).toBe(1);
  for (let page = 0; page < 20; page++) await get(`/page-${page}`, 200, 1024 * 1024);
  expect(await costOf(() => get("/a"))).toBe(1);
  expect(await costOf(() => get("/page-19"))).toBe(0);
});

it("an answer that was made of older content is not kept", async () => {
  let revision = 1;
  const answers = new ContentAnswers({ read: async () => revision });
  const slow = Promise.withResolvers<{ status: number; body: string }>();
  const early = answers.get("/a", () => slow.promise);
  await Promise.resolve();
  revision = 2;
  const fresh = async () => ({ status: 200, body: "new" });
  await answers.get("/b", fresh);
  slow.resolve({ status: 200, body: "old" });
  expect(await early).toMatchObject({ body: "old" });
  expect(await answers.get("/a", fresh)).toMatchObject({ body: "new" });
});
