import type { Outputs } from "../../data/client/trpc.ts";
import { Shell } from "../../ui/frame/shell.tsx";
import { PlanFigure } from "./plan-figure.tsx";
import css from "./planner.module.css";
import { PlannerForm } from "./planner-form.tsx";

/** Asks for the first day of billing. The server computes the plan: the date by which to file with each payer. */
export function Planner({ words, plan, refusal }: Outputs["pages"]["planner"]) {
  const chosen = plan?.chosen ?? words.payers.map(({ id }) => id);
  return (
    <Shell id={words.id} title={words.title} intro={words.intro} band>
      <div className={plan ? css.columns : ""}>
        <PlannerForm
          // A new key resets the uncontrolled fields to the values in the URL.
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
