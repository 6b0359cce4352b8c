import { Stack } from "@mantine/core";
import type { Outputs } from "../data/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { Clock } from "../sections/durations/durations.tsx";
import { FaqSearch } from "../sections/faqs/faq-search.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Terms } from "../sections/row-lists/row-lists.tsx";
import { Sections } from "../sections/section.tsx";
import { Shell } from "../ui/frame/shell.tsx";

export function FaqsPage(page: Outputs["pages"]["faqs"]) {
  const { hero, howLong, sections, closing } = page;
  return (
    <>
      <Hero {...hero} />
      <FaqSearch page={page} />
      <Shell id={howLong.id} title={howLong.title} intro={howLong.intro} look="band">
        <Stack gap="lg">
          <Clock clock={howLong.clock} />
          <Terms terms={howLong.terms} />
        </Stack>
      </Shell>
      <Sections sections={sections} />
      <Closing closing={closing} hasForm={false} />
    </>
  );
}
