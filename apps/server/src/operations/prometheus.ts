import { Unreadable } from "@site/db/files/look";
import { countLeadsByStatus, countReusedKeys, readAnswering } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readCanaryArrival, readUndelivered } from "@site/db/outbox/health";
import { readProven } from "@site/db/upkeep/drill";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { version } from "../configuration/version.ts";
import type { Metrics } from "../http/log/metrics.ts";
import type { Storage } from "./operations.ts";

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics in Prometheus' format, with those of the process (memory, CPU, event-loop delay, garbage collection). */
export function prometheusMetrics(): { registry: Registry; metrics: Metrics } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "site_build_info",
    help: "Version of the product, as a label; the value is always 1",
    labelNames: ["version"],
    registers,
  }).set({ version }, 1);
  const requests = new Histogram({
    name: "site_request_duration_seconds",
    help: "Answers by kind of address and class of status",
    labelNames: ["group", "status"],
    buckets: seconds,
    registers,
  });
  const refused = new Counter({
    name: "site_refused_total",
    help: "Requests sent away: limited (429) or busy (503), and what they wanted",
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

const dayMs = 24 * 60 * 60 * 1000;

/** Gauges of leads and outbox. @returns reads them from database and spool, called at each scrape */
export function leadGauges(
  registry: Registry,
  { db, storage, dataFolder }: { db: Db; storage: Storage; dataFolder: string | null },
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge("site_database_up", "Whether the database answers");
  const leads = gauge("site_leads", "Leads by form and status", ["kind", "status"]);
  const quarantined = gauge("site_leads_quarantined_ratio", "Quarantined among the leads of the last 24 hours");
  const labels: ("channel" | "kind" | "status")[] = ["channel", "kind", "status"];
  const outbox = gauge("site_outbox_messages", "Undelivered notifications by channel, kind and status", labels);
  const age = gauge("site_outbox_oldest_seconds", "Age of the oldest undelivered notification", labels);
  const reused = gauge("site_partner_keys_reused", "Leads of the last 24 hours under a key of another lead", [
    "partner",
  ]);
  const canary = gauge("site_canary_age_seconds", "Since pnpm leads canary last saw a test lead arrive; +Inf: never");
  const unanswered = gauge("site_leads_oldest_unanswered_seconds", "Age of the oldest lead that nobody has answered");
  const inTime = gauge("site_leads_answered_in_time_ratio", "Answered in time among the leads due in 30 days");
  const spooled = gauge("site_spooled_leads", "Leads that wait beside the database");
  const left = gauge("site_spool_left_files", "Files of the spool with lines that could not be stored");
  const forgotten = gauge("site_forgotten_spools", "Spools with leads that no running instance stores");
  const drilled = gauge("site_restore_proven_seconds", "Since a backup was last restored on trial; +Inf: never");
  const backedUp = gauge("site_backup_age_seconds", "Age of the backup that was restored then; +Inf: there is none");
  const healthy = gauge("site_lead_storage_up", "Whether leads go to the database");

  return async () => {
    const { storage: state, forgotten: folders, ...spool } = storage.readiness();
    spooled.set(spool.spooled);
    left.set(spool.left);
    forgotten.set(folders.length);
    healthy.set(state === "ok" ? 1 : 0);
    const found = readProven(dataFolder);
    // A record that can't be read proves nothing.
    const proven = found instanceof Unreadable ? null : found;
    const since = (time: string | undefined) =>
      time === undefined ? Infinity : (Date.now() - Date.parse(time)) / 1000;
    drilled.set(since(proven?.at));
    backedUp.set(since(proven?.made));
    for (const each of [leads, outbox, age, reused]) each.reset();
    try {
      const now = Date.now();
      for (const { kind, status, count } of await countLeadsByStatus(db)) leads.set({ kind, status }, count);
      const yesterday = new Date(now - dayMs).toISOString();
      for (const { partner, count } of await countReusedKeys(db, yesterday)) reused.set({ partner }, count);
      const recent = await countLeadsByStatus(db, yesterday);
      const among = (which: typeof recent) => which.reduce((sum, { count }) => sum + count, 0);
      const inQuarantine = among(recent.filter(({ status }) => status === "quarantined"));
      quarantined.set(inQuarantine / Math.max(among(recent), 1));
      for (const { count, oldest, ...undelivered } of await readUndelivered(db)) {
        outbox.set(undelivered, count);
        age.set(undelivered, (now - Date.parse(oldest)) / 1000);
      }
      canary.set((now - ((await readCanaryArrival(db))?.getTime() ?? Number.NEGATIVE_INFINITY)) / 1000);
      const { oldestSeconds, inTimeRatio } = await readAnswering(db);
      unanswered.set(oldestSeconds);
      inTime.set(inTimeRatio);
      up.set(1);
    } catch {
      // Without the database the other metrics are still served.
      up.set(0);
    }
  };
}
