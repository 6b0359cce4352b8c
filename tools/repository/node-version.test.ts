import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

it("pnpm picks optional packages for the Node that the repository brings, and the tests run on that one", () => {
  const root = resolve(import.meta.dirname, "../..");
  const { dependencies } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
  const [, nodeVersion] =
    /^nodeVersion: (\S+)$/m.exec(readFileSync(resolve(root, "pnpm-workspace.yaml"), "utf8")) ?? [];
  expect(nodeVersion).toBe(dependencies.node);
  expect(process.version).toBe(`v${dependencies.node}`);
});
