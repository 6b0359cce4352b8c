import { Box } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { Table as Content } from "@site/content/types/content";
import type { Comparison as Choices } from "@site/content/types/sections";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import { PrintList } from "../checklists/checklists.tsx";
import css from "./tables.module.css";

export function Table({ table: { names, rows, print, fold, feed, unknown } }: { table: Content }) {
  const table = (
    <StackedTable
      names={names}
      unknown={unknown}
      stacks={!print}
      rows={rows.map(({ cells: [head = "", ...cells], href = null }) => ({
        head: href === null ? <NoWrap text={head} /> : <SiteLink href={href}>{head}</SiteLink>,
        cells,
      }))}
    />
  );
  return (
    <div className={print ? css.sheet : lookOf(names.length)}>
      {fold ? (
        <Disclosure summary={fold.label} isPhoneOnly>
          {/* The browser opens a closed `<details>` if the URL's hash names an element in it. */}
          <div id={fold.id} style={{ scrollMarginTop: 108 }}>
            {table}
          </div>
        </Disclosure>
      ) : (
        table
      )}
      {feed && (
        <Box component="a" href={feed.url} display="inline-block" py={8} data-print="hide">
          {feed.label}
        </Box>
      )}
      {print && (
        <>
          <p className={css.onPaper}>{`${rows.length} ${frameCopy.onPaper}`}</p>
          <Box pt="sm">
            <PrintList />
          </Box>
        </>
      )}
    </div>
  );
}

function lookOf(columns: number): string | undefined {
  if (columns > 4) return css.many;
  return columns === 3 ? css.even : undefined;
}

export function Comparison({ comparison: { names, rows } }: { comparison: Choices }) {
  return <StackedTable names={names} rows={rows.map(({ about, cells }) => ({ head: about, cells }))} chosen />;
}
