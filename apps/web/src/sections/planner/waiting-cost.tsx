import { Stack } from "@mantine/core";
import type { PlannedFile } from "@site/content/types/sections";
import { useState } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Field } from "../../ui/field/field.tsx";
import css from "./planner.module.css";

type Props = {
  id: string;
  files: readonly PlannedFile[];
  words: Outputs["pages"]["home"]["planner"]["cost"];
};

const daysOfMonth = 30;

/** A format of its own would be made on every page, and takes a phone several milliseconds. */
function inDollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
}

/** The days of each payer that can't be billed, and what they cost. The field has no name, so that no form sends it; without scripts, the formula stands alone. */
export function WaitingCost({ id, files, words }: Props) {
  const [collections, setCollections] = useState(0);
  return (
    <Disclosure summary={words.summary}>
      <Stack gap="sm" pb="md" data-live>
        <div className={css.collections} data-print={collections === 0 ? "hide" : undefined}>
          <Field
            id={id}
            type="number"
            min={0}
            step={1000}
            inputMode="numeric"
            autoComplete="off"
            label={words.label}
            onChange={({ target }) => setCollections(Math.max(0, target.valueAsNumber || 0))}
          />
        </div>
        <ul data-bullets>
          {files.map(({ payer, lost }) => lost && <li key={payer}>{lostText(payer, lost, collections, words)}</li>)}
        </ul>
        <p data-small>{words.formula}</p>
      </Stack>
    </Disclosure>
  );
}

function lostText(
  name: string,
  { from, to }: { from: number; to: number },
  collections: number,
  words: Props["words"],
) {
  if (to === 0) return `${name}: ${words.none}`;
  const days = `${name}: ${from} ${words.to} ${to} ${words.days}`;
  if (collections === 0) return days;
  const costs = [from, to].map((each) => inDollars((collections / daysOfMonth) * each));
  return `${days}, ${costs.join(` ${words.to} `)}`;
}
