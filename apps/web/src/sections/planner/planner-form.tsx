import { Button } from "@mantine/core";
import { plannerPath } from "@site/content/paths";
import { Field } from "../../ui/field/field.tsx";
import css from "./planner-form.module.css";

type Payer = { id: string; name: string; usual: string };

type Props = {
  words: { start: string; submit: string };
  /** The date from the URL. */
  start?: string;
  payers?: { legend: string; choices: readonly Payer[]; chosen: readonly string[] };
  refusal?: string | null;
  /** On a desktop, puts the payers beside the date, because no plan is beside the form. */
  isRow?: boolean;
};

/** A native GET form, so that it works without JavaScript: the browser loads the page that contains the plan. */
export function PlannerForm({ words, start, payers, refusal = null, isRow = false }: Props) {
  return (
    <form
      action={`${plannerPath}#planner`}
      method="get"
      className={`${css.form} ${payers ? css.withPayers : ""} ${isRow ? css.row : ""}`}
    >
      <Field
        id="planner-start"
        name="start"
        type="date"
        label={words.start}
        error={refusal}
        required
        defaultValue={start}
      />
      {payers && (
        <fieldset className={css.payers}>
          <legend>{payers.legend}</legend>
          {payers.choices.map(({ id, name, usual }) => (
            <label key={id} className={css.payer}>
              <input type="checkbox" name={id} defaultChecked={payers.chosen.includes(id)} />
              <span>
                {name} <span className={css.usual}>{usual}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
