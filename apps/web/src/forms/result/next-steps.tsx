import { List, Text } from "@mantine/core";
import type { ReactNode } from "react";
import css from "./next-steps.module.css";

type Props = { title: string; steps: readonly string[]; children?: ReactNode };

/** The next steps after a request: next to the closing words, below a form, and in its receipt. */
export function NextSteps({ title, steps, children }: Props) {
  return (
    <div className={css.next}>
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
      {children}
    </div>
  );
}
