import { dateInWords, longDate } from "../calendar.ts";
import { stateFacts } from "../states/data/facts.ts";
import type { PlannedDay } from "../types/sections.ts";
import type { Group } from "./file-dates.ts";

/** The plan as the visitor's own message. The days are in the order of the groups. */
export function messageOf(groups: readonly Group[], days: readonly PlannedDay[]): string {
  const paragraphs = groups.map((group, index) => paragraphOf(group, days[index]?.files ?? []));
  const license = groups[0]?.license ?? null;
  const whose = groups.length === 1 && groups[0]?.count === 1 ? "My" : "The";
  return [
    ...paragraphs,
    ...(license === null ? [] : [`${whose} license is expected on ${longDate(license)}.`]),
    "Please check these days and say what you need first.",
  ].join("\n\n");
}

function paragraphOf({ start, state, count, which }: Group, files: PlannedDay["files"]): string {
  const who = which === null ? (count === 1 ? "I start" : `${count} providers start`) : starting(which, count);
  const where = state === null ? "" : ` in ${stateFacts[state].name}`;
  const lines = files.map(
    ({ payer, by, byWords, leaves }) => `- ${payer}${leaves === by ? ` by ${byWords}` : ", at once"}`,
  );
  return [`${who} on ${dateInWords(start)}${where}. Please file:`, ...lines].join("\n");
}

function starting(which: string, count: number): string {
  return `${which.charAt(0).toUpperCase()}${which.slice(1)} start${count === 1 ? "s" : ""}`;
}
