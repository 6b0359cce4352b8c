import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hashInputs } from "./inputs.ts";

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

it.each(["apps/web/src/generated/icons.svg", "apps/web/public/art/cards/home.png", "apps/web/build/inputs.test.ts"])(
  "what the build writes or only tests read is no reason to build: %s",
  (file) => {
    const { root, write } = newRepository();
    const before = hashInputs(root);
    write(file, "anything");
    expect(hashInputs(root)).toBe(before);
  },
);
