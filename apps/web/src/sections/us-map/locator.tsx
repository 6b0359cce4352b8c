import type { CSSProperties } from "react";
import type { Outputs } from "../../data/trpc.ts";
import css from "./us-map.module.css";
import { mapFile } from "./us-map.tsx";

type Props = {
  abbreviation: string;
  map: NonNullable<Outputs["pages"]["state"]["copy"]["map"]>;
  /** With the states' codes. Default: a small picture without them. */
  isLarge?: boolean;
};

/** A state among its neighbors. Decorative: the page names the state and its neighbors. */
export function Locator({ abbreviation, map: { view, codes }, isLarge = false }: Props) {
  const [, , width] = view.split(" ");
  const unit = { "--unit": `${Number(width) / (isLarge ? 485 : 150)}px` } as CSSProperties; // React's type lacks custom properties
  return (
    <svg
      viewBox={view}
      className={`${css.locator} ${isLarge ? css.large : css.small}`}
      style={unit}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${mapFile}#states`} className={css.around} />
      <use href={`${mapFile}#${abbreviation}`} className={css.own} />
      {isLarge && codes.split(", ").map((code) => <Code key={code} code={code} />)}
    </svg>
  );
}

/** "TX 421 477" */
function Code({ code }: { code: string }) {
  const [name, x, y] = code.split(" ");
  return (
    <text x={x} y={y} className={css.code}>
      {name}
    </text>
  );
}
