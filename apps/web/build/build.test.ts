import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closedNote } from "./closed-files.ts";
import { hashInputs } from "./inputs.ts";
import { savePreviousAssets } from "./previous-assets.ts";

const page = "apps/web/src/templates/legal-page.tsx";

/** A repository that has one file in each place that the build reads. */
function newRepository() {
  const root = mkdtempSync(join(tmpdir(), "site-inputs-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const folders = ["apps/web/build", "apps/web/public", "packages/content/src", "packages/trpc-router/src"];
  for (const folder of folders) write(`${folder}/one.ts`, "export const one = 1;\n");
  for (const file of [
    page,
    "apps/web/vite.config.ts",
    "apps/web/tsconfig.json",
    "tsconfig.base.json",
    "pnpm-lock.yaml",
  ])
    write(file, "first\n");
  return { root, write };
}

it("the build's hash of a copied tree is that of the original", () => {
  const [original, copy] = [newRepository(), newRepository()];
  utimesSync(join(copy.root, page), 1, 1);
  expect(hashInputs(copy.root)).toBe(hashInputs(original.root));
});

it.each([
  [page, "other\n"],
  ["packages/content/src/one.ts", "export const one = 2;\n"],
  ["packages/content/src/two.ts", ""],
  ["pnpm-lock.yaml", "other\n"],
])("the build's hash changes with the content of %s", (file, content) => {
  const { root, write } = newRepository();
  const before = hashInputs(root);
  write(file, content);
  expect(hashInputs(root)).not.toBe(before);
});

it.each(["apps/web/src/generated/icons.svg", "apps/web/public/art/cards/home.png", "apps/web/build/build.test.ts"])(
  "what the build writes or only tests read is no reason to build: %s",
  (file) => {
    const { root, write } = newRepository();
    const before = hashInputs(root);
    write(file, "anything");
    expect(hashInputs(root)).toBe(before);
  },
);

/** A folder into which one "builds": all that was there is gone, as with Vite's `emptyOutDir`. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), "site-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = join(folder, "client");
  async function build(files: Record<string, string>): Promise<string[]> {
    const putBack = await savePreviousAssets(built);
    rmSync(built, { recursive: true, force: true });
    mkdirSync(join(built, "assets"), { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(built, "assets", name), content);
    await putBack();
    return readdirSync(join(built, "assets")).toSorted();
  }
  return { folder, built, build };
}

it("a build keeps the assets of the build before, and no older ones", async () => {
  const { built, folder, build } = openFolder();
  expect(await build({ "a-1.js": "a", "b-1.js": "b", "b-1.js.br": "B" })).toEqual(["a-1.js", "b-1.js", "b-1.js.br"]);
  expect(await build({ "a-1.js": "a", "b-2.js": "b2" })).toEqual(["a-1.js", "b-1.js", "b-1.js.br", "b-2.js"]);
  expect(readFileSync(join(built, "assets/b-1.js"), "utf8")).toBe("b");
  expect(await build({ "a-1.js": "a", "b-3.js": "b3" })).toEqual(["a-1.js", "b-2.js", "b-3.js"]);
  expect(readdirSync(folder)).toEqual(["client"]);
});

it("a repeated build keeps no second copy of its assets", async () => {
  const { build } = openFolder();
  const files = { "a-1.js": "a" };
  await build(files);
  await build(files);
  expect(await build(files)).toEqual(["a-1.js"]);
});

it.skipIf(process.platform === "win32")("a build names a file that the site's user can't read", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-closed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "apps/server"), { recursive: true });
  const file = join(folder, "apps/server/main.ts");
  writeFileSync(file, "");
  for (const path of ["apps", "apps/server"]) chmodSync(join(folder, path), 0o755);
  chmodSync(file, 0o644);
  expect(closedNote(folder)).toBeNull();
  chmodSync(file, 0o600);
  expect(closedNote(folder)).toContain(`can't read ${file} and 0 other files`);
});
