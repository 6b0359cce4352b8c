import { Button } from "@mantine/core";
import { plannerPath } from "@site/content/paths";
import { ownStartNames } from "@site/content/plan-search";
import type { Plan } from "@site/content/types/sections";
import { useState } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Field } from "../../ui/field/field.tsx";
import css from "./planner.module.css";

type Props = {
  words: Outputs["pages"]["home"]["planner"];
  /** The plan whose form this is. undefined: none was asked for. */
  plan: Plan | undefined;
  refusal: string | null;
  more: Outputs["pages"]["planner"]["words"]["more"] | null;
};

/** A native GET form, so that it works without JavaScript: the browser loads the page that contains the plan. */
export function PlannerForm({ words, plan, refusal, more }: Props) {
  const { start, license, ownStarts, providers = 1, chosen = words.payers.map(({ id }) => id) } = plan ?? {};
  const [count, setCount] = useState(providers);
  return (
    <form action={`${plannerPath}#planner`} method="get" className={css.form} data-print="hide">
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
