import { Button, Group, Stack } from "@mantine/core";
import type { Plan, PlannedDay } from "@site/content/types/sections";
import type { Outputs } from "../../data/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Plot, PlotKey } from "../../ui/figures/plot.tsx";
import type { Scale } from "../../ui/figures/scale.ts";
import { ContactText } from "../../ui/links/contact-text.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Mark } from "../sample-sheets/sheet-table.tsx";
import css from "./planner.module.css";
import { WaitingCost } from "./waiting-cost.tsx";

type Words = Outputs["pages"]["home"]["planner"];

export function PlanFigure({ plan, words }: { plan: Plan; words: Words }) {
  return (
    <div className={css.answer}>
      {plan.days.map((day, index) => (
        <PlannedDates key={day.start} day={day} words={words}>
          {index === 0 && (
            <Group gap="12px 24px" className={css.ways ?? ""} data-print="hide">
              <Button component={SiteLink} href={plan.href} data-track={`cta_click ${words.send}`}>
                {words.send}
              </Button>
              <a href={plan.calendar} download data-track={`cta_click ${words.calendar}`}>
                {words.calendar}
              </a>
            </Group>
          )}
        </PlannedDates>
      ))}
      <p data-small>
        {words.caution} <SiteLink href={words.article.href}>{words.article.label}</SiteLink>
      </p>
    </div>
  );
}

type PlannedDatesProps = { day: PlannedDay; words: Words; children: React.ReactNode };

/** The answer in a sentence, the same to scale, and the days by which to file. */
function PlannedDates({ day, words, children }: PlannedDatesProps) {
  const { startWords, forecast, startSentence, files, advice } = day;
  const byLastDay = files.toSorted((a, b) => a.by.localeCompare(b.by));
  return (
    <section className={css.answer}>
      <h3>
        {words.answer} {startWords}
      </h3>
      <p className={css.sentence}>{forecast.sentence}</p>
      {children}
      <ForecastFigure day={day} words={words} />
      <Disclosure summary={words.back}>
        <Stack gap="sm" pb="md">
          <Stack component="ol" gap={8} className={css.files ?? ""}>
            {byLastDay.map(({ name, by, byWords, tight, late }) => (
              <li key={name}>
                {name} <time dateTime={by}>{byWords}</time>
                {tight !== null && `. ${tight}`}
                {late !== null && `. ${late}`}
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
      <WaitingCost id={`planner-collections-${day.start}`} files={files} words={words.cost} />
      <Disclosure summary={words.count}>
        <Stack pb="md">
          <ul data-bullets>
            {byLastDay.map(({ payer, usual, notes, source }) => (
              <li key={payer}>{`${payer}: ${[usual, ...notes].join(" ")} ${source.checked}: ${source.text}`}</li>
            ))}
          </ul>
        </Stack>
      </Disclosure>
    </section>
  );
}

const marks = { "In time": "done", Tight: "half", Late: "open" } as const;

function ForecastFigure({ day: { forecast, files }, words: { key, today } }: { day: PlannedDay; words: Words }) {
  const { days, startsAt, startLabel, months } = forecast;
  const place: Scale["place"] = (day) => `${((day / days) * 100).toFixed(3)}%`;
  return (
    <Plot
      title={null}
      rows={files.map(({ label, status, advice, bar: { filed, from, to } }) => ({
        label,
        note: (
          <>
            <strong>
              <Mark kind={marks[status]}>{`${status}.`}</Mark>
            </strong>{" "}
            {advice}
          </>
        ),
        marks: [
          { tone: "ours", from: 0, to: filed },
          { tone: "usual", from: filed, to: from },
          { tone: "usual", from, to, end: "up-to" },
        ],
      }))}
      axis={{ end: days, ticks: [{ days: 0, label: today }, ...months], place, step: "100%" }}
      place={place}
      line={{ at: startsAt, label: startLabel }}
    >
      <PlotKey
        entries={[
          { label: key.ours, text: "", tone: "ours" },
          { label: key.usual, text: "", tone: "usual" },
          { label: key.upTo, text: "", tone: "usual", end: "up-to" },
        ]}
        note={null}
      />
    </Plot>
  );
}
