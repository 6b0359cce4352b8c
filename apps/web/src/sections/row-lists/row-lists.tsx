import { Anchor, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { IconName } from "@site/content/icons";
import { specialtySlugs } from "@site/content/ids/specialties";
import { rootPath } from "@site/content/paths";
import type { Card, CaseRow, DaysRow, Link, Term, Way } from "@site/content/types/content";
import type { YearFigure } from "@site/content/types/sections";
import type { ReactNode } from "react";
import type { Outputs } from "../../data/trpc.ts";
import ruled from "../../ui/frame/shell.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Actions } from "../../ui/links/actions.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Rows } from "../../ui/rows/rows.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import { Drawing, Year } from "../sample-sheets/sample-sheets.tsx";

type LinksProps = {
  links: readonly (Link & { description?: string })[];
  strip?: boolean;
};

export function LinkList({ links, strip = false }: LinksProps) {
  const rows = links.map(({ label, href, description: text }) => ({ label, href, text }));
  return <Rows rows={rows} cols={strip ? 4 : links.length === 3 ? 3 : 2} />;
}

/** The number of columns depends on the number of cards, so that no card is alone in the last row. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  const rows = cards.map(({ title: label, description: text }) => ({ label, text, heading: true }));
  return <Rows rows={rows} cols={cards.length % 2 === 0 && cards.length % 3 !== 0 ? 2 : 3} />;
}

export function CallCards({ ways }: { ways: readonly Way[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {ways.map(({ title, text, note, action }) => (
        <Stack key={title} gap="sm" pt="md" className={ruled.top ?? ""}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text flex={1}>
            <NoWrap text={text} /> <strong>{note}</strong>
          </Text>
          <Actions actions={[action]} />
        </Stack>
      ))}
    </SimpleGrid>
  );
}

const oneColumnMax = 5;

export function Terms({ terms, year }: { terms: readonly Term[]; year?: YearFigure }) {
  const rows = terms.map(({ term: label, description: text }) => ({ label, text }));
  return (
    <Stack gap="lg">
      {year && <Year {...year} />}
      <Rows rows={rows} {...(terms.length > oneColumnMax ? { cols: 2 } : { look: "pairs" })} />
    </Stack>
  );
}

export function CaseRows({ cases }: { cases: readonly CaseRow[] }) {
  const rows = cases.map(({ name: label, scope, faster, href, days: duration, average }) => ({
    label,
    text: cases.length === 1 ? `${scope}. ${faster}.` : scope,
    href,
    days: { duration, average, whose: "ours" as const },
  }));
  return <Rows rows={rows} />;
}

type Days = DaysRow & { icon?: IconName; lead?: ReactNode };

export function DaysRows({ rows, cols = 1 }: { rows: readonly Days[]; cols?: 1 | 2 | 4 }) {
  const items = rows.map((row) => ({
    label: row.name,
    text: row.description,
    lead: row.lead || (row.icon && <Icon name={row.icon} />),
    href: row.href,
    heading: true,
    track: "service_click" as const,
    days: { duration: row.market, whose: "market" as const },
  }));
  return <Rows rows={items} cols={cols} />;
}

type Specialty = Outputs["specialties"]["list"][number];

export function SpecialtyIcon({ imageUrl, icon }: Pick<Specialty, "imageUrl" | "icon">) {
  return imageUrl === null ? <Icon name={icon} /> : <img src={imageUrl} alt="" width={40} height={40} />;
}

export function SpecialtyIndex({ list }: { list: readonly Specialty[] }) {
  return (
    <SimpleGrid component="ul" cols={{ base: 2, sm: 3 }} spacing="md" verticalSpacing="md" lh="sm">
      {list.map(({ slug, name, ...picture }) => (
        <li key={slug}>
          <Anchor component={SiteLink} href={rootPath(slug)} underline="hover" data-track="service_click">
            <SpecialtyPicture slug={slug} {...picture} />
            {name}
          </Anchor>
        </li>
      ))}
    </SimpleGrid>
  );
}

/** There is no drawing of a specialty that an admin has added, so such a specialty gets an icon. */
function SpecialtyPicture({ slug, ...picture }: Pick<Specialty, "slug" | "imageUrl" | "icon">) {
  const isDrawn = specialtySlugs.some((known) => known === slug) && picture.imageUrl === null;
  return isDrawn ? <Drawing slug={slug} width="100%" /> : <SpecialtyIcon {...picture} />;
}

export function Specialties({ list }: { list: readonly Specialty[] }) {
  const rows = list.map((specialty) => ({
    name: specialty.name,
    description: specialty.description,
    lead: <SpecialtyPicture key="picture" {...specialty} />,
    href: rootPath(specialty.slug),
    market: { ...specialty.timeframeDays, unit: "day" } as const,
  }));
  return <DaysRows rows={rows} cols={2} />;
}
