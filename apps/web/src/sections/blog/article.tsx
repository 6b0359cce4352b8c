import { Anchor, Badge, Button, Group, Stack, Title } from "@mantine/core";
import { longDate } from "@site/content/calendar";
import { paths } from "@site/content/paths";
import { authorLabel } from "@site/content/site";
import { Fragment, type ReactNode } from "react";
import { type Outputs, useSite } from "../../data/trpc.ts";
import { Plot } from "../../ui/figures/plot.tsx";
import { scaleTo } from "../../ui/figures/track.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import { Bullets } from "../../ui/text/bullets.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import { Hero } from "../hero/hero.tsx";
import css from "./article.module.css";
import { ArticleCover } from "./post-cards.tsx";

type Block = Outputs["pages"]["article"]["blocks"][number];

type Props = {
  blocks: readonly Block[];
  tags: readonly string[];
  tagsLabel: string;
  aside: ReactNode;
  asideBefore: Block | undefined;
  calendarKey: Outputs["pages"]["article"]["copy"]["calendar"];
};

export function ArticleBody({ blocks, tags, tagsLabel, aside, asideBefore, calendarKey }: Props) {
  return (
    <div className={css.body}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- blocks of one text, never reordered
        <Fragment key={index}>
          {block === asideBefore && aside}
          <BlockView block={block} calendarKey={calendarKey} />
        </Fragment>
      ))}
      {asideBefore === undefined && aside}
      <Group component="ul" gap={8} mt="md" aria-label={tagsLabel} data-print="hide">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </Group>
    </div>
  );
}

function BlockView({ block, calendarKey }: { block: Block } & Pick<Props, "calendarKey">) {
  switch (block.kind) {
    case "heading":
      return (
        <Title order={2} size="h4" id={block.id} className={css.heading ?? ""}>
          {block.text}
        </Title>
      );
    case "list":
      return <Bullets items={block.items} />;
    case "timeline":
      return (
        <ol>
          {block.entries.map(({ when, text }) => (
            <li key={`${when} ${text}`} className={css.entry}>
              <strong className={css.when}>{`${when}:`}</strong> {text}
            </li>
          ))}
        </ol>
      );
    case "table":
      return (
        <>
          {block.calendar && <PaidDays calendar={block.calendar} copy={calendarKey} />}
          {block.plan && <PlannedWeeks plan={block.plan} copy={calendarKey} />}
          <LinesTable lines={block.lines} />
        </>
      );
    case "paragraph":
      return (
        <p className={css.paragraph}>
          <NoWrap text={block.text} />
        </p>
      );
  }
}

type Calendar = NonNullable<Extract<Block, { kind: "table" }>["calendar"]>;

function PaidDays({ calendar: { days, months, rows }, copy }: { calendar: Calendar; copy: Props["calendarKey"] }) {
  return (
    <Plot
      title={null}
      rows={rows.map(({ label, filed, from, paid }) => ({
        label,
        at: filed,
        marks: [
          { tone: "usual", from, to: paid },
          { tone: "ours", from: paid, to: days },
        ],
      }))}
      scale={scaleTo(days, months)}
      line={{ label: copy.filed }}
      entries={[
        { label: copy.lost, tone: "usual" },
        { label: copy.paid, tone: "ours" },
      ]}
    />
  );
}

type WeekPlan = NonNullable<Extract<Block, { kind: "table" }>["plan"]>;

function PlannedWeeks({ plan: { days, weeks, start, rows }, copy }: { plan: WeekPlan; copy: Props["calendarKey"] }) {
  return (
    <Plot
      title={null}
      rows={rows.map(({ label, leaves, from, to }) => ({
        label,
        marks: [
          { tone: "usual", from: leaves, to: from },
          { tone: "usual", from, to, end: "up-to" },
        ],
      }))}
      scale={scaleTo(days, weeks)}
      line={{ at: start.days, label: start.label }}
      entries={[
        { label: copy.shortest, tone: "usual" },
        { label: copy.longest, tone: "usual", end: "up-to" },
      ]}
    />
  );
}

/** Each line begins with `| `, and the first line has the names of the columns. */
function LinesTable({ lines }: { lines: readonly string[] }) {
  const [names = [], ...rows] = lines.map((line) => line.slice(2).split(" | "));
  return <StackedTable names={names} rows={rows.map(([head = "", ...cells]) => ({ head, cells }))} />;
}

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
          <Stack gap={4} c="dimmed" fz="sm" lh="sm" flex="1 1 12rem">
            <Group gap="4px 22px">
              <time dateTime={createdAt}>{longDate(createdAt)}</time>
              {updatedAt !== null && (
                <span>
                  {`${copy.updated} `}
                  <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
                </span>
              )}
            </Group>
            <Group gap="4px 22px">
              <span>{authorLabel}</span>
              {reviewer && (
                <span>{`${copy.reviewed} ${reviewer.name}, ${reviewer.role}, ${longDate(updatedAt ?? createdAt)}`}</span>
              )}
              <span>{`${readingMinutes} ${copy.readingTime}`}</span>
            </Group>
          </Stack>
          <ShareButton label={copy.share} done={copy.shared} />
        </Group>
      </Hero>
    </header>
  );
}

/** This icon is inline. If it came from the icon sprite, an article would load the sprite only for this icon. */
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

function ShareButton({ label, done }: { label: string; done: string }) {
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
