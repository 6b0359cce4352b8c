import { type DigestPeriod, digestReference, isEmpty, lastDigestDay, readDigest } from "@site/db/leads/digest";
import type { Db } from "@site/db/open";
import { queueOfficeMessages } from "@site/db/outbox/queue";

/** When the digest is sent, in the zone of the office: no change of the clocks skips or repeats it. */
const time = "07:00";
/** A digest tells of no more, also after a pause. */
const daysMax = 7;

function morningOf(day: Temporal.PlainDate, timeZone: string): string {
  const instant = day.toZonedDateTime({ timeZone, plainTime: time }).toInstant();
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** What the digest of a day tells of: all since the last one, which is not sent on a day without news. */
export async function digestPeriod(db: Db, day: string, timeZone: string): Promise<DigestPeriod> {
  const today = Temporal.PlainDate.from(day);
  const last = await lastDigestDay(db, day);
  const since = last === null ? 1 : Temporal.PlainDate.from(last).until(today).days;
  const first = today.subtract({ days: Math.min(since, daysMax) });
  return { from: morningOf(first, timeZone), before: morningOf(today, timeZone) };
}

type MorningOptions = { addresses: number; mailDomain: string; timeZone: string };

/** @returns queues the digest of this morning, if it is due and has something to tell; looks once a day */
export function morningDigest(db: Db, { addresses, mailDomain, timeZone }: MorningOptions) {
  let lookedOn = "";
  return async (now = Temporal.Now.instant()): Promise<void> => {
    const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
    const day = today.toString();
    if (day === lookedOn || now.toString({ fractionalSecondDigits: 3 }) < morningOf(today, timeZone)) return;
    if (!isEmpty(await readDigest(db, await digestPeriod(db, day, timeZone)))) {
      const mails = { kind: "digest", references: [digestReference(day)], addresses } as const;
      await queueOfficeMessages(db, mails, { officeMailsMax: 0, mailDomain });
    }
    lookedOn = day;
  };
}
