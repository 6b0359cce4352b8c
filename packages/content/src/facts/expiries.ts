import { addDays, type IsoDate, longDate, parseDate } from "../calendar.ts";
import type { CalendarEvent } from "../types/sections.ts";
import { windows } from "./dated.ts";

/** The renewal of a document begins `leadDays` before it expires. */
export const expiries = {
  license: { name: "State license", leadDays: 90 },
  controlled: { name: "State controlled substance registration", leadDays: 60 },
  dea: { name: "DEA registration", leadDays: 60 },
  malpractice: { name: "Malpractice policy", leadDays: 45 },
  hospital: { name: "Hospital reappointment", leadDays: 120 },
  plan: { name: "Health plan renewal", leadDays: 120 },
  medicare: { name: "Medicare revalidation", leadDays: 180 },
  support: { name: "Life support card", leadDays: 30 },
} as const;

export const attestation = { id: "caqh", leadDays: 30, times: 3 } as const;

/** A field whose date is wrong or past gets an entry on `today`. If no text is a date, there are no entries. */
export function expiryEvents(given: Record<string, unknown>, today: IsoDate): CalendarEvent[] {
  const typed = (id: string) => String(given[id] ?? "").trim();
  // A calendar file has no years of five digits, and "never expires" is often entered as the last day of 9999.
  const dateIn = (id: string) => (typed(id) < "9990" ? parseDate(typed(id)) : null);
  const ends = Object.entries(expiries).map(([id, { name, leadDays }]) => {
    const on = dateIn(id);
    return { id, name, on, events: on === null ? [] : eventsOf(id, name, "is the last day", on, leadDays) };
  });
  const fields = [...ends, attested(dateIn(attestation.id))];
  if (fields.every(({ on }) => on === null)) return [];
  const all = fields.flatMap(({ id, name, events }) => {
    const ahead = events.filter(({ on }) => on >= today);
    const isUnused = ahead.length === 0 && typed(id) !== "";
    const text = "The date that you entered is past or too far away, or is not a date.";
    return isUnused ? [{ id: `${id}-check`, on: today, title: `${name}: check the date`, text }] : ahead;
  });
  return all.toSorted((a, b) => a.on.localeCompare(b.on));
}

export function expiryErrors(given: Record<string, unknown>): Record<string, string> {
  const ids = [...Object.keys(expiries), attestation.id];
  const filled = ids.filter((id) => given[id]);
  const wrong = filled.length > 0 ? filled : ids.slice(0, 1);
  return Object.fromEntries(wrong.map((id) => [id, "Enter a date, such as 2027-06-30."]));
}

function attested(on: IsoDate | null) {
  const { id, leadDays, times } = attestation;
  const name = "CAQH attestation";
  const every = windows.facts.caqhAttestation.duration.from;
  const ends = "is the due date, if the attestation before it was made on its own due date";
  const dues = on === null ? [] : Array.from({ length: times }, (_, time) => addDays(on, every * (time + 1)));
  return {
    id,
    name,
    on,
    events: dues.flatMap((due, time) => eventsOf(`${id}-${time + 1}`, name, ends, due, leadDays)),
  };
}

function eventsOf(id: string, name: string, ends: string, on: IsoDate, leadDays: number): CalendarEvent[] {
  const text = `${longDate(on)} ${ends}.`;
  return [
    { id: `${id}-${on}-start`, on: addDays(on, -leadDays), title: `${name}: start the renewal`, text },
    { id: `${id}-${on}`, on, title: `${name}: last day`, text },
  ];
}
