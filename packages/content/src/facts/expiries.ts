import { addDays, type IsoDate, longDate, parseDate } from "../calendar.ts";
import type { CalendarEvent } from "../types/sections.ts";
import { windows } from "./dated.ts";

/** A physician's documents that expire, and how many days before the end each renewal begins. */
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

/** Calendar entries for the expiry dates in a URL. Invalid and past dates are omitted. */
export function expiryEvents(given: Record<string, unknown>, today: IsoDate): CalendarEvent[] {
  const dateOf = (id: string) => parseDate(String(given[id] ?? ""));
  const ends = Object.entries(expiries).flatMap(([id, { name, leadDays }]) => {
    const on = dateOf(id);
    return on === null ? [] : eventsOf(id, name, "is the last day", on, leadDays);
  });
  const attestedOn = dateOf(attestation.id);
  const every = windows.facts.caqhAttestation.duration.from;
  const due = Array.from({ length: attestedOn === null ? 0 : attestation.times }, (_, time) =>
    eventsOf(
      `${attestation.id}-${time + 1}`,
      "CAQH attestation",
      "is due, if the one before it was made on its last day",
      addDays(attestedOn ?? today, every * (time + 1)),
      attestation.leadDays,
    ),
  );
  return [...ends, ...due.flat()].filter(({ on }) => on >= today).toSorted((a, b) => a.on.localeCompare(b.on));
}

function eventsOf(id: string, name: string, ends: string, on: IsoDate, leadDays: number): CalendarEvent[] {
  const text = `${longDate(on)} ${ends}.`;
  return [
    { id: `${id}-${on}-start`, on: addDays(on, -leadDays), title: `${name}: start the renewal`, text },
    { id: `${id}-${on}`, on, title: `${name}: last day`, text },
  ];
}
