import * as fs from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@site/db/test/free-port";
import { expect, it, onTestFinished, vi } from "vitest";
import { newServer } from "../../../../tools/rehearsal/server.ts";
import { openPublishing, publicationsOf, untilReady } from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 480_000 });

const wait = { timeout: 180_000, interval: 100 };

it("an edit appears within ten seconds, also if it was made during a publication, and until then each response is the old page or the new one; no request fails while a release takes over, and the former release leaves it the folder; a scheduled article appears on time", async () => {
  const { site, db, root, inject } = await openPublishing({ PORT: String(await freePort()), REUSE_PORT: "yes" });
  await untilReady(site);
  const current = (file: string) => join(root, "current", file);
  const buildOf = () => fs.readlinkSync(join(root, "current")).split("-")[0];
  const builds = new Set<string | undefined>();
  const answers = new Set<number | string>();
  let isEnding = false;
  const visitors = (async () => {
    for (let n = 0; !isEnding; n += 1) {
      const path = ["/", "/states/ohio", "/blog", "/about"][n % 4] ?? "/";
      answers.add(await inject(path).then(({ statusCode }) => statusCode, String));
      for (const file of ["index.html", "states/ohio/index.html.br", "about/index.html.gz", "Headers.nginx"])
        if (!fs.existsSync(current(file))) answers.add(`without ${file}`);
      builds.add(buildOf());
      await pause(25);
    }
  })();
  onTestFinished(async () => {
    isEnding = true;
    await visitors;
  });
  const slug = "w-9-and-the-legal-business-name";
  const set = (title: string) => db.updateTable("blog_posts").set({ title }).where("slug", "=", slug).execute();
  const seen = new Set<string>();
  const look = async () => {
    const { body, statusCode } = await inject(`/blog/${slug}`);
    expect([statusCode, body.endsWith("</body></html>")]).toEqual([200, true]);
    seen.add(/<title>([^<]*)/.exec(body)?.[1] ?? "");
    return body;
  };
  await look();
  await set("First edit");
  await pause(1_500);
  await set("Second edit");
  await vi.waitFor(async () => expect(await look()).toContain("Second edit"), { ...wait, interval: 50 });
  for (const title of [...seen].slice(1)) expect(title).toMatch(/^(?:First|Second) edit/);

  const env = { ...site.env, OPS_PORT: String(await freePort()), SITE_NOTICE: "Phones are out of order." };
  const next = newServer(env, { args: ["--publish"] });
  onTestFinished(async () => void (await next.end("SIGKILL")));
  const began = Date.now();
  await next.start();
  await untilReady({ server: next });
  const publicationMs = Date.now() - began;
  const taken = buildOf();
  builds.clear();
  const row = db.selectFrom("blog_posts").selectAll().where("slug", "=", slug);
  const { id: _, ...article } = await row.executeTakeFirstOrThrow();
  // Before this time, both servers publish twice, at the same time.
  const second = Math.ceil((Date.now() + 10_000 + 8 * publicationMs) / 1_000) * 1_000;
  const publish_at = new Date(second).toISOString().replace(".000", "");
  const [published, before] = [publicationsOf(site), publicationsOf({ server: next })];
  const image_url = "https://pictures.example/quokka.png";
  const own = { slug: "quokka-licensing", title: "Quokka licensing", image_url, publish_at };
  await db
    .insertInto("blog_posts")
    .values({ ...article, ...own })
    .execute();
  await vi.waitFor(() => expect(publicationsOf(site)).toBeGreaterThan(published), wait);
  await pause(2_000);
  expect([...builds]).toEqual([taken]);
  expect(fs.readFileSync(current("states/ohio/index.html"), "utf8")).toContain("Phones are out of order.");
  await site.server.end("SIGTERM");

  const lookForIt = async () =>
    [(await inject("/blog/quokka-licensing")).statusCode, (await inject("/blog")).body] as const;
  // The new revision causes the first publication. The second has the article, and is made ahead of `publish_at`.
  await vi.waitFor(() => expect(publicationsOf({ server: next })).toBe(before + 2), {
    ...wait,
    timeout: second - Date.now() - 4_000,
  });
  const edited = pause(second - 3_000 - Date.now()).then(() => set("Third edit"));
  for (let found = await lookForIt(); Date.now() < second; found = await lookForIt()) {
    expect([found[0], found[1].includes("Quokka")]).toEqual([404, false]);
    await pause(100);
  }
  await edited;
  await vi.waitFor(async () => expect((await lookForIt())[0]).toBe(200), wait);
  expect((await lookForIt())[1]).toContain("Quokka licensing");
  await vi.waitFor(async () => expect(await look()).toContain("Third edit"), wait);
  // The pages with both the article and the third edit were made once.
  expect(publicationsOf({ server: next })).toBe(before + 3);
  const policy = () => fs.readFileSync(current("Headers.nginx"), "utf8");
  await vi.waitFor(() => expect(policy()).toContain("https://pictures.example"), wait);
  isEnding = true;
  await visitors;
  expect([...answers]).toEqual([200]);
});
