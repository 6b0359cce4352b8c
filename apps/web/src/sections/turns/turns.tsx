import { Table } from "@mantine/core";
import type { TurnsFigure } from "@site/content/types/content";
import track from "../../ui/figures/track.module.css";
import { tones } from "../../ui/figures/track.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import css from "./turns.module.css";

/** Parties in lanes, week by week; a bar shows when it is a party's turn. On a phone, one lane after the other. */
export function Turns({ weeks, lanes }: TurnsFigure) {
  return (
    <Table className={css.table ?? ""}>
      <thead>
        <tr>
          {weeks.map((week) => (
            <th key={week} scope="col">
              {week}
            </th>
          ))}
        </tr>
      </thead>
      {lanes.map(({ name, who, turns }) => (
        <tbody key={name}>
          <tr>
            <th colSpan={weeks.length} scope="rowgroup">
              {name}
            </th>
          </tr>
          <tr>
            {weeks.map((week, index) => (
              <td key={week} data-week={week} data-idle={turns[index] === null || undefined}>
                {turns[index] && (
                  <>
                    <span className={`${track.swatch} ${css.bar}`} data-tone={tones[who]} />
                    <span>
                      <NoWrap text={turns[index]} />
                    </span>
                  </>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </Table>
  );
}
