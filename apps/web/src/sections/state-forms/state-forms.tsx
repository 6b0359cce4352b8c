import { Button, Stack, Title } from "@mantine/core";
import { paths, statePath } from "@site/content/paths";
import { matchingState, similarState, stateSearch } from "@site/content/search/states";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Field, FieldRow, SelectField } from "../../ui/field/field.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";

type State = Outputs["states"]["list"][number];
type GetFormProps = {
  submit: string;
  look: "filled" | "secondary";
  hash?: "#states";
  /** false: the server answers. */
  onSubmit: (fields: FormData) => boolean;
  children: ReactNode;
};

/** A GET form, so that it works without scripts: the server narrows the list, or redirects to the state's page. */
function GetForm({ submit, look, hash, onSubmit, children }: GetFormProps) {
  return (
    <form
      action={`${paths.states}${hash ?? ""}`}
      method="get"
      data-live
      onSubmit={(event) => {
        if (onSubmit(new FormData(event.currentTarget))) event.preventDefault();
      }}
    >
      <FieldRow>
        {children}
        <Button type="submit" variant={look}>
          {submit}
        </Button>
      </FieldRow>
    </form>
  );
}

/** Opens the page of the state that the field `state` names. */
function useGoToState(find: (text: string) => string | undefined) {
  const navigate = useNavigate();
  return (fields: FormData) => {
    const slug = find(String(fields.get("state")));
    if (slug !== undefined) navigate({ to: "/states/$slug", params: { slug } });
    return slug !== undefined;
  };
}

type FinderProps = { words: Outputs["pages"]["states"]["finder"]; states: readonly State[] };

/** A field that takes a state's name, typed or chosen. The server answers a text that names no state with this page. */
export function StateFinder({ words: { title, label, submit, failed, similar }, states }: FinderProps) {
  const { state: refused } = useSearch({ from: paths.states });
  const meant = refused === undefined ? null : similarState(states, refused);
  const suggestion = meant && (
    <>
      {similar} <SiteLink href={statePath(meant.slug)}>{meant.name}</SiteLink>?
    </>
  );
  const go = useGoToState((text) => matchingState(states, text)?.slug);
  return (
    <Stack component="search" gap="sm" pt="md" data-rule data-print="hide">
      <Title order={2} size="h4">
        {title}
      </Title>
      <GetForm submit={submit} look="filled" onSubmit={go}>
        <Field
          id="state"
          name="state"
          type="text"
          label={label}
          error={refused === undefined ? null : (suggestion ?? failed)}
          defaultValue={refused}
          list="state-names"
          required
          autoComplete="off"
        />
      </GetForm>
      <datalist id="state-names">
        {states.map(({ slug, name, abbreviation }) => (
          <option key={slug} value={name}>
            {abbreviation}
          </option>
        ))}
      </datalist>
    </Stack>
  );
}

type FilterProps = {
  words: Outputs["pages"]["states"]["filter"];
  /** Number of states that match. null: all are shown. */
  count: number | null;
};

/** Narrows the list of states; with scripts the page stays where it is. */
export function StateFilterForm({ words: { label, all, submit, options, filtered }, count }: FilterProps) {
  const { only = "" } = useSearch({ from: paths.states });
  const navigate = useNavigate();

  function show(fields: FormData) {
    navigate({ to: paths.states, search: stateSearch(Object.fromEntries(fields)), resetScroll: false });
    return true;
  }

  return (
    <Stack gap="xs" py="lg" maw={560} data-print="hide">
      <GetForm submit={submit} look="secondary" hash="#states" onSubmit={show}>
        <SelectField
          key={only}
          id="only"
          name="only"
          label={label}
          defaultValue={only}
          options={[["", all], ...options.map(({ id, label }) => [id, label] as const)]}
        />
      </GetForm>
      <p role="status" data-small>
        {count !== null && `${count} ${filtered} ${options.find(({ id }) => id === only)?.note ?? ""}`}
      </p>
    </Stack>
  );
}

type SelectProps = { label: string; choose: string; submit: string; states: readonly Pick<State, "slug" | "name">[] };

export function StateSelect({ label, choose, submit, states }: SelectProps) {
  const go = useGoToState((slug) => slug);
  return (
    <GetForm submit={submit} look="secondary" onSubmit={go}>
      <SelectField
        id="another-state"
        name="state"
        label={label}
        required
        options={[["", choose], ...states.map(({ slug, name }) => [slug, name] as const)]}
      />
    </GetForm>
  );
}
