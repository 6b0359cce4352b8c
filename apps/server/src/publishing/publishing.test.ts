import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { movedPosts } from "@site/content/blog/posts";
import { freePort } from "@site/db/test/free-port";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { giveToSite, newServer } from "../../../../tools/rehearsal/server.ts";
import { siteAt } from "../test/rehearsed-app.ts";
import { openPublishing, renderersOf, untilAlone, untilReady, warningsOf } from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 480_000 });

/** Every currently published file, by its name. */
function filesOf(root: string): Record<string, string> {
  const folder = join(root, readlinkSync(join(root, "current")));
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), "latin1")]));
}

it("published pages need no process, whatever address is asked for; a restart publishes nothing, two sites write the same bytes", async () => {
  const openFresh = () => {
    const folder = join(temporaryFolder(), "pages");
    giveToSite(folder);
    return openPublishing({ env: { PAGES_DIR: folder } });
  };
  const one = await openFresh();
  const first = await one.inject("/about");
  expect(first.statusCode).toBe(200);
  await untilReady(one.site);
  const sitemap = (await one.inject("/sitemap.xml")).body;
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
  expect(paths.length).toBeGreaterThan(100);
  // The one that has made the first page ends after some idle seconds.
  await untilAlone(one.site);
  for (const path of [...paths, "/robots.txt", "/about?utm_source=x", "/blog?fbclid=1", "/mental-health"])
    expect([path, (await one.inject(path)).statusCode]).toEqual([path, 200]);
  const missing = ["/n-{n}", "/blog/n-{n}", "/states/n-{n}", "/a/b/{n}", "/%3Cn-{n}", "/blog/n-{n}?q=1"];
  for (let n = 0; n < 60; n += 1) {
    const path = (missing[n % missing.length] ?? "").replaceAll("{n}", String(n));
    expect([path, (await one.inject(path)).statusCode]).toEqual([path, 404]);
  }
  for (const [from, to] of movedPosts)
    expect((await one.inject(`/blog/${from}?gclid=a`)).headers.location).toBe(`/blog/${to}?gclid=a`);
  expect(renderersOf(one.site)).toEqual([]);
  // Notes of a closed office begin at the moment that a page shows: the day's begin, or the request.
  const lasting = (body: string) => body.replace(/<p [^>]*data-closed=.*?<\/p>/g, "").replace(/page-data\/[^"]*/, "");
  expect(lasting((await one.inject("/about")).body)).toBe(lasting(first.body));

  const before = filesOf(one.root);
  for (const name of ["index.html", "index.html.br", "index.html.gz", "states/texas/index.html", "Unavailable.html"])
    expect(before[name]?.length, name).toBeGreaterThan(200);
  await one.site.server.end("SIGKILL");
  await one.site.server.start();
  const again = siteAt(await one.site.server.url);
  expect((await again.inject("/states/texas")).statusCode).toBe(200);
  await untilReady(one.site);
  await pause(1_500);
  expect(one.site.server.output.match(/pages are made/g)).toHaveLength(1);

  const other = await openFresh();
  await untilReady(other.site);
  expect(filesOf(other.root)).toEqual(before);
});

it("an edit shows within ten seconds, and until then each answer is the old page or the new one; a second edit during the first too; an article from its second on", async () => {
  const { site, db, inject } = await openPublishing();
  await untilReady(site);
  const titleOf = (body: string) => /<title>([^<]*)/.exec(body)?.[1] ?? "";
  const seen = new Set<string>();
  const set = (title: string) =>
    db.updateTable("blog_posts").set({ title }).where("slug", "=", "w-9-and-the-legal-business-name").execute();
  const look = async () => {
    const { body, statusCode } = await inject("/blog/w-9-and-the-legal-business-name");
    expect([statusCode, body.endsWith("</body></html>")]).toEqual([200, true]);
    seen.add(titleOf(body));
    return body;
  };
  await look();
  const [old = ""] = seen;
  await set("First edit");
  await pause(1_500);
  await set("Second edit");
  await vi.waitFor(async () => expect(await look()).toContain("Second edit"), { timeout: 180_000, interval: 50 });
  const titles = [...seen];
  expect(titles[0]).toBe(old);
  for (const title of titles.slice(1)) expect(title).toMatch(/^(?:First|Second) edit/);

  // An article is there from its second on, and not before.
  const row = db.selectFrom("blog_posts").selectAll().where("slug", "=", "w-9-and-the-legal-business-name");
  const { id: _, ...article } = await row.executeTakeFirstOrThrow();
  const second = Math.ceil(Date.now() / 1_000) * 1_000 + 20_000;
  const publish_at = new Date(second).toISOString().replace(".000", "");
  const own = { slug: "quokka-licensing", title: "Quokka licensing", publish_at };
  await db
    .insertInto("blog_posts")
    .values({ ...article, ...own })
    .execute();
  const lookForIt = async () =>
    [(await inject("/blog/quokka-licensing")).statusCode, (await inject("/blog")).body] as const;
  for (let found = await lookForIt(); Date.now() < second; found = await lookForIt())
    expect([found[0], found[1].includes("Quokka")]).toEqual([404, false]);
  await vi.waitFor(async () => expect((await lookForIt())[0]).toBe(200), { timeout: 180_000, interval: 200 });
  expect((await lookForIt())[1]).toContain("Quokka licensing");
});

it("a release that takes over at the same port and folder fails no request, and the former one leaves it the folder", async () => {
  const { site, db, root, inject } = await openPublishing({
    env: { PORT: String(await freePort()), REUSE_PORT: "yes" },
  });
  await untilReady(site);
  // Other settings make other pages, as another build does.
  const env = { ...site.env, OPS_PORT: String(await freePort()), SITE_NOTICE: "Phones are out of order." };
  const next = newServer(env, { args: ["--publish"] });
  onTestFinished(async () => void (await next.end("SIGKILL")));
  const answers = new Set<number | string>();
  let isEnding = false;
  const visitors = (async () => {
    for (let n = 0; !isEnding; n += 1) {
      const path = ["/", "/states/ohio", "/blog", "/about"][n % 4] ?? "/";
      answers.add(await inject(path).then(({ statusCode }) => statusCode, String));
      await pause(25);
    }
  })();
  await next.start();
  await untilReady({ server: next });
  const former = readlinkSync(join(root, "current"));
  // Both see it: the former one shows it from memory.
  await db.updateTable("states").set({ name: "Ohio (edited)" }).where("slug", "=", "ohio").execute();
  const file = () => readFileSync(join(root, "current/states/ohio/index.html"), "utf8");
  await vi.waitFor(() => expect(file()).toContain("Ohio (edited)"), { timeout: 90_000, interval: 200 });
  await pause(3_000);
  expect(readlinkSync(join(root, "current")).split("-")[0]).toBe(former.split("-")[0]);
  expect(file()).toContain("Phones are out of order.");
  await site.server.end("SIGTERM");
  await pause(500);
  isEnding = true;
  await visitors;
  expect([...answers]).toEqual([200]);
});

it("a removed folder is written again despite a crash's remains, and two former releases stay", async () => {
  const { site, db, root, inject } = await openPublishing();
  await untilReady(site);
  const link = readlinkSync(join(root, "current"));
  rmSync(root, { recursive: true });
  expect((await inject("/about")).statusCode).toBe(200);
  const isBack = () => expect(readlinkSync(join(root, "current"))).toBe(link);
  await vi.waitFor(isBack, { timeout: 90_000, interval: 500 });

  // Ended between the folder and the link, and while it wrote.
  await site.server.end("SIGKILL");
  rmSync(join(root, "current"));
  symlinkSync("no-such-release", join(root, "current"));
  mkdirSync(join(root, ".draft"));
  for (const old of ["a", "b", "c", "d"]) mkdirSync(join(root, old));
  await site.server.start();
  await untilReady(site);
  isBack();
  expect(readdirSync(root).filter((name) => !name.startsWith("."))).toHaveLength(4);
  expect(statSync(join(root, link, "index.html")).mode & 0o777).toBe(0o644);
  await db.destroy();
});

it("where the folder can't be written, pages are published in memory, and one line says so", async () => {
  const { site, db, root, inject } = await openPublishing({ env: { PAGES_DIR: "/dev/null/pages" } });
  await untilReady(site);
  expect((await inject("/about")).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await warningsOf(site)).toContain("in memory alone"), { timeout: 10_000 });
  await db.updateTable("states").set({ name: "Ohio (edited)" }).where("slug", "=", "ohio").execute();
  const isShown = async () => expect((await inject("/states/ohio")).body).toContain("Ohio (edited)");
  await vi.waitFor(isShown, { timeout: 180_000 });
  expect(site.server.output.match(/in memory alone/g)).toHaveLength(1);
  expect(() => statSync(root)).toThrow();
});
