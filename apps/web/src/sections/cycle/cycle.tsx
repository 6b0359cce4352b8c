import type { RenewalCycle } from "@site/content/types/content";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import { Durations } from "../durations/durations.tsx";
import css from "./cycle.module.css";

/** What the ring of the hero counts: the days of the work to scale, and notes on each span. */
export function Cycle({ cycle: { figure, notesTitle, notes } }: { cycle: RenewalCycle }) {
  return (
    <div className={css.columns}>
      <Durations {...figure} />
      <Disclosure summary={notesTitle} wide="sm">
        <ul className={css.notes}>
          {notes.map((note) => (
            <li key={note}>
              <Unbroken text={note} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
