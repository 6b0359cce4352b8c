import { dateInWords, longDate } from "../calendar.ts";
import { stateFacts } from "../states/data/facts.ts";
import type { PlannedDay } from "../types/sections.ts";
import { type Asked, byLastDay } from "./file-dates.ts";

export const planQuestion = "Please check these days and say what you need first.";

const planLine =
  /^(?:.+ start(?:s|ed)? on .+\. Please file:|- .+(?: by .+|, at once)|(?:My|The) license is expected on .+)$/;

export function isPlanLine(line: string): boolean {
  return line === planQuestion || planLine.test(line);
}

export function messageOf(days: readonly PlannedDay[], { license, state }: Pick<Asked, "license" | "state">): string {
  const where = state === null ? "" : ` in ${stateFacts[state].name}`;
  const whose = days.length === 1 && days[0]?.count === 1 ? "My" : "The";
  return [
    ...days.map((day) => paragraphOf(day, where)),
    ...(license === null ? [] : [`${whose} license is expected on ${longDate(license)}.`]),
    planQuestion,
  ].join("\n\n");
}

function paragraphOf({ start, hasBegun, count, which, files }: PlannedDay, where: string): string {
  const who = which === null ? (count === 1 ? "I" : `${count} providers`) : capitalized(which);
  const verb = hasBegun ? "started" : which !== null && count === 1 ? "starts" : "start";
  const lines = byLastDay(files).map(
    ({ payer, by, byWords, leaves }) => `- ${payer}${leaves === by ? ` by ${byWords}` : ", at once"}`,
  );
  return [`${who} ${verb} on ${dateInWords(start)}${where}. Please file:`, ...lines].join("\n");
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
