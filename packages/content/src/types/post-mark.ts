/** Months as the marks write them. */
type Month = "Jan" | "Feb" | "Mar" | "Apr" | "May" | "June" | "July" | "Aug" | "Sep" | "Oct" | "Nov" | "Dec";

/**
 * What an article's cover shows in large type: a number with its unit ("120 days"), a day ("Jan 31"), a form or key
 * ("CMS-855I"), an amount ("$750"), or two ends of a line ("Nov > May").
 */
export type PostMark =
  | `${number} ${string}`
  | `${Month} ${number}`
  | `CMS-${string}`
  | "W-9"
  | "F12"
  | `$${string}`
  | `${string} > ${string}`;

export const postStamps = ["approved", "returned", "due"] as const;
export type PostStamp = (typeof postStamps)[number];

/** A mark divided for drawing. */
export type MarkParts =
  | { kind: "count"; number: string; unit: string }
  | { kind: "line"; from: string; to: string }
  | { kind: "text"; text: string };

/** Divides any text, because a row's mark is an editor's. */
export function markParts(mark: string): MarkParts {
  const [, from, to] = /^(.+) > (.+)$/.exec(mark) ?? [];
  if (from !== undefined && to !== undefined) return { kind: "line", from, to };
  const [, number, unit] = /^(\d[\d.,/-]*) (\D+)$/.exec(mark) ?? [];
  if (number !== undefined && unit !== undefined) return { kind: "count", number, unit };
  return { kind: "text", text: mark };
}

/**
 * Widths of the ruled lines on a cover, in percent, always clearly different from one another. The slug chooses their
 * order and shifts them, equally on the server, in the browser and on the social card.
 */
export function coverLines(slug: string): readonly [number, number, number] {
  const seed = hash(slug);
  const shift = seed % 9;
  const lines = [94 - shift, 72 - shift, 46 + shift];
  const [first = 0] = lines.splice((seed >> 8) % 3, 1);
  const [second = 0] = lines.splice((seed >> 12) % 2, 1);
  return [first, second, lines[0] ?? 0];
}

/** FNV-1a, cut to positive numbers, so that slugs which differ in one letter give unrelated numbers. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16_777_619);
  return (value ^ (value >>> 15)) & 0x7fff_ffff;
}
