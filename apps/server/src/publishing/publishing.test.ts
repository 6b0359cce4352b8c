import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { movedPosts } from "@site/content/blog/posts";
import { openDatabase } from "@site/db/open";
import { freePort } from "@site/db/test/free-port";
import { expect, it, onTestFinished, vi } from "vitest";
import { type RehearsedSite, rehearse } from "../../../../tools/rehearsal/site.ts";
import { siteAt } from "../test/rehearsed-app.ts";

vi.setConfig({ testTimeout: 480_000 });

/** A site that publishes, as it is installed; it ends with the test. */
async function openPublishing(options: Parameters<typeof rehearse>[0] = {}) {
  // Its own port, which a restart keeps.
  const OPS_PORT = String(await freePort());
  const env = { LOG_LEVEL: "info", OPS_PORT, RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0", ...options.env };
  const site = await rehearse({ args: ["--publish"], ...options, env });
  onTestFinished(() => site.stop());
  const { db } = await openDatabase(`file:${join(site.folder, "site.db")}`, { busyMs: 10_000 });
  onTestFinished(() => db.destroy());
  return { site, db, root: join(site.folder, "pages"), ...siteAt(site.url) };
}

async function untilReady(site: RehearsedSite): Promise<void> {
  const statusOf = async () => (await fetch(`${site.server.operationsUrl}/readyz`)).status;
  await vi.waitFor(async () => expect(await statusOf()).toBe(200), { timeout: 120_000, interval: 200 });
}

async function warningsOf(site: RehearsedSite): Promise<string> {
  const answer = await (await fetch(`${site.server.operationsUrl}/readyz`)).json();
  return answer.warnings.join("\n");
}

/** Processes of a site that make pages. */
function renderersOf({ server }: RehearsedSite): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        const [, parent] = /\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
        return Number(parent) === server.pid && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("/child.ts");
      } catch {
        return false; // no process, or it ended meanwhile
      }
    });
}

const untilAlone = (site: RehearsedSite) =>
  vi.waitFor(() => expect(renderersOf(site)).toEqual([]), { timeout: 90_000, interval: 100 });

/** Every currently published file, by its name. */
function filesOf(root: string): Record<string, string> {
  const folder = join(root, readlinkSync(join(root, "current")));
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), "latin1")]));
}

it("published pages need no process, whatever address is asked for; a restart publishes nothing, two sites write the same bytes", async () => {
  const one = await openPublishing();
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

  const other = await openPublishing();
  await untilReady(other.site);
  expect(filesOf(other.root)).toEqual(before);
});

it("an edit shows within ten seconds, and until then each answer is the old page or the new one; a second edit during the first too", async () => {
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
});

it("a publication whose process is killed, or that can't read the database, leaves the last pages, says so and is tried again", async () => {
  const { site, db, inject } = await openPublishing();
  await untilReady(site);
  await untilAlone(site);
  await db.updateTable("states").set({ name: "Ohio (edited)" }).where("slug", "=", "ohio").execute();
  const [pid] = await vi.waitUntil(
    () => {
      const found = renderersOf(site);
      return found.length > 0 && found;
    },
    { timeout: 30_000, interval: 5 },
  );
  process.kill(pid ?? 0, "SIGKILL");
  await vi.waitFor(async () => expect(await warningsOf(site)).toContain("can't be published"), { timeout: 10_000 });
  expect((await inject("/states/ohio")).statusCode).toBe(200);
  expect(await (await fetch(`${site.server.operationsUrl}/metrics`)).text()).toMatch(/^site_publish_up 0$/m);
  const isShown = async () => expect((await inject("/states/ohio")).body).toContain("Ohio (edited)");
  await vi.waitFor(isShown, { timeout: 180_000 });
  await vi.waitFor(async () => expect(await warningsOf(site)).not.toContain("published"), { timeout: 10_000 });
});

it("a folder that somebody removes is written again, what a crash left is no obstacle, and two former releases stay", async () => {
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
