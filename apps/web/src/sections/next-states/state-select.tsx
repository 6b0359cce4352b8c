import { Button } from "@mantine/core";
import { paths } from "@site/content/paths";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import { FieldRow, SelectField } from "../../ui/field/field.tsx";

type Props = { label: string; submit: string; states: Pick<Outputs["states"]["list"][number], "slug" | "name">[] };

/** A choice of states. A GET form, which the server redirects to the state's page, so that it works without scripts. */
export function StateSelect({ label, submit, states }: Props) {
  const navigate = useNavigate();

  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const slug = String(new FormData(event.currentTarget).get("state"));
    navigate({ to: "/states/$slug", params: { slug } });
  }

  return (
    <form action={paths.states} method="get" onSubmit={go}>
      <FieldRow>
        <SelectField id="another-state" name="state" label={label}>
          {states.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </FieldRow>
    </form>
  );
}
