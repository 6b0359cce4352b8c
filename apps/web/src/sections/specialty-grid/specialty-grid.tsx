import { clockText } from "@site/content/facts/durations";
import { type Path, rootPath } from "@site/content/paths";
import type { Duration } from "@site/content/types/content";
import { trackService } from "../../analytics/track.ts";
import type { Outputs } from "../../data/client/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { marksOf, Track } from "../../ui/figures/track.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import { CheckItems } from "../checklists/check-items.tsx";

type Specialty = Outputs["specialties"]["list"][number];

type Props = {
  specialties: readonly Specialty[];
  /** Adds the key requirements, under this label. */
  requirementsLabel?: string;
};

/** Requirement 41. */
const requirementsShown = 3;

/** All specialties. Bars draw the timeframes to one scale. */
export function SpecialtyGrid({ specialties, requirementsLabel }: Props) {
  const longest = Math.max(...specialties.map(({ timeframeDays }) => timeframeDays.to));
  return (
    <Rows cols={requirementsLabel === undefined ? 4 : 3} brief={requirementsLabel === undefined}>
      {specialties.map((specialty) => (
        <DaysRow
          key={specialty.id}
          {...specialty}
          description={requirementsLabel === undefined ? undefined : specialty.description}
          href={rootPath(specialty.slug)}
          usual={{ ...specialty.timeframeDays, unit: "day" }}
          longest={longest}
        >
          {requirementsLabel === undefined ? undefined : (
            <Requirements specialty={specialty} label={requirementsLabel} />
          )}
        </DaysRow>
      ))}
    </Rows>
  );
}

type DaysRowProps = Pick<Specialty, "name" | "imageUrl" | "icon"> & {
  description?: string | undefined;
  href: Path;
  usual: Duration;
  longest: number;
  children?: React.ReactNode;
};

/** A specialty with its usual days, as a text and as a bar on the list's scale. */
export function DaysRow({ name, description, imageUrl, icon, href, usual, longest, children }: DaysRowProps) {
  const picture = imageUrl === null ? <Icon name={icon} /> : <img src={imageUrl} alt="" width={24} height={24} />;
  return (
    <Row
      href={href}
      label={name}
      text={description}
      lead={picture}
      heading
      onClick={() => trackService(href)}
      below={children}
    >
      {clockText("usual", usual)}
      <Track marks={marksOf(usual, "usual")} place={(days) => `${(days / longest) * 100}%`} size="s" />
    </Row>
  );
}

function Requirements({ specialty: { slug, name, keyRequirements }, label }: { specialty: Specialty; label: string }) {
  const more = keyRequirements.length - requirementsShown;
  return (
    <Disclosure summary={label} wide="sm">
      <CheckItems items={keyRequirements.slice(0, requirementsShown)} mark="item" />
      {more > 0 && (
        <p>
          <SiteLink
            href={`${rootPath(slug)}#requirements`}
            data-alone
            aria-label={`+${more} more requirements for ${name}`}
          >{`+${more} more requirements`}</SiteLink>
        </p>
      )}
    </Disclosure>
  );
}
