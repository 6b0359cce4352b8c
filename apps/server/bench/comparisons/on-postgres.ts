import { join } from "node:path";
import { seed } from "@site/db/content/seed";
import { migrate } from "@site/db/migrate";
import { openDatabase } from "@site/db/open";
import { PostgresCluster } from "@site/db/test/postgres-cluster";
import { createDatabase } from "@site/db/test/server-faults";
import { type Aim, type Figure, figureOf } from "../figures.ts";
import { startLimit, startProduct } from "../product.ts";
import { compareUnderLoad, pairsOf, type Round } from "../rounds.ts";
import { type Settings, Skipped } from "../settings.ts";
import { openSilentMailServer } from "../silent-mail-server.ts";
import { compareQueries } from "./queries.ts";

/** limit: a server of `servers/` · aim: for leads per second */
type Contest = { what: string; path: string; limit: string; aim: Aim };

const contests: readonly Contest[] = [
  {
    ...{ what: "lead by REST / a statement and a commit each", path: "/api/contact" },
    ...{ limit: "bare-postgres-insert", aim: { atLeast: 0.5 } },
  },
  {
    ...{ what: "lead by tRPC / a statement and a commit each", path: "/trpc/leads.contact" },
    ...{ limit: "bare-postgres-insert", aim: { atLeast: 0.5 } },
  },
  {
    ...{ what: "lead by tRPC / tRPC with a statement a batch", path: "/trpc/leads.contact" },
    ...{ limit: "bare-postgres-batch", aim: { atLeast: 0.5 } },
  },
];

/** Leads and queries on a PostgreSQL server of the bench's own, against the least code on the same server. */
export async function onPostgres(settings: Settings): Promise<Figure[]> {
  const cluster = await PostgresCluster.open().catch((error: unknown) => {
    throw new Skipped(`no PostgreSQL server runs here: ${String(error)}`);
  });
  process.once("exit", () => void cluster.stop("immediate"));
  const mail = await openSilentMailServer();
  const databaseUrl = await createDatabase(cluster, "product");
  const startInstance = (name: string) =>
    startProduct(name, {
      ...{ SMTP_URL: mail.url, LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "site@site.example" },
      ...{ DATABASE_URL: databaseUrl, SPOOL_DIR: join(settings.folder, `spool-${name}`) },
    });
  const one = await startInstance("one");
  const figures: Figure[] = [];
  const measured: Round[] = [];
  for (const [index, { what, path, limit, aim }] of contests.entries()) {
    const bare = await startLimit(limit, { DATABASE_URL: await createTables(cluster, `limit_${index}`) });
    const sides = { product: { server: one, path }, limit: { server: bare, path } };
    const rounds = await compareUnderLoad(sides, { leads: true }, settings);
    await bare.stop();
    measured.push(...rounds);
    figures.push(...figuresOf(what, rounds, aim));
  }
  const other = await startInstance("other");
  const path = "/trpc/leads.contact";
  const sides = { product: { server: one, others: [other], path }, limit: { server: one, path } };
  const rounds = await compareUnderLoad(sides, { leads: true }, settings);
  measured.push(...rounds, ...rounds.map(({ limit }) => ({ product: limit, limit })));
  figures.push(...figuresOf("lead by tRPC, two instances / one", rounds, null));
  await other.stop();
  await assertStored(databaseUrl, measured);
  figures.push(...(await compareQueries(one, settings, ", PostgreSQL")));
  await mail.close();
  await cluster.close();
  return figures;
}

/** A database with the product's tables and choices. */
async function createTables(cluster: PostgresCluster, name: string): Promise<string> {
  const url = await createDatabase(cluster, name);
  const { db, engine } = await openDatabase(url);
  await migrate(db, engine);
  await seed(db);
  await db.destroy();
  return url;
}

function figuresOf(what: string, rounds: readonly Round[], aim: Aim | null): Figure[] {
  const named = `${what}, PostgreSQL`;
  return [
    figureOf(named, "leads/s", pairsOf(rounds, "perSecond"), aim),
    figureOf(named, "µs CPU/lead", pairsOf(rounds, "cpuUs"), null),
    figureOf(named, "ms p99", pairsOf(rounds, "p99Ms"), null),
  ];
}

/** @throws Error when a lead that the product answered is missing, quarantined, or not in the outbox */
async function assertStored(url: string, rounds: readonly Round[]): Promise<void> {
  const answered = rounds.reduce((sum, { product }) => sum + product.answered, 0);
  const { db } = await openDatabase(url, { readOnly: true });
  const fresh = await db.selectFrom("lead_inbox").select("reference").where("status", "=", "new").execute();
  const queued = await db.selectFrom("notifications").select("reference").distinct().execute();
  await db.destroy();
  if (fresh.length < answered || queued.length !== fresh.length)
    throw new Error(
      `${answered} leads were answered, ${fresh.length} are stored as new, ${queued.length} are in the outbox.`,
    );
}
