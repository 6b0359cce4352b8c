import { paths } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { Outputs } from "../data/client/trpc.ts";
import { ArticleBody } from "../sections/article-body/article-body.tsx";
import { ArticleHead } from "../sections/article-head/article-head.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { PostCards } from "../sections/post-cards/post-cards.tsx";
import { SourceList } from "../sections/source-list/source-list.tsx";
import { Shell } from "../ui/shell.tsx";

type Props = {
  post: Outputs["posts"]["bySlug"];
  words: Outputs["pages"]["article"];
  related: Outputs["posts"]["list"];
};

export function ArticlePage({ post, words, related }: Props) {
  const { heading, text, consultation, more } = words.closing;
  return (
    <>
      <article>
        <ArticleHead post={post} words={words} author={authorLabel} />
        <ArticleBody content={post.content} tags={post.tags} tagsLabel={words.tags} />
        <SourceList sources={post.sources} words={words} />
      </article>
      {related.length > 0 && (
        <Shell id="related" title={words.related} intro={null}>
          <PostCards posts={related} readMore={null} />
        </Shell>
      )}
      <Closing
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
