import { Text } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import { rootPath } from "@site/content/paths";
import type { Outputs } from "../../data/trpc.ts";
import { Days } from "../../ui/figures/days.tsx";
import { Axis } from "../../ui/figures/plot.tsx";
import { marksOf, scaleOf, Track } from "../../ui/figures/track.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./axis-rows.module.css";

type Props = { title: string; list: Outputs["specialties"]["list"] };

/** All specialties on one axis, the fastest first; each row is the link to its page. */
export function SpecialtyAxis({ title, list }: Props) {
  const scale = scaleOf(Math.max(...list.map(({ timeframeDays: { from, to } }) => to ?? from)));
  const rows = list.toSorted(
    ({ timeframeDays: a }, { timeframeDays: b }) => a.from - b.from || (a.to ?? a.from) - (b.to ?? b.from),
  );
  return (
    <figure className={css.figure}>
      <Text component="figcaption" size="sm" fw="var(--mantine-font-weight-medium)" mb={12}>
        {title}
      </Text>
      <ul className={css.rows}>
        {rows.map(({ slug, name, timeframeDays }) => {
          const duration = { ...timeframeDays, unit: "day" } as const;
          return (
            <li key={slug}>
              <SiteLink href={rootPath(slug)} className={css.row} data-track="service_click">
                <span className={css.words}>
                  <span className={css.name}>{name}</span>{" "}
                  <span className={css.days} data-plot-label>
                    <Days duration={duration} whose="market" />
                  </span>
                </span>
                <Track marks={marksOf(duration, "usual", scale.end)} place={scale.place} />
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <div className={css.axis}>
        <Axis scale={scale} />
      </div>
      <Text size="sm" c="dimmed">
        {frameCopy.range}
      </Text>
    </figure>
  );
}
