import { NativeSelect, Stack } from "@mantine/core";
import { statePath } from "@site/content/paths";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type Outputs, trpc } from "../../data/trpc.ts";
import { GetForm } from "../../ui/field/get-form.tsx";
import { Shell } from "../../ui/frame/shell.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";
import { type OtherStates, stateOptions } from "./state-forms.tsx";

type Props = {
  words: Outputs["pages"]["state"]["copy"]["compare"];
  slug: string;
  /** All states but the page's. */
  others: OtherStates;
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
    return true;
  }

  return (
    <>
      <GetForm
        ref={form}
        action={`${statePath(slug)}#compare`}
        submit={submit}
        style={{ maxWidth: 480 }}
        data-live
        data-print="hide"
        onChange={compare}
        onSubmit={compare}
      >
        <NativeSelect
          id="compare-with"
          name="with"
          label={label}
          defaultValue={asked}
          required
          data={stateOptions(choose, others)}
        />
      </GetForm>
      <div aria-live="polite" aria-busy={isFetching}>
        {isError && <p>{failed}</p>}
        {data && (
          <Stack gap="sm" pt="md">
            <StackedTable
              label={title}
              names={data.names}
              rows={data.rows.map(({ label, cells }) => ({ head: label, cells }))}
            />
            {data.same !== null && <p>{data.same}</p>}
          </Stack>
        )}
      </div>
    </>
  );
}
