import { readFileSync } from "node:fs";
import { leadListCopy } from "@site/content/copy/lead-list";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { type EnteredLead, enterLead, findEntered } from "@site/db/intake/enter-lead";
import { type Command, InvalidArgumentError, Option } from "commander";
import { CsvError, type Options, parse } from "csv-parse/sync";
import { decode } from "../../configuration/env-file.ts";
import { readEntry } from "../../forms/lead-entry.ts";
import { readInstant } from "../../notifications/mail/format.ts";
import { notifyPolicy } from "../../notifications/notify-policy.ts";
import { print, printDatabase, printTable, UsageError } from "../print.ts";
import { type Session, withDatabase } from "./session.ts";

const fields = ["name", "phone", "email", "company", "message", "cameBy", "created_at", "status", "reference"] as const;
type Field = (typeof fields)[number];
type Given = Partial<Record<Field, string>>;
const statuses = ["new", "contacted", "won", "lost"] as const;
type Status = (typeof statuses)[number];

const { reference, name, phone, email, company, message, cameBy, received, status: state } = leadListCopy.columns;
const ownHeadings = { reference, name, phone, email, company, message, cameBy, created_at: received, status: state };

type ImportOptions = { map?: Given; status: Status; yes?: boolean };

const examples = `
Examples:
  pnpm leads import old.csv --map "name=Full name,phone=Tel,message=Notes,created_at=Date"      what would be stored
  pnpm leads import old.csv --map "name=Full name,phone=Tel,message=Notes,created_at=Date" --yes
  pnpm leads import fair.csv --status contacted --yes

Fields: ${fields.join(", ")}. A column whose heading is a field's name needs no --map,
nor does the file of pnpm leads export, whose notes, additions, owners and due times are not imported.
A row needs a name, and a phone number or an email address. Days: 2026-03-01 or 3/1/2026, with or without a time.
Imported leads have no due time, and no one is notified of them. A row that is already stored (its reference or, without
one, its words) is skipped, so that a file can be imported again.`;

export function declareImport(program: Command): void {
  program
    .command("import")
    .description("store the leads of a CSV file; without --yes, only show a preview")
    .argument("<file>", "CSV with a line of headings; UTF-8, or as Excel writes it")
    .option("--map <field=heading,…>", "assign columns to fields", readMap)
    .addOption(new Option("--status <status>", "the status of rows without one").choices(statuses).default("new"))
    .option("--yes", "store them")
    .addHelpText("after", examples)
    .action(withDatabase(importLeads));
}

function readMap(typed: string): Given {
  const pairs = typed.split(",").map((pair) => pair.split("=").map((text) => text.trim()));
  const unknown = pairs.find(([field = "", heading = ""]) => !isField(field) || heading === "");
  if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown.join("=")}" is not field=heading.`);
  return Object.fromEntries(pairs);
}

function isField(text: string): text is Field {
  return fields.some((field) => field === text);
}

async function importLeads({ db, engine, env }: Session, file: string, { map = {}, status, yes }: ImportOptions) {
  printDatabase(engine.location);
  const rows = readRows(file, map);
  const counts = { stored: 0, known: 0, repeated: 0 };
  const refused: [number, string][] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const lead = readLead(row, status, env.reportTimeZone);
    if (typeof lead === "string") refused.push([index + 2, lead]);
    else {
      const { reference, isKnown } = await findEntered(db, lead);
      if (yes) await enterLead(db, lead, notifyPolicy(env), false);
      counts[seen.has(reference) ? "repeated" : isKnown ? "known" : "stored"] += 1;
      seen.add(reference);
    }
  }
  if (refused.length > 0) printTable(["row", "not stored, because"], refused);
  const verb = yes ? "are stored" : "would be stored";
  const skipped = `${counts.known} were stored before, ${counts.repeated} are in the file twice`;
  print(`${counts.stored} leads ${verb}, ${skipped}, ${refused.length} rows are refused`);
  if (!yes) print("Nothing is stored yet. Check this preview, then add --yes.");
  if (yes && refused.length > 0)
    throw new Error("Fix the refused rows and import the file again: rows that are stored already are skipped.");
}

/** Excel may write semicolons or tabs instead of commas, and Windows-1252 or UTF-16 instead of UTF-8. */
function readRows(file: string, map: Given): Given[] {
  const bytes = readFileSync(file);
  const text = decode(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
  const [line = ""] = text.split(/\r?\n/);
  const delimiter = [",", ";", "\t"].toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ",";
  const options = { bom: true, delimiter, skip_empty_lines: true, relax_column_count: true, trim: true } as const;
  const [headings = [], ...records] = parseRows(file, text, options);
  if (headings.length === 0) throw new Error(`${file} is empty. Give a file with a line of headings.`);
  const columns = fields.flatMap((field) => {
    const wanted = (map[field] === undefined ? [field, ownHeadings[field]] : [map[field]]).map((each) =>
      each.toLowerCase(),
    );
    const at = headings.findIndex((heading) => wanted.includes(heading.toLowerCase()));
    if (at === -1 && map[field] !== undefined)
      throw new UsageError(`The file has no column "${map[field]}". It has: ${headings.join(", ")}.`);
    return at === -1 ? [] : [{ field, at }];
  });
  if (!columns.some(({ field }) => field === "name"))
    throw new UsageError(`Say which column is the name: --map "name=…". The file has: ${headings.join(", ")}.`);
  // Our export puts an apostrophe before a text that a spreadsheet would run as a formula, such as "+1 615".
  const cell = (text = "") => text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, "");
  return records.map((record) => Object.fromEntries(columns.map(({ field, at }) => [field, cell(record[at])])));
}

function parseRows(file: string, text: string, options: Options): string[][] {
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`${file} can't be read: a quotation mark is missing in line ${error.lines} or before it.`);
  }
}

function readLead(row: Given, byDefault: Status, zone: string): EnteredLead | string {
  const { imported } = leadListCopy;
  const read = readEntry({ ...row, message: row.message || imported.message, cameBy: row.cameBy || imported.cameBy });
  if ("errors" in read)
    return Object.entries(read.errors)
      .map(([field, error]) => `${field}: ${error}`)
      .join(" ");
  const given = (row.status || byDefault).toLowerCase();
  const status = statuses.find((each) => each === given || leadPageCopy.states[each] === given);
  if (status === undefined) return `status: "${row.status}" is not one of ${statuses.join(", ")}.`;
  // An operator may map a column of row numbers or email addresses to the reference by mistake.
  const reference = row.reference || null;
  if (reference !== null && !/^(?:C[RM]-\w{4}-\w{4}|(?=.*\d)(?=.*[A-Za-z])[\w./-]{2,40})$/.test(reference))
    return `reference: "${reference}" is not letters and digits, such as OLD-5.`;
  const at = row.created_at ? readTime(row.created_at, zone) : null;
  if (at === undefined) return `created_at: "${row.created_at}" is not a past day, such as 2026-03-01 or 3/1/2026.`;
  const key = ["import", at, reference].filter(Boolean).join(" ");
  return { ...read.lead, key, reference, at, entered: { ...read.lead.entered, status, isOld: true } };
}

/** @returns a time in UTC, or undefined if the text is invalid or the time is in the future */
function readTime(typed: string, zone: string): string | undefined {
  const iso = typed
    .replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(?=\S)|$)/,
      (_, month, day, year) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")} `,
    )
    .trim();
  const instant = readInstant(iso, zone);
  if (instant === null || instant.epochMilliseconds > Date.now()) return undefined;
  return instant.toString({ fractionalSecondDigits: 3 });
}
