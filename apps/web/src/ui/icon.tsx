import type { IconName } from "@site/content/icons";
import sprite from "../generated/icons.svg?url";

type Props = { name: IconName; size?: number; className?: string | undefined };

/** An icon of the sprite that the build generates. It is decorative, so it is hidden from screen readers. */
export function Icon({ name, size = 24, className }: Props) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
