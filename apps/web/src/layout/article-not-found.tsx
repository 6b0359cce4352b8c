import { paths } from "@site/content/paths";
import { Hero } from "../sections/hero.tsx";
import { trpc } from "../trpc.ts";

/** Spec 2.9 and 8: an article that is missing or can't be loaded. */
export function ArticleNotFound() {
  const [{ notFound }] = trpc.pages.article.useSuspenseQuery();
  return (
    <Hero
      eyebrow={notFound.eyebrow}
      heading={notFound.title}
      lead={notFound.text}
      actions={[{ label: notFound.back, href: paths.blog }]}
    />
  );
}
