import { Writable } from "node:stream";
import type { OpenDatabase } from "@site/db/open";
import { openTestDatabase } from "@site/db/test/open-test-database";
import Fastify from "fastify";
import { onTestFinished } from "vitest";
import { parseEnv } from "../../configuration/env.ts";
import { createContext } from "../../context.ts";
import { Dispatcher } from "../dispatcher.ts";
import type { Timing } from "../send.ts";
import { openSmtpPeer, type React } from "./smtp-peer.ts";

/** The office never closes, so that no test depends on the time of day. */
const alwaysOpenEnv = { OFFICE_HOURS: "Mon-Sun 0:00-24:00", OFFICE_CLOSED: "none" };

const testTiming: Partial<Timing> = { retryMs: 4, retryMsMax: 40, pollMs: 10 };

type OutboxOptions = { env?: Record<string, string>; timing?: Partial<Timing>; database?: string };

export const officeEnv = { LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "website@mail.site.example" };

/** Connects intake and dispatcher as `open-site.ts` does, but starts nothing. */
export async function openOutbox({ env: source = {}, timing = {}, database }: OutboxOptions = {}) {
  const { db } = await openTestDatabase(database);
  // The digest is off, because the time of day would decide whether a test gets one.
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

export async function openWithPeer(react: React = () => "go on", { env, ...options }: OutboxOptions = {}) {
  const peer = await openSmtpPeer({ react });
  onTestFinished(() => peer.close());
  return { ...(await openOutbox({ env: { ...officeEnv, SMTP_URL: peer.url, ...env }, ...options })), peer };
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
