import { ThemeIcon, Title } from "@mantine/core";
import { durationInDays } from "@site/content/facts/durations";
import { rootPath } from "@site/content/paths";
import type { Duration } from "@site/content/types/content";
import { trackService } from "../../analytics/track.ts";
import type { Outputs } from "../../data/client/trpc.ts";
import { gridlines, type Scale, scaleOf } from "../../ui/figures/axis.tsx";
import { DurationPill } from "../../ui/figures/duration-pill.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./service-rows.module.css";

/** A list of services with what such files usually take, all drawn on one scale. */
export function ServiceRows({ services }: { services: Outputs["services"]["featured"] }) {
  const scale = scaleOf(Math.max(...services.map(({ typicalDuration }) => durationInDays(typicalDuration).to)));
  return (
    <ul className={css.list}>
      {services.map(({ id, slug, name, shortDescription, icon, typicalDuration }) => (
        <li key={id}>
          <SiteLink href={rootPath(slug)} className={css.row} onClick={() => trackService(rootPath(slug))}>
            <ThemeIcon className={css.tile ?? ""}>
              <Icon name={icon} />
            </ThemeIcon>
            <Title order={3} className={css.name ?? ""}>
              {name}
            </Title>
            <span className={css.text}>{shortDescription}</span>
            <span className={css.duration}>
              <DurationPill duration={typicalDuration} clock="usual" />
              <Track duration={typicalDuration} scale={scale} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Track({ duration, scale: { place, gridStyle } }: { duration: Duration; scale: Scale }) {
  const { from, to } = durationInDays(duration);
  return (
    <span className={`${css.track} ${gridlines}`} style={gridStyle} aria-hidden="true">
      <span className={css.range} style={{ width: place(to) }} />
      <span className={css.bar} style={{ width: place(from) }} />
    </span>
  );
}
