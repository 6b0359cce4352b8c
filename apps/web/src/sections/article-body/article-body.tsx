import { Badge, Title } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./article-body.module.css";

type Block = Outputs["pages"]["article"]["blocks"][number];

type Props = {
  blocks: readonly Block[];
  tags: readonly string[];
  tagsLabel: string;
  aside: ReactNode;
  /** The block before which the aside stands. undefined: the end. */
  asideBefore: Block | undefined;
};

export function ArticleBody({ blocks, tags, tagsLabel, aside, asideBefore }: Props) {
  return (
    <div className={css.body}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- blocks of one text, never reordered
        <Fragment key={index}>
          {block === asideBefore && aside}
          <BlockView block={block} />
        </Fragment>
      ))}
      {asideBefore === undefined && aside}
      <ul className={css.tags} aria-label={tagsLabel}>
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <Title order={2} size="h4" id={block.id} className={css.heading ?? ""}>
          {block.text}
        </Title>
      );
    case "list":
      return (
        <ul data-bullets>
          {block.items.map((item) => (
            <li key={item}>
              <Unbroken text={item} />
            </li>
          ))}
        </ul>
      );
    case "timeline":
      return <ArticleTimeline entries={block.entries} />;
    case "table":
      return <LinesTable lines={block.lines} />;
    case "paragraph":
      return (
        <p className={css.paragraph}>
          <Unbroken text={block.text} />
        </p>
      );
  }
}

/** Each line is a row; the first line contains the column names. */
function LinesTable({ lines }: { lines: readonly string[] }) {
  const [names = [], ...rows] = lines.map((line) => line.slice(2).split(" | "));
  return <StackedTable names={names} rows={rows.map(([head = "", ...cells]) => ({ head, cells }))} />;
}

/** Days along a line, in the order of the text. */
function ArticleTimeline({ entries }: { entries: readonly { when: string; text: string }[] }) {
  return (
    <ol className={css.timeline}>
      {entries.map(({ when, text }) => (
        <li key={`${when} ${text}`} className={css.entry}>
          <strong className={css.when}>{`${when}:`}</strong> {text}
        </li>
      ))}
    </ol>
  );
}
