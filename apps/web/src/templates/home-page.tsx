import { Anchor, Box, Container, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { rootPath } from "@site/content/paths";
import { type Outputs, trpc } from "../data/trpc.ts";
import { ConsultationForm, OrCall } from "../forms/consultation-form.tsx";
import { PostCards } from "../sections/blog/post-cards.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { MondayMessage, Testimonials } from "../sections/people/people.tsx";
import { usePlanner } from "../sections/planner/planner.tsx";
import { CaseRows, DaysRows, LinkList } from "../sections/row-lists/row-lists.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { AllLink, Asked } from "../ui/links/actions.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import { Stats } from "../ui/rows/facts.tsx";

export const latestQuery = { limit: 3 };

export function HomePage() {
  const [services] = trpc.services.featured.useSuspenseQuery();
  const [posts] = trpc.posts.list.useSuspenseQuery(latestQuery);
  const [page] = trpc.pages.home.useSuspenseQuery();
  const { hero, stats, statsLabel, sample, specialties, process, cases, testimonials, answers, resources, closing } =
    page;
  const { copy, form, head, answer } = usePlanner();
  return (
    <>
      <Hero
        {...hero}
        number={
          hero.figure && (
            <>
              <Asked links={page.asked} />
              <Durations {...hero.figure} isBrief />
            </>
          )
        }
        aside={<ConsultationForm form="consultation" />}
        look="form"
      >
        <OrCall />
      </Hero>
      <Shell id={answer ? "dates" : copy.id} title={copy.title} intro={copy.intro} look="band">
        {form}
        {answer && (
          <Box id={copy.id} pt="lg">
            {head}
            <Box pt={16}>{answer}</Box>
          </Box>
        )}
      </Shell>
      <Container component="section" aria-label={statsLabel} my="clamp(16px, 3vw, 40px)">
        <Title order={2}>
          <VisuallyHidden>{statsLabel}</VisuallyHidden>
        </Title>
        <Stats stats={stats} />
      </Container>
      <Shell id={answers.id} title={answers.title} intro={answers.intro} look="minor">
        <LinkList links={answers.links} />
      </Shell>
      <Shell {...page.services} id="services" look="side" afterIntro={<Which {...page.services.which} />}>
        <DaysRows
          rows={services.map(({ slug, name, shortDescription, icon, typicalDuration }) => ({
            name,
            icon,
            description: shortDescription,
            href: rootPath(slug),
            market: typicalDuration,
          }))}
        />
      </Shell>
      <Shell id="specialties" title={specialties.title} intro={specialties.intro} look="minor">
        <DaysRows rows={specialties.cards.map(({ label, ...card }) => ({ ...card, name: label }))} cols={4} />
        <AllLink link={specialties.all} />
      </Shell>
      <Shell id={process.id} title={process.title} intro={process.intro} look="minor">
        <Steps steps={process.steps} />
      </Shell>
      <Shell {...sample} look="side" afterIntro={<AllLink link={sample.all} />}>
        <MondayMessage message={page.message} />
      </Shell>
      <Shell id="testimonials" title={testimonials.title} intro={null} look="minor">
        <Testimonials items={testimonials.items} />
        <Text c="dimmed" pt="lg" pb="md">
          {cases.intro}
        </Text>
        <CaseRows cases={cases.cases} />
        <AllLink link={testimonials.all} />
      </Shell>
      <Shell id="resources" title={resources.title} intro={resources.intro} look="minor">
        <PostCards posts={posts} readMore={null} />
        <AllLink link={resources.all} />
      </Shell>
      <Closing closing={closing} hasForm={false} />
    </>
  );
}

function Which({ title, links }: Outputs["pages"]["home"]["services"]["which"]) {
  return (
    <Stack gap={4} mt="sm">
      <p>
        <strong>{title}</strong>
      </p>
      {links.map(({ label, href }) => (
        <p key={href}>
          <Anchor component={SiteLink} variant="alone" href={href}>
            {label}
          </Anchor>
        </p>
      ))}
    </Stack>
  );
}
