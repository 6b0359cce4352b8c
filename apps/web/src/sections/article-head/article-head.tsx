import { Anchor, Button, Group } from "@mantine/core";
import { paths } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import type { Outputs } from "../../data/trpc.ts";
import { useSite } from "../../data/use-site.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { longDate } from "../../ui/text/dates.ts";
import { Hero } from "../hero/hero.tsx";
import { ArticleCover } from "../post-cards/post-cards.tsx";
import css from "./article-head.module.css";

export function ArticleHead({ post, copy, readingMinutes }: Outputs["pages"]["article"]) {
  const [reviewer] = useSite().people;
  const { category, title, excerpt, createdAt, updatedAt } = post;
  return (
    <header>
      <Hero
        eyebrow={
          <>
            <Anchor component={SiteLink} variant="alone" href={paths.blog} className={css.back ?? ""}>
              {copy.back}
            </Anchor>
            <span>{category}</span>
          </>
        }
        heading={title}
        lead={excerpt}
        aside={<ArticleCover post={post} />}
        look="article"
      >
        <Group align="start" justify="space-between" py="xs" className={css.meta ?? ""}>
          <Group gap="4px 22px" c="dimmed" fz="sm" lh="sm" mih={44} flex="1 1 12rem">
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
            {updatedAt !== null && (
              <span>
                {`${copy.updated} `}
                <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
              </span>
            )}
            <span>{authorLabel}</span>
            {reviewer && (
              <span>{`${copy.reviewed} ${reviewer.name}, ${reviewer.role}, ${longDate(updatedAt ?? createdAt)}`}</span>
            )}
            <span>{`${readingMinutes} ${copy.readingTime}`}</span>
          </Group>
          <ShareButton label={copy.share} done={copy.shared} />
        </Group>
      </Hero>
    </header>
  );
}

/** In the page, because no other icon of an article comes from the sprite. */
function ShareIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M8 9h-1a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 14V3M9 6l3-3 3 3" />
    </svg>
  );
}

type ShareButtonProps = { label: string; done: string };

/** `browser/controls.ts` shares the address, and says so in the status. */
function ShareButton({ label, done }: ShareButtonProps) {
  return (
    <Group component="span" gap={12} data-print="hide" data-scripted>
      <span role="status" suppressHydrationWarning>
        {""}
      </span>
      <Button variant="default" size="sm" leftSection={<ShareIcon />} data-share={done}>
        {label}
      </Button>
    </Group>
  );
}
