import { join } from "node:path";
import { inspectSpool } from "@site/db/intake/spool-folder";
import { openDatabase } from "@site/db/open";
import { freePort } from "@site/db/test/free-port";
import { addHistories, addManyLeads } from "@site/db/test/many-leads";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { ownCluster } from "@site/db/test/own-cluster";
import { createDatabase } from "@site/db/test/server-faults";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { runCli } from "../src/cli/test/run-cli.ts";
import { openSmtpPeer } from "../src/notifications/test/smtp-peer.ts";
import { startInstance } from "../src/test/instance.ts";
import { emailDomain } from "../torture/people.ts";
import { postgresStore } from "../torture/postgres/store.ts";
import { judge, mailsOf } from "../torture/verdict.ts";
import { Visitors } from "../torture/visitors.ts";
import { partnerKey, startPartner, startReaders } from "./visitors.ts";

/** How many leads the file has before the move: a few here, `MOVE_LEADS=50000` for the whole proof. */
const leadsBefore = Number(process.env.MOVE_LEADS ?? 400);

vi.setConfig({ testTimeout: 600_000, expect: { poll: { timeout: 120_000, interval: 250 } } });

const cluster = ownCluster();

/** A site's file with leads, its variables, and an empty database on the server. */
async function openPlace() {
  const folder = temporaryFolder();
  const file = join(folder, "data/site.db");
  const { db } = await openTestDatabase(`file:${file}`);
  await addManyLeads(db, leadsBefore);
  await addHistories(db);
  await db.destroy();
  const peer = await openSmtpPeer();
  onTestFinished(() => peer.close());
  const env = {
    ...{ SMTP_URL: peer.url, LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "website@site.example" },
    ...{
      SPOOL_DIR: join(folder, "data/spool"),
      SECRET_KEY: "the same at every start",
      PARTNER_KEYS: `acme:${partnerKey}`,
    },
    ...{ TRUST_PROXY: "127.0.0.1/32", RATE_LIMIT_WRITES: "0", REUSE_PORT: "yes", PORT: String(await freePort()) },
  };
  const to = await createDatabase(cluster(), `move_${leadsBefore}`);
  return { folder, from: `file:${file}`, to, env, peer };
}

it(`a site with ${leadsBefore} leads moves while visitors send through all doors: each acknowledged lead is there once`, async () => {
  const { folder, from, to, env, peer } = await openPlace();
  const old = await startInstance(from, env);
  const visitors = new Visitors([{ url: Promise.resolve(old.url) }]);
  visitors.start(leadsBefore > 10_000 ? 8 : 4);
  const partner = startPartner(old.url);
  const readers = startReaders(old.url);
  await expect.poll(() => visitors.visits.length).toBeGreaterThan(40);

  const began = performance.now();
  const moved = await runCli("db", ["move", to], { cwd: folder, env: { DATABASE_URL: from, ...env } });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/ leads and all else are on PostgreSQL /) });
  await expect.poll(() => inspectSpool(env.SPOOL_DIR).waiting).toBeGreaterThan(10);
  await expect(startInstance(from, { ...env, PORT: "0" })).rejects.toThrow(/The data of \S+ was moved to PostgreSQL /);

  // A rolling replacement at the same port.
  const next = await startInstance(to, env);
  old.terminate();
  expect(await old.ended).toEqual([0, null]);
  const visitsBefore = visitors.visits.length;
  await expect.poll(() => visitors.visits.length).toBeGreaterThan(visitsBefore + 40);
  await Promise.all([visitors.end(), partner.end(), readers.end()]);
  await expect.poll(() => inspectSpool(env.SPOOL_DIR).waiting).toBe(0);
  const store = postgresStore(to);
  await expect.poll(() => store.countUndelivered()).toBe(0);

  const state = await store.readState();
  const isNew = ({ email }: { email: string }) => email.endsWith(emailDomain);
  const leads = state.leads.filter(isNew);
  const references = new Set(leads.map(({ reference }) => reference));
  const notifications = state.notifications.filter(({ reference }) => references.has(reference));
  const visits = [...visitors.visits, ...partner.visits];
  const mails = mailsOf(peer).filter(({ subject }) => /C[RM]-/.test(subject));
  const unexpected = [...visitors.unexpected, ...partner.unexpected];
  const output = [old.output(), next.output()];
  const verdicts = judge(
    { leads, notifications, damage: state.damage },
    { visits, mails, output, unexpected, endedByItself: [] },
  );
  expect(verdicts.filter(({ against }) => against.length > 0)).toEqual([]);
  expect(state.leads.length - leads.length).toBe(leadsBefore);

  const { db } = await openDatabase(to);
  const subscribers = await db.selectFrom("newsletter_subscribers").select("email").execute();
  await db.destroy();
  expect(subscribers.map(({ email }) => email)).toEqual(expect.arrayContaining(readers.acknowledged));
  // 503: asked to try again; 429: more confirmation mails than the site sends.
  expect([503, 429]).toEqual(expect.arrayContaining([...readers.refused]));
  expect(readers.acknowledged.length).toBeGreaterThan(0);
  process.stdout.write(
    `Moved ${state.leads.length} leads, ${leads.length} of them sent meanwhile by ${visits.length} visits, command ${seconds} s; ` +
      `${readers.acknowledged.length} subscriptions, statuses of refused ones: ${[...readers.refused].join()}; ` +
      `${mails.length - new Set(mails.map(({ messageId }) => messageId)).size} mails came twice\n`,
  );
  next.terminate();
  expect(await next.ended).toEqual([0, null]);
});
