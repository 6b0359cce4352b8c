import { Title } from "@mantine/core";
import type { Outputs } from "../data/trpc.ts";
import { Stats } from "../sections/facts/facts.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

type Props = Outputs["pages"]["about"];

/** The first section of figures stands beside the hero. */
export function AboutPage({ sections, ...page }: Props) {
  const record = sections.find((section) => section.kind === "stats");
  return (
    <SectionedPage
      {...page}
      about={null}
      sections={sections.filter((section) => section !== record)}
      figure={
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
  );
}
