import type { PageBase } from "@site/content/types/content";
import type { ReactNode } from "react";
import type { Outputs } from "../data/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { PeopleOrMessage } from "../sections/people/people.tsx";
import { SpecialtyAxis } from "../sections/row-lists/specialty-axis.tsx";
import { Sections } from "../sections/section.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";

type Props = Pick<PageBase, "hero" | "sections" | "closing"> & {
  /** Beside the hero's words. Default: the hero's bars. */
  figure?: ReactNode;
  /** Below the hero's words. */
  days?: ReactNode;
  /** Between hero and sections. */
  children?: ReactNode;
  /** Above the closing band. */
  below?: ReactNode;
  /** Subject of the page, for its form. Default: the heading. */
  about?: string | null;
};

/** Hero, sections and call to action: the template of generic pages, and what most others are made of. */
export function SectionedPage(props: Props) {
  const { hero, sections, closing, figure, days, children, below, about = hero.heading } = props;
  return (
    <>
      <Hero {...hero} aside={figure ?? (hero.figure && <Durations {...hero.figure} />)}>
        {days}
      </Hero>
      {children}
      <Sections sections={sections} />
      {below}
      <Closing closing={closing} about={about} />
    </>
  );
}

export function AboutPage({ message, reader, ...page }: Outputs["pages"]["about"]) {
  return <SectionedPage {...page} about={null} figure={<PeopleOrMessage reader={reader} message={message} />} />;
}

type SpecialtiesProps = { page: Outputs["pages"]["specialties"]; specialties: Outputs["specialties"]["list"] };

/** Requirements 40 and 41. */
export function SpecialtiesPage({ page: { axis, list, others, ...page }, specialties }: SpecialtiesProps) {
  return (
    <SectionedPage {...page} about={null}>
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
