import type { ReactNode } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Shell } from "../../ui/frame/shell.tsx";
import { Durations } from "../durations/durations.tsx";
import css from "./planner.module.css";
import { PlannerForm } from "./planner-form.tsx";

type Answer = Outputs["pages"]["planner"];

type Props = {
  words: Outputs["pages"]["home"]["planner"];
  refusal?: Answer["refusal"];
  /** Words of the further questions. null: they are not asked. */
  more?: Answer["words"]["more"] | null;
  /** The plan, its figure, and the label that opens the form again on a phone, where the figure folds it. */
  answer?: { plan: NonNullable<Answer["plan"]>; figure: ReactNode; change: string } | null;
};

/** Asks for the first days of billing. Before it is given, the spans that the answer counts back stand in its place. */
export function Planner({ words, refusal = null, answer = null, more = null }: Props) {
  const form = (
    <PlannerForm
      // A new key resets the uncontrolled fields to the values in the URL.
      key={answer?.plan.href ?? refusal}
      words={words}
      plan={answer?.plan}
      refusal={refusal}
      more={more}
    />
  );
  return (
    <Shell id={words.id} title={words.title} intro={words.intro} look="band">
      <div className={css.columns}>
        {answer === null ? (
          form
        ) : (
          <div>
            <Disclosure summary={`${answer.plan.shortWords}: ${answer.change}`} wide="sm">
              {form}
            </Disclosure>
          </div>
        )}
        {answer?.figure ?? <Durations {...words.spans} />}
      </div>
    </Shell>
  );
}
