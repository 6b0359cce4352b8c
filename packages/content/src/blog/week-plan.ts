import { durationInDays } from "../facts/durations.ts";
import { type SourcedSpan, spans } from "../facts/spans.ts";

/** Days count from the plan's first day. */
export type WeekPlan = {
  days: number;
  weeks: readonly { days: number; label: string }[];
  start: { days: number; label: string };
  rows: readonly { label: string; leaves: number; from: number; to: number }[];
};

const columns = ["Week", "Date", "What happens"];
const daysAWeek = 7;

const applications: readonly { named: RegExp; name: string; span: SourcedSpan }[] = [
  { named: /hospital/i, name: "Hospital privileges", span: spans.hospitalPrivileges },
  { named: /commercial/i, name: "Commercial plans", span: spans.commercialPlan },
  { named: /Medicaid/, name: "Medicaid", span: spans.medicaidEnrollment },
  { named: /Medicare/, name: "Medicare", span: spans.medicareReview },
];

/** The weeks of the table count down to 0. Each application whose filing a row mentions gets a bar. */
export function weekPlan(lines: readonly string[]): WeekPlan | null {
  const [head = "", ...rest] = lines.map((line) => line.slice(2));
  if (head !== columns.join(" | ")) return null;
  const entries = rest.map((line) => {
    const [week = "", date = "", text = ""] = line.split(" | ");
    return { week: Number(week), date, text };
  });
  const total = Math.max(...entries.map(({ week }) => week));
  const rows = entries
    .filter(({ text }) => /\bleaves?\b/.test(text))
    .flatMap(({ week, date, text }) =>
      applications.flatMap(({ named, name, span }) => {
        if (!named.test(text)) return [];
        const leaves = (total - week) * daysAWeek;
        const { from, to } = durationInDays(span.duration);
        return [{ label: `${name}: leaves ${date}, takes ${span.text}`, leaves, from: leaves + from, to: leaves + to }];
      }),
    );
  const last = entries.at(-1);
  return {
    days: Math.max(total * daysAWeek, ...rows.map(({ to }) => to)),
    weeks: [total, Math.round(total / 2), 0].map((week) => ({
      days: (total - week) * daysAWeek,
      label: `Week ${week}`,
    })),
    start: { days: total * daysAWeek, label: `${last?.date}: ${last?.text}` },
    rows,
  };
}
