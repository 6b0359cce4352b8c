import { paths } from "@site/content/paths";
import type { NotFoundRouteProps } from "@tanstack/react-router";
import { Hero } from "../sections/hero.tsx";
import type { Outputs } from "../trpc.ts";

/** Spec 2.9 and 8: an article that is missing or can't be loaded. */
export function ArticleNotFound({ data }: NotFoundRouteProps) {
  const words = data as Outputs["pages"]["article"]["notFound"]; // what the article's loader threw
  return (
    <Hero
      eyebrow={words.eyebrow}
      heading={words.title}
      lead={words.text}
      actions={[{ label: words.back, href: paths.blog }]}
    />
  );
}
