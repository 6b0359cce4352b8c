import type { Link } from "@site/content/types";
import { trackClick } from "../analytics/track.ts";
import css from "./all-link.module.css";
import button from "./button.module.css";
import { SiteLink } from "./site-link.tsx";

export function AllLink({ link: { label, href } }: { link: Link }) {
  return (
    <p className={css.all}>
      <SiteLink
        href={href}
        className={`${button.button} ${button.secondary}`}
        onClick={() => trackClick("cta_click", label)}
      >
        {label}
      </SiteLink>
    </p>
  );
}
