import { hash } from "node:crypto";
import * as fs from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { movedPosts } from "@site/content/blog/posts";
import { expect, it, vi } from "vitest";
import { siteAt } from "../test/rehearsed-app.ts";
import { openPublishing, publicationsOf, renderersOf, untilAlone, untilReady } from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 600_000 });

const wait = { timeout: 180_000, interval: 100 };

function filesOf(root: string): Record<string, string> {
  const folder = join(root, fs.readlinkSync(join(root, "current")));
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  const files = names.filter((name) => fs.statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, hash("sha256", fs.readFileSync(join(folder, name)))]));
}

it("published pages need no process, a restart publishes nothing, a removed folder is written again, and two processes write the same bytes", async () => {
  const { site, root, db, inject } = await openPublishing();
  const link = join(root, "current");
  const statusOf = async (path: string) => [path, (await inject(path)).statusCode];
  const written = () => fs.readFileSync(join(link, "sitemap.xml"), "utf8");
  await vi.waitFor(() => expect(written()).not.toContain("/states/utah"), wait);
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
    () => fs.renameSync(join(root, name), join(root, "elsewhere")),
  ];
  for (const remove of removals) {
    await remove();
    // With the default interval, reading all files would keep a CPU core busy.
    await vi.waitFor(() => expect(filesOf(root)).toEqual(before), { ...wait, interval: 1_000 });
    expect((await inject("/about")).statusCode).toBe(200);
  }
  const open = [root, ...["states/texas", "states/texas/index.html"].map((file) => join(link, file))];
  expect(open.map((path) => fs.statSync(path).mode & 0o777)).toEqual([0o755, 0o755, 0o644]);

  await site.server.end("SIGKILL");
  await site.server.start();
  const again = siteAt(await site.server.url);
  expect((await again.inject("/states/texas")).statusCode).toBe(200);
  await untilReady(site);
  await pause(1_500);
  expect(publicationsOf(site)).toBe(1);

  // A suffix of the folder's name says that some of its pages couldn't be made.
  await site.server.end("SIGKILL");
  const partly = `${name}-partly`;
  fs.renameSync(join(root, name), join(root, partly));
  const pointToPartly = () => {
    fs.rmSync(link);
    fs.symlinkSync(partly, link);
  };
  pointToPartly();
  await site.server.start();
  await vi.waitFor(() => expect(fs.readlinkSync(link)).toBe(name), wait);

  // The process may be killed after it wrote the new folder, but before it changed the link.
  await site.server.end("SIGKILL");
  pointToPartly();
  await site.server.start();
  await vi.waitFor(() => expect(fs.readlinkSync(link)).toBe(name), wait);
  expect(filesOf(root)).toEqual(before);

  // This process makes only the edited page, and the next one all pages. Both must write the same bytes.
  await db.updateTable("states").set({ medical_board: "An edited board" }).where("slug", "=", "ohio").execute();
  const last = () => fs.readFileSync(join(link, "states/ohio/index.html"), "utf8");
  await vi.waitFor(() => expect(last()).toContain("An edited board"), wait);
  const edited = filesOf(root);
  await site.server.end("SIGKILL");
  fs.rmSync(root, { recursive: true });
  const anew = siteAt(await site.server.start());
  // On a busy machine, the first request may fail, because rendering its page takes longer than the time limit.
  await vi.waitFor(async () => expect((await anew.inject("/about")).statusCode).toBe(200), wait);
  await untilReady(site);
  expect(filesOf(root)).toEqual(edited);
});
