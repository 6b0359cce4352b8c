import { postPath } from "@site/content/paths";
import { type Change, listChanges, listDifferences, planRestore, restore } from "@site/db/content/history";
import { findPost } from "@site/db/content/posts";
import type { Command } from "commander";
import { publicOrigin, signingKey } from "../configuration/env.ts";
import { previewLink } from "../http/signed-links.ts";
import { localTime, readInstant } from "../notifications/mail/format.ts";
import { type Session, withDatabase } from "./leads/session.ts";
import { exitCodesHelp, NotFound, newProgram, oneLine, print, printDatabase, runProgram, UsageError } from "./print.ts";

const help = `
Each row of services, specialties, states and blog_posts is kept as it was before a change, whichever program made the
change, for RETENTION_TEXTS_DAYS. Times are in REPORT_TIME_ZONE.
${exitCodesHelp}

Example: pnpm content restore ohio --at "2026-11-23 14:00" --yes`;

export function createContentProgram(): Command {
  const program = newProgram("pnpm content", "Show and revert changes to texts, and preview an article.", help);
  program
    .command("history")
    .description("list changes, with their times")
    .argument("[slug]")
    .action(withDatabase(history));
  program
    .command("restore")
    .description("restore all rows, or one, to an earlier time")
    .argument("[slug]")
    .requiredOption("--at <time>", "such as 2026-11-23 14:00")
    .option("--yes", "change the rows, instead of showing what would change")
    .action(withDatabase(restoreRows));
  program
    .command("preview")
    .description("print a signed URL that shows an article")
    .argument("<slug>")
    .action(withDatabase(preview));
  return program;
}

async function history({ db, env }: Session, slug: string | undefined): Promise<void> {
  const changes = await listChanges(db, slug ?? null);
  if (changes.length === 0) throw new NotFound(unchanged(slug));
  for (const change of changes) {
    print(`${localTime(change.changed_at, env.reportTimeZone)}  by a ${change.made_by}`);
    describe(change);
  }
}

function unchanged(slug = "a row"): string {
  return `No change of ${slug} is recorded.`;
}

function describe(change: Change): void {
  const row = `  ${change.content_table}/${change.slug}`;
  if (change.state === null) print(`${row} is deleted`);
  else if (change.former === null) print(`${row} is inserted`);
  else for (const [column, ...values] of listDifferences(change)) print(`${row} ${column}: ${differenceOf(values)}`);
}

function differenceOf(values: readonly unknown[]): string {
  const [former = "", later = ""] = values.map((value) => oneLine(String(value ?? "null")));
  let same = 0;
  while (same < former.length && former[same] === later[same]) same += 1;
  const start = Math.max(0, same - 15);
  return [former, later].map((text) => `${start > 0 ? "…" : ""}${text.slice(start, start + 60)}`).join(" → ");
}

type Options = { at: string; yes?: boolean };

async function restoreRows({ db, engine, env }: Session, slug: string | undefined, options: Options): Promise<void> {
  const typed = readInstant(options.at, env.reportTimeZone);
  if (typed === null) throw new UsageError("Give a time, such as 2026-11-23 14:00 or 2026-11-23T20:00:00Z.");
  const days = env.retention.texts;
  if (days > 0 && typed.epochMilliseconds < Date.now() - days * 24 * 60 * 60 * 1000)
    throw new UsageError(`Changes are kept for ${days} days (RETENTION_TEXTS_DAYS). Give a later time.`);
  if (slug !== undefined && (await listChanges(db, slug)).length === 0) throw new NotFound(unchanged(slug));
  // Stored times have milliseconds, so a time that is typed as 14:00:05 means 14:00:05.999.
  const instant = typed.add({ milliseconds: options.at.includes(".") ? 0 : 999 });
  printDatabase(engine.location);
  const run = options.yes === true ? restore : planRestore;
  const changes = await run(db, slug ?? null, instant.toString({ fractionalSecondDigits: 3 }));
  for (const change of changes) describe(change);
  if (changes.length === 0) print(`No row${slug === undefined ? "" : ` ${slug}`} differs, so nothing is changed.`);
  else if (options.yes !== true) print(`Nothing is changed. To change these ${changes.length} rows, add --yes.`);
  else print(`${changes.length} rows changed. You can undo this in the same way.`);
}

async function preview({ db, env }: Session, slug: string): Promise<void> {
  const [post, shown] = [await findPost(db, slug, slug), await findPost(db, slug)];
  if (post === undefined) throw new NotFound(`There is no article ${slug}. Only articles have a preview.`);
  const origin = publicOrigin(env);
  if (shown !== undefined) return print(`The article is public: ${origin}${postPath(slug)}`);
  const { url, until } = previewLink(origin, slug, signingKey(env));
  print(url);
  print(`Anyone with this URL can see the article until ${localTime(until.toISOString(), env.reportTimeZone)}.`);
}

if (import.meta.main) await runProgram(createContentProgram());
