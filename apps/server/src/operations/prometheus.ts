import { Unreadable } from "@site/db/files/look";
import type { LeadIntake } from "@site/db/intake/intake";
import { countLeadsByStatus, readAnswering } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readCanaryArrival, readUndelivered } from "@site/db/outbox/health";
import { ageSeconds } from "@site/db/outbox/wrong-clock";
import { readProven } from "@site/db/upkeep/drill";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { build, version } from "../configuration/release.ts";
import type { Metrics } from "../http/log/metrics.ts";
import type { Publication } from "../pages/publication.ts";

/** The sources of `/readyz` and `/metrics`. */
export type Watched = {
  db: Db;
  storage: Pick<LeadIntake, "readiness">;
  publication: Pick<Publication, "state">;
  /** The folder with the last drill's record. */
  dataFolder: string | null;
  /** The database's location, for people. */
  database: string;
  /** How many lines of the log could not be written. */
  linesLost: () => number;
  /** Sentences for the operator that have been true since the start. */
  notes: readonly string[];
};

const dayMs = 24 * 60 * 60 * 1000;
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics in Prometheus format, including the process's (memory, CPU, event-loop delay, garbage collection). */
export function prometheusMetrics(): { registry: Registry; metrics: Metrics } {
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
    help: "Answers by kind of address and class of status",
    labelNames: ["group", "status"],
    buckets: seconds,
    registers,
  });
  const refused = new Counter({
    name: "site_refused_total",
    help: "Refused requests: limited (429) or busy (503), by what they asked for",
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

/** The figures of leads, outbox, spool and backups at this moment. Without the database, only the others. */
export async function leadMetrics(watched: Watched): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const now = Date.now();
  const since = (time: string | undefined) => (time === undefined ? Infinity : ageSeconds(time, now));

  const { storage, spooled, left, spoolFault, refused } = watched.storage.readiness();
  gauge("site_spooled_leads", "Leads that wait in the spool").set(spooled);
  gauge("site_spool_left_files", "Files of the spool with lines that could not be stored").set(left);
  gauge("site_spool_up", "Whether the spool takes leads while the database does not").set(spoolFault === null ? 1 : 0);
  const help = "Leads that neither the database nor the spool took";
  new Counter({ name: "site_leads_refused_total", help, registers }).inc(refused);
  gauge("site_lead_storage_up", "Whether leads go to the database").set(storage === "ok" ? 1 : 0);
  const lost = "Lines of the log that could not be written";
  new Counter({ name: "site_log_lines_lost_total", help: lost, registers }).inc(watched.linesLost());
  const { problems } = watched.publication.state();
  gauge("site_publish_up", "Whether all pages are published as they should be").set(problems.length === 0 ? 1 : 0);
  const found = readProven(watched.dataFolder, watched.database);
  const proven = found instanceof Unreadable ? null : found;
  const drilled = "Since a backup was last test-restored; +Inf: never";
  gauge("site_restore_proven_seconds", drilled).set(since(proven?.at));
  const made = "Age of the backup that was restored then; +Inf: there is none";
  gauge("site_backup_age_seconds", made).set(since(proven?.made));

  const up = gauge("site_database_up", "Whether the database answers");
  await addStored(watched.db, gauge, since).then(
    () => up.set(1),
    () => up.set(0),
  );
  return registry.metrics();
}

type NewGauge = <Label extends string>(name: string, help: string, labelNames?: Label[]) => Gauge<Label>;

/** @throws if the database does not answer */
async function addStored(db: Db, gauge: NewGauge, since: (time: string | undefined) => number): Promise<void> {
  const leads = await countLeadsByStatus(db);
  const recent = await countLeadsByStatus(db, new Date(Date.now() - dayMs).toISOString());
  const undelivered = await readUndelivered(db);
  const arrival = await readCanaryArrival(db);
  const { oldestSeconds, inTimeRatio } = await readAnswering(db);

  const byStatus = gauge("site_leads", "Leads by form and status", ["kind", "status"]);
  for (const { kind, status, count } of leads) byStatus.set({ kind, status }, count);
  const sumOf = (rows: typeof recent) => rows.reduce((sum, { count }) => sum + count, 0);
  const quarantined = sumOf(recent.filter(({ status }) => status === "quarantined"));
  const ratio = gauge("site_leads_quarantined_ratio", "Quarantined among the leads of the last 24 hours");
  ratio.set(quarantined / Math.max(sumOf(recent), 1));
  const labels: ("channel" | "kind" | "status")[] = ["channel", "kind", "status"];
  const outbox = gauge("site_outbox_messages", "Undelivered notifications by channel, kind and status", labels);
  const age = gauge("site_outbox_oldest_seconds", "Age of the oldest undelivered notification", labels);
  for (const { count, oldest, newest, ...row } of undelivered) {
    outbox.set(row, count);
    age.set(row, Math.max(since(oldest), since(newest)));
  }
  const canary = gauge("site_canary_age_seconds", "Since pnpm leads canary last saw a test lead arrive; +Inf: never");
  canary.set(since(arrival?.toISOString()));
  const unanswered = "Age of the oldest lead that no one has answered";
  gauge("site_leads_oldest_unanswered_seconds", unanswered).set(oldestSeconds);
  const inTime = "Answered in time among the leads due in 30 days";
  gauge("site_leads_answered_in_time_ratio", inTime).set(inTimeRatio);
}
