import { drill } from "@site/db/upkeep/drill";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { print } from "../print.ts";

const examples = `
Works while the site runs. Restores into a scratch place, compares with FILE.sha256, reads a lead of each form, deletes the
scratch. On PostgreSQL, FILE is a dump of pg_dump --format=custom, and the user needs the right CREATEDB.
Exit codes: 0 proven · 1 this backup can't be restored.

Examples:
  pnpm db:drill                         the newest of backups/ beside the database
  pnpm db:drill /mnt/other/site.db      another backup`;

export function declareDrill(program: Command): void {
  program
    .command("drill")
    .description("prove that a backup can be restored; changes nothing")
    .argument("[backup]", "what to try")
    .addHelpText("after", examples)
    .action(async (given?: string) => {
      const { backup, leads, seconds, isCompared } = await drill(parseEnv(process.env).databaseUrl, given);
      const sum = isCompared ? "" : "; its bytes were compared with nothing, because there is no .sha256 beside it";
      print(`${backup} can be restored: ${leads} leads in ${seconds} s${sum}.`);
    });
}
