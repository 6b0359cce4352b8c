import type { ReactNode } from "react";
import css from "./next-steps.module.css";

type Props = { title: string; steps: readonly string[]; children?: ReactNode };

/** What happens after a request: beside the closing words, below a form, and in its receipt. */
export function NextSteps({ title, steps, children }: Props) {
  return (
    <div className={css.next}>
      <p>{title}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </div>
  );
}
