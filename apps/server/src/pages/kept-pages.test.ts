import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../testing.ts";
import { builtWeb } from "./built-web.ts";
import { encodePage } from "./encode-page.ts";
import { KeptPages, makerOf } from "./kept-pages.ts";
import { renderUncached } from "./render-page.ts";

const paths = ["/about", "/states/ohio"];
const rendered: string[] = [];
beforeEach(() => rendered.splice(0));

/** A file with the two pages, as a run before this one left it. */
async function keepPages(by: { build?: string } = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "site-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { context } = await openTestApp();
  const web = await builtWeb();
  const encode = async (path: string) => encodePage(await renderUncached({ context, web, path }), true);
  const pages = await Promise.all(paths.map(async (path) => [path, await encode(path)] as const));
  const file = join(folder, "pages.kept");
  await new KeptPages(file, makerOf(by.build ?? web.build ?? "", context)).write(
    pages.map(([path, page]) => [path, page]),
  );
  return file;
}

async function startWith(pagesFile: string, warnings: string[] = []) {
  const write = (line: string) => void warnings.push(line);
  return openTestApp({
    settings: { pagesFile, logger: { level: "warn", stream: { write } } },
    wrapWeb: (web) => ({
      ...web,
      render(input) {
        rendered.push(new URL(input.url).pathname);
        return web.render(input);
      },
    }),
  });
}

it("pages of the last run are served as they are, and others are made", async () => {
  const { app } = await startWith(await keepPages());
  for (const path of [...paths, "/faqs"]) expect((await app.inject(path)).statusCode).toBe(200);
  expect(rendered).toEqual(["/faqs"]);
});

it("what was edited while the server was down shows at once", async () => {
  const { app, db } = await startWith(await keepPages());
  const board = "Board of Medicine and Buckeyes";
  await db.updateTable("states").set({ medical_board: board }).where("slug", "=", "ohio").execute();
  expect((await app.inject("/states/ohio")).body).toContain(board);
  await app.inject("/about");
  expect(rendered).toEqual(["/states/ohio"]);
});

it("pages of another build are not used, and nobody has to be told", async () => {
  const warnings: string[] = [];
  const { app } = await startWith(await keepPages({ build: "another" }), warnings);
  expect((await app.inject("/about")).statusCode).toBe(200);
  expect([rendered, warnings]).toEqual([["/about"], []]);
});

it("the maker's name changes with everything that a page shows beside its content", async () => {
  const { context } = await openTestApp();
  const makers = [
    makerOf("one", context),
    makerOf("two", context),
    makerOf("one", { ...context, origin: "https://other.example" }),
    makerOf("one", { ...context, site: { ...context.site, phone: "(615) 555-0199" } }),
    makerOf("one", {
      ...context,
      analytics: { scriptUrl: "https://a.example", projectId: "", sessionScriptUrl: null },
    }),
  ];
  expect(new Set(makers).size).toBe(makers.length);
  expect(makerOf("one", { ...context })).toBe(makers[0]);
});

it.each([
  ["cut short", (file: Buffer) => file.subarray(0, file.length - 100)],
  ["with another byte in a page", (file: Buffer) => file.fill(0x20, file.length - 5_000, file.length - 4_990)],
  [
    "with another tag in its head",
    (file: Buffer) => Buffer.from(file.toString("latin1").replace('etag":"', 'etag":"x'), "latin1"),
  ],
  ["of zeros", (file: Buffer) => file.fill(0)],
  ["empty", () => Buffer.alloc(0)],
])("a file %s is not used; the pages are made anew, and the log says so", async (_damage, damaged) => {
  const file = await keepPages();
  writeFileSync(file, damaged(readFileSync(file)));
  const warnings: string[] = [];
  const { app } = await startWith(file, warnings);
  expect((await app.inject("/about")).statusCode).toBe(200);
  expect(rendered).toEqual(["/about"]);
  expect(warnings.join()).toContain("can't be used; they are made anew");
});

it("where nothing can be written nothing is left behind, and the site is told why", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // A folder stands where the file would be.
  mkdirSync(join(folder, "pages.kept/full"), { recursive: true });
  await expect(new KeptPages(join(folder, "pages.kept"), "me").write([])).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(readdirSync(folder)).toEqual(["pages.kept"]);
});
