import { Box } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { Table as Content } from "@site/content/types/content";
import type { Comparison as Choices } from "@site/content/types/sections";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import { PrintList } from "../checklists/checklists.tsx";

export function Table({ table: { names, rows, print, feed } }: { table: Content }) {
  return (
    <>
      <StackedTable
        names={names}
        rows={rows.map(({ cells: [head = "", ...cells], href = null }) => ({
          head: href === null ? head : <SiteLink href={href}>{head}</SiteLink>,
          cells,
        }))}
      />
      {feed && (
        <Box component="a" href={feed.url} display="inline-block" py={8} data-print="hide">
          {feed.label}
        </Box>
      )}
      {print && <PrintList label={frameCopy.printList} />}
    </>
  );
}

/** A row per criterion, a column per choice, the last of which is ours. */
export function Comparison({ comparison: { open, names, rows } }: { comparison: Choices }) {
  const table = <StackedTable names={names} rows={rows.map(({ about, cells }) => ({ head: about, cells }))} chosen />;
  if (open === null) return table;
  return (
    <Disclosure summary={open} wide="sm">
      {table}
    </Disclosure>
  );
}
