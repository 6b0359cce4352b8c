import type { Outputs } from "../../data/client/trpc.ts";
import { Shell } from "../../ui/shell.tsx";
import { PlanFigure } from "./plan-figure.tsx";
import css from "./planner.module.css";
import { PlannerForm } from "./planner-form.tsx";

/** Asks for the first day of billing; the server answers with the days on which the files have to leave. */
export function Planner({ words, plan, refusal }: Outputs["pages"]["planner"]) {
  const chosen = plan?.chosen ?? words.payers.map(({ id }) => id);
  return (
    <Shell id={words.id} title={words.title} intro={words.intro} band>
      <div className={plan ? css.columns : ""}>
        <PlannerForm
          // The address is the form's value: another plan is another form.
          key={plan?.href ?? refusal}
          words={words}
          {...(plan && { start: plan.start })}
          payers={{ legend: words.legend, choices: words.payers, chosen }}
          refusal={refusal}
          isRow={plan === null}
        />
        {plan && <PlanFigure plan={plan} words={words} />}
      </div>
    </Shell>
  );
}
