import type { Outputs } from "../data/client/trpc.ts";
import { LazyForm } from "../forms/hydration/lazy-form.tsx";
import { Answers } from "../sections/answers/answers.tsx";
import { CaseTimelines } from "../sections/case-timelines/case-timelines.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { PlannerTeaser } from "../sections/planner/planner-teaser.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { SampleSheets } from "../sections/sample-sheets/sample-sheets.tsx";
import { ServiceRows } from "../sections/service-rows/service-rows.tsx";
import { SpecialtyTeasers } from "../sections/specialty-grid/specialty-teasers.tsx";
import { StatsStrip } from "../sections/stats/stats.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { AllLink } from "../ui/links/all-link.tsx";

type Props = {
  page: Outputs["pages"]["home"];
  services: Outputs["services"]["featured"];
  posts: Outputs["posts"]["list"];
};

export function HomePage({ page, services, posts }: Props) {
  const { hero, stats, statsLabel, sheets, planner, specialties, process, testimonials, answers, resources, closing } =
    page;
  return (
    <>
      <Hero {...hero} aside={<LazyForm name="consultation" />}>
        {hero.figure && <Durations {...hero.figure} parts={page.parts} />}
      </Hero>
      <StatsStrip stats={stats} label={statsLabel} />
      <Shell id={sheets.id} title={sheets.title} intro={sheets.intro}>
        <SampleSheets {...sheets} />
      </Shell>
      <Shell id="services" title={page.services.title} intro={page.services.intro} layout="side">
        <ServiceRows services={services} />
      </Shell>
      <PlannerTeaser words={planner} />
      <Shell id={process.id} title={process.title} intro={process.intro}>
        <Steps steps={process.steps} />
      </Shell>
      <Shell id="specialties" title={specialties.title} intro={specialties.intro} band>
        <SpecialtyTeasers cards={specialties.cards} all={specialties.all} />
      </Shell>
      <Shell id={page.cases.id} title={page.cases.title} intro={page.cases.intro}>
        <CaseTimelines cases={page.cases.cases} />
      </Shell>
      <Shell id="testimonials" title={testimonials.title} intro={null}>
        <Testimonials items={testimonials.items} label={testimonials.title} />
      </Shell>
      <Shell id={answers.id} title={answers.title} intro={answers.intro} band>
        <Answers answers={answers.answers} />
      </Shell>
      <Shell id="resources" title={resources.title} intro={resources.intro}>
        <PostCards posts={posts} readMore={null} />
        <AllLink link={resources.all} />
      </Shell>
      <Closing closing={closing} hasForm={false} />
    </>
  );
}
