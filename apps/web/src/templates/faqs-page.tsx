import { Closing } from "../sections/closing.tsx";
import { FaqSearch } from "../sections/faq-search.tsx";
import { Hero } from "../sections/hero.tsx";
import { LinkList } from "../sections/link-list.tsx";
import { Shell } from "../sections/shell.tsx";
import { trpc } from "../trpc.ts";

export function FaqsPage() {
  const [{ hero, search, empty, categories, more, closing }] = trpc.pages.faqs.useSuspenseQuery();
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
