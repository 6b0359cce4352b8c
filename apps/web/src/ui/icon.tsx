import type { IconName } from "@site/content/icons";
import sprite from "../generated/icons.svg?url";

export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="24" height="24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
