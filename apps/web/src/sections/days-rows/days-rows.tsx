import { usualText } from "@site/content/facts/durations";
import type { IconName } from "@site/content/icons";
import { rootPath } from "@site/content/paths";
import type { DaysRow } from "@site/content/types/content";
import type { ReactNode } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import { CheckItems } from "../checklists/items.tsx";

type Specialty = Outputs["specialties"]["list"][number];
/** `imageUrl`: a picture that the operator has given. `below`: beneath the row. */
type Days = DaysRow & { icon?: IconName; imageUrl?: string | null; below?: ReactNode };

/** Links to services or specialties with what such files usually take. */
export function DaysRows({ rows, cols = 1 }: { rows: readonly Days[]; cols?: 1 | 3 | 4 }) {
  return (
    <Rows cols={cols}>
      {rows.map(({ name, description, icon, imageUrl = null, href, usual, below }) => (
        <Row
          key={href}
          href={href}
          label={name}
          text={description}
          lead={imageUrl === null ? icon && <Icon name={icon} /> : <img src={imageUrl} alt="" width={24} height={24} />}
          heading
          data-track="service_click"
          below={below}
        >
          {usualText(usual)}
        </Row>
      ))}
    </Rows>
  );
}

/** @param showsRequirements also the first key requirements, and how many more there are */
export function Specialties({
  list,
  showsRequirements = false,
}: {
  list: readonly Specialty[];
  showsRequirements?: boolean;
}) {
  const rows = list.map((specialty) => ({
    name: specialty.name,
    description: specialty.description,
    imageUrl: specialty.imageUrl,
    href: rootPath(specialty.slug),
    usual: { ...specialty.timeframeDays, unit: "day" } as const,
    below: showsRequirements ? <Requirements specialty={specialty} /> : undefined,
  }));
  return <DaysRows rows={rows} cols={3} />;
}

/** Requirement 41. */
const requirementsShown = 3;

function Requirements({ specialty: { slug, name, keyRequirements } }: { specialty: Specialty }) {
  const more = keyRequirements.length - requirementsShown;
  return (
    <div>
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
    </div>
  );
}
