import { dirname, join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { forCampaignTouch } from "@site/content/campaign-touch";
import * as z from "zod/mini";
import { chownLine, listFolder, onlyUnreadable, readText, shellWord, statOf, Unreadable } from "../files/look.ts";
import { fieldsOf, type GivenFields, leadKinds, type NewLead } from "../leads/lead-fields.ts";
import type { AcceptedLead } from "./accepted-lead.ts";

/** A time and a random UUID. taken: leads to store · left: lines that could not be stored · part: being written */
const fileName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(taken|left|part)$/;
type Ending = "taken" | "left" | "part";

/** A missing file reads as empty, because another process stores its leads and deletes it at any moment. */
export function readSpoolFile(file: string): SpoolLine[] | Unreadable {
  const text = readText(file);
  return text instanceof Unreadable ? text : readLines(text ?? "");
}

/** Names of the files with this ending, oldest first; none in a folder that this process may not read. */
export function listSpool(folder: string, ending: Ending): string[] {
  const names = listFolder(folder);
  return names instanceof Unreadable ? [] : names.filter((name) => fileName.exec(name)?.[1] === ending);
}

type SpoolState = {
  /** The number of leads to store. */
  waiting: number;
  /** Paths of files with lines that could not be stored. */
  left: readonly string[];
  /** The folder, or files of it with leads, that this process may not read. */
  unreadable: readonly Unreadable[];
};

/** Reads the whole spool: for commands, not for a serving process. */
export function inspectSpool(folder: string): SpoolState {
  const files = listSpool(folder, "taken").map((name) => inspectFile(join(folder, name)));
  // A lead that was submitted again while it waits is in the spool twice.
  const waiting = new Set(files.flatMap((file) => (file instanceof Unreadable ? [] : file))).size;
  const left = listSpool(folder, "left").map((name) => join(folder, name));
  return { waiting, left, unreadable: onlyUnreadable([listFolder(folder), ...files]) };
}

/** The references in a file; of a line that can't be read, the line. */
export function inspectFile(file: string): readonly string[] | Unreadable {
  const lines = readSpoolFile(file);
  return lines instanceof Unreadable ? lines : lines.map(({ text, lead }) => lead?.reference ?? text);
}

/** An instance writes into its folder more often, see `Spool.try`. */
const idleMs = 60_000;

/**
 * The spools next to this one, and the default one, that hold leads and that no running instance has in use: those of an
 * instance that is gone, or that had another SPOOL_DIR. They are not replayed here, because they may be of another site.
 */
export function listForgotten(own: string, defaultFolder: string | null): string[] {
  const parent = dirname(resolve(own));
  const names = listFolder(parent);
  const beside = names instanceof Unreadable ? [] : names.map((name) => join(parent, name));
  const folders = new Set(defaultFolder === null ? beside : [...beside, resolve(defaultFolder)]);
  return [...folders].filter((folder) => {
    const stat = statOf(folder);
    if (folder === resolve(own) || stat === null || stat instanceof Unreadable || !stat.isDirectory()) return false;
    // A time that is ahead is no sign of life: the clock was wrong.
    if (Math.abs(Date.now() - stat.mtimeMs) < idleMs) return false;
    const { waiting, left, unreadable } = inspectSpool(folder);
    return waiting > 0 || left.length > 0 || unreadable.some(({ path }) => path !== folder);
  });
}

/** For an operator: how to store the leads of a forgotten spool. */
export function forgottenSentence(folder: string): string {
  const { waiting, unreadable } = inspectSpool(folder);
  const [first] = unreadable;
  const owner =
    first === undefined ? "" : `; ${unreadable.length} of its files can't be read by this user: ${chownLine(folder)}`;
  return `${waiting} leads wait in ${folder}, which no running instance uses: an instance that starts with SPOOL_DIR=${shellWord(folder)} stores them${owner}`;
}

/**
 * Version of a lead in the spool. A release that adds a property gives it a default below, so that it replays older
 * lines. Raise the number when an older release would lose data by replaying the new lines.
 */
export const spoolVersion = 2;

const textOrNull = z._default(z.nullable(z.string()), null);
const touch = z.object(forCampaignTouch(() => textOrNull));
const attribution = z.object({
  landingPage: textOrNull,
  referrer: textOrNull,
  first: touch,
  last: touch,
  page: textOrNull,
  about: textOrNull,
});

const spooledLine = z.object({
  v: z.number().check(z.maximum(spoolVersion)),
  reference: z.string(),
  at: z.string(),
  lead: z.looseObject({
    kind: z.enum(leadKinds),
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
  const own = { idempotencyKey, attribution, clientHash, formerClientHash, spam, ...(partner !== null && { partner }) };
  const fields = z.record(z.string(), z.nullable(z.string())).parse(rest);
  return kind === "consultation"
    ? { kind, ...own, ...fieldsOf(kind, fields as GivenFields<"consultation">) } // a text for each field, or none
    : { kind, ...own, ...fieldsOf(kind, fields as GivenFields<"contact">) }; // likewise
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, "0");
}
