import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { version } from "../configuration/version.ts";
import type { Metrics } from "../http/log/metrics.ts";

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
