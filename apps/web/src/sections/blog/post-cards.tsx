import { Box, Group, SimpleGrid, Text, Title } from "@mantine/core";
import { longDate } from "@site/content/calendar";
import { postPath } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { PostCategory } from "@site/content/types/content";
import { markParts } from "@site/content/types/post-mark";
import type { Outputs } from "../../data/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import cover from "./article-cover.module.css";
import css from "./post-cards.module.css";

type Posts = Outputs["posts"]["list"];

type Props = {
  posts: Posts;
  readMore: string | null;
  hasLead?: boolean;
};

export function PostCards({ posts, readMore, hasLead = false }: Props) {
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, lg: 3 }}
      spacing={28}
      verticalSpacing={{ base: 0, lg: 44 }}
      className={css.list ?? ""}
      mod={{ brief: readMore === null }}
    >
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} readMore={readMore} isLead={hasLead && index === 0} />
        </li>
      ))}
    </SimpleGrid>
  );
}

type CardProps = Pick<Props, "readMore"> & { post: Posts[number]; isLead: boolean };

function PostCard({ post, readMore, isLead }: CardProps) {
  return (
    <SiteLink href={postPath(post.slug)} className={css.card} data-lead={isLead || undefined}>
      <span className={css.picture}>
        <ArticleCover post={post} />
      </span>
      <Group component="span" gap="0 12px" c="dimmed">
        <Accent>{post.category}</Accent>
        <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
      </Group>
      <Title order={3} className={css.title ?? ""}>
        <NoWrap text={post.title} />
      </Title>
      <Text span inherit c="dimmed" className={css.excerpt ?? ""}>
        {post.excerpt}
      </Text>
      {readMore !== null && (
        <Group component="span" gap="0 12px" justify="space-between" c="dimmed">
          <span>{authorLabel}</span>
          <Accent>{readMore}</Accent>
        </Group>
      )}
    </SiteLink>
  );
}

function Accent({ children }: { children: string }) {
  return (
    <Text span inherit c="pine.7" fw="var(--mantine-font-weight-medium)">
      {children}
    </Text>
  );
}

type CoverPost = Pick<Outputs["posts"]["list"][number], "category" | "imageUrl" | "mark">;

/** `tabAt` is the distance of the tab from the left edge, in percent of the cover's width. */
const folders: Record<PostCategory, readonly [tabAt: number, folder: string, text: string]> = {
  "Credentialing Tips": [4.4, "var(--mantine-primary-color-3)", "var(--mantine-primary-color-9)"],
  "Payer Enrollment": [12, "var(--mantine-color-amber-2)", "var(--mantine-color-amber-9)"],
  "Industry News": [24, "var(--mantine-color-ink-7)", "var(--mantine-color-white)"],
  Compliance: [38, "var(--mantine-primary-color-filled)", "var(--mantine-color-white)"],
};

export function ArticleCover({ post: { category, imageUrl, mark } }: { post: CoverPost }) {
  if (imageUrl !== null)
    return <img src={imageUrl} alt="" className={cover.image} width={480} height={270} loading="lazy" />;
  return <Folder tab={category} look={category} mark={mark} />;
}

/** A row that an admin has added may have no `mark`, and then the sheet in the folder is blank. */
export function Folder({ tab, look, mark }: { tab: string; look: PostCategory; mark: string | null }) {
  const [tabAt, folder, words] = folders[look];
  const vars = {
    "--tab-at": `${tabAt}cqw`,
    "--folder": folder,
    "--folder-ink": words,
  };
  return (
    <Box component="span" className={cover.cover ?? ""} __vars={vars} aria-hidden="true" data-drawn data-print="hide">
      <span className={cover.tab}>{tab}</span>
      <span className={cover.folder}>
        <span className={cover.sheet}>{mark !== null && <Mark mark={mark} />}</span>
      </span>
    </Box>
  );
}

function Mark({ mark }: { mark: string }) {
  const parts = markParts(mark);
  const text = parts.kind === "line" ? `${parts.from} – ${parts.to}` : mark;
  return (
    <Box component="span" className={cover.mark ?? ""} __vars={{ "--length": String(text.length) }}>
      {parts.kind === "count" ? (
        <>
          <span>{parts.number}</span> {parts.unit}
        </>
      ) : (
        text
      )}
    </Box>
  );
}
