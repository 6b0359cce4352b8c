import { linkText } from "../facts/glossary-links.ts";
import { type PaidCalendar, paidCalendar } from "./paid-calendar.ts";
import { type WeekPlan, weekPlan } from "./week-plan.ts";

export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "timeline"; entries: readonly { when: string; text: string }[] }
  | { kind: "table"; lines: readonly string[]; calendar: PaidCalendar | null; plan: WeekPlan | null }
  | { kind: "paragraph"; text: string };

const month =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const unit = "Day|Week|Month|Year|Quarter";

/** Matches a day or a number of days, such as "March 4, 2027", "Months 3 and 2", "90 days before". */
const when = new RegExp(
  `^(?:By |Before |From |After )?(?:(?:${month})\\.? \\d|(?:${unit})s? \\d|\\d+ (?:${unit})s?\\b)[^:]*$`,
  "i",
);

/** Splits an article's plain text by the rules of `Post.content`. */
export function articleBlocks(content: string): Block[] {
  const taken = new Map<string, number>();
  const linked = new Set<string>();
  return content
    .trim()
    .split(/\n\s*\n/)
    .map((text) => {
      const block = blockOf(text, linked);
      if (block.kind !== "heading") return block;
      const times = taken.get(block.id) ?? 0;
      taken.set(block.id, times + 1);
      return times === 0 ? block : { ...block, id: `${block.id}-${times + 1}` };
    });
}

/** The reading speed of an adult for a text with numbers. */
const wordsPerMinute = 220;

export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(content.trim().split(/\s+/).length / wordsPerMinute));
}

function blockOf(text: string, linked: Set<string>): Block {
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith("- "))) {
    const items = lines.map((line) => line.slice(2));
    const entries = items.map((item) => ({ when: item.split(": ", 1)[0] ?? "", text: item.replace(/^[^:]*: /, "") }));
    const isTimeline = items.every((item) => item.includes(": ")) && entries.every((entry) => when.test(entry.when));
    return isTimeline
      ? { kind: "timeline", entries }
      : { kind: "list", items: items.map((item) => linkText(item, linked)) };
  }
  if (lines.length > 1 && lines.every((line) => line.startsWith("| ")))
    return { kind: "table", lines, calendar: paidCalendar(lines), plan: weekPlan(lines) };
  const isHeading = lines.length === 1 && text.length <= 80 && !/[.,:;?!)”"]$/.test(text);
  return isHeading ? { kind: "heading", id: idOf(text), text } : { kind: "paragraph", text: linkText(text, linked) };
}

/** Without the prefix, a heading such as "Sources" would have the id of another part of the page. */
function idOf(heading: string): string {
  return `part-${heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}
