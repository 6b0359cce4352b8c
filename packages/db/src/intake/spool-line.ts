import { crc32 } from "node:zlib";
import type { AcceptedLead } from "./accepted-lead.ts";
import { fromSpooled, spoolVersion, toSpooled, versionOf } from "./spooled-lead.ts";

export type SpoolContent = {
  /** In the order of the lines. */
  leads: AcceptedLead[];
  /** Lines that were written completely, but can't be read now. */
  damaged: number;
  /** The number of lines that a newer release wrote, and their highest version. */
  newer: { lines: number; version: number };
};

/** One lead per line: JSON, a space, its checksum. JSON contains no line breaks. */
export function toLine(lead: AcceptedLead): string {
  const json = JSON.stringify(toSpooled(lead));
  return `${json} ${checksum(json)}\n`;
}

/** Skips a line without a checksum at its end: the write was interrupted, so its lead was never acknowledged. */
export function readLines(text: string): SpoolContent {
  const content: SpoolContent = { leads: [], damaged: 0, newer: { lines: 0, version: spoolVersion } };
  for (const line of text.split("\n")) {
    // The flag `s`, because `.` excludes line separators that visitors may type and JSON leaves unescaped.
    const [, json = "", sum] = /^(.*) ([0-9a-f]{8})$/s.exec(line) ?? [];
    if (sum === undefined) continue;
    if (checksum(json) === sum) readLine(json, content);
    else content.damaged += 1;
  }
  return content;
}

/** Parses the JSON of a complete line and adds it to the content. */
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
