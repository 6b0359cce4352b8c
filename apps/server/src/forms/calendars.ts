import { addDays, dayAt } from "@site/content/calendar";
import { expiryEvents } from "@site/content/facts/expiries";
import { expiryCalendarPath, paths, planCalendarPath, plannerPath } from "@site/content/paths";
import { planSearch } from "@site/content/plan-search";
import { planEvents, planFor } from "@site/content/planner/plan";
import { officeZone } from "@site/content/site";
import type { CalendarEvent } from "@site/content/types/sections";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance, FastifyReply } from "fastify";
import ical, { ICalEventTransparency } from "ical-generator";

/** Serves calendar files. If no date in the URL makes an event, the response redirects to the form. */
export async function calendars(app: FastifyInstance, { context }: { context: PageContext }) {
  const { host } = new URL(context.origin);
  const send = (reply: FastifyReply, events: readonly CalendarEvent[], name: string, formUrl: string) => {
    if (events.length === 0) return reply.redirect(formUrl, 303);
    reply.header("cache-control", "no-store").header("content-disposition", `attachment; filename="${name}"`);
    reply.type("text/calendar; charset=utf-8");
    return reply.send(calendarFile(events, host));
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

/** Writes events as an iCalendar file (RFC 5545). The events last whole days and don't mark the time as busy. */
function calendarFile(events: readonly CalendarEvent[], host: string): string {
  const calendar = ical({ prodId: `//${host}//credentialing//EN` });
  for (const { id, on, title, text } of events) {
    const days = { start: new Date(on), end: new Date(addDays(on, 1)), timezone: "UTC", allDay: true };
    const words = { summary: title, description: text, transparency: ICalEventTransparency.TRANSPARENT };
    // Because of the id, a file that is imported again updates the events of the first import.
    calendar.createEvent({ id: `${id}@${host}`, ...days, ...words });
  }
  // The library doesn't end the last line.
  return `${calendar.toString()}\r\n`;
}
