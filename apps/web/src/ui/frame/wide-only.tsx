import type { ReactNode } from "react";
import css from "./wide-only.module.css";

/** Hidden on a phone, for a figure whose content the page repeats further down. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
