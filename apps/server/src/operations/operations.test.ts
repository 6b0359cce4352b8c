import { LeadIntake } from "@site/db/intake/intake";
import { healthy } from "@site/db/intake/storage-watch";
import { newConsultation, newContact, testPolicy } from "@site/db/test/open-test-database";
import { afterAll, beforeEach, expect, it } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { release } from "../configuration/release.ts";
import { openTestApp } from "../test/open-test-app.ts";
import { sampleNote } from "./deployment-notes.ts";
import { openOperations } from "./operations.ts";
import type { Watched } from "./prometheus.ts";

let state = healthy;
let pages: ReturnType<Watched["publication"]["state"]> = { reason: null, problems: [] };
const operations = await openOperations({ host: "127.0.0.1", port: 0 });
const { app, db } = await openTestApp({
  env: { RATE_LIMIT_WRITES: "3", TRUST_PROXY: "none" },
  settings: { metrics: operations.metrics },
});
const notes: string[] = [];
const url = await operations.listen({
  db,
  storage: { readiness: () => state },
  publication: { state: () => pages },
  dataFolder: null,
  database: ":memory:",
  linesLost: () => 0,
  notes,
});
afterAll(() => operations.close());
beforeEach(() => {
  state = healthy;
});

async function ask(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text() };
}

/** The value of a series, as Prometheus shows it; undefined: it doesn't exist. */
async function figureOf(series: string): Promise<number | undefined> {
  const { text } = await ask("/metrics");
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

it("a healthy site answers /healthz and /readyz with 200", async () => {
  expect(await ask("/healthz")).toEqual({ status: 200, text: `alive, version ${release}\n` });
  expect(await ask("/readyz")).toEqual({ status: 200, text: '{"ready":true,"reasons":[],"warnings":[]}' });
});

it("a sentence of the start is a warning, and no reason against visitors", async () => {
  notes.push("SECRET_KEY is another one");
  expect(await ask("/readyz")).toMatchObject({
    status: 200,
    text: expect.stringContaining("SECRET_KEY is another one"),
  });
  notes.pop();
});

it("a site that can't store leads says so and since when at /readyz, and answers /healthz with 200", async () => {
  state = { ...healthy, storage: "failing", spooled: 2, since: new Date("2026-01-02T03:04:05Z") };
  const { status, text } = await ask("/readyz");
  expect(status).toBe(503);
  expect(JSON.parse(text).reasons).toEqual([
    "leads can't be stored since 2026-01-02T03:04:05.000Z",
    "2 leads wait in the spool",
  ]);
  expect((await ask("/healthz")).status).toBe(200);
});

it.each([
  [
    { storage: "failing", spoolFault: "ENOSPC", refused: 2 },
    503,
    "leads are refused: neither the database nor the spool",
  ],
  [
    { storage: "gone", spoolFault: "EROFS" },
    503,
    "leads are refused: neither the database nor the spool takes them (EROFS)",
  ],
  [{ storage: "ok", spoolFault: "EACCES" }, 200, "the spool takes no leads (EACCES): pnpm leads doctor"],
] as const)("what takes no leads is said before and while they are refused: %j", async (given, status, sentence) => {
  state = { ...healthy, ...given };
  const found = await ask("/readyz");
  expect(found).toMatchObject({ status, text: expect.stringContaining(sentence) });
  expect(await figureOf("site_spool_up")).toBe(0);
  expect(await figureOf("site_leads_refused_total")).toBe(state.refused);
});

it("requests and refusals are counted", async () => {
  for (const path of ["/about", "/about", "/about", "/nothing", "/nothing-else", "/api/states"]) await app.inject(path);
  for (let count = 0; count < 4; count++) await app.inject({ method: "POST", url: "/api/contact", payload: {} });
  const requests = (group: string, status: string) =>
    figureOf(`site_request_duration_seconds_count{group="${group}",status="${status}"}`);
  expect([await requests("pages", "2xx"), await requests("pages", "4xx")]).toEqual([3, 2]);
  expect([await requests("api", "2xx"), await requests("api", "4xx")]).toEqual([1, 4]);
  expect(await figureOf('site_refused_total{reason="limited",what="writes"}')).toBe(1);
  // Served only at the operator's address.
  for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await app.inject(path)).statusCode).toBe(404);
});

it("leads, outbox messages and spooled leads are counted", async () => {
  const leads = new LeadIntake(db, testPolicy);
  await leads.submit(newContact());
  await leads.submit(newConsultation());
  for (const message of ["one", "two", "three"])
    await leads.submit(newContact({ message, spam: { score: 99, signals: [] } }));
  await leads.submit(newContact({ spam: { score: 99, signals: ["a bot"] } }));
  await db.updateTable("notifications").set({ created_at: "2026-01-02T03:04:05.000Z" }).where("id", "=", 1).execute();
  state = { ...healthy, storage: "failing", spooled: 7 };
  for (const [series, figure] of Object.entries({
    'site_leads{kind="contact",status="new"}': 1,
    'site_leads{kind="contact",status="quarantined"}': 4,
    site_leads_answered_in_time_ratio: 1,
    'site_outbox_messages{channel="email",kind="office",status="pending"}': 2,
    site_spooled_leads: 7,
    site_lead_storage_up: 0,
    site_database_up: 1,
  }))
    expect([series, await figureOf(series)]).toEqual([series, figure]);
  expect(await figureOf("site_leads_quarantined_ratio")).toBeCloseTo(4 / 6);
  expect(await figureOf("site_leads_oldest_unanswered_seconds")).toBeLessThan(60);
  const ageSeconds = (Date.now() - Date.parse("2026-01-02T03:04:05.000Z")) / 1000;
  const oldest = await figureOf('site_outbox_oldest_seconds{channel="email",kind="office",status="pending"}');
  expect(Math.abs((oldest ?? 0) - ageSeconds)).toBeLessThan(3600);
  expect(await figureOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
});

it("pages that can't be published are a warning, and no reason against visitors, who get the last ones", async () => {
  expect(await figureOf("site_publish_up")).toBe(1);
  pages = { reason: null, problems: ["the pages can't be published: no space"] };
  expect(await ask("/readyz")).toEqual({
    status: 200,
    text: '{"ready":true,"reasons":[],"warnings":["the pages can\'t be published: no space"]}',
  });
  expect(await figureOf("site_publish_up")).toBe(0);
});

it("a site that makes its pages, is shutting down or lacks its database is not ready, and still answers /metrics", async () => {
  pages = { reason: "its pages are being made", problems: [] };
  operations.beginClosing();
  await db.destroy();
  const { status, text } = await ask("/readyz");
  expect(status).toBe(503);
  expect(JSON.parse(text).reasons).toEqual([
    "it is shutting down",
    "its pages are being made",
    "the database does not answer",
  ]);
  expect(await figureOf("site_database_up")).toBe(0);
  expect(await figureOf("process_resident_memory_bytes")).toBeGreaterThan(0);
});

const company = {
  SITE_NAME: "Ridge Credentialing",
  SITE_PHONE: "(615) 555-0199",
  SITE_EMAIL: "hello@ridge.example",
  SITE_PRIVACY_EMAIL: "privacy@ridge.example",
  SITE_LEGAL_EMAIL: "legal@ridge.example",
  SITE_STREET: "1 Ridge Road",
};

it("the note on samples names sample content and company facts that are not set", () => {
  const { SITE_PHONE, ...rest } = company;
  expect(sampleNote(parseEnv(rest), ["4 testimonials", "2 legal texts"])).toBe(
    "4 testimonials, 2 legal texts are samples that no one has confirmed; the invented company shows through without SITE_PHONE: see docs/launch.md before going live",
  );
});

it("the note on samples is null when content is confirmed and the company's facts are set", () => {
  expect(sampleNote(parseEnv(company), [])).toBeNull();
  expect(sampleNote(parseEnv({}), [])).toContain("SITE_NAME, SITE_PHONE");
});
