import { List, Stack, Text } from "@mantine/core";
import { useId } from "react";
import css from "./stamp.module.css";

type Props = { top: string; bottom: string; className?: string | undefined; animated?: boolean };

export function Stamp({ top, bottom, className, animated = false }: Props) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 120 120"
      className={`${css.stamp} ${animated ? css.animated : ""} ${className ?? ""}`}
      aria-hidden="true"
    >
      <circle cx="60" cy="60" r="57" stroke="currentColor" strokeWidth="3" className={css.ground} />
      <circle cx="60" cy="60" r="37" fill="none" stroke="currentColor" strokeWidth="2" />
      <path id={`${id}t`} d="M16.5 60a43.5 43.5 0 0 1 87 0" fill="none" />
      <path id={`${id}b`} d="M10.5 60a49.5 49.5 0 0 0 99 0" fill="none" />
      <text className={css.text}>
        <textPath href={`#${id}t`} startOffset="50%" textAnchor="middle">
          {top}
        </textPath>
      </text>
      <text className={css.text}>
        <textPath href={`#${id}b`} startOffset="50%" textAnchor="middle">
          {bottom}
        </textPath>
      </text>
      <path d="m42 61 12 12 25-26" fill="none" stroke="currentColor" strokeWidth="7" />
    </svg>
  );
}

type StepsProps = { title: string; steps: readonly string[] };

export function NextSteps({ title, steps }: StepsProps) {
  return (
    <Stack gap={8} className={css.next ?? ""}>
      <Text size="sm" fw="var(--mantine-font-weight-medium)">
        {title}
      </Text>
      <List type="ordered" listStyleType="decimal" size="sm">
        {steps.map((step) => (
          <li key={step} className={List.classes.item}>
            {step}
          </li>
        ))}
      </List>
    </Stack>
  );
}
