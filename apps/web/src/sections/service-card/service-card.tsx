import { rootPath } from "@site/content/paths";
import { trackService } from "../../analytics/track.ts";
import type { Outputs } from "../../data/client/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./service-card.module.css";

type Props = { label: string; service: NonNullable<Outputs["pages"]["article"]["post"]["service"]> };

/** A link to a service within another text. */
export function ServiceCard({ label, service: { slug, name, shortDescription } }: Props) {
  return (
    <SiteLink href={rootPath(slug)} className={css.card} onClick={() => trackService(rootPath(slug))}>
      <span className={css.label}>{label}</span>
      <span className={css.name}>{name}</span>
      <span className={css.text}>{shortDescription}</span>
    </SiteLink>
  );
}
