import { Anchor, Container, SimpleGrid } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import { rootPath } from "@site/content/paths";
import type { PageBase } from "@site/content/types/content";
import type { ReactNode } from "react";
import { type Outputs, trpc, useSite } from "../data/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { MondayMessage, People } from "../sections/people/people.tsx";
import { SpecialtyIcon, SpecialtyIndex } from "../sections/row-lists/row-lists.tsx";
import { Plate } from "../sections/sample-sheets/sample-sheets.tsx";
import { Sections } from "../sections/section.tsx";
import { Plot } from "../ui/figures/plot.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import { NoWrap } from "../ui/text/no-wrap.tsx";

type Props = Pick<PageBase, "hero" | "sections" | "closing"> & {
  figure?: ReactNode;
  days?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
  /** The subject of the page, which the form at the end of the page sends with a lead. */
  about?: string | null;
};

export function SectionedPage(props: Props) {
  const { hero, sections, closing, figure, days, children, below, about = hero.heading } = props;
  const bars = hero.figure && <Durations {...hero.figure} />;
  return (
    <>
      <Hero {...hero} aside={figure ?? (!hero.figure?.isWide && bars)}>
        {days}
      </Hero>
      {hero.figure?.isWide && <Container pb="lg">{bars}</Container>}
      {children}
      <Sections sections={sections} />
      {below}
      <Closing closing={closing} about={about} />
    </>
  );
}

export function PageBySlug({ plate, ...page }: Outputs["pages"]["sections"]) {
  const { figure } = page.hero;
  if (plate === null) return <SectionedPage {...page} />;
  return <SectionedPage {...page} figure={<Plate {...plate} />} days={figure && <Durations {...figure} />} />;
}

export function AboutPage() {
  const [{ message, reader, ...page }] = trpc.pages.about.useSuspenseQuery();
  const isNamed = useSite().people.length > 0;
  return (
    <SectionedPage
      {...page}
      about={null}
      figure={isNamed ? <People /> : <MondayMessage message={message} />}
      days={!isNamed && <p>{reader}</p>}
    />
  );
}

export function SpecialtiesPage() {
  const [{ axis, list, others, ...page }] = trpc.pages.specialties.useSuspenseQuery();
  const [specialties] = trpc.specialties.list.useSuspenseQuery();
  return (
    <SectionedPage {...page} about={null} figure={<SpecialtyIndex list={specialties} />}>
      <Shell id="specialties" title={list.title} intro={list.intro}>
        <SpecialtyAxis title={axis} list={specialties} />
        <p>
          {others.map(({ text, href }) =>
            href === null ? (
              text
            ) : (
              <SiteLink key={href} href={href}>
                {text}
              </SiteLink>
            ),
          )}
        </p>
      </Shell>
    </SectionedPage>
  );
}

type Specialty = Outputs["specialties"]["list"][number];

function SpecialtyAxis({ title, list }: { title: string; list: readonly Specialty[] }) {
  const rows = list.map((specialty) => ({
    label: specialty.name,
    href: rootPath(specialty.slug),
    lead: <SpecialtyIcon key="picture" {...specialty} />,
    days: { duration: { ...specialty.timeframeDays, unit: "day" as const }, whose: "market" as const },
    note: specialty.description,
    below: <Requirements key="requirements" specialty={specialty} />,
  }));
  return <Plot title={title} rows={rows} note={frameCopy.range} />;
}

const requirementsShown = 3;

function Requirements({ specialty: { slug, name, keyRequirements } }: { specialty: Specialty }) {
  const more = keyRequirements.length - requirementsShown;
  return (
    <>
      <SimpleGrid component="ul" cols={{ base: 1, lg: 3 }} spacing={24} verticalSpacing={4}>
        {keyRequirements.slice(0, requirementsShown).map((requirement) => (
          <li key={requirement}>
            <NoWrap text={requirement} />
          </li>
        ))}
      </SimpleGrid>
      {more > 0 && (
        <Anchor
          component={SiteLink}
          variant="alone"
          href={`${rootPath(slug)}#requirements`}
          aria-label={`+${more} more requirements for ${name}`}
        >{`+${more} more requirements`}</Anchor>
      )}
    </>
  );
}
