import { Button } from "@mantine/core";
import { plannerPath } from "@site/content/paths";
import { ownStartNames } from "@site/content/plan-search";
import type { Plan } from "@site/content/types/sections";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Shell } from "../../ui/frame/shell.tsx";
import { Durations } from "../durations/durations.tsx";
import css from "./planner.module.css";

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

type PlannerFormProps = {
  words: Outputs["pages"]["home"]["planner"];
  /** The plan whose form this is. undefined: none was asked for. */
  plan: Plan | undefined;
  refusal: string | null;
  more: Outputs["pages"]["planner"]["words"]["more"] | null;
};

/** A native GET form, so that it works without JavaScript: the browser loads the page that contains the plan. */
export function PlannerForm({ words, plan, refusal, more }: PlannerFormProps) {
  const { start, license, ownStarts, providers = 1, chosen = words.payers.map(({ id }) => id) } = plan ?? {};
  const [count, setCount] = useState(providers);
  const providersField = useRef<HTMLInputElement>(null);
  // A number that was entered before React was there asks for as many days.
  useEffect(() => setCount((known) => providersField.current?.valueAsNumber || known), []);
  return (
    <form action={`${plannerPath}#planner`} method="get" className={css.form} data-print="hide" data-live>
      <Field
        id="planner-start"
        name="start"
        type="date"
        label={words.start}
        error={refusal}
        required
        defaultValue={start}
      />
      <fieldset className={css.payers}>
        <legend>{words.legend}</legend>
        {words.payers.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" name={id} defaultChecked={chosen.includes(id)} />
            {name}
          </label>
        ))}
      </fieldset>
      {more !== null && (
        <Disclosure summary={more.summary} open={license != null || providers > 1}>
          <div className={css.form}>
            <Field id="planner-license" name="license" type="date" label={more.license} defaultValue={license ?? ""} />
            <Field
              id="planner-providers"
              ref={providersField}
              name="providers"
              type="number"
              min={1}
              max={50}
              label={more.providers}
              defaultValue={providers}
              onChange={({ target }) => setCount(target.valueAsNumber)}
            />
            {ownStartNames.slice(0, Math.max(0, count - 1)).map((name, index) => (
              <Field
                key={name}
                id={`planner-${name}`}
                name={name}
                type="date"
                label={`${more.own} ${index + 2}`}
                defaultValue={ownStarts?.[name]}
              />
            ))}
          </div>
        </Disclosure>
      )}
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
