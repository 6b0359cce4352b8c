import { longDate, parseDate } from "@site/content/calendar";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { digestCopy, weekCopy } from "@site/content/copy/mails";
import { entriesOf } from "@site/content/entries-of";
import { hoursInWords } from "@site/content/office/record";
import {
  type Digest,
  type DigestPeriod,
  digestReference,
  digestRowsMax,
  isEmpty,
  lastDigestDay,
  readDigest,
  readDigestReference,
} from "@site/db/leads/digest";
import { readDays, readOpen } from "@site/db/leads/office-days";
import type { Db } from "@site/db/open";
import { type NotifyPolicy, queueOfficeMessages } from "@site/db/outbox/queue";
import { toOneLine } from "@site/trpc-router/control-characters";
import type { Block, Row } from "../mail/body.ts";
import { formatInstant, put } from "../mail/format.ts";
import { firstWordsOf } from "../mail/lead-facts.ts";
import type { Kind, Mail, Sources } from "./kind.ts";
import { leadRow, listBlocks } from "./lead.ts";

const { subject, parts, reasons, marked, since, failed, kinds, more } = digestCopy;

/** On Fridays, a second email of this kind has the week's figures. */
export const digest: Kind = {
  async mail({ reference }, sources) {
    const { db, timeZone } = sources;
    const { isWeek, day } = readDigestReference(reference);
    if (isWeek) {
      const figures = await weekMail(db, day, timeZone);
      return figures && { ...figures, blocks: [...figures.blocks, ...listBlocks(sources)] };
    }
    const found = await readDigest(db, await digestPeriod(db, day, timeZone));
    if (isEmpty(found)) return null;
    const rows = rowsOf(found, sources);
    const count = (name: keyof Digest) =>
      rows[name].length > digestRowsMax ? `over ${digestRowsMax}` : String(rows[name].length);
    const blocks = entriesOf(parts).flatMap(([name, heading]): Block[] => {
      if (rows[name].length === 0) return [];
      const shown = rows[name].slice(0, digestRowsMax);
      const rest = rows[name].length > digestRowsMax ? [{ is: "small", text: more } as const] : [];
      return [{ is: "heading", text: `${heading} (${count(name)})` }, { is: "rows", rows: shown }, ...rest];
    });
    const counts = { arrived: count("arrived"), overdue: count("overdue"), quarantined: count("quarantined") };
    return { subject: put(subject, counts), blocks: [...blocks, ...listBlocks(sources)] };
  },
};

function rowsOf(found: Digest, sources: Sources): Record<keyof Digest, Row[]> {
  const { timeZone } = sources;
  const waiting = (lead: Digest["arrived"][number]) =>
    leadRow(lead, sources, { due: lead.due_at, more: firstWordsOf(lead) });
  const answered = (lead: Digest["answered"][number]) => {
    const at = formatInstant(lead.status_since, timeZone);
    return leadRow(lead, sources, { more: put(since, { status: leadPageCopy.states[lead.status], at }) });
  };
  return {
    overdue: found.overdue.map(waiting),
    arrived: found.arrived.map(waiting),
    answered: found.answered.map(answered),
    open: found.open.map(answered),
    quarantined: found.quarantined.map((lead) => {
      const why = lead.reasons.length === 0 ? marked : put(reasons, { reasons: lead.reasons.join(", ") });
      return leadRow(lead, sources, { more: [why, firstWordsOf(lead)].filter(Boolean).join(": ") });
    }),
    failed: found.failed.map(({ reference, kind, last_error, lead }) => {
      const more = toOneLine(put(failed, { kind: kinds[kind], error: last_error ?? "" }));
      return lead === null ? { text: reference, more, url: null } : leadRow(lead, sources, { more });
    }),
  };
}

const time = "07:00";
const friday = 5;
const daysMax = 7;

function morningOf(day: Temporal.PlainDate, timeZone: string): string {
  const instant = day.toZonedDateTime({ timeZone, plainTime: time }).toInstant();
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** There is no digest without news, so the period begins at the previous digest. It is at most a week. */
export async function digestPeriod(db: Db, day: string, timeZone: string): Promise<DigestPeriod> {
  const today = Temporal.PlainDate.from(day);
  const last = await lastDigestDay(db, day);
  const since = last === null ? 1 : Temporal.PlainDate.from(last).until(today).days;
  const first = today.subtract({ days: Math.min(since, daysMax) });
  return { from: morningOf(first, timeZone), before: morningOf(today, timeZone) };
}

/** @returns a function to be called at every poll, which queues the digest once a day after seven in the morning */
export function morningDigest(db: Db, policy: NotifyPolicy, timeZone: string, hasDigest = true) {
  let lookedOn = "";
  return async (now = Temporal.Now.instant()): Promise<void> => {
    const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
    const day = today.toString();
    if (day === lookedOn || now.toString({ fractionalSecondDigits: 3 }) < morningOf(today, timeZone)) return;
    if (hasDigest && !isEmpty(await readDigest(db, await digestPeriod(db, day, timeZone))))
      await queueOfficeMessages(db, { kind: "digest", references: [digestReference("digest", day)] }, policy);
    if (hasDigest && today.dayOfWeek === friday)
      await queueOfficeMessages(db, { kind: "digest", references: [digestReference("week", day)] }, policy);
    lookedOn = day;
  };
}

const { versus, of, nobody, none } = weekCopy;
type Figures = Awaited<ReturnType<typeof readDays>>;

/** @returns null if nothing happened in either week and no lead is open */
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
  const values: Record<keyof typeof weekCopy.labels, string> = {
    leads: both(({ leads }) => String(leads)),
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
    subject: put(weekCopy.subject, { ...named, ...counts }),
    blocks: [
      { is: "text", text: put(weekCopy.line, named) },
      {
        is: "facts",
        facts: entriesOf(weekCopy.labels).map(([name, label]) => ({
          label,
          value: toOneLine(values[name]),
          href: null,
          way: null,
        })),
      },
    ],
  };
}
