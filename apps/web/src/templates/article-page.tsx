import { paths } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import { useParams } from "@tanstack/react-router";
import { ArticleBody } from "../sections/article-body.tsx";
import { ArticleHead } from "../sections/article-head.tsx";
import { Closing } from "../sections/closing.tsx";
import { PostCards } from "../sections/post-cards.tsx";
import { Shell } from "../sections/shell.tsx";
import { trpc } from "../trpc.ts";

export function ArticlePage() {
  const { slug } = useParams({ from: "/blog/$slug" });
  const [post] = trpc.posts.bySlug.useSuspenseQuery({ slug });
  const [words] = trpc.pages.article.useSuspenseQuery();
  const [latest] = trpc.posts.list.useSuspenseQuery({ limit: 4 });
  const related = latest.filter(({ id }) => id !== post.id).slice(0, 3);
  const { heading, text, consultation, more } = words.closing;
  return (
    <>
      <article>
        <ArticleHead post={post} words={words} author={authorLabel} />
        <ArticleBody content={post.content} tags={post.tags} tagsLabel={words.tags} />
      </article>
      <Shell id="related" title={words.related} intro={null}>
        <PostCards posts={related} readMore={null} />
      </Shell>
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
