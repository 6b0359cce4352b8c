import { readFileSync, readlinkSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { afterAll, expect, it, vi } from "vitest";
import { builtFrontend } from "../pages/built-frontend.ts";
import { type Frontend, makePage } from "../pages/make-page.ts";
import { proxyFiles } from "../seo/site-files.ts";
import { openTestApp } from "../test/open-test-app.ts";
import { makeRelease, makeSite } from "./make-release.ts";
import { pointTo, readRelease, writeRelease } from "./release.ts";

vi.setConfig({ testTimeout: 240_000 });

const { context, db } = await openTestApp();
const frontend = await builtFrontend();
const root = temporaryFolder(afterAll);
/** Pages that these tests look at. The others are rendered once. */
const watched = ["/about", "/states/ohio", "/states/texas"];
const rendered = new Map<string, ReturnType<Frontend["render"]>>();
const renderOnce: Frontend["render"] = (input) => {
  if (watched.includes(new URL(input.url).pathname)) return frontend.render(input);
  const known = rendered.get(input.url) ?? frontend.render(input);
  rendered.set(input.url, known);
  return known;
};

/** Publishes in this process, whose clock goes on. */
async function publish(render: Frontend["render"] = renderOnce) {
  const last = (await readRelease(root))?.files;
  const release = await makeRelease({
    db,
    made: "test",
    at: Date.now(),
    last,
    listSite: () => makeSite(context, last),
    render: (request) => makePage({ context, frontend: { ...frontend, render }, request, isPublished: true, last }),
    isPages: () => true,
  });
  await writeRelease(root, release, proxyFiles(context, ""));
  await pointTo(root, release.name);
  expect((await readRelease(root))?.files).toEqual(
    new Map([...release.files].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  return { ...release, folder: join(root, release.name) };
}

const editOhio = (name: string) => db.updateTable("states").set({ name }).where("slug", "=", "ohio").execute();

it("of a page that fails the last good copy stays, and is named; the others are made, and written where they have changed", async () => {
  const first = await publish();
  expect(first.failed).toEqual([]);
  await editOhio("Ohio (edited)");
  writeFileSync(join(first.folder, "faqs/index.html"), "damaged");
  truncateSync(join(first.folder, "specialties/index.html.br"), 9);
  const second = await publish(async (input) => {
    if (new URL(input.url).pathname === "/about") throw new Error("A template fails.");
    return renderOnce(input);
  });
  expect(second.failed).toEqual(["/about"]);
  expect(second.files.get("/about")).toEqual(first.files.get("/about"));
  const data = second.files.get("/about")?.data ?? "";
  expect(second.files.get(data)?.status).toBe(200);
  expect(gunzipSync(second.files.get("/states/ohio")?.gzip ?? "").toString()).toContain("Ohio (edited)");

  // A file whose text is that of the last release is the same file, unless somebody has damaged it.
  const nodes = (name: string) => [first, second].map(({ folder }) => statSync(join(folder, name)).ino);
  for (const name of ["contact/index.html", "about/index.html.br", "glossary/index.html.gz", "robots.txt"])
    expect(new Set(nodes(name)).size, name).toBe(1);
  for (const name of ["faqs/index.html", "specialties/index.html.br", "states/ohio/index.html"])
    expect(new Set(nodes(name)).size, name).toBe(2);
  for (const page of ["faqs", "specialties", "states/ohio"]) {
    const read = (extension: string) => readFileSync(join(second.folder, `${page}/index.html${extension}`));
    expect(brotliDecompressSync(read(".br")), page).toEqual(read(""));
    expect(gunzipSync(read(".gz")), page).toEqual(read(""));
  }

  // Pages that are made while rows are edited match no single state of the content.
  let isEdited = false;
  const mixed = await publish(async (input) => {
    if (!isEdited) await editOhio("Ohio (again)");
    isEdited = true;
    return renderOnce(input);
  });
  const whole = await publish();
  // The name of a whole release is that of its sources, which the publisher looks for.
  expect([second, mixed, whole].map(({ name }) => name.split("-").length)).toEqual([3, 3, 2]);
  expect(mixed.name.startsWith(whole.name)).toBe(false);
  expect(readlinkSync(join(root, "current"))).toBe(whole.name);
});
