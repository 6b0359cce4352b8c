import { Title } from "@mantine/core";
import { rootPath } from "@site/content/paths";
import { trackService } from "../../analytics/track.ts";
import type { Outputs } from "../../data/client/trpc.ts";
import { GridList } from "../../ui/frame/grid-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./specialty-grid.module.css";

type Specialty = Outputs["specialties"]["list"][number];

type Props =
  | { specialties: readonly Specialty[]; detailed?: false }
  | { specialties: readonly Specialty[]; detailed: true; requirementsLabel: string };

/** Requirement 41. */
const requirementsShown = 3;

/** All specialties. Bars draw the timeframes to one scale; `detailed` adds the key requirements. */
export function SpecialtyGrid(props: Props) {
  const longest = Math.max(...props.specialties.map(({ timeframeDays }) => timeframeDays.to));
  return (
    <GridList
      cols={{ base: props.detailed ? 1 : 2, md: 2, xl: 3 }}
      spacing={{ base: props.detailed ? 24 : 16, md: 56, xl: 44 }}
      verticalSpacing={0}
      className={props.detailed ? "" : (css.short ?? "")}
    >
      {props.specialties.map((specialty) => (
        <li key={specialty.id} className={css.item}>
          <SiteLink
            href={rootPath(specialty.slug)}
            className={css.card}
            onClick={() => trackService(rootPath(specialty.slug))}
          >
            <span className={css.head}>
              <Picture specialty={specialty} />
              <Title order={3}>{specialty.name}</Title>
              <span className={css.days}>{specialty.timeframe}</span>
            </span>
            <Track days={specialty.timeframeDays} longest={longest} />
            <span className={css.text}>{specialty.description}</span>
          </SiteLink>
          {props.detailed && <Requirements specialty={specialty} label={props.requirementsLabel} />}
        </li>
      ))}
    </GridList>
  );
}

function Picture({ specialty: { imageUrl, icon } }: { specialty: Specialty }) {
  if (imageUrl !== null) return <img src={imageUrl} alt="" width={40} height={40} className={css.image} />;
  return <Icon name={icon} size={26} className={css.icon} />;
}

function Track({ days, longest }: { days: Specialty["timeframeDays"]; longest: number }) {
  const percent = (count: number) => `${(count / longest) * 100}%`;
  return (
    <span className={css.track} aria-hidden="true">
      <span className={css.minimum} style={{ width: percent(days.from) }} />
      <span className={css.range} style={{ width: percent(days.to - days.from) }} />
    </span>
  );
}

function Requirements({ specialty: { slug, name, keyRequirements }, label }: { specialty: Specialty; label: string }) {
  const more = keyRequirements.length - requirementsShown;
  return (
    <div className={css.requirements}>
      <p className={css.label}>{label}</p>
      <ul>
        {keyRequirements.slice(0, requirementsShown).map((requirement) => (
          <li key={requirement} className={css.requirement}>
            <Unbroken text={requirement} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <SiteLink
          href={`${rootPath(slug)}#requirements`}
          className={css.more}
          aria-label={`+${more} more requirements for ${name}`}
        >
          {`+${more} more requirements`}
        </SiteLink>
      )}
    </div>
  );
}
