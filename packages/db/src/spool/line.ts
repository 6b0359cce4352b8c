import { crc32 } from "node:zlib";
import type { AcceptedLead } from "../leads/accepted-lead.ts";
import { fromSpooled, spoolVersion, toSpooled, versionOf } from "./spooled-lead.ts";

export type SpoolContent = {
  /** In their order. */
  leads: AcceptedLead[];
  /** Lines that were whole once, and can't be read now. */
  damaged: number;
  /** Lines that a newer release has written, and the highest version among them. */
  newer: { lines: number; version: number };
};

/** One lead a line: JSON, a space, its checksum. JSON holds no line breaks of its own. */
export function toLine(lead: AcceptedLead): string {
  const json = JSON.stringify(toSpooled(lead));
  return `${json} ${checksum(json)}\n`;
}

/** Skips a line without a checksum at its end: it was torn while it was written, so nobody was thanked for it. */
export function readLines(text: string): SpoolContent {
  const content: SpoolContent = { leads: [], damaged: 0, newer: { lines: 0, version: spoolVersion } };
  for (const line of text.split("\n")) {
    // People type separators that are line breaks to a regular expression, but not to JSON: hence `s`.
    const [, json = "", sum] = /^(.*) ([0-9a-f]{8})$/s.exec(line) ?? [];
    if (sum === undefined) continue;
    if (checksum(json) === sum) readLine(json, content);
    else content.damaged += 1;
  }
  return content;
}

/** Adds what the JSON of a whole line holds to the content. */
function readLine(json: string, content: SpoolContent): void {
  try {
    const line: unknown = JSON.parse(json);
    const version = versionOf(line);
    if (version > spoolVersion) {
      content.newer = { lines: content.newer.lines + 1, version: Math.max(content.newer.version, version) };
    } else content.leads.push(fromSpooled(line));
  } catch {
    content.damaged += 1;
  }
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, "0");
}
