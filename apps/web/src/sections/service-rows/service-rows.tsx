import { ThemeIcon, Title } from "@mantine/core";
import { rootPath } from "@site/content/paths";
import { trackClick } from "../../analytics/track.ts";
import type { Outputs } from "../../data/client/trpc.ts";
import { DurationPill } from "../../ui/duration-pill.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import css from "./service-rows.module.css";

/** A list of services with their typical durations. */
export function ServiceRows({ services }: { services: Outputs["services"]["featured"] }) {
  return (
    <ul className={css.list}>
      {services.map(({ id, slug, name, shortDescription, color, icon, typicalDuration }) => (
        <li key={id}>
          <SiteLink href={rootPath(slug)} className={css.row} onClick={() => trackClick("service_click", slug)}>
            <ThemeIcon color={color} className={css.tile ?? ""}>
              <Icon name={icon} />
            </ThemeIcon>
            <Title order={3} className={css.name ?? ""}>
              {name}
            </Title>
            <span className={css.text}>{shortDescription}</span>
            <span className={css.duration}>
              <DurationPill duration={typicalDuration} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
