import { paths } from "@site/content/paths";
import type { ReactNode } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { longDate } from "../../ui/text/dates.ts";
import { Hero } from "../hero/hero.tsx";
import css from "./article-head.module.css";
import { ShareButton } from "./share-button.tsx";

type Props = {
  post: Outputs["pages"]["article"]["post"];
  words: { back: string; share: string; shared: string; updated: string };
  author: string;
  /** Such as "5 min read". */
  readingTime: string;
  cover: ReactNode;
};

export function ArticleHead({ post, words, author, readingTime, cover }: Props) {
  const { category, title, excerpt, createdAt, updatedAt } = post;
  return (
    <header>
      <Hero
        eyebrow={
          <>
            <SiteLink href={paths.blog} className={css.back} data-alone>
              {words.back}
            </SiteLink>
            <span>{category}</span>
          </>
        }
        heading={title}
        lead={excerpt}
        aside={cover}
        look="article"
      >
        <div className={css.meta}>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
          {updatedAt !== null && (
            <span>
              {`${words.updated} `}
              <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
            </span>
          )}
          <span>{author}</span>
          <span>{readingTime}</span>
          <ShareButton title={title} label={words.share} done={words.shared} />
        </div>
      </Hero>
    </header>
  );
}
