import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hashInputs } from "./inputs.ts";
import { savePreviousAssets } from "./previous-assets.ts";

function newRepository() {
  const root = mkdtempSync(join(tmpdir(), "site-inputs-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const folder of ["apps/web/src", "apps/web/build", "apps/web/public", "packages/content/src"])
    write(`${folder}/one.ts`, "first\n");
  for (const file of ["packages/trpc-router/src/one.ts", "apps/web/vite.config.ts", "apps/web/tsconfig.json"])
    write(file, "first\n");
  for (const file of ["tsconfig.base.json", "pnpm-lock.yaml"]) write(file, "first\n");
  return { root, write };
}

it("the build's hash of a copied tree is that of the original", () => {
  const [original, copy] = [newRepository(), newRepository()];
  utimesSync(join(copy.root, "apps/web/src/one.ts"), 1, 1);
  expect(hashInputs(copy.root, "web")).toBe(hashInputs(original.root, "web"));
});

it.each([
  ["a changed source", "apps/web/src/one.ts", true],
  ["a new file of the content", "packages/content/src/two.ts", true],
  ["another version of a package", "pnpm-lock.yaml", true],
  ["what the build writes into the sources", "apps/web/src/generated/icons.svg", false],
  ["what the build writes into the pictures", "apps/web/public/art/cards/home.png", false],
  ["a test", "apps/web/build/build.test.ts", false],
])("%s, %s, causes a new build: %s", (_, file, isReason) => {
  const { root, write } = newRepository();
  const before = hashInputs(root, "web");
  write(file, "other\n");
  expect(hashInputs(root, "web") !== before).toBe(isReason);
});

it("a build keeps the previous build's assets, and no older assets, even when it is repeated", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = join(folder, "client");
  async function build(...names: string[]): Promise<string[]> {
    const putBack = await savePreviousAssets(built);
    rmSync(built, { recursive: true, force: true });
    mkdirSync(join(built, "assets"), { recursive: true });
    for (const name of names) writeFileSync(join(built, "assets", name), `content of ${name}`);
    await putBack();
    return readdirSync(join(built, "assets")).toSorted();
  }
  expect(await build("a-1.js", "b-1.js", "b-1.js.br")).toEqual(["a-1.js", "b-1.js", "b-1.js.br"]);
  expect(await build("a-1.js", "b-2.js")).toEqual(["a-1.js", "b-1.js", "b-1.js.br", "b-2.js"]);
  expect(readFileSync(join(built, "assets/b-1.js"), "utf8")).toBe("content of b-1.js");
  expect(await build("a-1.js", "b-3.js")).toEqual(["a-1.js", "b-2.js", "b-3.js"]);
  expect(await build("a-1.js", "b-3.js")).toEqual(["a-1.js", "b-3.js"]);
  expect(readdirSync(folder)).toEqual(["client"]);
});
