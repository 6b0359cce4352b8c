import { postPath } from "@site/content/paths";
import {
  type Change,
  columnsOf,
  listChanges,
  planRestore,
  readHistory,
  restore,
  type Step,
} from "@site/db/content/history";
import { findPost } from "@site/db/content/posts";
import type { Db } from "@site/db/open";
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
Every version of each row of services, specialties, states and blog_posts is kept, whichever program wrote it. Times are in
REPORT_TIME_ZONE. The commands work while the site runs, and pages show a change within ten seconds.
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

const made = { statement: "", restore: "by pnpm content", release: "by a release" } as const;

async function history({ db, env }: Session, slug: string | undefined): Promise<void> {
  for (const change of await (slug === undefined ? listChanges(db, 30) : historyOf(db, slug))) {
    print(`${localTime(change.changed_at, env.reportTimeZone)}  ${made[change.made_by]}`.trimEnd());
    describe(change);
  }
}

async function historyOf(db: Db, slug: string): Promise<Change[]> {
  const changes = await readHistory(db, slug);
  if (changes.length === 0) throw new NotFound(`No row of the content has or had the slug ${slug}.`);
  return changes;
}

function describe({ table, slug, before, after, event }: Step & { event?: Change["event"] }): void {
  const row = `  ${table}/${slug}`;
  if (event === "found") print(`${row}: its history begins`);
  else if (after === null) print(`${row} is deleted`);
  else if (before === null) print(`${row} is inserted`);
  else
    for (const column of columnsOf({ before, after }))
      print(`${row} ${column}: ${differenceOf(before[column], after[column])}`);
}

const shownMax = 60;

function differenceOf(before: unknown, after: unknown): string {
  const [former, later] = [String(before ?? "null"), String(after ?? "null")];
  let same = 0;
  while (same < former.length && former[same] === later[same]) same += 1;
  const start = Math.max(0, same - 15);
  const cut = (text: string) =>
    `${start > 0 ? "…" : ""}${oneLine(text.slice(start, start + shownMax))}${start + shownMax < text.length ? "…" : ""}`;
  return `${cut(former)} → ${cut(later)}`;
}

const describedMax = 10;

async function restoreRows(
  { db, engine, env }: Session,
  slug: string | undefined,
  options: { at: string; yes?: boolean },
): Promise<void> {
  const at = readTime(options.at, env.reportTimeZone);
  if (slug !== undefined) await historyOf(db, slug);
  const steps = await planRestore(db, slug ?? null, at);
  printDatabase(engine.location);
  if (steps.length === 0) return print("No row differs, so nothing is changed.");
  for (const step of steps.slice(0, describedMax)) describe(step);
  if (steps.length > describedMax) print(`  … and ${steps.length - describedMax} more rows`);
  if (options.yes !== true && !(await ask(`Change ${steps.length} rows?`)))
    return print("Nothing is changed. To change the rows, answer yes or add --yes.");
  const changed = await restore(db, slug ?? null, at);
  print(`${changed} rows changed. pnpm content history shows this change, which you can undo in the same way.`);
}

/** A time without milliseconds includes all changes in that second. @returns UTC in the history's format */
function readTime(typed: string, zone: string): string {
  try {
    const instant = typed.endsWith("Z")
      ? Temporal.Instant.from(typed)
      : Temporal.PlainDateTime.from(typed.replace(" ", "T")).toZonedDateTime(zone).toInstant();
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
