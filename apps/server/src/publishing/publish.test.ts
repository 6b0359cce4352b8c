import { readFileSync, readlinkSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, vi } from "vitest";
import { builtFrontend } from "../pages/built-frontend.ts";
import type { Frontend } from "../pages/make-page.ts";
import { openTestApp } from "../test/open-test-app.ts";
import type { Order } from "./child-process.ts";
import { publish } from "./publish.ts";
import { pointTo, readRelease } from "./release.ts";

vi.setConfig({ testTimeout: 240_000 });

const { context, db } = await openTestApp();
const frontend = await builtFrontend();

/** Publishes in this process, whose clock goes on. */
async function publishTo(root: string, render: Frontend["render"], more: Partial<Order> = {}) {
  const failureOf = (error: unknown) => ({ message: String(error), stack: "", storageCode: null });
  const order: Order = { made: "test", at: Date.now(), root, hung: [], ...more };
  const means = { context, frontend: { ...frontend, render } };
  const { failed, ...published } = await publish(means, order, { send() {}, failureOf, stopClock() {} });
  if (published.folder !== null) await pointTo(root, published.folder);
  const files = (await readRelease(root))?.files ?? new Map();
  return { ...published, failed: failed.map(({ path }) => path), files };
}

it("of a page that fails or never ends the last good copy stays, and is named; the others are made, and written where they have changed", async () => {
  const root = temporaryFolder();
  const first = await publishTo(root, frontend.render);
  expect(first.failed).toEqual([]);
  expect(first.folder).toBe(first.release);
  await db.updateTable("states").set({ name: "Ohio (edited)" }).where("slug", "=", "ohio").execute();
  const isBroken = (url: string) => new URL(url).pathname === "/about";
  const broken: Frontend["render"] = async (input) => {
    if (isBroken(input.url)) throw new Error("A template fails.");
    return frontend.render(input);
  };
  const fileIn = (folder: string | null, name: string) => join(root, folder ?? "", name);
  writeFileSync(fileIn(first.folder, "faqs/index.html"), "damaged");
  truncateSync(fileIn(first.folder, "specialties/index.html.br"), 9);
  const second = await publishTo(root, broken, { hung: ["/states/texas"] });
  expect(second.failed.toSorted()).toEqual(["/about", "/states/texas"]);
  for (const path of second.failed) expect(second.files.get(path)).toEqual(first.files.get(path));
  const data = second.files.get("/about")?.data ?? "";
  expect(second.files.get(data)?.status).toBe(200);
  expect(gunzipSync(second.files.get("/states/ohio")?.gzip ?? "").toString()).toContain("Ohio (edited)");
  // Its name is not that of the whole release, which is made next.
  expect(readlinkSync(`${root}/current`)).not.toBe(second.release);
  const third = await publishTo(root, frontend.render);
  expect([third.failed, third.release, third.folder]).toEqual([[], second.release, second.release]);

  // A file whose text is that of the last release is the same file, unless somebody has damaged it.
  const nodes = (name: string) => [first, third].map(({ folder }) => statSync(fileIn(folder, name)).ino);
  for (const name of ["about/index.html", "contact/index.html.br", "glossary/index.html.gz", "robots.txt"])
    expect(new Set(nodes(name)).size, name).toBe(1);
  for (const name of ["faqs/index.html", "specialties/index.html.br", "states/ohio/index.html"])
    expect(new Set(nodes(name)).size, name).toBe(2);
  for (const page of ["faqs", "specialties", "states/ohio"]) {
    const read = (extension: string) => readFileSync(fileIn(third.folder, `${page}/index.html${extension}`));
    expect(brotliDecompressSync(read(".br")), page).toEqual(read(""));
    expect(gunzipSync(read(".gz")), page).toEqual(read(""));
  }
});

it("rows that are edited while pages are made leave a release without a consistent state, so that the next one is made", async () => {
  const root = temporaryFolder();
  let isEdited = false;
  const published = await publishTo(root, async (input) => {
    if (!isEdited) await db.updateTable("states").set({ name: "Ohio (again)" }).where("slug", "=", "ohio").execute();
    isEdited = true;
    return frontend.render(input);
  });
  const next = await publishTo(root, frontend.render);
  expect(next.release).not.toBe(published.release);
  expect(published.release).toContain("-");
});
