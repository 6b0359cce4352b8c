import { addDays, dayAt } from "@site/content/calendar";
import { expiryEvents } from "@site/content/facts/expiries";
import { expiryCalendarPath, paths, planCalendarPath, plannerPath } from "@site/content/paths";
import { planSearch } from "@site/content/plan-search";
import { planEvents, planFor } from "@site/content/planner/plan";
import { officeZone } from "@site/content/site";
import type { CalendarEvent } from "@site/content/types/sections";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Calendar files of a visitor's entries. An invalid address leads to the form, which says why. */
export async function calendars(app: FastifyInstance, { context }: { context: PageContext }) {
  const { host } = new URL(context.origin);
  const send = (reply: FastifyReply, events: readonly CalendarEvent[], name: string, formUrl: string) => {
    if (events.length === 0) return reply.redirect(formUrl, 303);
    reply.header("cache-control", "no-store").header("content-disposition", `attachment; filename="${name}"`);
    reply.type("text/calendar; charset=utf-8");
    return reply.send(calendarFile(events, { host, now: new Date().toISOString() }));
  };
  const today = () => dayAt(officeZone, Date.now());
  app.get<{ Querystring: Record<string, unknown> }>(planCalendarPath, ({ query, url }, reply) => {
    const formUrl = `${plannerPath}?${url.split("?")[1] ?? ""}#planner`;
    const { plan } = planFor(planSearch(query), today());
    return send(reply, plan === null ? [] : planEvents(plan), "credentialing-plan.ics", formUrl);
  });
  app.get<{ Querystring: Record<string, unknown> }>(expiryCalendarPath, ({ query }, reply) =>
    send(reply, expiryEvents(query, today()), "expiry-calendar.ics", `${paths.checklists}#expiry-calendar`),
  );
}

/** RFC 5545: these characters have a meaning in a text's value. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** RFC 5545, 3.1: no line is longer than 75 octets; the next one begins with a space. */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (Buffer.byteLength(last + character) <= 75) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}

/**
 * The events as an iCalendar file (RFC 5545) of whole days without alarms, which block no time.
 * @param host part of each event's identity: the same file imported twice is one set of events
 * @param now instant of the file, `toISOString()`
 */
function calendarFile(events: readonly CalendarEvent[], { host, now }: { host: string; now: string }): string {
  const compact = (date: string) => date.replaceAll("-", "");
  const stamp = `${compact(now).replaceAll(":", "").slice(0, 15)}Z`;
  const lines = events.flatMap(({ id, on, title, text }) => [
    "BEGIN:VEVENT",
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(on)}`,
    `DTEND;VALUE=DATE:${compact(addDays(on, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const calendar = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//credentialing//EN`,
    ...lines,
    "END:VCALENDAR",
  ];
  return calendar.map((line) => `${folded(line)}\r\n`).join("");
}
