import type { SheetMark } from "@site/content/types/sections";
import css from "./mark.module.css";

const tick = "M4.5 9.5l3 3 6-6.5";
const shapes: Record<SheetMark, string> = {
  done: tick,
  half: "M9 2.5a6.5 6.5 0 0 0 0 13z",
  open: "",
  have: tick,
  missing: "",
  expires: "M9 5v4.5l3 2",
};

/** A cell's text with its status icon: a disc for a payer's status, a box for a document. */
export function Mark({ kind, children }: { kind: SheetMark; children: string }) {
  const isBox = kind === "have" || kind === "missing";
  return (
    <span className={`${css.mark} ${css[kind]}`}>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <rect x="1.5" y="1.5" width="15" height="15" rx={isBox ? 3 : 8} />
        <path d={shapes[kind]} />
      </svg>
      {children}
    </span>
  );
}
