import { Button } from "@mantine/core";
import type { Link } from "@site/content/types/content";
import { trackClick } from "../../analytics/track.ts";
import css from "./all-link.module.css";
import { SiteLink } from "./site-link.tsx";

export function AllLink({ link: { label, href } }: { link: Link }) {
  return (
    <p className={css.all}>
      <Button component={SiteLink} href={href} variant="secondary" onClick={() => trackClick("cta_click", label)}>
        {label}
      </Button>
    </p>
  );
}
