import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { ownStartNames, planSearch } from "@site/content/plan-search";
import { useLocation, useSearch } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { type Outputs, trpc } from "../../data/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import css from "../../ui/field/field.module.css";
import { stateOptions } from "../states/state-forms.tsx";
import { PlanFigure, PlanHead } from "./plan-figure.tsx";

type Answer = Outputs["pages"]["planner"];

/** Each page arranges the parts of the planner in its own way. */
export function usePlanner(asksMore = false) {
  // The search parameters are deferred, so that the previous plan stays visible while a new plan loads.
  const asked = planSearch(useDeferredValue(useSearch({ strict: false })));
  const [planner] = trpc.pages.planner.useSuspenseQuery(asked);
  const { copy, plan, refusal } = planner;
  const [isStale, setIsStale] = useState(false);
  return {
    copy,
    form: <PlannerForm key={plan?.href ?? refusal} planner={planner} asksMore={asksMore} onChange={setIsStale} />,
    head: plan && (
      <div>
        <Text role="status" c="amber.7" fw="var(--mantine-font-weight-medium)" mb={isStale ? "md" : 0}>
          {isStale && copy.stale}
        </Text>
        <PlanHead plan={plan} copy={copy} />
      </div>
    ),
    answer: plan && <PlanFigure plan={plan} copy={copy} />,
  };
}

type FormProps = { planner: Answer; asksMore: boolean; onChange: (isChanged: boolean) => void };

function PlannerForm({ planner: { copy, plan, refusal }, asksMore, onChange }: FormProps) {
  const { more } = copy;
  const {
    start,
    state,
    plan: payer,
    license,
    ownStarts,
    providers = 1,
    chosen = copy.payers.map(({ id }) => id),
  } = plan ?? {};
  const [count, setCount] = useState(providers);
  const pathname = useLocation({ select: (location) => location.pathname });
  const form = useRef<HTMLFormElement>(null);
  const providersField = useRef<HTMLInputElement>(null);
  const report = () => onChange(form.current !== null && isChanged(form.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: -- once, for values entered before hydration
  useEffect(() => {
    setCount((known) => providersField.current?.valueAsNumber || known);
    report();
  }, []);
  return (
    <form ref={form} action={`${pathname}#planner`} method="get" onChange={report} data-print="hide" data-live>
      <Stack gap="md">
        <Group gap="md" align="start">
          <TextInput
            id="planner-start"
            name="start"
            type="date"
            label={copy.start}
            error={refusal}
            errorProps={{ role: "alert" }}
            required
            defaultValue={start}
            flex="1 1 10.5rem"
            miw={0}
          />
          <NativeSelect
            id="planner-state"
            name="state"
            label={copy.state}
            data={stateOptions(copy.anyState, copy.states)}
            defaultValue={state ?? ""}
            flex="1 1 9.5rem"
            miw={0}
          />
          <NativeSelect
            id="planner-payer"
            name="payer"
            label={copy.plan}
            data={stateOptions(copy.anyPlan, copy.plans)}
            defaultValue={payer ?? ""}
            flex="1 1 14rem"
            miw={0}
          />
        </Group>
        <fieldset className={css.payers}>
          <legend>{copy.legend}</legend>
          {copy.payers.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" name={id} defaultChecked={chosen.includes(id)} />
              {name}
            </label>
          ))}
        </fieldset>
        {asksMore && (
          <Disclosure summary={more.summary} open={license != null || providers > 1}>
            <Stack gap="md">
              <TextInput
                id="planner-license"
                name="license"
                type="date"
                label={more.license}
                defaultValue={license ?? ""}
              />
              <TextInput
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
                <TextInput
                  key={name}
                  id={`planner-${name}`}
                  name={name}
                  type="date"
                  label={`${more.own} ${index + 2}`}
                  defaultValue={ownStarts?.[name]}
                />
              ))}
            </Stack>
          </Disclosure>
        )}
        <Button type="submit" variant="default" maw="30rem">
          {copy.submit}
        </Button>
      </Stack>
    </form>
  );
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    return (
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || (field.type !== "checkbox" && field.value !== field.defaultValue))
    );
  });
}
