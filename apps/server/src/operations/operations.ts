import { readMoment } from "@site/db/content/content-revision";
import { findUnreadable } from "@site/db/content/rules";
import type { Db } from "@site/db/open";
import Fastify, { type FastifyInstance } from "fastify";
import type { Env } from "../configuration/env.ts";
import { release } from "../configuration/release.ts";
import { portError } from "../http/close-before-exit.ts";
import type { Watched } from "./prometheus.ts";

export async function openOperations(address: NonNullable<Env["operations"]>) {
  // prom-client is loaded only if OPS_PORT is set.
  const { leadMetrics, prometheusMetrics } = await import("./prometheus.ts");
  const { registry, metrics } = prometheusMetrics();
  let closing = false;
  let app: FastifyInstance | null = null;
  let content: { revision: string; faults: readonly string[] } = { revision: "", faults: [] };
  /** Finds unreadable rows of content, once for each content revision. @throws Error if the database doesn't respond */
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
          ...(lost === 0 ? [] : [`${lost} lines of the log could not be written since the start: is its disk full?`]),
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
    /** After this call `/readyz` returns 503, so that a load balancer sends no new visitors. */
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
    ...(answers ? [] : ["the database does not answer"]),
    ...(state === "ok" ? [] : [`leads can't be stored since ${since?.toISOString() ?? "an unknown time"}`]),
    ...(isRefusing ? [`leads are refused: neither the database nor the spool takes them (${spoolFault})`] : []),
    ...(wayOut === null ? [] : [wayOut]),
    ...(spooled === 0 ? [] : [`${spooled} leads wait in the spool`]),
  ];
}
