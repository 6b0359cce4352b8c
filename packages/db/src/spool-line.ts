import { crc32 } from "node:zlib";
import type { ArrivedLead } from "./arrived-lead.ts";

/** One lead a line: JSON, a space, its checksum. JSON holds no line breaks of its own. */
export function toLine(lead: ArrivedLead): string {
  const json = JSON.stringify(lead);
  return `${json} ${checksum(json)}\n`;
}

/**
 * A line without a checksum at its end was torn while it was written, so nobody was thanked for it: it is skipped.
 * @returns the leads in their order, and how many lines were whole once and are damaged now
 */
export function readLines(text: string): { leads: ArrivedLead[]; damaged: number } {
  const leads: ArrivedLead[] = [];
  let damaged = 0;
  for (const line of text.split("\n")) {
    // People type separators that are line breaks to a regular expression, but not to JSON: hence `s`.
    const [, json = "", sum] = /^(.*) ([0-9a-f]{8})$/s.exec(line) ?? [];
    if (sum === undefined) continue;
    if (checksum(json) === sum)
      leads.push(JSON.parse(json) as ArrivedLead); // the checksum says that we wrote it
    else damaged += 1;
  }
  return { leads, damaged };
}

function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, "0");
}
