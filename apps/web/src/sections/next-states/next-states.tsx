import { Group } from "@mantine/core";
import { statePath } from "@site/content/paths";
import type { ComponentProps } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Shell } from "../../ui/frame/shell.tsx";
import { AllLink } from "../../ui/links/actions.tsx";
import { Row, Rows } from "../../ui/rows/rows.tsx";
import { StateSelect } from "../state-forms/state-forms.tsx";

type Props = {
  words: Outputs["pages"]["state"]["copy"]["next"];
  /** All states but the page's. */
  others: ComponentProps<typeof StateSelect>["states"];
};

/** Ways to other states: those that share a border, then all by name. */
export function NextStates({ words: { title, neighbors, select, choose, submit, list }, others }: Props) {
  return (
    <Shell id="states" title={title} intro={null} look="minor" isScreenOnly>
      {neighbors.length > 0 && (
        <Rows cols={4}>
          {neighbors.map(({ slug, name }) => (
            <Row key={slug} href={statePath(slug)} label={name} />
          ))}
        </Rows>
      )}
      <Group align="end" justify="space-between" gap="md" pt="md">
        <StateSelect label={select} choose={choose} submit={submit} states={others} />
        <AllLink link={list} />
      </Group>
    </Shell>
  );
}
