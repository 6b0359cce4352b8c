import { colours } from "./material.ts";
import { measure, type Text } from "./text.ts";

const centre = { x: 998, y: 520 };
const radius = 98;
const tilt = -14;
const ring = { text: "CHECKED · COMPLETE · FILED · ", size: 24, radius: 76 };

/** Circles and check of the stamp; its text comes from `stampLetters`. */
export function drawStamp(): string {
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
export async function stampLetters(): Promise<readonly Text[]> {
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
