import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "../test/open-test-database.ts";
import { generateTypes } from "./generate-types.ts";

it("schema.ts is what db:migrate --types writes for the migrated database", async () => {
  const { db } = await openTestDatabase();
  const generated = await generateTypes(db);
  const committed = readFileSync(new URL("../schema.ts", import.meta.url), "utf8");
  expect(committed === generated, "packages/db/src/schema.ts is stale: run pnpm db:migrate --types").toBe(true);
});

it.each(["CHECK (size in ('s', 'm'))", "CHECK (size IN ('s','m'))", "CHECK (size IS NULL OR size IN ('s', 'm'))"])(
  "a list of values in another form than the known one fails, because its union would be lost: %s",
  async (check) => {
    const { db } = await openTestDatabase();
    await sql.raw(`CREATE TABLE shirts (size TEXT ${check}) STRICT`).execute(db);
    await expect(generateTypes(db)).rejects.toThrow("The CHECK of shirts.size can't be read.");
  },
);
