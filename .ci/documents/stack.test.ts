import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The packages that the customer requires, and where each must be imported: in the product, or in its tools. */
const named = {
  product: [
    ...["fastify", "@fastify/cors", "zod", "kysely", "better-sqlite3"],
    ...["@trpc/server", "@trpc/client", "@trpc/react-query", "@tanstack/react-query", "@tanstack/react-router"],
    ...["react", "react-dom", "@mantine/core", "@mantine/hooks", "@mantine/notifications"],
  ],
  tools: ["typescript", "vite", "vitest", "@playwright/test"],
};

const rows = [...read("docs/stack.md").matchAll(/^\| `([^`]+)` +\|.*\| `([^`]+)` +\|$/gm)].map(
  ([, name = "", file = ""]): [string, string] => [name, file],
);

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Whether a module imports a package at run time; the compiler removes type imports. */
async function importsAtRunTime(text: string, file: string, name: string): Promise<boolean> {
  const { code } = await transformWithOxc(text, file);
  return new RegExp(`(?:from|import|import\\()\\s*"${name}(?:/[^"]*)?"`).test(code);
}

it("lists each package that the customer named, once", () => {
  expect(rows.map(([name]) => name).sort()).toEqual([...named.product, ...named.tools].sort());
});

it.each(rows.filter(([name]) => name !== "typescript"))("%s is imported at run time by %s", async (name, file) => {
  expect(await importsAtRunTime(read(file), file, name)).toBe(true);
  if (named.product.includes(name)) expect(file).toMatch(/^(?:apps|packages)\/[\w-]+\/src\/(?!.*\.test\.)/);
});

it("TypeScript compiles the whole workspace in `pnpm check`", () => {
  expect(JSON.parse(read("package.json")).scripts.check).toContain("tsc");
});

it.each([
  ['import type { Toast } from "react-dom";', false],
  ['import { type Toast } from "react-dom";', false],
  ['import { Toast } from "react-dom";\nexport type Other = Toast;', false],
  ['import { Toast } from "react-dom-confetti";\nToast();', false],
  ['import { Toast } from "react-dom/client";\nToast();', true],
  ['const { Toast } = await import("react-dom/client");\nToast();', true],
])("%j loads react-dom: %s", async (text, expected) => {
  expect(await importsAtRunTime(text, "module.tsx", "react-dom")).toBe(expected);
});
