import { type CSSProperties, createElement, type ReactNode } from "react";

/** A box of the card; with `left` or `right`, at that place. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  const place: CSSProperties = "left" in style || "right" in style ? { position: "absolute" } : {};
  return createElement("div", { style: { display: "flex", flexShrink: 0, ...place, ...style } }, ...children);
}

type Size = { width: number; height: number };
type Place = Size & { x: number; y: number };

/** A drawing in pixels of the card. */
export function svg({ width, height, ...at }: Place, content: string): ReactNode {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return picture({ width, height, ...at }, `${open}${content}</svg>`);
}

/** The text of an SVG file, scaled to the place. Without `x` and `y` it stands in its box. */
export function picture({ width, height, ...at }: Size | Place, file: string): ReactNode {
  const place: CSSProperties = "x" in at ? { position: "absolute", left: at.x, top: at.y } : {};
  const src = `data:image/svg+xml;base64,${Buffer.from(file).toString("base64")}`;
  return createElement("img", { src, width, height, style: place });
}
