import { paths } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { Outputs } from "../data/client/trpc.ts";
import { ArticleBody } from "../sections/article-body/article-body.tsx";
import { ArticleFrame } from "../sections/article-frame/article-frame.tsx";
import { ArticleHead } from "../sections/article-head/article-head.tsx";
import { ArticleSummary } from "../sections/article-summary/article-summary.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { ArticleCover } from "../sections/post-cards/article-cover.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { ServiceCard } from "../sections/service-card/service-card.tsx";
import { SourceList } from "../sections/source-list/source-list.tsx";
import { Shell } from "../ui/frame/shell.tsx";

type Props = Outputs["pages"]["article"] & { related: Outputs["posts"]["list"] };

export function ArticlePage({ post, words, blocks, readingMinutes, related }: Props) {
  const { heading, text, consultation, more } = words.closing;
  const headings = blocks.filter((block) => block.kind === "heading");
  return (
    <>
      <article>
        <ArticleHead
          post={post}
          words={words}
          author={authorLabel}
          readingTime={`${readingMinutes} ${words.readingTime}`}
          cover={<ArticleCover post={post} />}
        />
        <ArticleFrame headings={headings} words={words}>
          <ArticleSummary title={words.inShort} sentences={post.inShort} />
          <ArticleBody
            blocks={blocks}
            tags={post.tags}
            tagsLabel={words.tags}
            asideBefore={headings[2]}
            aside={post.service && <ServiceCard label={words.service} service={post.service} />}
          />
          <SourceList sources={post.sources} words={words} />
        </ArticleFrame>
      </article>
      {related.length > 0 && (
        <Shell id="related" title={words.related} intro={null}>
          <PostCards posts={related} readMore={null} />
        </Shell>
      )}
      <Closing
        about={post.title}
        closing={{
          heading,
          text,
          actions: [
            { label: consultation, href: paths.contact },
            { label: more, href: paths.blog },
          ],
        }}
      />
    </>
  );
}
