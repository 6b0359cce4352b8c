import type { Action } from "@site/content/types";
import type { ReactNode } from "react";
import { trackClick } from "../analytics/track.ts";
import { useSite } from "../data/use-site.ts";
import css from "./button.module.css";
import { SiteLink } from "./site-link.tsx";

type Props = { actions: readonly Action[]; onDark?: boolean; children?: ReactNode };

/** What a visitor can do next: the first is the main one. `tel` dials the main number. */
export function Actions({ actions, onDark = false, children }: Props) {
  const { telHref } = useSite();
  const main = onDark ? css.onDark : css.primary;
  const other = onDark ? css.onDarkSecondary : css.secondary;
  return (
    <div className={css.row}>
      {actions.map(({ label, labelEnd, href }, index) => {
        const className = `${css.button} ${index === 0 ? main : other}`;
        const onClick = () => trackClick("cta_click", label);
        return href === "tel" ? (
          <a key={label} href={telHref} className={className} onClick={onClick}>
            {label}
          </a>
        ) : (
          <SiteLink key={label} href={href} className={className} onClick={onClick}>
            {label}
            {labelEnd && <span className={css.labelEnd}> {labelEnd}</span>}
          </SiteLink>
        );
      })}
      {children}
    </div>
  );
}
