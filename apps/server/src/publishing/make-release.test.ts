import { mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { afterAll, expect, it, vi } from "vitest";
import { builtFrontend } from "../pages/built-frontend.ts";
import { makePage } from "../pages/make-page.ts";
import { openTestApp } from "../test/open-test-app.ts";
import { makeRelease, makeSite, readSources } from "./make-release.ts";
import { pointTo, readRelease, writeRelease } from "./release.ts";

const { context, db } = await openTestApp();
const frontend = await builtFrontend();
const root = temporaryFolder(afterAll);

const paths = ["/about", "/contact", "/glossary", "/faqs", "/blog/Not-Found", "/states/ohio"];
const logged: unknown[] = [];

/** @returns the release, its folder, and the paths of the pages that were made for it */
async function publish({ build = "test", meanwhile = () => Promise.resolve<unknown>(null) } = {}) {
  const made: string[] = [];
  const release = await makeRelease({
    context,
    log: { warn() {}, error: (facts: unknown) => logged.push(facts) },
    nameNow: async () => (await readSources(db, build, Date.now())).name,
    last: await readRelease(root),
    listSite: async (former) => ({ ...(await makeSite(context, former)), paths }),
    async render(request) {
      made.push(request.path);
      const page = await makePage({ context, frontend, request, isPublished: true });
      await meanwhile();
      return page;
    },
  });
  await writeRelease(root, release);
  await pointTo(root, release.name);
  expect((await readRelease(root))?.files).toEqual(release.files);
  return { ...release, made, folder: join(root, release.name) };
}

vi.useFakeTimers({ toFake: ["Date"] });
afterAll(() => void vi.useRealTimers());
const editOhio = (medical_board: string) =>
  db.updateTable("states").set({ medical_board }).where("slug", "=", "ohio").execute();

it("a page is made again after an edit of its rows, after a failure, for another build and for another day; the last good copy of a failed page stays, and the page is named", async () => {
  const first = await publish();
  expect([first.made, first.failed]).toEqual([paths, []]);
  await editOhio("An edited board");
  writeFileSync(join(first.folder, "contact/index.html"), "damaged");
  const second = await publish({ meanwhile: () => Promise.reject(new Error("A template fails.")) });
  const failed = ["/states/ohio"];
  expect([second.made, second.failed, logged]).toEqual([failed, failed, [{ err: expect.any(Error), path: failed[0] }]]);
  const data = second.files.get("/states/ohio")?.data ?? "";
  expect(second.files.get(data)?.status).toBe(200);

  // An unchanged file is a hard link to the previous file, but the previous `contact/index.html` was damaged.
  const isSame = (name: string) => statSync(join(first.folder, name)).ino === statSync(join(second.folder, name)).ino;
  const names = ["about/index.html.br", "faqs/index.html", "contact/index.html", "robots.txt"];
  expect(names.map(isSame)).toEqual([true, true, false, true]);

  // Rows are edited while these pages are made, so the pages don't all show the same content.
  const mixed = await publish({ meanwhile: () => editOhio("Another board") });
  // This is a draft folder that a killed process left long ago.
  mkdirSync(join(root, ".draft"));
  utimesSync(join(root, ".draft"), 1, 1);
  const whole = await publish();
  expect([mixed.made, whole.made, (await publish()).made]).toEqual([failed, failed, []]);
  // The publisher looks for a release that has exactly the name of its sources.
  expect([second, mixed, whole].map(({ name }) => name.split("-").length)).toEqual([3, 3, 2]);
  expect(mixed.name.startsWith(whole.name)).toBe(false);
  expect(readlinkSync(join(root, "current"))).toBe(whole.name);
  // The two releases before the current one are kept, because a visitor or a proxy may still read their files.
  const kept = ["current", ...[second, mixed, whole].map(({ name }) => name)];
  expect(readdirSync(root).toSorted()).toEqual(kept.toSorted());

  for (const path of paths) {
    const read = (extension: string) => readFileSync(join(whole.folder, `${path}/index.html${extension}`));
    expect(brotliDecompressSync(read(".br")), path).toEqual(read(""));
    expect(gunzipSync(read(".gz")), path).toEqual(read(""));
    expect(read("").includes("Another board"), path).toBe(path === "/states/ohio");
  }

  expect((await publish({ build: "next" })).made).toEqual(paths);
  vi.setSystemTime(Date.now() + 86_400_000);
  expect((await publish({ build: "next" })).made).toEqual(paths);
  // All pages have the same Content-Security-Policy, which lists the hosts of the articles' images. A new host
  // therefore changes every page.
  await db
    .updateTable("blog_posts")
    .set({ image_url: "https://pictures.example/quokka.png" })
    .where("id", "=", 1)
    .execute();
  expect((await publish({ build: "next" })).made).toEqual(paths);
  expect(readFileSync(join(root, "current/Headers.nginx"), "utf8")).toContain("https://pictures.example");
  const damaged = join(root, "current/Pack");
  writeFileSync(damaged, Buffer.alloc(statSync(damaged).size));
  expect(await readRelease(root)).toBeNull();
  expect((await publish({ build: "next" })).made).toEqual(paths);
});
