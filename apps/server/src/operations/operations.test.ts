import { noTouch } from "@site/content/touch";
import { LeadIntake } from "@site/db/intake/intake";
import { noAttribution } from "@site/db/leads/lead-fields";
import { newConsultation, newContact, testPolicy } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { version } from "../configuration/version.ts";
import { openTestApp } from "../test/open-test-app.ts";
import { sampleNote } from "./deployment-notes.ts";
import { createOperations, type Storage } from "./operations.ts";

const healthy: ReturnType<Storage["readiness"]> = {
  storage: "ok",
  wayOut: null,
  spooled: 0,
  since: null,
  left: 0,
  forgotten: [],
  unreadable: [],
};

/** The site, and beside it what its operator asks. */
async function openMeasured() {
  const operations = await createOperations({ host: "127.0.0.1", port: 0 });
  const env = { RATE_LIMIT_WRITES: "3", TRUST_PROXY: "none" };
  const { app, db } = await openTestApp({ env, settings: { metrics: operations.metrics } });
  let state = healthy;
  let warm = true;
  const dataFolder = temporaryFolder();
  const url = await operations.listen({ db, storage: { readiness: () => state }, isWarm: () => warm, dataFolder });
  onTestFinished(() => operations.close());
  const ask = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
  };
  /** The value of one series, written as Prometheus shows it; undefined: there is none. */
  const figureOf = async (series: string): Promise<number | undefined> => {
    const { text } = await ask("/metrics");
    const line = text.split("\n").find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  const setStorage = (next: typeof state) => {
    state = next;
  };
  const setWarm = (next: boolean) => {
    warm = next;
  };
  return { app, db, operations, dataFolder, ask, figureOf, setStorage, setWarm };
}

describe("readiness", () => {
  it("a healthy site answers /healthz and /readyz with 200", async () => {
    const { ask } = await openMeasured();
    expect(await ask("/healthz")).toEqual({ status: 200, text: `alive, version ${version}\n` });
    expect(await ask("/readyz")).toEqual({ status: 200, text: '{"ready":true,"reasons":[],"warnings":[]}' });
  });

  it("a site that can't store leads says so and since when at /readyz, and answers /healthz with 200", async () => {
    const { ask, setStorage } = await openMeasured();
    setStorage({ ...healthy, storage: "failing", spooled: 2, since: new Date("2026-01-02T03:04:05Z") });
    const { status, text } = await ask("/readyz");
    expect(status).toBe(503);
    expect(JSON.parse(text).reasons).toEqual([
      "leads can't be stored since 2026-01-02T03:04:05.000Z",
      "2 leads wait beside the database",
    ]);
    expect((await ask("/healthz")).status).toBe(200);
  });

  it("a site that renders its pages, or is shutting down, is not ready", async () => {
    const { operations, ask, setWarm } = await openMeasured();
    setWarm(false);
    operations.beginClosing();
    const { status, text } = await ask("/readyz");
    expect(status).toBe(503);
    expect(JSON.parse(text).reasons).toEqual(["it is shutting down", "its pages are being rendered"]);
  });

  it("a site without its database is not ready, and still answers /metrics", async () => {
    const { db, ask, figureOf } = await openMeasured();
    expect(await figureOf("site_database_up")).toBe(1);
    await db.destroy();
    expect(JSON.parse((await ask("/readyz")).text).reasons).toEqual(["the database does not answer"]);
    expect(await figureOf("site_database_up")).toBe(0);
    expect(await figureOf("process_resident_memory_bytes")).toBeGreaterThan(0);
  });
});

describe("metrics", () => {
  it("count requests and refusals", async () => {
    const { app, figureOf } = await openMeasured();
    for (const url of ["/about", "/about", "/about", "/nothing", "/nothing-else", "/api/states"]) await app.inject(url);
    for (let count = 0; count < 4; count++) await app.inject({ method: "POST", url: "/api/contact", payload: {} });
    const requests = (group: string, status: string) =>
      figureOf(`site_request_duration_seconds_count{group="${group}",status="${status}"}`);
    expect(await requests("pages", "2xx")).toBe(3);
    expect(await requests("pages", "4xx")).toBe(2);
    expect(await requests("api", "2xx")).toBe(1);
    expect(await requests("api", "4xx")).toBe(4);
    expect(await figureOf('site_refused_total{reason="limited",what="writes"}')).toBe(1);
  });

  it("count leads, outbox messages and spooled leads", async () => {
    const { db, figureOf, setStorage } = await openMeasured();
    const leads = new LeadIntake(db, testPolicy);
    await leads.submit(newContact());
    await leads.submit(newConsultation());
    const partner = {
      partner: "crmco",
      idempotencyKey: "constant",
      attribution: { ...noAttribution, last: { ...noTouch, source: "crmco" } },
    };
    for (const message of ["one", "two", "three"])
      await leads.submit(newContact({ ...partner, message, spam: { score: 99, signals: [] } }));
    await leads.submit(newContact({ spam: { score: 99, signals: ["a bot"] } }));
    await db.updateTable("notifications").set({ created_at: "2026-01-02T03:04:05.000Z" }).where("id", "=", 1).execute();
    setStorage({ ...healthy, storage: "failing", spooled: 7 });
    expect(await figureOf('site_leads{kind="contact",status="new"}')).toBe(1);
    expect(await figureOf('site_leads{kind="contact",status="quarantined"}')).toBe(4);
    expect(await figureOf("site_leads_quarantined_ratio")).toBeCloseTo(4 / 6);
    expect(await figureOf("site_leads_oldest_unanswered_seconds")).toBeLessThan(60);
    expect(await figureOf("site_leads_answered_in_time_ratio")).toBe(1);
    expect(await figureOf('site_partner_keys_reused{partner="crmco"}')).toBe(2);
    expect(await figureOf('site_outbox_messages{channel="email",kind="office",status="pending"}')).toBe(2);
    const ageSeconds = (Date.now() - Date.parse("2026-01-02T03:04:05.000Z")) / 1000;
    const oldest = await figureOf('site_outbox_oldest_seconds{channel="email",kind="office",status="pending"}');
    expect(Math.abs((oldest ?? 0) - ageSeconds)).toBeLessThan(3600);
    expect(await figureOf("site_spooled_leads")).toBe(7);
    expect(await figureOf("site_lead_storage_up")).toBe(0);
    expect(await figureOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  });
});

it("no operations server listens without OPS_PORT", async () => {
  const operations = await createOperations(null);
  const { db } = await openTestApp();
  const storage: Storage = { readiness: () => healthy };
  expect(await operations.listen({ db, storage, isWarm: () => true, dataFolder: null })).toBeNull();
  await operations.close();
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
    "4 testimonials, 2 legal texts are samples that nobody has confirmed; the invented company shows through without SITE_PHONE: see docs/launch.md before going live",
  );
});

it("the note on samples is null when content is confirmed and the company's facts are set", () => {
  expect(sampleNote(parseEnv(company), [])).toBeNull();
  expect(sampleNote(parseEnv({}), [])).toContain("SITE_NAME, SITE_PHONE");
});
