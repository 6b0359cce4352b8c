import { clockText, durationInDays } from "@site/content/facts/durations";
import { rootPath } from "@site/content/paths";
import type { DaysRow } from "@site/content/types/content";
import type { ReactNode } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { marksOf, Track } from "../../ui/figures/track.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import { CheckItems } from "../checklists/items.tsx";

type Specialty = Outputs["specialties"]["list"][number];
/** `below`: beneath the row. */
type Days = DaysRow & { imageUrl?: string | null; below?: ReactNode };

/** Links to services or specialties with what such files usually take, as texts and as bars on one scale. */
export function DaysRows({ rows, cols = 1 }: { rows: readonly Days[]; cols?: 1 | 3 | 4 }) {
  const longest = Math.max(...rows.map(({ usual }) => durationInDays(usual).to));
  return (
    <Rows cols={cols} brief={cols === 4}>
      {rows.map(({ name, description, icon, imageUrl = null, href, usual, below }) => (
        <Row
          key={href}
          href={href}
          label={name}
          text={description}
          lead={imageUrl === null ? <Icon name={icon} /> : <img src={imageUrl} alt="" width={24} height={24} />}
          heading
          data-track="service_click"
          below={below}
        >
          {clockText("usual", usual)}
          <Track marks={marksOf(usual, "usual")} place={(days) => `${(days / longest) * 100}%`} size="s" />
        </Row>
      ))}
    </Rows>
  );
}

/** @param requirements label of the key requirements; undefined: names and days alone */
export function Specialties({ list, requirements }: { list: readonly Specialty[]; requirements?: string }) {
  const rows = list.map(({ description, ...specialty }) => ({
    ...specialty,
    href: rootPath(specialty.slug),
    usual: { ...specialty.timeframeDays, unit: "day" } as const,
    ...(requirements !== undefined && {
      description,
      below: <Requirements specialty={specialty} label={requirements} />,
    }),
  }));
  return <DaysRows rows={rows} cols={requirements === undefined ? 4 : 3} />;
}

/** Requirement 41. */
const requirementsShown = 3;

type RequirementsProps = { specialty: Pick<Specialty, "slug" | "name" | "keyRequirements">; label: string };

function Requirements({ specialty: { slug, name, keyRequirements }, label }: RequirementsProps) {
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
