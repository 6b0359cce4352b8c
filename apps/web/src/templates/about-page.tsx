import { Title } from "@mantine/core";
import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Sections } from "../sections/section.tsx";
import { Stats } from "../sections/stats/stats.tsx";

type Props = Outputs["pages"]["about"];

/** The first section of figures stands beside the hero. */
export function AboutPage({ hero, sections, closing }: Props) {
  const record = sections.find((section) => section.kind === "stats");
  return (
    <>
      <Hero
        {...hero}
        aside={
          record && (
            <section id={record.id} aria-labelledby={`${record.id}-heading`}>
              <Title order={2} size="h4" id={`${record.id}-heading`} mb="sm">
                {record.title}
              </Title>
              <Stats stats={record.stats} />
            </section>
          )
        }
      />
      <Sections sections={sections.filter((section) => section !== record)} />
      <Closing closing={closing} />
    </>
  );
}
