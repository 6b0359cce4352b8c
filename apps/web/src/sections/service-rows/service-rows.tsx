import { clockText, durationInDays } from "@site/content/facts/durations";
import { rootPath } from "@site/content/paths";
import { trackService } from "../../analytics/track.ts";
import type { Outputs } from "../../data/client/trpc.ts";
import { scaleOf } from "../../ui/figures/scale.ts";
import { marksOf, Track } from "../../ui/figures/track.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";

/** A list of services with what such files usually take, all drawn on one scale. */
export function ServiceRows({ services }: { services: Outputs["services"]["featured"] }) {
  const { place } = scaleOf(Math.max(...services.map(({ typicalDuration }) => durationInDays(typicalDuration).to)));
  return (
    <Rows>
      {services.map(({ id, slug, name, shortDescription, icon, typicalDuration }) => (
        <Row
          key={id}
          href={rootPath(slug)}
          label={name}
          text={shortDescription}
          lead={<Icon name={icon} />}
          heading
          onClick={() => trackService(rootPath(slug))}
        >
          {clockText("usual", typicalDuration)}
          <Track marks={marksOf(typicalDuration, "usual")} place={place} size="s" />
        </Row>
      ))}
    </Rows>
  );
}
