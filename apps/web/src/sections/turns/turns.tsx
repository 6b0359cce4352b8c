import { Stack, Table } from "@mantine/core";
import type { TurnsFigure } from "@site/content/types/content";
import { Plot } from "../../ui/figures/plot.tsx";
import { type Mark, scaleTo, tones } from "../../ui/figures/track.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import css from "./turns.module.css";

/** Parties in lanes to scale, a part for each turn; below them what each does in which week, on a phone lane by lane. */
export function Turns({ scale: title, weeks, lanes }: TurnsFigure) {
  const end = Math.max(...weeks.map(({ week }) => week));
  const ticks = weeks.map(({ week }) => ({ days: week - 1, label: String(week) }));
  const rows = lanes.map(({ name, who, turns }) => ({
    label: name,
    marks: weeks.flatMap(({ week }, index): Mark[] => {
      const mark = { tone: tones[who], from: week - 1, to: (weeks[index + 1]?.week ?? end + 1) - 1 };
      return turns[index] ? [mark] : [];
    }),
  }));
  return (
    <Stack gap="lg">
      <Plot title={title} rows={rows} scale={scaleTo(end, ticks, 1)} />
      <Table className={css.table ?? ""}>
        <thead>
          <tr>
            {weeks.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {lanes.map(({ name, turns }) => (
          <tbody key={name}>
            <tr>
              <th colSpan={weeks.length} scope="rowgroup">
                {name}
              </th>
            </tr>
            <tr>
              {weeks.map(({ label }, index) => (
                <td key={label} data-week={label} data-idle={turns[index] === null || undefined}>
                  <NoWrap text={turns[index] ?? ""} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </Table>
    </Stack>
  );
}
