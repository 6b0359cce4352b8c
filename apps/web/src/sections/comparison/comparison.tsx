import type { Comparison as Choices } from "@site/content/types/sections";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";

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
