import type { Outputs } from "../data/trpc.ts";
import { Closing } from "../sections/closing/closing.tsx";
import { FaqSearch } from "../sections/faqs/faq-search.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { LinkList } from "../sections/row-lists/row-lists.tsx";
import { Shell } from "../ui/frame/shell.tsx";

export function FaqsPage(page: Outputs["pages"]["faqs"]) {
  const { hero, more, closing } = page;
  return (
    <>
      <Hero {...hero} />
      <FaqSearch page={page} />
      <Shell id="more" title={more.title} intro={null} look="minor">
        <LinkList links={more.links} />
      </Shell>
      <Closing closing={closing} hasForm={false} />
    </>
  );
}
