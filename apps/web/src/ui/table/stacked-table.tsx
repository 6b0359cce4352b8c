import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import { NoWrap } from "../text/no-wrap.tsx";
import css from "./table.module.css";

type Props = {
  label?: string;
  names: readonly string[];
  rows: readonly { head: ReactNode; cells: readonly ReactNode[] }[];
  /** The text of a cell whose content is unknown. If the rows are stacked, such a cell is omitted. */
  unknown?: string | undefined;
  chosen?: boolean;
  /** Whether the rows are stacked on a narrow screen. Set it to false if even a phone has room for the columns. */
  stacks?: boolean;
};

/** On a phone or tablet, each row is a block, in which the name of the column is before each cell. */
export function StackedTable(props: Props) {
  const { label, names, rows, unknown = "–", chosen = false, stacks = true } = props;
  const main = rows[0] !== undefined && rows[0].cells.length <= 2 && !chosen ? longestColumn(rows) : -1;
  const hasHeads = rows.some(({ head }) => head !== null);
  return (
    <Table.ScrollContainer minWidth={0} type="native" style={{ margin: "0 -6px", padding: "0 6px" }}>
      <Table className={css.table ?? ""} aria-label={label} mod={{ stacks, chosen }}>
        <thead>
          <tr>
            {hasHeads && names.length === rows[0]?.cells.length && <td />}
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- rows of one text, never reordered
            <tr key={row}>
              {head !== null && (
                <th scope="row" data-name={isNumber(head) ? names[0] : undefined}>
                  {typeof head === "string" ? <NoWrap text={head} /> : head}
                </th>
              )}
              {cells.map((cell, index) => {
                const name = names.at(index - cells.length);
                return (
                  <td
                    key={name}
                    data-name={index === main ? undefined : name}
                    data-empty={cell === unknown || undefined}
                  >
                    {typeof cell === "string" ? <NoWrap text={cell} /> : cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function isNumber(head: ReactNode): boolean {
  return typeof head === "string" && /^\d+$/.test(head);
}

function longestColumn(rows: Props["rows"]): number {
  const lengths = (rows[0]?.cells ?? []).map((_, index) =>
    rows.reduce((sum, { cells }) => sum + String(cells[index] ?? "").length, 0),
  );
  return lengths.indexOf(Math.max(...lengths));
}
