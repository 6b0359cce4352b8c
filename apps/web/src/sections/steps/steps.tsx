import { Box, Center, Text, Title } from "@mantine/core";
import { formatDuration } from "@site/content/facts/durations";
import type { Step } from "@site/content/types/content";
import { Axis } from "../../ui/figures/plot.tsx";
import { marksOfParts, scaleOf, Track } from "../../ui/figures/track.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import css from "./steps.module.css";

const colors = { you: {}, we: { c: "pine.7" }, they: { c: "amber.7" } };

export function Steps({ steps }: { steps: readonly Step[] }) {
  const columns = steps.length % 4 === 0 ? 4 : steps.length === 5 ? 5 : 3;
  const durations = steps.flatMap(({ duration }) => duration ?? []);
  return (
    <>
      {durations.length === steps.length && <Ruler durations={durations} />}
      <Box
        component="ol"
        className={css.list ?? ""}
        __vars={{ "--cols": String(columns) }}
        mod={{ days: durations.length > 0 }}
      >
        {steps.map(({ title, description, duration }, index) => (
          <li key={title}>
            <Center
              component="span"
              w={32}
              h={32}
              bg="pine.7"
              c="white"
              fz="sm"
              fw="var(--mantine-font-weight-medium)"
              className={css.number ?? ""}
              aria-hidden="true"
            >
              {index + 1}
            </Center>
            <Title order={3} pt={4}>
              {title}
            </Title>
            {duration !== null && (
              <Text lh="sm" fw="var(--mantine-font-weight-medium)" {...colors[duration.who]} className={css.days ?? ""}>
                {formatDuration(duration)}
              </Text>
            )}
            <Text lh="sm" c="dimmed" className={css.text ?? ""}>
              <NoWrap text={description} />
            </Text>
          </li>
        ))}
      </Box>
    </>
  );
}

function Ruler({ durations }: { durations: Parameters<typeof marksOfParts>[0] }) {
  const marks = marksOfParts(durations);
  const scale = scaleOf(marks.at(-1)?.to ?? 0);
  return (
    <div aria-hidden="true">
      <div className={css.numbers}>
        {marks.map(({ from, to }, index) => (
          <span key={from} style={{ left: scale.place((from + to) / 2) }}>
            {index + 1}
          </span>
        ))}
      </div>
      <Track marks={marks} place={scale.place} size="l" />
      <Axis scale={scale} />
    </div>
  );
}
