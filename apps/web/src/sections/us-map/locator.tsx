import type { CSSProperties } from "react";
import css from "./us-map.module.css";
import { mapFile } from "./us-map.tsx";

type Props = {
  abbreviation: string;
  box: readonly [x: number, y: number, width: number, height: number];
  /** With the states' codes. Default: a small picture without them. */
  isLarge?: boolean;
};

/** Width to height. */
const ratio = 1.25;
/** The state and what lies around it, in the map's units. A small state stands among its neighbors. */
const widthMin = 150;

/** A state among its neighbors. Decorative: the page names the state and its neighbors. */
export function Locator({ abbreviation, box: [x, y, stateWidth, stateHeight], isLarge = false }: Props) {
  const width = Math.max(widthMin, stateWidth * 1.7, stateHeight * 1.7 * ratio);
  const height = width / ratio;
  const [left, top] = [x + stateWidth / 2 - width / 2, y + stateHeight / 2 - height / 2];
  const unit = { "--unit": `${width / (isLarge ? 300 : 96)}px` } as CSSProperties; // React's type lacks custom properties
  return (
    <svg
      viewBox={[left, top, width, height].map(Math.round).join(" ")}
      className={isLarge ? css.locator : css.small}
      style={unit}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${mapFile}#states`} className={css.around} />
      <use href={`${mapFile}#${abbreviation}`} className={css.own} />
      {isLarge && <use href={`${mapFile}#codes-joined`} className={css.codesAround} />}
    </svg>
  );
}
