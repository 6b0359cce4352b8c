import { hash } from "node:crypto";
import * as fs from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { movedPosts } from "@site/content/blog/posts";
import { freePort } from "@site/db/test/free-port";
import { expect, it, onTestFinished, vi } from "vitest";
import { newServer } from "../../../../tools/rehearsal/server.ts";
import { siteAt } from "../test/rehearsed-app.ts";
import {
  emptyFolder,
  openPublishing,
  publicationsOf,
  renderersOf,
  untilAlone,
  untilReady,
} from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 480_000 });

const wait = { timeout: 180_000, interval: 100 };

/** A hash of each published file, by the file's name. */
function filesOf(root: string): Record<string, string> {
  const folder = join(root, fs.readlinkSync(join(root, "current")));
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  const files = names.filter((name) => fs.statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, hash("sha256", fs.readFileSync(join(folder, name)))]));
}

it("published pages need no process, a restart publishes nothing, removed files are written again, and two sites write the same bytes", async () => {
  const { site, root, db, inject } = await openPublishing({ PAGES_DIR: emptyFolder() });
  const statusOf = async (path: string) => [path, (await inject(path)).statusCode];
  const editOhio = (name: string) => db.updateTable("states").set({ name }).where("slug", "=", "ohio").execute();
  // On a busy machine, the first page may exceed the limit for a page.
  const first = await vi.waitUntil(async () => {
    const answer = await inject("/about");
    return answer.statusCode === 200 && answer;
  }, wait);
  await untilReady(site);
  // The process that made the first page ends after some idle seconds.
  await untilAlone(site);
  const sitemap = (await inject("/sitemap.xml")).body;
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
  expect(paths.length).toBeGreaterThan(30);
  for (const path of [...paths, "/robots.txt", "/about?utm_source=x", "/blog?fbclid=1", "/mental-health"])
    expect(await statusOf(path)).toEqual([path, 200]);
  const missing = ["/n-{n}", "/blog/n-{n}", "/states/n-{n}", "/a/b/{n}", "/%3Cn-{n}", "/blog/n-{n}?q=1"];
  for (let n = 0; n < 60; n += 1) {
    const path = (missing[n % missing.length] ?? "").replaceAll("{n}", String(n));
    expect(await statusOf(path)).toEqual([path, 404]);
  }
  for (const [from, to] of movedPosts)
    expect((await inject(`/blog/${from}?gclid=a`)).headers.location).toBe(`/blog/${to}?gclid=a`);
  expect(renderersOf(site)).toEqual([]);
  // Removes notices of a closed office, which depend on the time of the publication or the request.
  const lasting = (body: string) => body.replace(/<p [^>]*data-closed=.*?<\/p>/g, "").replace(/page-data\/[^"]*/, "");
  expect(lasting((await inject("/about")).body)).toBe(lasting(first.body));

  const link = join(root, "current");
  const [name, before] = [fs.readlinkSync(link), filesOf(root)];
  for (const file of ["index.html", "index.html.br", "index.html.gz", "states/texas/index.html", "Unavailable.html"])
    expect(fs.statSync(join(link, file)).size, file).toBeGreaterThan(200);
  const isWriting = () => expect(fs.readdirSync(root).some((each) => each.startsWith("."))).toBe(true);
  const removals = [
    async () => {
      fs.rmSync(root, { recursive: true, maxRetries: 50 });
      await vi.waitFor(isWriting, { ...wait, interval: 5 });
      fs.rmSync(root, { recursive: true, maxRetries: 50 });
    },
    () => fs.rmSync(link),
    () => fs.rmSync(join(link, "about/index.html.br")),
    () => fs.rmSync(join(link, "Headers.nginx")),
    () => fs.appendFileSync(join(link, "blog/index.html.gz"), "!"),
    () => fs.renameSync(join(root, name), join(root, "elsewhere")),
  ];
  for (const remove of removals) {
    await remove();
    await vi.waitFor(() => expect(filesOf(root)).toEqual(before), wait);
    expect((await inject("/about")).statusCode).toBe(200);
  }
  const modes = ["states/texas/index.html", "states/texas"].map((file) => fs.statSync(join(link, file)).mode & 0o777);
  expect(modes).toEqual([0o644, 0o755]);

  await site.server.end("SIGKILL");
  await site.server.start();
  const again = siteAt(await site.server.url);
  expect((await again.inject("/states/texas")).statusCode).toBe(200);
  await untilReady(site);
  await pause(1_500);
  expect(publicationsOf(site)).toBe(1);

  // The name says that a former process failed to make some of these pages.
  await site.server.end("SIGKILL");
  fs.renameSync(join(root, name), join(root, `${name}-partly`));
  fs.rmSync(link);
  fs.symlinkSync(`${name}-partly`, link);
  await site.server.start();
  await vi.waitFor(() => expect(fs.readlinkSync(link)).toBe(name), wait);

  // Leaves a draft, as a process that is killed while writing would.
  await site.server.end("SIGKILL");
  fs.mkdirSync(join(root, ".draft"));
  for (const old of ["a", "b", "c", "elsewhere"]) {
    fs.mkdirSync(join(root, old), { recursive: true });
    fs.utimesSync(join(root, old), 1, 1);
  }
  await editOhio("Ohio (edited)");
  await site.server.start();
  await vi.waitFor(() => expect(fs.readlinkSync(link)).not.toBe(name), wait);
  // The previous release and one more are left.
  const left = () => fs.readdirSync(root).filter((each) => !each.startsWith("."));
  await vi.waitFor(() => expect([left().length, left().includes(name)]).toEqual([4, true]), wait);

  // Removes the link, as if the process had been killed after it wrote the folder.
  await site.server.end("SIGKILL");
  const [edited, written] = [fs.readlinkSync(link), filesOf(root)];
  fs.rmSync(link);
  fs.symlinkSync(name, link);
  await site.server.start();
  await vi.waitFor(() => expect(fs.readlinkSync(link)).toBe(edited), wait);
  expect(filesOf(root)).toEqual(written);
  // One site has now made all pages once, the other several times.
  await editOhio("Ohio (once more)");
  const last = () => fs.readFileSync(join(link, "states/ohio/index.html"), "utf8");
  await vi.waitFor(() => expect(last()).toContain("Ohio (once more)"), wait);
  await site.server.end("SIGTERM");
  // The last connection moves everything from the log into the database file.
  await db.destroy();
  const other = await openPublishing({ PAGES_DIR: emptyFolder() }, join(site.folder, "site.db"));
  await untilReady(other.site);
  expect(filesOf(other.root)).toEqual(filesOf(root));
});

it("an edit shows within ten seconds, until then each answer is the old page or the new one; a release that takes over fails no request, and the former one leaves it the folder; an article is there from its second on", async () => {
  const { site, db, root, inject } = await openPublishing({ PORT: String(await freePort()), REUSE_PORT: "yes" });
  await untilReady(site);
  const current = (file: string) => join(root, "current", file);
  const answers = new Set<number | string>();
  let isEnding = false;
  const visitors = (async () => {
    for (let n = 0; !isEnding; n += 1) {
      const path = ["/", "/states/ohio", "/blog", "/about"][n % 4] ?? "/";
      answers.add(await inject(path).then(({ statusCode }) => statusCode, String));
      for (const file of ["index.html", "states/ohio/index.html.br", "about/index.html.gz", "Headers.nginx"])
        if (!fs.existsSync(current(file))) answers.add(`without ${file}`);
      await pause(25);
    }
  })();
  const slug = "w-9-and-the-legal-business-name";
  const seen = new Set<string>();
  const set = (title: string) => db.updateTable("blog_posts").set({ title }).where("slug", "=", slug).execute();
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

  // Changes a setting, which changes the pages as a new build would.
  const env = { ...site.env, OPS_PORT: String(await freePort()), SITE_NOTICE: "Phones are out of order." };
  const next = newServer(env, { args: ["--publish"] });
  onTestFinished(async () => void (await next.end("SIGKILL")));
  await next.start();
  await untilReady({ server: next });
  const buildOf = () => fs.readlinkSync(join(root, "current")).split("-")[0];
  const taken = buildOf();
  // The former instance shows the edit from memory.
  const row = db.selectFrom("blog_posts").selectAll().where("slug", "=", slug);
  const { id: _, ...article } = await row.executeTakeFirstOrThrow();
  const second = Math.ceil(Date.now() / 1_000) * 1_000 + 40_000;
  const publish_at = new Date(second).toISOString().replace(".000", "");
  const published = publicationsOf(site);
  const image_url = "https://pictures.example/quokka.png";
  const own = { slug: "quokka-licensing", title: "Quokka licensing", image_url, publish_at };
  await db
    .insertInto("blog_posts")
    .values({ ...article, ...own })
    .execute();
  await vi.waitFor(() => expect(publicationsOf(site)).toBeGreaterThan(published), wait);
  await pause(2_000);
  expect(buildOf()).toBe(taken);
  expect(fs.readFileSync(current("states/ohio/index.html"), "utf8")).toContain("Phones are out of order.");
  await site.server.end("SIGTERM");

  const lookForIt = async () =>
    [(await inject("/blog/quokka-licensing")).statusCode, (await inject("/blog")).body] as const;
  let made = 0;
  for (let found = await lookForIt(); Date.now() < second; found = await lookForIt()) {
    expect([found[0], found[1].includes("Quokka")]).toEqual([404, false]);
    made = publicationsOf({ server: next });
    await pause(100);
  }
  await vi.waitFor(async () => expect((await lookForIt())[0]).toBe(200), wait);
  expect((await lookForIt())[1]).toContain("Quokka licensing");
  // The next process publishes nothing, because the pages already exist.
  expect(publicationsOf({ server: next })).toBe(made);
  const policy = () => fs.readFileSync(current("Headers.nginx"), "utf8");
  await vi.waitFor(() => expect(policy()).toContain("https://pictures.example"), wait);
  isEnding = true;
  await visitors;
  expect([...answers]).toEqual([200]);
});
