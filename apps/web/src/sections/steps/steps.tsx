import { ThemeIcon, Title } from "@mantine/core";
import { durationInDays, rulerEnds } from "@site/content/facts/durations";
import type { Step } from "@site/content/types";
import { DurationPill } from "../../ui/duration-pill.tsx";
import css from "./steps.module.css";

/** Numbered steps. If each has a duration, a ruler above the list draws the durations to scale, waiting time lighter. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const columns = steps.length % 4 === 0 ? 4 : steps.length === 5 ? 5 : 3;
  const columnsStyle = { "--columns": columns } as React.CSSProperties; // React's type lacks custom properties
  return (
    <>
      <Ruler steps={steps} />
      <ol className={css.list} style={columnsStyle}>
        {steps.map((step, index) => (
          <li key={step.title} className={css.step}>
            <ThemeIcon size={32} radius="xl" className={css.number ?? ""} aria-hidden="true">
              {index + 1}
            </ThemeIcon>
            <div className={css.body}>
              <Title order={3}>{step.title}</Title>
              {step.duration !== null && <DurationPill duration={step.duration} />}
              <p className={css.text}>{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Ruler({ steps }: { steps: readonly Step[] }) {
  const days = steps.flatMap(({ duration }) =>
    duration === null ? [] : [{ ...durationInDays(duration), waiting: duration.waiting }],
  );
  if (days.length < steps.length || steps.length < 2) return null;
  const total = { from: sum(days.map(({ from }) => from)), to: sum(days.map(({ to }) => to)) };
  const { start, end } = rulerEnds({ ...total, unit: "day" });
  return (
    <div aria-hidden="true">
      <div className={css.ruler}>
        {days.map(({ to, waiting }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed list, never reordered
            key={index}
            className={`${css.segment} ${waiting ? css.waiting : ""}`}
            style={{ flex: `${to} 0 0` }}
          >
            {to / total.to > 0.05 ? index + 1 : ""}
          </span>
        ))}
      </div>
      <div className={css.axis}>
        <span>{start}</span>
        <span>{end}</span>
      </div>
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
