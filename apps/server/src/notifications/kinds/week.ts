import { longDate, parseDate } from "@site/content/calendar";
import { weekCopy } from "@site/content/copy/mails";
import { entriesOf } from "@site/content/entries-of";
import { hoursInWords } from "@site/content/office/record";
import { readDays, readOpen } from "@site/db/leads/week";
import type { Db } from "@site/db/open";
import { toOneLine } from "@site/trpc-router/control-characters";
import { put } from "../mail/format.ts";
import type { Mail } from "./kind.ts";

const { subject, line, labels, versus, of, nobody, none } = weekCopy;
type Figures = Awaited<ReturnType<typeof readDays>>;

/**
 * The figures of the seven days before a Friday, against the seven before them. null: nothing has happened in either, and
 * nothing is open
 */
export async function weekMail(db: Db, friday: string, timeZone: string): Promise<Mail | null> {
  const before = Temporal.PlainDate.from(friday);
  const day = (days: number) => before.subtract({ days }).toString();
  const now = await readDays(db, { from: day(7), before: friday }, timeZone);
  const then = await readDays(db, { from: day(14), before: day(7) }, timeZone);
  const open = await readOpen(db);
  const isQuiet = [now, then].every(
    ({ leads, held, answered, won, lost }) => leads + held + answered + won + lost === 0,
  );
  if (isQuiet && open.length === 0) return null;
  const both = (write: (figures: Figures) => string) => put(versus, { now: write(now), before: write(then) });
  const list = (all: readonly { name: string; leads: number }[]) =>
    all.map(({ name, leads }) => put(of, { leads: String(leads), name })).join(", ") || none;
  const values: Record<keyof typeof labels, string> = {
    leads: both(({ leads }) => String(leads)),
    // Brackets are the week before.
    sources: list(
      now.sources.map(({ source, leads }) => ({ name: source?.replace(/^\((.*)\)$/, "$1") ?? none, leads })),
    ),
    answered: both(({ answered }) => String(answered)),
    inTime: both(({ inTime }) => (inTime === null ? none : `${Math.floor(inTime * 100)} %`)),
    medianHours: both(({ medianHours }) => (medianHours === null ? none : hoursInWords(medianHours))),
    won: both(({ won }) => String(won)),
    lost: both(({ lost }) => String(lost)),
    held: both(({ held }) => String(held)),
    open: list(open.map(({ owner, leads }) => ({ name: owner ?? nobody, leads }))),
  };
  const last = parseDate(day(1));
  const named = { day: last === null ? friday : longDate(last) };
  const counts = { leads: String(now.leads), answered: String(now.answered), won: String(now.won) };
  return {
    subject: put(subject, { ...named, ...counts }),
    blocks: [
      { is: "text", text: put(line, named) },
      {
        is: "facts",
        facts: entriesOf(labels).map(([name, label]) => ({
          label,
          value: toOneLine(values[name]),
          href: null,
          way: null,
        })),
      },
    ],
  };
}
