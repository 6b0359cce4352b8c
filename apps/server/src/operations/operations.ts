import { readMoment } from "@site/db/content/history";
import { findUnreadable } from "@site/db/content/rules";
import { Unreadable } from "@site/db/files/look";
import type { LeadIntake } from "@site/db/intake/intake";
import { countLeadsByStatus, readAnswering } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readCanaryArrival, readUndelivered } from "@site/db/outbox/health";
import { ageSeconds } from "@site/db/outbox/wrong-clock";
import { readProven } from "@site/db/upkeep/drill";
import Fastify, { type FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Env } from "../configuration/env.ts";
import { build, release, version } from "../configuration/release.ts";
import { portError } from "../http/close-before-exit.ts";
import type { Metrics } from "../http/log/metrics.ts";
import type { Publication } from "../pages/serve-pages.ts";

type Watched = {
  db: Db;
  storage: Pick<LeadIntake, "readiness">;
  publication: Pick<Publication, "state">;
  dataFolder: string | null;
  database: string;
  linesLost: () => number;
  notes: readonly string[];
};

export function openOperations(address: NonNullable<Env["operations"]>) {
  const { registry, metrics } = prometheusMetrics();
  let closing = false;
  let app: FastifyInstance | null = null;
  let content: { revision: string; faults: readonly string[] } = { revision: "", faults: [] };
  const findFaults = async (db: Db) => {
    const { revision } = await readMoment(db, Date.now());
    if (revision !== content.revision) content = { revision, faults: await findUnreadable(db) };
    return content.faults;
  };
  return {
    metrics,
    /** @throws Error with one sentence for the operator if the port can't be used */
    async listen(watched: Watched): Promise<string> {
      app = Fastify({ logger: false, forceCloseConnections: true });
      app.get("/healthz", async (_request, reply) => reply.type("text/plain").send(`alive, version ${release}\n`));
      app.get("/readyz", async (_request, reply) => {
        const unreadableRows = await findFaults(watched.db).catch(() => null);
        const reasons = reasonsAgainst(watched, closing, unreadableRows !== null);
        const { unreadable, spoolFault, storage } = watched.storage.readiness();
        const lost = watched.linesLost();
        const warnings = [
          ...watched.notes,
          ...unreadable,
          ...(unreadableRows ?? []),
          ...watched.publication.state().problems,
          ...(spoolFault === null || storage !== "ok"
            ? []
            : [`the spool takes no leads (${spoolFault}): pnpm leads doctor`]),
          ...(lost === 0
            ? []
            : [`${lost} lines of the log could not be written since the start: is the log's disk full?`]),
        ];
        return reply.code(reasons.length === 0 ? 200 : 503).send({ ready: reasons.length === 0, reasons, warnings });
      });
      app.get("/metrics", async (_request, reply) => {
        return reply.type(registry.contentType).send((await registry.metrics()) + (await leadMetrics(watched)));
      });
      return app.listen(address).catch((error: unknown) => {
        throw portError(error, address, "OPS_");
      });
    },
    /** From this call on, a load balancer sends no new visitors to this instance. */
    beginClosing() {
      closing = true;
    },
    async close(): Promise<void> {
      await app?.close();
    },
  };
}

function reasonsAgainst({ storage, publication }: Watched, isClosing: boolean, answers: boolean): string[] {
  const { storage: state, wayOut, spooled, since, spoolFault } = storage.readiness();
  const { reason } = publication.state();
  const isRefusing = state !== "ok" && spoolFault !== null;
  return [
    ...(isClosing ? ["it is shutting down"] : []),
    ...(reason === null ? [] : [reason]),
    ...(answers ? [] : ["the database does not respond"]),
    ...(state === "ok" ? [] : [`the database has taken no leads since ${since?.toISOString() ?? "an unknown time"}`]),
    ...(isRefusing ? [`leads are refused: neither the database nor the spool takes them (${spoolFault})`] : []),
    ...(wayOut === null ? [] : [wayOut]),
    ...(spooled === 0 ? [] : [`${spooled} leads wait in the spool`]),
  ];
}

const dayMs = 24 * 60 * 60 * 1000;
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

function prometheusMetrics(): { registry: Registry; metrics: Metrics } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "site_build_info",
    help: "Version and build of the product, as labels; the value is always 1",
    labelNames: ["version", "build"],
    registers,
  }).set({ version, build }, 1);
  const requests = new Histogram({
    name: "site_request_duration_seconds",
    help: "Responses by group of URLs and class of status",
    labelNames: ["group", "status"],
    buckets: seconds,
    registers,
  });
  const refused = new Counter({
    name: "site_refused_total",
    help: "Refused requests: limited (429) or busy (503), by what was requested",
    labelNames: ["reason", "what"],
    registers,
  });
  const deliveries = new Counter({
    name: "site_deliveries_total",
    help: "Attempts to deliver notifications: sent, sent in a roundup, failed (retried) or dead (given up)",
    labelNames: ["channel", "kind", "result"],
    registers,
  });
  const metrics: Metrics = {
    answered: (group, status, ms) => requests.observe({ group, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    refused: (reason, what) => refused.inc({ reason, what }),
    delivered: (channel, kind, result, notifications) => deliveries.inc({ channel, kind, result }, notifications),
  };
  return { registry, metrics };
}

type Labels = "kind" | "status" | "channel";

/** If the database fails, the metrics about leads and the outbox are missing. */
async function leadMetrics({ db, storage, publication, ...watched }: Watched): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: Labels[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const set = (name: string, help: string, value: number | boolean) => gauge(name, help).set(Number(value));
  const count = (name: string, help: string, value: number) => new Counter({ name, help, registers }).inc(value);
  const now = Date.now();
  const since = (time: string | undefined) => (time === undefined ? Infinity : ageSeconds(time, now));

  const { storage: state, spooled, left, spoolFault, refused } = storage.readiness();
  set("site_spooled_leads", "Leads that wait in the spool", spooled);
  set("site_spool_left_files", "Spool files with lines that could not be stored", left);
  set("site_spool_up", "Whether the spool can take leads if the database can't", spoolFault === null);
  count(
    "site_leads_refused_total",
    "Leads that were refused because neither the database nor the spool took them",
    refused,
  );
  set("site_lead_storage_up", "Whether the database takes leads", state === "ok");
  count("site_log_lines_lost_total", "Lines of the log that could not be written", watched.linesLost());
  set("site_publish_up", "Whether all pages could be made and published", publication.state().problems.length === 0);
  const found = readProven(watched.dataFolder, watched.database);
  const proven = found instanceof Unreadable ? null : found;
  set("site_restore_proven_seconds", "Time since a backup was last test-restored; +Inf: never", since(proven?.at));
  set("site_backup_age_seconds", "Age of the backup that was last test-restored; +Inf: none", since(proven?.made));

  const facts = await readFacts(db, now).catch(() => null);
  set("site_database_up", "Whether the database responds", facts !== null);
  if (facts === null) return registry.metrics();
  const leads = gauge("site_leads", "Leads by form and status", ["kind", "status"]);
  for (const { kind, status, count } of facts.leads) leads.set({ kind, status }, count);
  const sumOf = (rows: typeof facts.recent) => rows.reduce((sum, { count }) => sum + count, 0);
  const quarantined = sumOf(facts.recent.filter(({ status }) => status === "quarantined"));
  const ratio = quarantined / Math.max(sumOf(facts.recent), 1);
  set("site_leads_quarantined_ratio", "Share of the leads of the last 24 hours that are quarantined", ratio);
  const labels: Labels[] = ["channel", "kind", "status"];
  const outbox = gauge("site_outbox_messages", "Undelivered notifications by channel, kind and status", labels);
  const age = gauge("site_outbox_oldest_seconds", "Age of the oldest undelivered notification", labels);
  for (const { count, oldest, newest, ...row } of facts.undelivered) {
    outbox.set(row, count);
    age.set(row, Math.max(since(oldest), since(newest)));
  }
  const canary = since(facts.canary?.toISOString());
  set("site_canary_age_seconds", "Time since pnpm leads canary last saw a test lead arrive; +Inf: never", canary);
  const { oldestSeconds, inTimeRatio } = facts.answering;
  set("site_leads_oldest_unanswered_seconds", "Age of the oldest lead that no one has answered", oldestSeconds);
  set(
    "site_leads_answered_in_time_ratio",
    "Share of the leads due in the last 30 days that were answered in time",
    inTimeRatio,
  );
  return registry.metrics();
}

async function readFacts(db: Db, now: number) {
  return {
    leads: await countLeadsByStatus(db),
    recent: await countLeadsByStatus(db, new Date(now - dayMs).toISOString()),
    undelivered: await readUndelivered(db),
    canary: await readCanaryArrival(db),
    answering: await readAnswering(db),
  };
}
