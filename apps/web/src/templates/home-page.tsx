import { Container } from "@mantine/core";
import { rootPath } from "@site/content/paths";
import type { Outputs } from "../data/trpc.ts";
import { LeadForm } from "../forms/lead-form.tsx";
import { Answers } from "../sections/answers/answers.tsx";
import { CaseTimelines } from "../sections/case-timelines/case-timelines.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { DaysRows } from "../sections/days-rows/days-rows.tsx";
import { Durations, Parts } from "../sections/durations/durations.tsx";
import { Stats } from "../sections/facts/facts.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Planner } from "../sections/planner/planner.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { SampleSheets } from "../sections/sample-sheets/sample-sheets.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { Testimonials } from "../sections/testimonials/testimonials.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { AllLink } from "../ui/links/actions.tsx";

type Props = {
  page: Outputs["pages"]["home"];
  services: Outputs["services"]["featured"];
  posts: Outputs["posts"]["list"];
};

/** Eight movements: what we do, what it counts, services, your dates, our work, our files, proof, what next. */
export function HomePage({ page, services, posts }: Props) {
  const { hero, stats, statsLabel, sheets, specialties, process, testimonials, answers, resources, closing } = page;
  return (
    <>
      <Hero {...hero} aside={<LeadForm name="consultation" />} look="form">
        {hero.figure && <Durations {...hero.figure} />}
      </Hero>
      <Container component="section" aria-label={statsLabel}>
        <Stats stats={stats} />
      </Container>
      <Shell id="services" title={page.services.title} intro={page.services.intro} look="side">
        <DaysRows
          rows={services.map(({ slug, name, shortDescription, icon, typicalDuration }) => ({
            name,
            icon,
            description: shortDescription,
            href: rootPath(slug),
            usual: typicalDuration,
          }))}
        />
      </Shell>
      <Planner words={page.planner} />
      <Shell id={process.id} title={process.title} intro={process.intro}>
        <Parts {...page.parts} />
        <Steps steps={process.steps} />
      </Shell>
      <Shell id={sheets.id} title={sheets.title} intro={sheets.intro} look="minor">
        <SampleSheets {...sheets} />
      </Shell>
      <Shell id={page.cases.id} title={page.cases.title} intro={page.cases.intro} look="band">
        <Testimonials {...testimonials}>
          <CaseTimelines cases={page.cases.cases} />
        </Testimonials>
      </Shell>
      <Shell id="specialties" title={specialties.title} intro={specialties.intro} look="minor">
        <DaysRows rows={specialties.cards.map(({ label, ...card }) => ({ ...card, name: label }))} cols={4} />
        <AllLink link={specialties.all} />
      </Shell>
      <Shell id="resources" title={resources.title} intro={resources.intro} look="minor">
        <PostCards posts={posts} readMore={null} />
        <AllLink link={resources.all} />
      </Shell>
      <Shell id={answers.id} title={answers.title} intro={answers.intro} look="band">
        <Answers answers={answers.answers} />
      </Shell>
      <Closing closing={closing} hasForm={false} />
    </>
  );
}
