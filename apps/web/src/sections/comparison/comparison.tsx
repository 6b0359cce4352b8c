import type { Comparison as Choices } from "@site/content/types/sections";
import { PhoneDetails } from "../../ui/frame/phone-details.tsx";
import css from "./comparison.module.css";

/** A row per criterion, a column per choice. On a phone the choices are stacked, each after its `data-name`. */
export function Comparison({ comparison }: { comparison: Choices }) {
  return (
    <PhoneDetails summary={comparison.open}>
      <Table {...comparison} />
    </PhoneDetails>
  );
}

function Table({ names, rows }: Choices) {
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ about, cells }) => (
          <tr key={about}>
            <th scope="row">{about}</th>
            {cells.map((cell, index) => (
              <td key={names[index]} data-name={names[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
