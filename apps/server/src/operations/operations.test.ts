import { LeadIntake } from "@site/db/intake/intake";
import { healthy } from "@site/db/intake/storage-watch";
import { newConsultation, newContact, testPolicy } from "@site/db/test/open-test-database";
import { afterAll, beforeEach, expect, it } from "vitest";
import { release } from "../configuration/release.ts";
import type { Publication } from "../pages/serve-pages.ts";
import { openTestApp } from "../test/open-test-app.ts";
import { openOperations } from "./operations.ts";

type Pages = ReturnType<Publication["state"]>;

let state = healthy;
let pages: Pages = { reason: null, problems: [] };
let notes: string[] = [];
let lost = 0;
const operations = openOperations({ host: "127.0.0.1", port: 0 });
const { app, db } = await openTestApp({
  env: { RATE_LIMIT_WRITES: "3", TRUST_PROXY: "none" },
  settings: { metrics: operations.metrics },
});
const url = await operations.listen({
  db,
  storage: { readiness: () => state },
  publication: { state: () => pages },
  dataFolder: null,
  database: ":memory:",
  linesLost: () => lost,
  get notes() {
    return notes;
  },
});
afterAll(() => operations.close());
beforeEach(() => {
  state = healthy;
  pages = { reason: null, problems: [] };
  notes = [];
  lost = 0;
});

async function ask(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text() };
}

async function readiness() {
  const { status, text } = await ask("/readyz");
  const { ready, ...sentences } = JSON.parse(text);
  expect(ready).toBe(status === 200);
  return { status, ...sentences };
}

async function figureOf(series: string): Promise<number | undefined> {
  const { text } = await ask("/metrics");
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

const since = new Date("2026-01-02T03:04:05Z");
const cantStore = "the database has taken no leads since 2026-01-02T03:04:05.000Z";
const refuses = (why: string) => `leads are refused: neither the database nor the spool takes them (${why})`;

it.each<[string, Partial<typeof healthy>, status: number, reasons: string[], warnings: string[], series: string]>([
  ["is healthy", {}, 200, [], [], "site_lead_storage_up 1"],
  [
    "spools its leads",
    { storage: "failing", spooled: 2, since },
    503,
    [cantStore, "2 leads wait in the spool"],
    [],
    "site_spooled_leads 2",
  ],
  [
    "refuses its leads, because the disk is full",
    { storage: "failing", since, spoolFault: "ENOSPC", refused: 2 },
    503,
    [cantStore, refuses("ENOSPC")],
    [],
    "site_leads_refused_total 2",
  ],
  [
    "refuses its leads, because the database is gone",
    { storage: "gone", since, spoolFault: "EROFS" },
    503,
    [cantStore, refuses("EROFS")],
    [],
    "site_lead_storage_up 0",
  ],
  [
    "would refuse leads in the next fault",
    { spoolFault: "EACCES" },
    200,
    [],
    ["the spool takes no leads (EACCES): pnpm leads doctor"],
    "site_spool_up 0",
  ],
])("a site that %s reports it and keeps running", async (_, given, status, reasons, warnings, series) => {
  state = { ...healthy, ...given };
  expect(await readiness()).toEqual({ status, reasons, warnings });
  expect(await ask("/healthz")).toEqual({ status: 200, text: `alive, version ${release}\n` });
  expect((await ask("/metrics")).text.split("\n")).toContain(series);
});

it("notes of the startup log, pages that can't be published and lost log lines are warnings, because visitors still get the last pages", async () => {
  expect(await figureOf("site_publish_up")).toBe(1);
  notes = ["SECRET_KEY is another one"];
  pages = { reason: null, problems: ["the pages can't be published: no space"] };
  lost = 1;
  const warnings = [...notes, ...pages.problems, expect.stringContaining("is the log's disk full?")];
  expect(await readiness()).toEqual({ status: 200, reasons: [], warnings });
  expect(await figureOf("site_publish_up")).toBe(0);
});

it("requests and refusals are counted", async () => {
  for (const path of ["/about", "/about", "/about", "/nothing", "/nothing-else", "/api/states"]) await app.inject(path);
  for (let count = 0; count < 4; count++) await app.inject({ method: "POST", url: "/api/contact", payload: {} });
  const requests = (group: string, status: string) =>
    figureOf(`site_request_duration_seconds_count{group="${group}",status="${status}"}`);
  expect([await requests("pages", "2xx"), await requests("pages", "4xx")]).toEqual([3, 2]);
  expect([await requests("api", "2xx"), await requests("api", "4xx")]).toEqual([1, 4]);
  expect(await figureOf('site_refused_total{reason="limited",what="writes"}')).toBe(1);
  for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await app.inject(path)).statusCode).toBe(404);
});

it("leads and outbox messages are counted", async () => {
  const leads = new LeadIntake(db, testPolicy);
  await leads.submit(newContact());
  await leads.submit(newConsultation());
  for (const message of ["one", "two", "three", "four"])
    await leads.submit(newContact({ message, spam: { score: 99, signals: [] } }));
  const created_at = new Date(Date.now() - 7_200_000).toISOString();
  await db.updateTable("notifications").set({ created_at }).where("id", "=", 1).execute();
  for (const [series, min, max = min] of [
    ['site_leads{kind="contact",status="new"}', 1],
    ['site_leads{kind="contact",status="quarantined"}', 4],
    ["site_leads_answered_in_time_ratio", 1],
    ['site_outbox_messages{channel="email",kind="office",status="pending"}', 2],
    ['site_outbox_oldest_seconds{channel="email",kind="office",status="pending"}', 7_200, 7_260],
    ["site_database_up", 1],
    ["site_leads_quarantined_ratio", 0.66, 0.67],
    ["site_leads_oldest_unanswered_seconds", 0, 60],
    ["nodejs_eventloop_lag_p99_seconds", 0, 60],
  ] as const) {
    const figure = await figureOf(series);
    expect(figure, series).toBeGreaterThanOrEqual(min);
    expect(figure, series).toBeLessThanOrEqual(max);
  }
});

it("a site that is making its first pages, is shutting down or lacks its database is not ready, and still serves /metrics", async () => {
  pages = { reason: "its pages are being made", problems: [] };
  operations.beginClosing();
  await db.destroy();
  const reasons = ["it is shutting down", "its pages are being made", "the database does not respond"];
  expect(await readiness()).toMatchObject({ status: 503, reasons });
  expect(await figureOf("site_database_up")).toBe(0);
  expect(await figureOf("process_resident_memory_bytes")).toBeGreaterThan(0);
});
