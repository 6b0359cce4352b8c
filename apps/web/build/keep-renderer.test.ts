import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { keepRenderer } from "./keep-renderer.ts";

it("the renderer of the build before stays, for servers that run it; older ones go", async () => {
  const dist = mkdtempSync(join(tmpdir(), "site-dist-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const name of ["one", "two", "three"]) {
    mkdirSync(join(dist, "server", name), { recursive: true });
    await keepRenderer(dist, name);
  }
  expect(readFileSync(join(dist, "build.txt"), "utf8")).toBe("three");
  expect(readdirSync(join(dist, "server")).toSorted()).toEqual(["three", "two"]);
});
