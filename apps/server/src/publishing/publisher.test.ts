import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { createContext } from "../context.ts";
import { testEnv } from "../test/open-test-app.ts";
import { Publisher } from "./publisher.ts";
import { rendererSettings } from "./renderer.ts";
import { keepFewRows } from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 300_000 });

const before = "w-9-and-the-legal-business-name";

async function openPublisher() {
  const folder = temporaryFolder();
  const url = { DATABASE_URL: `file:${join(folder, "site.db")}`, PAGES_DIR: join(folder, "pages") };
  const { db } = await openTestDatabase(url.DATABASE_URL);
  onTestFinished(() => db.destroy());
  await keepFewRows(db);
  const env = parseEnv({ ...testEnv, ...url });
  const { log } = fastify();
  const logged = vi.spyOn(log, "info");
  const { context } = createContext({ env, db });
  const publisher = new Publisher({ settings: rendererSettings(env), made: "build", context, log });
  onTestFinished(() => publisher.close());
  const textOf = (path: string) => {
    const file = publisher.find(path);
    return file === undefined ? null : brotliDecompressSync(file.br).toString();
  };
  // `vi.waitFor` can't be used here, because it would advance the fake clock.
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await pause(50);
  };
  const untilMade = (count: number) => until(() => logged.mock.calls.length >= count);
  const isShown = (words: string, ...paths: readonly string[]) =>
    paths.map((path) => textOf(path)?.includes(words) ?? null);
  return { publisher, db, logged, isShown, until, untilMade };
}

it("the pages of a scheduled article are made ahead, appear together at its second, and contain an edit of the last seconds", async () => {
  const time = Date.parse("2040-03-01T12:00:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now: time - 600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { publisher, db, logged, isShown, until, untilMade } = await openPublisher();
  await publisher.start();
  await untilMade(1);

  const { id: _, ...row } = await db
    .selectFrom("blog_posts")
    .selectAll()
    .where("slug", "=", before)
    .executeTakeFirstOrThrow();
  const own = { slug: "quokka-licensing", title: "Quokka licensing" };
  await db
    .insertInto("blog_posts")
    .values({ ...row, ...own, publish_at: "2040-03-01T12:00:00Z" })
    .execute();
  await untilMade(2);
  // Waits until the publisher, which looks for changes each second, has looked once more.
  await pause(1_500);
  expect(logged).toHaveBeenCalledTimes(2);
  const pages = [`/blog/${own.slug}`, "/blog"] as const;
  expect(isShown(own.title, ...pages)).toEqual([null, false]);
  vi.setSystemTime(time - 119_000);
  await untilMade(3);
  await pause(1_500);
  expect(isShown(own.title, ...pages)).toEqual([null, false]);

  vi.setSystemTime(time - 3_000);
  await db.updateTable("blog_posts").set({ title: "An edited title" }).where("slug", "=", before).execute();
  await untilMade(4);
  await pause(1_500);
  expect(isShown(own.title, ...pages)).toEqual([null, false]);
  expect(isShown("An edited title", `/blog/${before}`)).toEqual([false]);

  vi.setSystemTime(time);
  await until(() => isShown(own.title, pages[0])[0] === true);
  expect(isShown(own.title, ...pages)).toEqual([true, true]);
  expect(isShown("An edited title", `/blog/${before}`)).toEqual([true]);
  expect(logged).toHaveBeenCalledTimes(4);
});
