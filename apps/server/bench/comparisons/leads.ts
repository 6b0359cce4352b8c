import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { type Aim, type Figure, figureOf } from "../figures.ts";
import { startLimit, startProduct } from "../product.ts";
import { compareUnderLoad, pairsOf, type Round } from "../rounds.ts";
import type { Settings } from "../settings.ts";
import { openSilentMailServer } from "../silent-mail-server.ts";

type Contest = { what: string; path: string; limit: string; perSecond: Aim; p99: Aim | null };

const contests: readonly Contest[] = [
  {
    ...{ what: "lead by REST / an INSERT a commit", path: "/api/contact", limit: "bare-insert" },
    ...{ perSecond: { atLeast: 2 }, p99: { atMost: 0.6 } },
  },
  {
    ...{ what: "lead by tRPC / an INSERT a commit", path: "/trpc/leads.contact", limit: "bare-insert" },
    ...{ perSecond: { atLeast: 2 }, p99: { atMost: 0.6 } },
  },
  {
    ...{ what: "lead by tRPC / tRPC with group commit", path: "/trpc/leads.contact", limit: "bare-group-commit" },
    ...{ perSecond: { atLeast: 0.8 }, p99: null },
  },
];

/** Leads that are durable and in the outbox when they are acknowledged, against the least code that stores one. */
export async function leads(settings: Settings): Promise<Figure[]> {
  const mail = await openSilentMailServer();
  const figures: Figure[] = [];
  for (const contest of contests) figures.push(...(await hold(contest, mail.url, settings)));
  await mail.close();
  return figures;
}

async function hold({ what, path, limit, perSecond, p99 }: Contest, smtpUrl: string, settings: Settings) {
  const name = what.replace(/\W+/g, "-");
  const [ours, theirs] = [join(settings.folder, `${name}.db`), join(settings.folder, `${name}-limit.db`)];
  const mailEnv = { SMTP_URL: smtpUrl, LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "site@site.example" };
  const product = { server: await startProduct(ours, mailEnv), path };
  const bare = { server: await startLimit(limit, { DATABASE_FILE: theirs }), path };
  const rounds = await compareUnderLoad({ product, limit: bare }, { leads: true }, settings);
  await Promise.all([product.server.stop(), bare.server.stop()]);
  assertStored(ours, theirs, rounds);
  return [
    figureOf(what, "leads/s", pairsOf(rounds, "perSecond"), perSecond),
    figureOf(what, "µs CPU/lead", pairsOf(rounds, "cpuUs"), null),
    figureOf(what, "ms p99", pairsOf(rounds, "p99Ms"), p99),
  ];
}

/** @throws Error when an acknowledged lead is missing, quarantined, or not in the outbox */
function assertStored(ours: string, theirs: string, rounds: readonly Round[]): void {
  const answered = (side: "product" | "limit") => rounds.reduce((sum, round) => sum + round[side].answered, 0);
  const fresh = count(ours, "SELECT count(*) AS n FROM contact_submissions WHERE status = 'new'");
  const queued = count(ours, "SELECT count(DISTINCT reference) AS n FROM notifications");
  if (fresh < answered("product") || queued !== fresh)
    throw new Error(
      `${answered("product")} leads were answered, ${fresh} are stored as new, ${queued} are in the outbox.`,
    );
  const bare = count(theirs, "SELECT count(*) AS n FROM leads");
  if (bare < answered("limit"))
    throw new Error(`${answered("limit")} leads were answered, ${bare} are in the limit's table.`);
}

function count(file: string, query: string): number {
  const database = new SqliteDatabase(file, { readonly: true });
  const row = database.prepare(query).get() as { n: number }; // count(*) is one row, one number
  database.close();
  return row.n;
}
