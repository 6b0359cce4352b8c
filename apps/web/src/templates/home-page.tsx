import { LateForm } from "../forms/late-form.tsx";
import { AllLink } from "../sections/all-link.tsx";
import { Closing } from "../sections/closing.tsx";
import { Durations } from "../sections/durations.tsx";
import { Hero } from "../sections/hero.tsx";
import { PostCards } from "../sections/post-cards.tsx";
import { ServiceRows } from "../sections/service-rows.tsx";
import { Shell } from "../sections/shell.tsx";
import { SpecialtyTeasers } from "../sections/specialty-teasers.tsx";
import { StatsStrip } from "../sections/stats.tsx";
import { Steps } from "../sections/steps.tsx";
import { Testimonials } from "../sections/testimonials.tsx";
import type { Outputs } from "../trpc.ts";

type Props = {
  page: Outputs["pages"]["home"];
  services: Outputs["services"]["featured"];
  posts: Outputs["posts"]["list"];
};

export function HomePage({ page, services, posts }: Props) {
  const { hero, stats, statsLabel, specialties, process, testimonials, resources, closing } = page;
  return (
    <>
      <Hero {...hero} aside={<LateForm name="consultation" />}>
        {hero.figure && <Durations {...hero.figure} />}
      </Hero>
      <StatsStrip stats={stats} label={statsLabel} />
      <Shell id="services" title={page.services.title} intro={page.services.intro} layout="side">
        <ServiceRows services={services} />
      </Shell>
      <Shell id={process.id} title={process.title} intro={process.intro}>
        <Steps steps={process.steps} />
      </Shell>
      <Shell id="specialties" title={specialties.title} intro={specialties.intro} band>
        <SpecialtyTeasers cards={specialties.cards} all={specialties.all} />
      </Shell>
      <Shell id="testimonials" title={testimonials.title} intro={null}>
        <Testimonials items={testimonials.items} />
      </Shell>
      <Shell id="resources" title={resources.title} intro={resources.intro}>
        <PostCards posts={posts} readMore={null} />
        <AllLink link={resources.all} />
      </Shell>
      <Closing closing={closing} light />
    </>
  );
}
