import { frameCopy } from "@site/content/nav";
import type { Table as Content } from "@site/content/types/content";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import { PrintList } from "../checklists/print-list.tsx";

export function Table({ table: { names, rows, print } }: { table: Content }) {
  return (
    <>
      <StackedTable
        names={names}
        rows={rows.map(({ cells: [head = "", ...cells], href = null }) => ({
          head: href === null ? head : <SiteLink href={href}>{head}</SiteLink>,
          cells,
        }))}
      />
      {print && <PrintList label={frameCopy.printList} />}
    </>
  );
}
