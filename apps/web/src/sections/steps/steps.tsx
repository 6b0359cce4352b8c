import { ThemeIcon, Title } from "@mantine/core";
import type { Step } from "@site/content/types/content";
import { DurationPill } from "../../ui/figures/duration-pill.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import { Ruler } from "./ruler.tsx";
import css from "./steps.module.css";

/** Numbered steps. If each has a duration, a ruler above the list draws them to scale, and replaces the list's rail. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const columns = steps.length % 4 === 0 ? 4 : steps.length === 5 ? 5 : 3;
  const columnsStyle = { "--columns": columns } as React.CSSProperties; // React's type lacks custom properties
  const durations = steps.flatMap(({ duration }) => duration ?? []);
  const hasRuler = durations.length === steps.length && steps.length > 1;
  return (
    <>
      {hasRuler && <Ruler durations={durations} />}
      <ol className={`${css.list} ${hasRuler ? "" : css.withRail}`} style={columnsStyle}>
        {steps.map((step, index) => (
          <li key={step.title} className={css.step} data-row-end={(index + 1) % columns === 0 || undefined}>
            <ThemeIcon size={32} radius="xl" className={css.number ?? ""} aria-hidden="true">
              {index + 1}
            </ThemeIcon>
            <Title order={3}>{step.title}</Title>
            {step.duration !== null && (
              <div className={css.duration}>
                <DurationPill duration={step.duration} clock="step" />
              </div>
            )}
            <p className={css.text}>
              <Unbroken text={step.description} />
            </p>
            {index === steps.length - 1 && !hasRuler && <Icon name="check" size={18} className={css.end} />}
          </li>
        ))}
      </ol>
    </>
  );
}
