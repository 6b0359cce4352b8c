import type { PostStamp } from "@site/content/types/post-mark";
import type { Drawing } from "./figures.ts";
import { colours } from "./material.ts";
import { measure, type Text } from "./text.ts";

const centre = { x: 998, y: 520 };
const radius = 98;
const tilt = -14;
const ring = { text: "CHECKED · COMPLETE · FILED · ", size: 24, radius: 76 };

/** Round for an approval, a box with a word for the others, as on the covers. */
export async function drawStamp(stamp: PostStamp): Promise<Drawing> {
  return stamp === "approved" ? { art: roundStamp(), texts: await stampLetters() } : wordStamp(stamp.toUpperCase());
}

async function wordStamp(word: string): Promise<Drawing> {
  const look = { text: word, x: 0, y: 0, size: 44, bold: true, tracking: 0.06, colour: colours.inkStamp };
  const { width, height } = await measure(look);
  const box = { width: width + 44, height: height + 20 };
  const right = 1096;
  const middle = { x: right - box.width / 2, y: centre.y - 44 };
  const frame = `x="${-box.width / 2}" y="${-box.height / 2}" width="${box.width}" height="${box.height}" rx="10"`;
  return {
    art: `<rect ${frame} transform="translate(${middle.x} ${middle.y}) rotate(-6)" fill="${colours.surface}" stroke="${colours.inkStamp}" stroke-width="6"/>`,
    texts: [{ ...look, x: middle.x - width / 2, y: middle.y - height / 2, turn: -6 }],
  };
}

/** Circles and check of the stamp; its text comes from `stampLetters`. */
function roundStamp(): string {
  const { x, y } = centre;
  const line = `fill="none" stroke="${colours.pine}"`;
  return [
    // Opaque, so that the rule behind does not cross the text.
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.surface}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius - 3}" ${line} stroke-width="6"/>`,
    `<circle cx="${x}" cy="${y}" r="60" ${line} stroke-width="2.5"/>`,
    `<path transform="translate(${x} ${y}) rotate(${tilt / 2})" d="m-32 2 21 21 43-42" ${line} stroke-width="11"/>`,
  ].join("");
}

/** One rotated text per letter, because satori can't set text along a path. */
async function stampLetters(): Promise<readonly Text[]> {
  const look = { size: ring.size, bold: true, colour: colours.pine, x: 0, y: 0 };
  const letters = [...ring.text];
  const boxes = await Promise.all(letters.map((text) => measure({ ...look, text: text === " " ? "i" : text })));
  const needed = boxes.reduce((sum, { width }) => sum + width, 0);
  const gap = (2 * Math.PI * ring.radius - needed) / letters.length;
  let along = 0;
  return letters.map((text, index) => {
    const { width, height } = boxes[index] ?? { width: 0, height: 0 };
    const angle = (along + width / 2) / ring.radius + (tilt * Math.PI) / 180;
    along += width + gap;
    return {
      ...look,
      text,
      x: centre.x + ring.radius * Math.sin(angle) - width / 2,
      y: centre.y - ring.radius * Math.cos(angle) - height / 2,
      turn: (angle * 180) / Math.PI,
    };
  });
}
