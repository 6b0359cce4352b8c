import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { forTouch } from "@site/content/touch";
import * as z from "zod/mini";
import { fieldsOf, type GivenFields, type NewLead } from "../leads/lead-fields.ts";
import type { AcceptedLead } from "./accepted-lead.ts";

/** A time and a random UUID. taken: leads to store · left: lines that could not be stored · part: being written */
const fileName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(taken|left|part)$/;
type Ending = "taken" | "left" | "part";

/** A missing file reads as empty, because another process stores its leads and deletes it at any moment. */
export function readSpoolFile(file: string): SpoolLine[] {
  try {
    return readLines(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Names of the files with this ending, oldest first. */
export function listSpool(folder: string, ending: Ending): string[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.filter((name) => fileName.exec(name)?.[1] === ending);
}

/** waiting: the number of leads to store. left: paths of files with lines that could not be stored */
export type SpoolState = { waiting: number; left: readonly string[] };

export function inspectSpool(folder: string): SpoolState {
  const lines = listSpool(folder, "taken").flatMap((name) => readSpoolFile(join(folder, name)));
  // A lead that was submitted again while it waits is in the spool twice.
  const waiting = new Set(lines.map(({ text, lead }) => lead?.reference ?? text)).size;
  return { waiting, left: listSpool(folder, "left").map((name) => join(folder, name)) };
}

/** An instance marks its folder in use more often. */
const idleMs = 60_000;

/**
 * The spools beside this one, and the default one, that hold leads and that no running instance has in use: those of an
 * instance that is gone, or that had another SPOOL_DIR. They are not replayed here, because they may be of another site.
 */
export function listForgotten(own: string, defaultFolder: string | null): string[] {
  const parent = dirname(resolve(own));
  const beside = existsSync(parent) ? readdirSync(parent, { withFileTypes: true }) : [];
  const folders = beside.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name));
  if (defaultFolder !== null && existsSync(defaultFolder)) folders.push(resolve(defaultFolder));
  return [...new Set(folders)].filter((folder) => {
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (folder === resolve(own) || usedAt === undefined || Date.now() - usedAt < idleMs) return false;
    const { waiting, left } = inspectSpool(folder);
    return waiting > 0 || left.length > 0;
  });
}

/** For an operator: how to store the leads of a forgotten spool. */
export function forgottenSentence(folder: string): string {
  return `${inspectSpool(folder).waiting} leads wait in ${folder}, which no running instance uses: an instance that starts with SPOOL_DIR=${folder} stores them`;
}

/**
 * Version of a lead in the spool. A release that adds a property gives it a default below, so that it replays older
 * lines. Raise the number when an older release would lose data by replaying the new lines.
 */
export const spoolVersion = 2;

const textOrNull = z._default(z.nullable(z.string()), null);
const touch = z.object(forTouch(() => textOrNull));
const attribution = z.object({
  ...{ landingPage: textOrNull, referrer: textOrNull, first: touch, last: touch },
  ...{ page: textOrNull, about: textOrNull },
});

const spooledLine = z.object({
  v: z.number().check(z.maximum(spoolVersion)),
  reference: z.string(),
  at: z.string(),
  lead: z.looseObject({
    kind: z.enum(["consultation", "contact"]),
    idempotencyKey: z.nullable(z.string()),
    attribution,
    clientHash: textOrNull,
    formerClientHash: textOrNull,
    partner: textOrNull,
    spam: z.object({ score: z.number(), signals: z.array(z.string()) }),
  }),
});

/** One lead per line: JSON, a space, its checksum. JSON contains no line breaks. */
export function toLine(accepted: AcceptedLead): string {
  const json = JSON.stringify({ v: spoolVersion, ...accepted });
  return `${json} ${checksum(json)}`;
}

/** A line of a spool file. lead: null where the line is damaged, or a newer release wrote it */
export type SpoolLine = { text: string; lead: AcceptedLead | null };

/**
 * The lines of a file. One without a checksum at its end is left out, because no release acknowledges such a lead.
 */
export function readLines(text: string): SpoolLine[] {
  return text.split("\n").flatMap((line): SpoolLine[] => {
    // The flag `s`, because `.` excludes line separators that visitors may type and JSON leaves unescaped.
    const [, json = "", sum] = /^(.*) ([0-9a-f]{8})$/s.exec(line) ?? [];
    return sum === undefined ? [] : [{ text: line, lead: checksum(json) === sum ? parse(json) : null }];
  });
}

function parse(json: string): AcceptedLead | null {
  try {
    const { lead, reference, at } = spooledLine.parse(JSON.parse(json));
    return { lead: toLead(lead), reference, at };
  } catch {
    return null;
  }
}

/** A field that an earlier release did not have stays empty; if its column is required, the table refuses the lead. */
function toLead({ kind, ...spooled }: z.infer<typeof spooledLine>["lead"]): NewLead {
  const { idempotencyKey, attribution, clientHash, formerClientHash, partner, spam, ...rest } = spooled;
  const own = { idempotencyKey, attribution, clientHash, formerClientHash, partner, spam };
  const fields = z.record(z.string(), z.nullable(z.string())).parse(rest);
  return kind === "consultation"
    ? { kind, ...own, ...fieldsOf(kind, fields as GivenFields<"consultation">) } // a text for each field, or none
    : { kind, ...own, ...fieldsOf(kind, fields as GivenFields<"contact">) }; // likewise
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, "0");
}
