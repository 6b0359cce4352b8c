import { Closing } from "../sections/closing.tsx";
import { FaqSearch } from "../sections/faq-search.tsx";
import { Hero } from "../sections/hero.tsx";
import { LinkList } from "../sections/link-list.tsx";
import { Shell } from "../sections/shell.tsx";
import type { Outputs } from "../trpc.ts";

export function FaqsPage({ hero, search, empty, categories, more, closing }: Outputs["pages"]["faqs"]) {
  return (
    <>
      <Hero {...hero} />
      <FaqSearch words={search} empty={empty} categories={categories} />
      <Shell id="more" title={more.title} intro={more.intro} band>
        <LinkList links={more.links} />
      </Shell>
      <Closing closing={closing} />
    </>
  );
}
