import type { Outputs } from "../data/trpc.ts";
import { CaseStudyCard } from "../sections/case-study-card/case-study-card.tsx";
import { Sections } from "../sections/section.tsx";
import { Testimonial } from "../sections/testimonials/testimonials.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

export function CaseStudiesPage({ impact, cases, labels, testimonial, ...page }: Outputs["pages"]["caseStudies"]) {
  return (
    <SectionedPage {...page} about={null} below={<Testimonial item={testimonial} />}>
      <Sections sections={[impact]} />
      {cases.map((study) => (
        <CaseStudyCard key={study.id} study={study} labels={labels} />
      ))}
    </SectionedPage>
  );
}
