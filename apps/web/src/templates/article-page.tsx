import { Box, Stack, Title } from "@mantine/core";
import { longDate } from "@site/content/calendar";
import { paths, rootPath } from "@site/content/paths";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Outputs, trpc } from "../data/trpc.ts";
import { ArticleBody, ArticleHead } from "../sections/blog/article.tsx";
import { PostCards } from "../sections/blog/post-cards.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { WithContents } from "../ui/contents/with-contents.tsx";
import ruled from "../ui/frame/shell.module.css";
import { Shell } from "../ui/frame/shell.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import { Rows } from "../ui/rows/rows.tsx";
import { Bullets } from "../ui/text/bullets.tsx";

/** An article's page shows three other articles. The list may contain the article itself, so the limit is four. */
export const relatedQuery = { limit: 4 };

export function ArticlePage() {
  const [page] = trpc.pages.article.useSuspenseQuery(useParams({ from: "/blog/$slug" }));
  const { post, copy, blocks } = page;
  const { heading, text, consultation, more } = copy.closing;
  const headings = blocks.filter((block) => block.kind === "heading");
  const offer = copy.aside.link;
  return (
    <>
      <article>
        <ArticleHead {...page} />
        <WithContents
          label={copy.contents}
          links={headings}
          offer={
            <p>
              {copy.aside.text}{" "}
              <SiteLink href={offer.href} data-track={`cta_click ${offer.label}`}>
                {offer.label}
              </SiteLink>
            </p>
          }
        >
          <Aside id="in-short" title={copy.inShort} tinted items={post.inShort} />
          <ArticleBody
            blocks={blocks}
            tags={post.tags}
            tagsLabel={copy.tags}
            asideBefore={headings[2]}
            calendarKey={copy.calendar}
            aside={post.service && <ServiceRow label={copy.service} service={post.service} />}
          />
          <Aside
            id="sources"
            title={copy.sources}
            items={post.sources.map((source) => <Source key={source.url} source={source} read={copy.sourceRead} />)}
          />
          <p data-print="hide">
            {copy.rules.text} <SiteLink href={copy.rules.link.href}>{copy.rules.link.label}</SiteLink>
          </p>
        </WithContents>
      </article>
      <Related id={post.id} title={copy.related} />
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

function Related({ id, title }: Pick<Post, "id" | "title">) {
  const { data: latest = [] } = trpc.posts.list.useQuery(relatedQuery);
  const related = latest.filter((post) => post.id !== id).slice(0, 3);
  if (related.length === 0) return null;
  return (
    <Shell id="related" title={title} intro={null}>
      <PostCards posts={related} readMore={null} />
    </Shell>
  );
}

type Post = Outputs["pages"]["article"]["post"];

function ServiceRow({ label, service }: { label: string; service: NonNullable<Post["service"]> }) {
  const row = { label: service.name, text: service.shortDescription, href: rootPath(service.slug) };
  return (
    <Box maw="28em" data-print="hide">
      <Title order={2} size="md" mb="sm">
        {label}
      </Title>
      <Rows rows={[{ ...row, track: "service_click" }]} />
    </Box>
  );
}

type SourceProps = { source: Post["sources"][number]; read: string };

function Source({ source: { title, publisher, url, checkedOn }, read }: SourceProps) {
  return (
    <>
      <a href={url} rel="noopener">
        {title}
      </a>
      {`, ${publisher}`}
      {checkedOn !== null && (
        <>
          {`, ${read} `}
          <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
        </>
      )}
    </>
  );
}

type AsideProps = { id: string; title: string; tinted?: boolean; items: readonly ReactNode[] };

function Aside({ id, title, tinted = false, items }: AsideProps) {
  if (items.length === 0) return null;
  return (
    <Stack
      component="section"
      gap={10}
      // The box is as wide as the article's text, which is 28em wide in a larger font size.
      maw="calc(28em * 1.1176)"
      py="md"
      lh="sm"
      {...(tinted && { px: "md", bg: "pine.0" })}
      aria-labelledby={id}
      className={ruled.top ?? ""}
    >
      <Title order={2} size="md" id={id}>
        {title}
      </Title>
      <Bullets items={items} />
    </Stack>
  );
}
