import { readFileSync, readlinkSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { afterAll, expect, it } from "vitest";
import { builtFrontend } from "../pages/built-frontend.ts";
import { makePage } from "../pages/make-page.ts";
import { siteFiles } from "../seo/site-files.ts";
import { openTestApp } from "../test/open-test-app.ts";
import { makeRelease, readSources } from "./make-release.ts";
import { pointTo, readRelease, writeRelease } from "./release.ts";

const { context, db } = await openTestApp();
const frontend = await builtFrontend();
const root = temporaryFolder(afterAll);

const logged: unknown[] = [];

/** Publishes some pages in this process, whose clock runs. */
async function publish(before: (path: string) => unknown = () => {}) {
  const release = await makeRelease({
    context,
    log: { warn() {}, error: (facts: unknown) => logged.push(facts) },
    nameNow: async () => (await readSources(db, "test", Date.now())).name,
    last: (await readRelease(root))?.files,
    listSite: async () => ({
      paths: ["/about", "/contact", "/glossary", "/faqs", "/states/ohio"],
      files: await siteFiles(context, [], Date.now()),
    }),
    async render(request) {
      await before(request.path);
      return makePage({ context, frontend, request, isPublished: true });
    },
  });
  await writeRelease(root, release);
  await pointTo(root, release.name);
  expect((await readRelease(root))?.files).toEqual(release.files);
  return { ...release, folder: join(root, release.name) };
}

const editOhio = (name: string) => db.updateTable("states").set({ name }).where("slug", "=", "ohio").execute();

it("of a page that fails the last good copy stays, and is named; the others are made, and written where they have changed", async () => {
  const first = await publish();
  expect(first.failed).toEqual([]);
  await editOhio("Ohio (edited)");
  writeFileSync(join(first.folder, "contact/index.html"), "damaged");
  truncateSync(join(first.folder, "glossary/index.html.br"), 9);
  const second = await publish((path) => {
    if (path === "/about") throw new Error("A template fails.");
  });
  expect([second.failed, logged]).toEqual([["/about"], [{ err: expect.any(Error), path: "/about" }]]);
  const data = second.files.get("/about")?.data ?? "";
  expect(second.files.get(data)?.status).toBe(200);

  // A file with the same text as in the last release is the same file, unless somebody has damaged it.
  const isSame = (name: string) => statSync(join(first.folder, name)).ino === statSync(join(second.folder, name)).ino;
  const names = [
    "about/index.html.br",
    "faqs/index.html",
    "contact/index.html",
    "robots.txt",
    "glossary/index.html.br",
  ];
  expect(names.map(isSame)).toEqual([true, true, false, true, false]);
  for (const page of ["about", "contact", "glossary", "states/ohio"]) {
    const read = (extension: string) => readFileSync(join(second.folder, `${page}/index.html${extension}`));
    expect(brotliDecompressSync(read(".br")), page).toEqual(read(""));
    expect(gunzipSync(read(".gz")), page).toEqual(read(""));
    expect(read("").includes("Ohio (edited)"), page).toBe(page === "states/ohio");
  }

  // Pages that are made while rows are edited match no single state of the content.
  const mixed = await publish((path) => (path === "/faqs" ? editOhio("Ohio (again)") : null));
  const whole = await publish();
  // A complete release is named after its sources, and the publisher looks for that name.
  expect([second, mixed, whole].map(({ name }) => name.split("-").length)).toEqual([3, 3, 2]);
  expect(mixed.name.startsWith(whole.name)).toBe(false);
  expect(readlinkSync(join(root, "current"))).toBe(whole.name);
});
