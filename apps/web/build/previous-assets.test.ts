import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { savePreviousAssets } from "./previous-assets.ts";

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
