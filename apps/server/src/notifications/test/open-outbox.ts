import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import type { OpenDatabase } from "@site/db/open";
import { openTestDatabase } from "@site/db/test/open-test-database";
import Fastify from "fastify";
import { onTestFinished } from "vitest";
import { parseEnv } from "../../configuration/env.ts";
import { createContext } from "../../context.ts";
import { Dispatcher } from "../dispatcher.ts";
import type { Timing } from "../send.ts";
import { openSmtpPeer, openWebhookPeer, type SmtpPeerOptions } from "./peers.ts";

const alwaysOpenEnv = { OFFICE_HOURS: "Mon-Sun 0:00-24:00", OFFICE_CLOSED: "none" };

/** A time zone in which it is now between 7 a.m. and midnight, so the digest is due. */
export const zonePastSeven = new Date().getUTCHours() >= 7 ? "UTC" : "Etc/GMT-12";

const testTiming: Partial<Timing> = { retryMs: 4, retryMsMax: 40, pollMs: 10, stopMs: 100 };

type OutboxOptions = {
  env?: Record<string, string> | undefined;
  timing?: Partial<Timing> | undefined;
  database?: string | undefined;
};

const officeEnv = { LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "website@mail.site.example" };

/** The caller starts the dispatcher. */
export async function openOutbox({ env: source = {}, timing = {}, database }: OutboxOptions = {}) {
  const { db } = await openTestDatabase(database);
  // With the digest on, the time of day would decide whether a test receives one.
  const env = parseEnv({ SITE_ORIGIN: "https://site.example", LEAD_DIGEST: "no", ...alwaysOpenEnv, ...source });
  const { lines, log } = captureLog();
  const { context, leads } = createContext({ env, db, onStored: () => dispatcher.wake() });
  const dispatcher = new Dispatcher({ env, context, log, timing: { ...testTiming, ...timing } });
  onTestFinished(async () => {
    await dispatcher.stop();
    await db.destroy();
  });
  return { db, context, leads, dispatcher, log: lines, rows: () => listRows(db) };
}

/** @param smtpUrl a function that makes SMTP_URL from the URL of the test's mail server */
export async function openWithPeer({
  env,
  timing,
  database,
  smtpUrl = (url) => url,
  ...options
}: OutboxOptions & SmtpPeerOptions & { smtpUrl?: (url: string) => string } = {}) {
  const peer = await openSmtpPeer(options);
  onTestFinished(() => peer.close());
  const all = { ...officeEnv, SMTP_URL: smtpUrl(peer.url), ...env };
  return { ...(await openOutbox({ env: all, timing, database })), peer };
}

export async function openHook(answer: (response: ServerResponse, count: number) => void) {
  const hook = await openWebhookPeer(answer);
  onTestFinished(() => hook.close());
  return { ...hook, env: { LEAD_WEBHOOK_URL: hook.url, LEAD_WEBHOOK_SECRET: "a secret of the test" } };
}

function listRows(db: OpenDatabase["db"]) {
  return db.selectFrom("notifications").selectAll().orderBy("id").execute();
}

function captureLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  return { lines, log: Fastify({ logger: { level: "trace", stream } }).log };
}
