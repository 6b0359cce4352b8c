import { glossary } from "../facts/glossary.ts";

/** A piece of a text: plain, or a word with the id of its explanation in the glossary. */
export type TextPart = string | { text: string; term: string };

/** A part of an article's text. */
export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "list"; items: readonly (readonly TextPart[])[] }
  | { kind: "timeline"; entries: readonly { when: string; text: string }[] }
  | { kind: "table"; lines: readonly string[] }
  | { kind: "paragraph"; parts: readonly TextPart[] };

const month =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const unit = "Day|Week|Month|Year|Quarter";

/** A day or a count of them, such as "March 4, 2027", "Months 3 and 2", "90 days before". */
const when = new RegExp(
  `^(?:By |Before |From |After )?(?:(?:${month})\\.? \\d|(?:${unit})s? \\d|\\d+ (?:${unit})s?\\b)[^:]*$`,
  "i",
);

/** Divides an article's plain text by the conventions of `Post.content`. On the server, so that no browser loads this code. */
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

/** Words that an adult reads in a minute, of a text with numbers in it. */
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
      : { kind: "list", items: items.map((item) => withTerms(item, linked)) };
  }
  if (lines.length > 1 && lines.every((line) => line.startsWith("| "))) return { kind: "table", lines };
  const isHeading = lines.length === 1 && text.length <= 80 && !/[.,:;?!)”"]$/.test(text);
  return isHeading ? { kind: "heading", id: idOf(text), text } : { kind: "paragraph", parts: withTerms(text, linked) };
}

/** Prefixed, because a heading "Sources" or "Main" must not take the id of a part of the page. */
function idOf(heading: string): string {
  return `part-${heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;
}

const termOf = new Map(
  glossary.flatMap(({ terms }) => terms.flatMap(({ id, names }) => names.map((name) => [name, id]))),
);
const longestFirst = [...termOf.keys()].toSorted((a, b) => b.length - a.length);
const terms = new RegExp(`(?<![\\w-])(${longestFirst.map((name) => name.replaceAll(".", "\\.")).join("|")})(?![\\w-])`);

/** Divides a text at the words of the glossary that are not linked yet. @param linked ids; gets those of this text */
function withTerms(text: string, linked: Set<string>): TextPart[] {
  return text.split(terms).reduce<TextPart[]>((parts, piece, index) => {
    const term = index % 2 === 1 ? termOf.get(piece) : undefined;
    const last = parts.at(-1);
    if (term !== undefined && !linked.has(term)) {
      linked.add(term);
      parts.push({ text: piece, term });
    } else if (typeof last === "string") parts[parts.length - 1] = last + piece;
    else if (piece !== "") parts.push(piece);
    return parts;
  }, []);
}
