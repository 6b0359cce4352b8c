import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openTestDatabase } from "../test/open-test-database.ts";
import { generateTypes } from "./generate-types.ts";

it("schema.ts is what db:migrate --types writes for the migrated database", async () => {
  const { db } = await openTestDatabase();
  const generated = await generateTypes(db);
  const committed = readFileSync(new URL("../schema.ts", import.meta.url), "utf8");
  expect(committed === generated, "packages/db/src/schema.ts is stale: run pnpm db:migrate --types").toBe(true);
});
