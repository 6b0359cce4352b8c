import { addDays, dayAt } from "@site/content/calendar";
import { expiryErrors, expiryEvents } from "@site/content/facts/expiries";
import { expiryCalendarPath, paths, planCalendarPath, plannerPath } from "@site/content/paths";
import { planSearch } from "@site/content/plan-search";
import { planEvents, planFor } from "@site/content/planner/plan";
import { officeZone } from "@site/content/site";
import type { CalendarEvent } from "@site/content/types/sections";
import type { FormOutcome } from "@site/web/page-answer";
import type { FastifyInstance, FastifyReply } from "fastify";
import ical, { ICalEventTransparency } from "ical-generator";
import { sendPage } from "../pages/serve-pages.ts";
import type { LeadPageOptions } from "./lead-pages.ts";

type Options = Pick<LeadPageOptions, "context" | "queue" | "admission">;

export async function calendars(app: FastifyInstance, { context, queue, admission }: Options) {
  const { host } = new URL(context.origin);
  const send = (reply: FastifyReply, events: readonly CalendarEvent[], name: string) => {
    reply.header("cache-control", "no-store").header("content-disposition", `attachment; filename="${name}"`);
    reply.type("text/calendar; charset=utf-8");
    return reply.send(calendarFile(events, host));
  };
  const today = () => dayAt(officeZone, Date.now());
  app.get<{ Querystring: Record<string, unknown> }>(planCalendarPath, ({ query, url }, reply) => {
    const { plan } = planFor(planSearch(query), today());
    if (plan === null) return reply.redirect(`${plannerPath}?${url.split("?")[1] ?? ""}#planner`, 303);
    return send(reply, planEvents(plan), "credentialing-plan.ics");
  });
  app.get(expiryCalendarPath, async (request, reply) => {
    const values = Object.fromEntries(new URLSearchParams(request.url.split("?")[1]));
    const events = expiryEvents(values, today());
    if (events.length > 0) return send(reply, events, "expiry-calendar.ics");
    admission.chargeRender(request.ip);
    const formOutcome: FormOutcome = { form: "expiries", values, errors: expiryErrors(values), requestId: null };
    const asked = { path: paths.checklists, answer: { formOutcome, leadView: null } };
    const { page } = await queue.render(asked);
    return sendPage(request, reply, { ...page, status: 400 }, false);
  });
}

/** Writes an iCalendar file (RFC 5545). */
function calendarFile(events: readonly CalendarEvent[], host: string): string {
  const calendar = ical({ prodId: `//${host}//credentialing//EN` });
  for (const { id, on, title, text } of events) {
    const days = { start: new Date(on), end: new Date(addDays(on, 1)), timezone: "UTC", allDay: true };
    const content = { summary: title, description: text, transparency: ICalEventTransparency.TRANSPARENT };
    // If the file is imported again, calendar programs recognize the events by this id and update them.
    calendar.createEvent({ id: `${id}@${host}`, ...days, ...content });
  }
  // RFC 5545 requires a line break after the last line, which the library doesn't write.
  return `${calendar.toString()}\r\n`;
}
