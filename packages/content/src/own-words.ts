import { contactForm } from "./copy/forms.ts";
import { isPlanLine, planQuestion } from "./planner/message.ts";

const beginnings = contactForm.beginnings.links.flatMap(({ lines }) => lines.split("\n").map((line) => line.trimEnd()));

/** The visitor's own words: the message without the lines of the planner and of the form's buttons. */
export function ownWordsOf(message: string): string {
  const lines = message.split(/\r?\n/);
  const isPlan = lines.some((line) => line.trim() === planQuestion);
  const written = isPlan ? lines.filter((line) => !isPlanLine(line.trim())) : lines;
  return written.map(withoutBeginning).join("\n").trim();
}

function withoutBeginning(line: string): string {
  return line.slice(beginnings.find((beginning) => line.startsWith(beginning))?.length ?? 0);
}
