import type { ReactNode } from "react";
import css from "../lead-form.module.css";

type Props = { folded: boolean; title: string; children: ReactNode };

/**
 * Folds a form away after a success. The form stays mounted, because its draft listens to its fields. A `<details>`,
 * because the answer to a native post must open without JavaScript.
 */
export function FormFold({ folded, title, children }: Props) {
  return (
    <details open={!folded}>
      <summary hidden={!folded} className={css.again}>
        {title}
      </summary>
      {children}
    </details>
  );
}
