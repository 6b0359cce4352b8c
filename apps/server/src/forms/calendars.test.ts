import { addDays, dayAt } from "@site/content/calendar";
import { planEvents, planFor } from "@site/content/planner/plan";
import { officeZone } from "@site/content/site";
import { expect, it, onTestFinished, vi } from "vitest";
import { openTestApp, parseDocument } from "../test/open-test-app.ts";

const { app } = await openTestApp();
const today = dayAt(officeZone, Date.now());

function eventsIn(file: string): Record<string, string>[] {
  const [, ...events] = file.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
  return events.map((event) =>
    Object.fromEntries(event.split("\r\n").map((line) => [line.split(":")[0], line.replace(/^[^:]*:/, "")])),
  );
}

it("a plan's calendar file has the plan's days, and no cache keeps the file", async () => {
  const start = addDays(today, 400);
  const search = { start, medicare: "on", hospital: "on" } as const;
  const { plan } = planFor(search, today);
  if (plan === null) throw new Error("No plan was made.");
  const planned = planEvents(plan);
  const response = await app.inject(plan.calendar);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(response.headers["content-disposition"]).toBe('attachment; filename="credentialing-plan.ics"');
  expect(response.headers["cache-control"]).toBe("no-store");
  const events = eventsIn(response.body);
  expect(events.map((event) => event["DTSTART;VALUE=DATE"])).toEqual(planned.map(({ on }) => on.replaceAll("-", "")));
  expect(events.map(({ SUMMARY }) => SUMMARY?.replaceAll("\\", ""))).toEqual(planned.map(({ title }) => title));
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);

  // RFC 5545 allows at most 75 bytes per line.
  const lines = response.body.split("\r\n");
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes("\n"))).toEqual([]);
  expect(lines.filter((line) => line.startsWith(" ")).length).toBeGreaterThan(0);
});

it.each([
  ["/plan.ics?start=soon", "/payer-enrollment?start=soon#planner"],
  ["/plan.ics", "/payer-enrollment?#planner"],
])("%s, which has no valid dates, redirects to the planner", async (url, form) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.headers.location]).toEqual([303, form]);
});

it.each<[Record<string, string>, string[]]>([
  [{ license: "", dea: 'x"<b>', caqh: "2027-02-30", other: "2027-01-01" }, ["dea", "caqh"]],
  [{ license: "", caqh: "" }, ["license"]],
])("the entries %o, none of which is a date, return to the form with errors at %o", async (typed, wrong) => {
  // `license` is in this URL twice. The last value counts.
  const response = await app.inject(`/expiries.ics?license=2027-01-01&${new URLSearchParams(typed)}`);
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([400, "no-store"]);
  const { $ } = parseDocument(response);
  const fields = $("#expiry-calendar input").toArray();
  for (const { attribs } of fields) expect(attribs.value ?? "").toBe(typed[attribs.name ?? ""] ?? "");
  const invalid = fields.filter(({ attribs }) => attribs["aria-invalid"]);
  expect(invalid.map(({ attribs }) => attribs.name)).toEqual(wrong);
  for (const { attribs } of invalid) expect($(`#${attribs["aria-describedby"]}`).text()).toContain("Enter a date");
});

it("the days that a visitor enters on the checklists' page are returned as a calendar file", async () => {
  const response = await app.inject(`/expiries.ics?license=${addDays(today, 200)}&caqh=${today}`);
  expect(response.statusCode).toBe(200);
  expect(eventsIn(response.body)).toHaveLength(8);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-02T03:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(eventsIn((await app.inject("/expiries.ics?license=2027-03-01")).body)).toHaveLength(1);
});
