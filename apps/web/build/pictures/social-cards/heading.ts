import type { CardFigure } from "./facts.ts";
import { colours, column, figure, footTop } from "./material.ts";
import { measure, type Text } from "./text.ts";

const sizes = [100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52];
const lineHeight = 1.08;
const height = footTop - column.top - 20;

/** Boxes for the heading, by figure. Without a figure it may use the full width above the stamp. */
const rooms: Record<CardFigure["kind"] | "none", readonly { width: number; height: number }[]> = {
  mark: [{ width: figure.left - 44 - column.left, height }],
  durations: [{ width: figure.left - 44 - column.left, height }],
  outline: [{ width: figure.left - 64 - column.left, height }],
  map: [{ width: 560, height }],
  none: [
    { width: column.right - column.left, height: 230 },
    { width: 780, height },
  ],
};

/** The title in the largest size that fits. @throws Error when none fits */
export async function heading(title: string, beside: CardFigure["kind"] | null): Promise<Text> {
  // Typographic apostrophe, because the straight one of the content is conspicuous at this size.
  const text = title.replaceAll("'", "’");
  const longestWord = text.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest), "");
  const look = { x: column.left, y: column.top, bold: true, tracking: -0.03, lineHeight, colour: colours.ink };
  for (const size of sizes) {
    const word = await measure({ ...look, text: longestWord, size });
    for (const room of rooms[beside ?? "none"]) {
      const whole = await measure({ ...look, text, size, width: room.width });
      if (word.width <= room.width && whole.height <= room.height) return { ...look, text, size, width: room.width };
    }
  }
  throw new Error(`No room on a social card for "${title}".`);
}

/** Ruled lines at the heading's line height, down to the foot, without one too close to the ink rule. */
export function ruledPaper({ size, y }: Text): string {
  const pitch = size * lineHeight;
  const first = y + pitch;
  const count = Math.floor((footTop - 0.3 * pitch - first) / pitch) + 1;
  return Array.from({ length: count }, (_, index) => Math.round(first + index * pitch))
    .map((line) => `<path d="M${column.left} ${line}H${column.right}" stroke="${colours.rule}" stroke-width="2"/>`)
    .join("");
}
