import { statePath } from "@site/content/paths";
import type { ComponentProps } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Shell } from "../../ui/frame/shell.tsx";
import { AllLink } from "../../ui/links/actions.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { StateSelect } from "../state-forms/state-forms.tsx";
import css from "./next-states.module.css";

type Props = {
  words: Outputs["pages"]["state"]["copy"]["next"];
  /** All states but the page's. */
  others: ComponentProps<typeof StateSelect>["states"];
};

/** Ways to other states: those that share a border, then all by name. */
export function NextStates({ words: { title, neighbors, select, submit, list }, others }: Props) {
  return (
    <Shell id="states" title={title} intro={null} look="minor">
      <div className={neighbors.length > 0 ? css.columns : ""}>
        {neighbors.length > 0 && (
          <ul className={css.neighbors}>
            {neighbors.map(({ slug, name }) => (
              <li key={slug}>
                <SiteLink href={statePath(slug)} className={css.neighbor}>
                  <svg viewBox="0 0 120 110" className={css.mark} aria-hidden="true" focusable="false">
                    <use href={`/art/state-marks.svg#${slug}`} />
                  </svg>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <div className={css.ways}>
          <StateSelect label={select} submit={submit} states={others} />
          <AllLink link={list} />
        </div>
      </div>
    </Shell>
  );
}
