import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { slow } from "./slow-first.ts";

it("each file that is named as slow exists", () => {
  const root = join(import.meta.dirname, "../..");
  expect(slow.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
