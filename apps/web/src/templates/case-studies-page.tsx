import { CaseStudyCard } from "../sections/case-study-card.tsx";
import { Closing } from "../sections/closing.tsx";
import { Durations } from "../sections/durations.tsx";
import { Hero } from "../sections/hero.tsx";
import { Sections } from "../sections/section.tsx";
import { Shell } from "../sections/shell.tsx";
import { Stats } from "../sections/stats.tsx";
import { Testimonial } from "../sections/testimonials.tsx";
import type { Outputs } from "../trpc.ts";

type Props = Outputs["pages"]["caseStudies"];

export function CaseStudiesPage({ hero, impact, cases, labels, delivery, testimonial, closing }: Props) {
  return (
    <>
      <Hero {...hero} aside={hero.figure && <Durations {...hero.figure} />} />
      <Shell id="impact" title={impact.title} intro={null}>
        <Stats stats={impact.stats} />
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
