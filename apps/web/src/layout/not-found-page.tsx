import { Hero } from "../sections/hero.tsx";
import { LinkList } from "../sections/link-list.tsx";
import shell from "../sections/shell.module.css";
import { trpc } from "../trpc.ts";

/** Status 404, with a way on. Its words were loaded by whoever found nothing. */
export function NotFoundPage() {
  const [{ eyebrow, heading, text, links }] = trpc.pages.notFound.useSuspenseQuery();
  return (
    <>
      <Hero eyebrow={eyebrow} heading={heading} lead={text} />
      <div className={`${shell.inner} ${shell.section}`}>
        <LinkList links={links} />
      </div>
    </>
  );
}
