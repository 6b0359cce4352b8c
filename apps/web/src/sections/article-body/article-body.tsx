import { Badge, Group, Title } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Plot } from "../../ui/figures/plot.tsx";
import { scaleTo } from "../../ui/figures/track.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import { Bullets } from "../../ui/text/bullets.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import css from "./article-body.module.css";

type Block = Outputs["pages"]["article"]["blocks"][number];

type Props = {
  blocks: readonly Block[];
  tags: readonly string[];
  tagsLabel: string;
  aside: ReactNode;
  /** The block that follows the aside. undefined: the end. */
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
        <ol className={css.timeline}>
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

/** The cases of a table on one calendar, from the first visit on. */
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

/** The applications of a plan, from the day on which each leaves, with a line at the first day of work. */
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

/** Each line is a row; the first line contains the column names. */
function LinesTable({ lines }: { lines: readonly string[] }) {
  const [names = [], ...rows] = lines.map((line) => line.slice(2).split(" | "));
  return <StackedTable names={names} rows={rows.map(([head = "", ...cells]) => ({ head, cells }))} />;
}
