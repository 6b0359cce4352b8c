import type { Outputs } from "../data/client/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { FaqSearch } from "../sections/faqs/faq-search.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { LinkList } from "../sections/link-list/link-list.tsx";
import { Shell } from "../ui/frame/shell.tsx";

export function FaqsPage({
  hero,
  search,
  subjects,
  asked,
  empty,
  categories,
  more,
  closing,
}: Outputs["pages"]["faqs"]) {
  return (
    <>
      <Hero {...hero} />
      <FaqSearch words={search} subjects={subjects} asked={asked} empty={empty} categories={categories} />
      <Shell id="more" title={more.title} intro={null} look="minor">
        <LinkList links={more.links} />
      </Shell>
      <Closing closing={closing} hasForm={false} />
    </>
  );
}
