import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import type { Plan, PlannedDay, PlannedFile } from "@site/content/types/sections";
import { useEffect, useRef, useState } from "react";
import type { Outputs } from "../../data/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import css from "../../ui/field/field.module.css";
import { Plot } from "../../ui/figures/plot.tsx";
import { scaleTo } from "../../ui/figures/track.tsx";
import { ContactText } from "../../ui/links/actions.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Bullets } from "../../ui/text/bullets.tsx";
import { Mark } from "../sample-sheets/sample-sheets.tsx";

type Words = Outputs["pages"]["planner"]["copy"];

type PlanProps = { plan: Plan; copy: Words };

export function PlanFigure({ plan, copy }: PlanProps) {
  return (
    <Stack gap={16} className={css.answer ?? ""}>
      {plan.days.map((day, index) => (
        <Stack key={day.start} component="section" gap={16} className={css.answer ?? ""}>
          {index > 0 && <DayHead day={day} copy={copy} />}
          <ForecastFigure day={day} copy={copy} />
          <PlannedDates day={day} copy={copy} />
        </Stack>
      ))}
      <Text size="sm" c="dimmed">
        {copy.caution} <SiteLink href={copy.article.href}>{copy.article.label}</SiteLink>
      </Text>
    </Stack>
  );
}

export function PlanHead({ plan, copy }: PlanProps) {
  const [first] = plan.days;
  return (
    <Stack gap={16}>
      {first && <DayHead day={first} copy={copy} />}
      <Group gap="12px 24px" data-print="hide">
        <Button component={SiteLink} href={plan.href} data-track={`cta_click ${copy.send}`}>
          {copy.send}
        </Button>
        <a href={plan.calendar} download data-track={`cta_click ${copy.calendar}`}>
          {copy.calendar}
        </a>
      </Group>
    </Stack>
  );
}

type DayProps = { day: PlannedDay; copy: Words };

function DayHead({ day: { startWords, forecast }, copy }: DayProps) {
  return (
    <>
      <Title order={3}>
        {copy.answer} {startWords}
      </Title>
      <Text size="xl" fw="var(--mantine-font-weight-medium)" maw="none" lts="-0.015em">
        {forecast.sentence}
      </Text>
    </>
  );
}

function PlannedDates({ day, copy }: DayProps) {
  const { startSentence, files, advice } = day;
  const byLastDay = files.toSorted((a, b) => a.by.localeCompare(b.by));
  return (
    <div>
      <Disclosure summary={copy.back}>
        <Stack gap="sm" pb="md">
          <Stack component="ol" gap={8} className={css.files ?? ""}>
            {byLastDay.map(({ name, by, byWords, tight, late, advice }) => (
              <li key={name}>
                {name} <time dateTime={by}>{byWords}</time>. {tight ?? late} {advice}
              </li>
            ))}
          </Stack>
          <p>{startSentence}</p>
          {advice !== null && (
            <p>
              <ContactText text={advice} />
            </p>
          )}
        </Stack>
      </Disclosure>
      <WaitingCost id={`planner-collections-${day.start}`} files={files} copy={copy.cost} />
      <Disclosure summary={copy.count}>
        <Stack pb="md">
          <Bullets
            items={byLastDay.map(
              ({ payer, usual, notes, source }) =>
                `${payer}: ${[usual, ...notes].join(" ")} ${source.checked}: ${source.text}`,
            )}
          />
        </Stack>
      </Disclosure>
    </div>
  );
}

const marks = { "In time": "done", Tight: "half", Late: "open" } as const;

function ForecastFigure({ day: { forecast, files }, copy: { key, today } }: DayProps) {
  const { days, startsAt, startLabel, months } = forecast;
  return (
    <Plot
      title={null}
      rows={files.map(({ label, status, statusWords, bar: { filed, from, to } }) => ({
        label,
        note: (
          <strong>
            <Mark kind={marks[status]}>{`${statusWords}.`}</Mark>
          </strong>
        ),
        marks: [
          { tone: "ours", from: 0, to: filed },
          { tone: "usual", from: filed, to: from },
          { tone: "usual", from, to, end: "up-to" },
        ],
      }))}
      scale={scaleTo(days, [{ days: 0, label: today }, ...months])}
      line={{ at: startsAt, label: startLabel }}
      entries={[
        { label: key.ours, tone: "ours" },
        { label: key.usual, tone: "usual" },
        { label: key.upTo, tone: "usual", end: "up-to" },
      ]}
    />
  );
}

type CostProps = {
  id: string;
  files: readonly PlannedFile[];
  copy: Words["cost"];
};

const daysOfMonth = 30;

/** A shared `Intl.NumberFormat` would be created when the module loads, and would slow down every page. */
function inDollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
}

function amountIn(field: HTMLInputElement | null): number {
  return Math.max(0, field?.valueAsNumber || 0);
}

/** The field has no name, so that no form sends the amount. */
function WaitingCost({ id, files, copy }: CostProps) {
  const [collections, setCollections] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // The visitor may have typed an amount before hydration, so this reads the field.
  useEffect(() => setCollections(amountIn(field.current)), []);
  return (
    <Disclosure summary={copy.summary}>
      <Stack gap="sm" pb="md" data-live>
        <div data-scripted data-print={collections === 0 ? "hide" : undefined}>
          <TextInput
            id={id}
            ref={field}
            type="number"
            min={0}
            step={1000}
            inputMode="numeric"
            autoComplete="off"
            label={copy.label}
            onChange={({ target }) => setCollections(amountIn(target))}
          />
        </div>
        <Bullets items={files.flatMap(({ payer, lost }) => (lost ? lostText(payer, lost, collections, copy) : []))} />
        <Text size="sm" c="dimmed">
          {copy.formula}
        </Text>
      </Stack>
    </Disclosure>
  );
}

function lostText(
  name: string,
  { from, to }: { from: number; to: number },
  collections: number,
  copy: CostProps["copy"],
) {
  if (to === 0) return `${name}: ${copy.none}`;
  const days = `${name}: ${from} ${copy.to} ${to} ${copy.days}`;
  if (collections === 0) return days;
  const costs = [from, to].map((each) => inDollars((collections / daysOfMonth) * each));
  return `${days}, ${costs.join(` ${copy.to} `)}`;
}
