import { Box, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import { paths, statePath } from "@site/content/paths";
import { similarState } from "@site/content/search/states";
import { useSearch } from "@tanstack/react-router";
import type { Outputs } from "../../data/trpc.ts";
import { GetForm } from "../../ui/field/get-form.tsx";
import ruled from "../../ui/frame/shell.module.css";
import { Shell } from "../../ui/frame/shell.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Rows } from "../../ui/rows/rows.tsx";

type State = Outputs["states"]["list"][number];

type FinderProps = { copy: Outputs["pages"]["states"]["finder"]; states: readonly State[] };

/** If the text names a state, the route redirects the visitor to the page of that state. */
export function StateFinder({ copy: { title, label, submit, failed, similar }, states }: FinderProps) {
  const { state: refused } = useSearch({ from: paths.states });
  const meant = refused === undefined ? null : similarState(states, refused);
  const suggestion = meant && (
    <>
      {similar} <SiteLink href={statePath(meant.slug)}>{meant.name}</SiteLink>?
    </>
  );
  return (
    <Stack component="search" gap="sm" pt="md" className={ruled.top ?? ""} data-print="hide">
      <Title order={2} size="h4">
        {title}
      </Title>
      <GetForm action={paths.states} submit={submit} look="filled" data-live>
        <TextInput
          id="state"
          name="state"
          type="text"
          label={label}
          error={refused === undefined ? null : (suggestion ?? failed)}
          errorProps={{ role: "alert" }}
          defaultValue={refused ?? ""}
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
  copy: Outputs["pages"]["states"]["filter"];
  count: number | null;
};

export function StateFilterForm({ copy: { label, all, submit, options, filtered }, count }: FilterProps) {
  const { only = "" } = useSearch({ from: paths.states });
  return (
    <Stack gap="xs" py="lg" maw={560} data-print="hide">
      <GetForm action={`${paths.states}#states`} submit={submit} data-live>
        <NativeSelect
          key={only}
          id="only"
          name="only"
          label={label}
          defaultValue={only}
          data={[{ value: "", label: all }, ...options.map(({ id, label }) => ({ value: id, label }))]}
        />
      </GetForm>
      <Text role="status" size="sm" c="dimmed">
        {count !== null && `${count} ${filtered} ${options.find(({ id }) => id === only)?.note ?? ""}`}
      </Text>
    </Stack>
  );
}

type OtherStates = readonly Pick<State, "slug" | "name">[];

export function stateOptions(choose: string, states: OtherStates) {
  return [{ value: "", label: choose }, ...states.map(({ slug, name }) => ({ value: slug, label: name }))];
}

type NextProps = {
  copy: Outputs["pages"]["state"]["copy"]["next"];
  others: OtherStates;
};

export function NextStates({ copy: { title, neighbors, select, choose, submit }, others }: NextProps) {
  return (
    <Shell id="states" title={title} intro={null} look="minor" isScreenOnly>
      {neighbors.length > 0 && (
        <Rows cols={4} rows={neighbors.map(({ slug, name }) => ({ label: name, href: statePath(slug) }))} />
      )}
      <Box pt="md" maw={480}>
        <GetForm action={paths.states} submit={submit} data-live>
          <NativeSelect id="another-state" name="state" label={select} required data={stateOptions(choose, others)} />
        </GetForm>
      </Box>
    </Shell>
  );
}
