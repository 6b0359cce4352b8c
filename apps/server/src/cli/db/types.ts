import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@site/db/open";
import { generateTypes } from "@site/db/upkeep/generate-types";
import type { Command } from "commander";
import { prepare } from "../../open-site.ts";
import { print } from "../print.ts";

const schemaFile = join(import.meta.dirname, "../../../../../packages/db/src/schema.ts");

const examples = `
Examples:
  pnpm db:types    after a new migration`;

export function declareTypes(program: Command): void {
  program
    .command("types")
    .description("write packages/db/src/schema.ts from a migrated database")
    .addHelpText("after", examples)
    .action(writeTypes);
}

async function writeTypes(): Promise<void> {
  const { db, engine } = await openDatabase("file::memory:");
  await prepare({ db, engine });
  writeFileSync(schemaFile, await generateTypes(db as never)); // the generator reads a database of any schema
  await db.destroy();
  print(`Wrote ${schemaFile}`);
}
