export const postStamps = ["approved", "returned", "due"] as const;
export type PostStamp = (typeof postStamps)[number];

export type MarkParts =
  | { kind: "count"; number: string; unit: string }
  | { kind: "line"; from: string; to: string }
  | { kind: "text"; text: string };

/** Accepts any text, because an editor may have written the mark in the database. */
export function markParts(mark: string): MarkParts {
  const [, from, to] = /^(.+) > (.+)$/.exec(mark) ?? [];
  if (from !== undefined && to !== undefined) return { kind: "line", from, to };
  const [, number, unit] = /^(\d[\d.,/-]*) (\D+)$/.exec(mark) ?? [];
  if (number !== undefined && unit !== undefined) return { kind: "count", number, unit };
  return { kind: "text", text: mark };
}
