import { readContentRevision } from "@site/db/content/content-revision";
import type { LeadIntake } from "@site/db/intake/intake";
import { forgottenSentence } from "@site/db/intake/spool-files";
import type { Db } from "@site/db/open";
import Fastify, { type FastifyInstance } from "fastify";
import type { OperationsAddress } from "../configuration/env.ts";
import { version } from "../configuration/version.ts";
import { type Metrics, noMetrics } from "../http/log/metrics.ts";

/** dataFolder: where the last drill is recorded */
type Watched = Omit<Readiness, "isClosing"> & { dataFolder: string | null };

export type Operations = {
  metrics: Metrics;
  /** @returns URL of the operations server; null: OPS_PORT is not set */
  listen: (watched: Watched) => Promise<string | null>;
  /** `/readyz` answers 503 from now on, so that a load balancer sends no new visitors. */
  beginClosing: () => void;
  close: () => Promise<void>;
};

/** Health checks and metrics on an address of their own. @param address null: both are off */
export async function createOperations(address: OperationsAddress | null): Promise<Operations> {
  if (address === null) {
    return { metrics: noMetrics, listen: async () => null, beginClosing() {}, async close() {} };
  }
  const { leadGauges, prometheusMetrics } = await import("./prometheus.ts");
  const { registry, metrics } = prometheusMetrics();
  let closing = false;
  let app: FastifyInstance | null = null;
  return {
    metrics,
    async listen(watched) {
      app = Fastify({ logger: false, forceCloseConnections: true });
      const gather = leadGauges(registry, watched);
      app.get("/healthz", async (_request, reply) => reply.type("text/plain").send(`alive, version ${version}\n`));
      app.get("/readyz", async (_request, reply) => {
        const reasons = await reasonsAgainst({ ...watched, isClosing: closing });
        // No reason against visitors, because this instance stores its own leads.
        const { forgotten, unreadable } = watched.storage.readiness();
        const warnings = [...forgotten.map(forgottenSentence), ...unreadable];
        return reply.code(reasons.length === 0 ? 200 : 503).send({ ready: reasons.length === 0, reasons, warnings });
      });
      app.get("/metrics", async (_request, reply) => {
        await gather();
        return reply.type(registry.contentType).send(await registry.metrics());
      });
      return app.listen(address);
    },
    beginClosing() {
      closing = true;
    },
    async close() {
      await app?.close();
    },
  };
}

/** The lead storage. */
export type Storage = Pick<LeadIntake, "readiness">;

export type Readiness = {
  db: Db;
  storage: Storage;
  /** Whether all pages have been rendered since the start. */
  isWarm: () => boolean;
  isClosing: boolean;
};

/** Reasons why this process should get no new visitors. Empty: it is ready. */
async function reasonsAgainst({ db, storage, isWarm, isClosing }: Readiness): Promise<string[]> {
  const { storage: state, wayOut, spooled, since } = storage.readiness();
  return [
    ...(isClosing ? ["it is shutting down"] : []),
    ...(isWarm() ? [] : ["its pages are being rendered"]),
    ...((await answers(db)) ? [] : ["the database does not answer"]),
    ...(state === "ok" ? [] : [`leads can't be stored since ${since?.toISOString() ?? "an unknown time"}`]),
    ...(wayOut === null ? [] : [wayOut]),
    ...(spooled === 0 ? [] : [`${spooled} leads wait beside the database`]),
  ];
}

async function answers(db: Db): Promise<boolean> {
  try {
    await readContentRevision(db);
    return true;
  } catch {
    return false;
  }
}
