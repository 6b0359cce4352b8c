import { setTimeout } from "node:timers/promises";
import type { Db } from "@site/db/open";
import { findCanary, markCanaryArrived } from "@site/db/outbox/health";
import { type Command, InvalidArgumentError } from "commander";
import { publicOrigin } from "../../../configuration/env.ts";
import { readCount } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { explain, sendCanary } from "./send.ts";

type CanaryOptions = { address?: string; wait: number };

const pollMs = 50;
/** Longer than the first retries of a mail, so that a server that refuses for a moment is no alarm. */
const waitSeconds = 120;

const examples = `
Examples:
  pnpm leads canary                                  for a timer: 0 it arrived, 1 one sentence says what failed
  pnpm leads canary --address https://example.com    by another of the site's addresses

Sends a test lead through the public address and follows it until the mail server or the webhook has accepted it. Each
run is one mail to each of LEAD_EMAIL_TO, with the header X-Canary, and a post with the event "canary". The test lead
is in no list, export or count.`;

export function declareCanary(program: Command): void {
  program
    .command("canary")
    .description("send a test lead through the public address, and follow it to the mail or webhook")
    .option("--address <origin>", "address that visitors use; default: SITE_ORIGIN", readOrigin)
    .option("--wait <seconds>", "time to arrive", readCount, waitSeconds)
    .addHelpText("after", examples)
    .action(withDatabase(canary));
}

function readOrigin(typed: string): string {
  if (!/^https?:/.test(typed) || !URL.canParse(typed))
    throw new InvalidArgumentError("An address is needed, such as https://www.example.com.");
  return new URL(typed).origin;
}

async function canary(
  { db, engine, env }: Session,
  { address = publicOrigin(env), wait }: CanaryOptions,
): Promise<void> {
  const [secretKey] = env.secretKeys;
  if (secretKey === undefined)
    throw new Error(
      "SECRET_KEY is not set, so the site can't tell a test lead from a lead. Set it, and restart the site.",
    );
  const began = performance.now();
  const reference = await sendCanary(address, secretKey, wait * 1000).catch(async (error) => {
    // Of a database that can't commit, such as on a full disk, its own error says more than a 503.
    await engine.check(db);
    throw error;
  });
  const places = await follow(db, reference, began + wait * 1000);
  await markCanaryArrived(db, reference);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`The test lead arrived after ${seconds} s: ${places.join(", ")}.\n`);
}

/**
 * Waits until every notification of the test lead is accepted. @returns where to
 * @throws Error with the sentence that says which step failed
 */
async function follow(db: Db, reference: string, deadline: number): Promise<string[]> {
  for (;;) {
    const found = await findCanary(db, reference);
    if (found === undefined)
      throw new Error(
        "The site took the test lead, but it is not in this database. Is DATABASE_URL the site's, and does no other canary run now?",
      );
    const { quarantine, notifications } = found;
    if (quarantine !== null) throw new Error(`The spam rules quarantine the test lead: ${quarantine}.`);
    if (notifications.length === 0)
      throw new Error("The site tells nobody of leads: it runs without SMTP_URL and LEAD_WEBHOOK_URL.");
    const waiting = notifications.find(({ status }) => status !== "sent");
    if (waiting === undefined) return notifications.map(placeOf);
    if (waiting.status === "dead" || performance.now() > deadline) throw new Error(sentenceOf(waiting));
    await setTimeout(pollMs);
  }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findCanary>>>["notifications"][number];

function placeOf({ channel, recipient }: Pick<Waiting, "channel" | "recipient">): string {
  return channel === "email" ? `mail to ${recipient}` : "webhook";
}

function sentenceOf(waiting: Waiting): string {
  const { channel, status, attempts, last_error } = waiting;
  const peer = channel === "email" ? "The mail server" : "The webhook";
  if (last_error !== null) return `${peer} has not accepted the test lead: ${explain(last_error)}.`;
  if (status === "sending") return `${peer} has not accepted the test lead: it does not answer.`;
  return attempts === 0
    ? `Nobody sends the ${placeOf(waiting)}: the site's worker has stopped, or the site runs without this channel.`
    : `The ${placeOf(waiting)} waits for another attempt.`;
}
