import { Button } from "@mantine/core";
import { paths } from "@site/content/paths";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import css from "./state-select.module.css";

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
    <form action={paths.states} method="get" className={css.form} onSubmit={go}>
      <label htmlFor="another-state" className={css.label}>
        {label}
      </label>
      <select id="another-state" name="state" className={css.select}>
        {states.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
    </form>
  );
}
