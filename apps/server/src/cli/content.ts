import { postPath } from "@site/content/paths";
import { columnsOf, listChanges, planRestore, restore, type Step } from "@site/db/content/history";
import { findPost } from "@site/db/content/posts";
import type { Command } from "commander";
import { publicOrigin, signingKey } from "../configuration/env.ts";
import { previewLink } from "../http/signed-links.ts";
import { localTime } from "../notifications/mail/format.ts";
import { type Session, withDatabase } from "./leads/session.ts";
import {
  ask,
  exitCodesHelp,
  NotFound,
  newProgram,
  oneLine,
  print,
  printDatabase,
  runProgram,
  UsageError,
} from "./print.ts";

const help = `
Each row of services, specialties, states and blog_posts is kept as it was before a change, whichever program made the
change, for RETENTION_TEXTS_DAYS. Times are in REPORT_TIME_ZONE.
${exitCodesHelp}

Examples:
  pnpm content history                                 the last changes of all rows
  pnpm content history ohio                            what changed in one row, and when
  pnpm content restore --at "2026-11-23 14:00"         restores all rows that have changed since
  pnpm content restore ohio --at "2026-11-23 14:00"    restores one row
  pnpm content preview new-rules-of-2027               an article before its publish_at`;

export function createContentProgram(): Command {
  const does = "Show and revert changes to the texts in the database, and preview an article before its day.";
  const program = newProgram("pnpm content", does, help);
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
    .option("--yes", "don't ask for confirmation")
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
  if (slug !== undefined && changes.length === 0) throw new NotFound(unchanged(slug));
  for (const change of changes) {
    print(`${localTime(change.changed_at, env.reportTimeZone)}  by a ${change.made_by}`);
    describe(change);
  }
}

function unchanged(slug: string): string {
  return `No change of a row with the slug ${slug} is recorded.`;
}

function describe({ content_table, slug, before, after }: Step): void {
  const row = `  ${content_table}/${slug}`;
  if (after === null) print(`${row} is deleted`);
  else if (before === null) print(`${row} is inserted`);
  else
    for (const column of columnsOf({ before, after }))
      print(`${row} ${column}: ${differenceOf(before[column], after[column])}`);
}

function differenceOf(...values: readonly unknown[]): string {
  const [former = "", later = ""] = values.map((value) => oneLine(String(value ?? "null")));
  let same = 0;
  while (same < former.length && former[same] === later[same]) same += 1;
  const start = Math.max(0, same - 15);
  return [former, later].map((text) => `${start > 0 ? "…" : ""}${text.slice(start, start + 60)}`).join(" → ");
}

async function restoreRows(
  { db, engine, env }: Session,
  slug: string | undefined,
  options: { at: string; yes?: boolean },
): Promise<void> {
  const at = readTime(options.at, env.reportTimeZone);
  const days = env.retention.texts;
  if (days > 0 && Date.parse(at) < Date.now() - days * 24 * 60 * 60 * 1000)
    throw new UsageError(`Changes are kept for ${days} days (RETENTION_TEXTS_DAYS).`);
  if (slug !== undefined && (await listChanges(db, slug)).length === 0) throw new NotFound(unchanged(slug));
  const steps = await planRestore(db, slug ?? null, at);
  printDatabase(engine.location);
  if (steps.length === 0) return print("No row differs, so nothing is changed.");
  for (const step of steps) describe(step);
  if (options.yes !== true && !(await ask(`Change ${steps.length} rows?`)))
    return print("Nothing is changed. To change the rows, answer yes or add --yes.");
  const changed = await restore(db, slug ?? null, at);
  print(`${changed} rows changed. pnpm content history shows this change, which you can undo in the same way.`);
}

/** A time that is typed without milliseconds means the end of that second. @returns UTC in the history's format */
function readTime(typed: string, zone: string): string {
  try {
    const instant = typed.endsWith("Z")
      ? Temporal.Instant.from(typed)
      : Temporal.PlainDateTime.from(typed).toZonedDateTime(zone).toInstant();
    return instant.add({ milliseconds: typed.includes(".") ? 0 : 999 }).toString({ fractionalSecondDigits: 3 });
  } catch {
    throw new UsageError("Give a time, such as 2026-11-23 14:00 or 2026-11-23T20:00:00Z.");
  }
}

async function preview({ db, env }: Session, slug: string): Promise<void> {
  const [post, shown] = [await findPost(db, slug, slug), await findPost(db, slug)];
  if (post === undefined) throw new NotFound(`There is no article ${slug}: rows of other tables are public at once.`);
  const origin = publicOrigin(env);
  if (shown !== undefined) return print(`The article is public: ${origin}${postPath(slug)}`);
  const { url, until } = previewLink(origin, slug, signingKey(env));
  print(url);
  print(`Anyone with this URL can see the article until ${localTime(until.toISOString(), env.reportTimeZone)}.`);
}

if (import.meta.main) await runProgram(createContentProgram());
