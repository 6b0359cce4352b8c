import { Box, Button, Stack } from "@mantine/core";
import { statePath } from "@site/content/paths";
import { useSearch } from "@tanstack/react-router";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { type Outputs, trpc } from "../../data/trpc.ts";
import { FieldRow, SelectField } from "../../ui/field/field.tsx";
import { Shell } from "../../ui/frame/shell.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import type { StateSelect } from "./state-forms.tsx";

type Props = {
  words: Outputs["pages"]["state"]["copy"]["compare"];
  slug: string;
  /** All states but the page's. */
  others: ComponentProps<typeof StateSelect>["states"];
};

/** Compares the page's state with another one. */
export function StateCompare(props: Props) {
  return (
    <Shell id="compare" title={props.words.title} intro={null} look="minor">
      <CompareForm {...props} />
    </Shell>
  );
}

/**
 * The example of a query in a component. Without scripts the form loads the page with the comparison, whose answer the
 * route's loader has ensured. With scripts the hook asks for it as soon as a state is chosen.
 */
function CompareForm({ words: { title, label, choose, submit, failed }, slug, others }: Props) {
  const { with: asked = "" } = useSearch({ from: "/states/$slug" });
  const [other, setOther] = useState(asked);
  const form = useRef<HTMLFormElement>(null);
  const choice = () => String(new FormData(form.current ?? undefined).get("with") ?? "");
  const { data, isError, isFetching, refetch } = trpc.states.compare.useQuery(
    { slug, other },
    { enabled: other !== "" },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: -- once, for what was chosen before React was there
  useEffect(() => setOther(choice()), []);

  function compare() {
    if (choice() === other && isError) void refetch();
    else setOther(choice());
  }

  return (
    <>
      <Box
        component="form"
        maw={480}
        ref={form}
        action={`${statePath(slug)}#compare`}
        method="get"
        data-live
        data-print="hide"
        onChange={compare}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          compare();
        }}
      >
        <FieldRow>
          <SelectField
            id="compare-with"
            name="with"
            label={label}
            defaultValue={asked}
            required
            options={[["", choose], ...others.map((state) => [state.slug, state.name] as const)]}
          />
          <Button type="submit" variant="secondary">
            {submit}
          </Button>
        </FieldRow>
      </Box>
      <div aria-live="polite" aria-busy={isFetching}>
        {isError && <p>{failed}</p>}
        {data && <Comparison comparison={data} label={title} />}
      </div>
    </>
  );
}

type ComparisonProps = { comparison: NonNullable<Outputs["states"]["compare"]>; label: string };

function Comparison({ comparison: { names, rows, same }, label }: ComparisonProps) {
  return (
    <Stack gap="sm" pt="md">
      <StackedTable label={label} names={names} rows={rows.map(({ label, cells }) => ({ head: label, cells }))} />
      {same !== null && <p>{same}</p>}
    </Stack>
  );
}
