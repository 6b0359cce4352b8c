import { Button, Stack, Title } from "@mantine/core";
import { paths } from "@site/content/paths";
import { matchingState } from "@site/content/search/states";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import { Field, FieldRow } from "../../ui/field/field.tsx";

type Props = { words: Outputs["pages"]["states"]["finder"]; states: Outputs["states"]["list"] };

/**
 * A field that takes a state's name, typed or chosen. A GET form, which the server redirects to the state's page; it
 * answers a text that names no state with this page.
 */
export function StateFinder({ words: { title, label, submit, failed }, states }: Props) {
  const { state: refused } = useSearch({ from: paths.states });
  const navigate = useNavigate();

  function go(event: FormEvent<HTMLFormElement>) {
    const found = matchingState(states, String(new FormData(event.currentTarget).get("state")));
    if (found === null) return;
    event.preventDefault();
    navigate({ to: "/states/$slug", params: { slug: found.slug } });
  }

  return (
    <Stack component="search" gap="sm" pt="md" data-rule data-print="hide">
      <Title order={2} size="h4">
        {title}
      </Title>
      <form action={paths.states} method="get" onSubmit={go}>
        <FieldRow>
          <Field
            id="state"
            name="state"
            type="text"
            label={label}
            error={refused === undefined ? null : failed}
            defaultValue={refused}
            list="state-names"
            required
            autoComplete="off"
          />
          <Button type="submit">{submit}</Button>
        </FieldRow>
        <datalist id="state-names">
          {states.map(({ slug, name, abbreviation }) => (
            <option key={slug} value={name}>
              {abbreviation}
            </option>
          ))}
        </datalist>
      </form>
    </Stack>
  );
}
