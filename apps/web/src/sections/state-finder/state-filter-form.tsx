import { Button, Stack } from "@mantine/core";
import { paths } from "@site/content/paths";
import { stateSearch } from "@site/content/search/states";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import { FieldRow, SelectField } from "../../ui/field/field.tsx";

type Props = {
  words: Outputs["pages"]["states"]["filter"];
  /** Number of states that match. null: all are shown. */
  count: number | null;
};

/** Narrows the list of states. A GET form, so that it works without scripts; with them the page stays where it is. */
export function StateFilterForm({ words: { label, all, submit, options, note, filtered }, count }: Props) {
  const { only } = useSearch({ from: paths.states });
  const navigate = useNavigate();

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = stateSearch(Object.fromEntries(new FormData(event.currentTarget)));
    navigate({ to: paths.states, search, resetScroll: false });
  }

  return (
    <Stack gap="xs" py="lg" maw={560} data-print="hide">
      <form action={`${paths.states}#states`} method="get" onSubmit={show}>
        <FieldRow>
          <SelectField key={only} id="only" name="only" label={label} defaultValue={only ?? ""}>
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="secondary">
            {submit}
          </Button>
        </FieldRow>
      </form>
      <p role="status">
        {count !== null && `${count} ${filtered} `}
        {note}
      </p>
    </Stack>
  );
}
