import type { Outputs } from "../data/trpc.ts";
import { CaseStudyCard } from "../sections/case-study-card/case-study-card.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Sections } from "../sections/section.tsx";
import { Stats } from "../sections/stats/stats.tsx";
import { Testimonial } from "../sections/testimonials/testimonials.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { AllLink } from "../ui/links/actions.tsx";

type Props = Outputs["pages"]["caseStudies"];

export function CaseStudiesPage({ hero, impact, cases, labels, delivery, testimonial, closing }: Props) {
  return (
    <>
      <Hero {...hero} aside={hero.figure && <Durations {...hero.figure} />} />
      <Shell id="impact" title={impact.title} intro={impact.note} look="minor">
        <Stats stats={impact.stats} />
        <AllLink link={impact.ask} />
      </Shell>
      {cases.map((study) => (
        <CaseStudyCard key={study.id} study={study} labels={labels} />
      ))}
      <Sections sections={[delivery]} />
      <Testimonial item={testimonial} />
      <Closing closing={closing} />
    </>
  );
}
