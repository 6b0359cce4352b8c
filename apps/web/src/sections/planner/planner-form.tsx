import { Button } from "@mantine/core";
import { plannerPath } from "@site/content/paths";
import type { Outputs } from "../../data/client/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Field } from "../../ui/field/field.tsx";
import css from "./planner.module.css";

type Props = {
  words: Outputs["pages"]["home"]["planner"];
  /** The date from the URL. */
  start: string | undefined;
  chosen: readonly string[];
  license: string | null | undefined;
  providers: number | undefined;
  refusal: string | null;
  more: Outputs["pages"]["planner"]["words"]["more"] | null;
};

/** A native GET form, so that it works without JavaScript: the browser loads the page that contains the plan. */
export function PlannerForm({ words, start, chosen, license, providers = 1, refusal, more }: Props) {
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
            />
          </div>
        </Disclosure>
      )}
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
