import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CSSProperties, createElement } from "react";
import satori, { type Font } from "satori";
import { card, colours } from "./material.ts";

/** A text at a position. Without `width` it does not wrap. */
export type Text = {
  text: string;
  x: number;
  y: number;
  size: number;
  bold?: boolean;
  colour?: string;
  width?: number;
  align?: "left" | "center" | "right";
  lineHeight?: number;
  /** In em. */
  tracking?: number;
  /** Rotation in degrees, about its centre. */
  turn?: number;
};

const resolve = createRequire(import.meta.url).resolve;

// Static WOFF files, because satori reads neither WOFF2 nor variable fonts, which the pages use.
const weights: readonly NonNullable<Font["weight"]>[] = [500, 700];
const fonts = weights.map((weight) => ({
  name: "Figtree",
  weight,
  data: readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
}));

/** Converts texts to outlines, so that the renderer needs no font. */
export function drawTexts(texts: readonly Text[]): Promise<string> {
  return satori(createElement("div", { style: { display: "flex" } }, ...texts.map(element)), { ...card, fonts });
}

/** Size of a laid-out text in pixels. */
export async function measure(text: Text): Promise<{ width: number; height: number }> {
  let size = { width: 0, height: 0 };
  await satori(createElement("div", { style: { display: "flex" } }, element(text)), {
    ...card,
    fonts,
    onNodeDetected: ({ textContent, width, height }) => {
      if (textContent !== undefined) size = { width, height };
    },
  });
  return size;
}

function element({ text, x, y, size, bold, colour, width, align, lineHeight, tracking, turn }: Text, index = 0) {
  const style: CSSProperties = {
    position: "absolute",
    left: x,
    top: y,
    fontFamily: "Figtree",
    fontSize: size,
    fontWeight: bold ? 700 : 500,
    color: colour ?? colours.ink,
    lineHeight: lineHeight ?? 1.2,
    textAlign: align ?? "left",
    letterSpacing: `${tracking ?? 0}em`,
    ...(width === undefined ? { whiteSpace: "nowrap" } : { width, textWrap: "balance" }),
    ...(turn === undefined ? {} : { transform: `rotate(${turn}deg)` }),
  };
  return createElement("div", { key: index, style }, text);
}
