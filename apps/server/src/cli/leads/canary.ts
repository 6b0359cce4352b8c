import { setTimeout } from "node:timers/promises";
import type { Db } from "@site/db/open";
import { findCanary, markCanaryArrived } from "@site/db/outbox/health";
import { makeCanaryKey } from "@site/trpc-router/canary-key";
import { leadReceipt } from "@site/trpc-router/outputs";
import { type Command, InvalidArgumentError } from "commander";
import * as z from "zod/mini";
import { type Env, publicOrigin, signingKey } from "../../configuration/env.ts";
import { addressOf } from "../../notifications/notify-policy.ts";
import { print, readCount, reasonOf } from "../print.ts";
import { type Session, withDatabase } from "./session.ts";

type CanaryOptions = { address?: string; wait: number };

const pollMs = 50;
/** Within this time, the site tries an email several times, so one refusal of the mail server causes no alarm. */
const waitSeconds = 120;

const examples = `
Examples:
  pnpm leads canary                                  for a timer: exits with 0, or with 1 and a sentence that says what failed
  pnpm leads canary --address https://example.com    through another URL of the site

Sends a test lead through the public URL and follows it until the mail server or the webhook has accepted it. Each run
sends one email to each address of LEAD_EMAIL_TO, with the header X-Canary, and one webhook request with the event
"canary". No list, export or count includes the test lead.`;

export function declareCanary(program: Command): void {
  program
    .command("canary")
    .description("send a test lead through the public URL, and follow it to the email or webhook")
    .option("--address <origin>", "the URL that visitors use; default: SITE_ORIGIN", readOrigin)
    .option("--wait <seconds>", "how long to wait for the lead's arrival", readCount, waitSeconds)
    .addHelpText("after", examples)
    .action(withDatabase(canary));
}

function readOrigin(typed: string): string {
  if (!/^https?:/.test(typed) || !URL.canParse(typed))
    throw new InvalidArgumentError("Give a URL, such as https://www.example.com.");
  return new URL(typed).origin;
}

async function canary({ db, engine, env }: Session, { address = publicOrigin(env), wait }: CanaryOptions) {
  const secret = signingKey(env);
  const began = performance.now();
  const reference = await send(address, secret, wait * 1000).catch(async (error) => {
    // `check` throws an error that says why the database can't store anything. The site's response is only a 503.
    await engine.check(db);
    throw error;
  });
  const places = await follow(db, reference, env.mail, began + wait * 1000);
  await markCanaryArrived(db, reference);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(`The test lead arrived after ${seconds} s: ${places.join(", ")}.`);
}

const accepted = z.object({ result: z.object({ data: leadReceipt }) });
const refused = z.object({ error: z.object({ message: z.string() }) });

async function send(origin: string, secret: string, answerMs: number): Promise<string> {
  const response = await fetch(`${origin}/trpc/leads.contact`, {
    method: "POST",
    // Browsers send this header too. If SITE_ORIGIN is wrong, the site refuses the canary as it refuses every visitor's
    // form.
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({
      name: "Test lead",
      email: "canary@site.invalid",
      message: "A test of this website by its operator.",
      idempotencyKey: makeCanaryKey(secret),
      subject: "",
      elapsedMs: 5_000,
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${origin} can't be reached: ${reasonOf(cause)}.`, { cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  const receipt = accepted.safeParse(body);
  if (response.ok && receipt.success) return receipt.data.result.data.reference;
  const said = refused.safeParse(body).data?.error.message ?? null;
  throw new Error(`${origin} does not accept the test lead: ${refusalOf(response, said)}.`);
}

/** @param said the error message of the site, or null if another program, such as a proxy, responded */
function refusalOf({ status, headers }: Response, said: string | null): string {
  const location = headers.get("location");
  if (location !== null) return `it redirects to ${location}; check that SITE_ORIGIN is the URL that visitors use`;
  if (said === null && status >= 500) return `the proxy responds with ${status}; check that the site runs behind it`;
  if (said === null) return `something that is not this site responds with ${status}; check the name's DNS record`;
  const advice: Partial<Record<number, string>> = {
    403: "; set SITE_ORIGIN to this URL, or let the proxy keep Host",
    429: `; wait ${headers.get("retry-after")} seconds, and check that TRUST_PROXY names the proxy`,
    503: "; the database takes no leads, so visitors' leads wait in the spool, if it can be written",
  };
  return `it responds with ${status}; ${said.replace(/\.$/, "")}${advice[status] ?? ""}`;
}

async function follow(db: Db, reference: string, mail: Env["mail"], deadline: number): Promise<string[]> {
  for (;;) {
    const found = await findCanary(db, reference);
    if (found === undefined)
      throw new Error(
        "The site accepted the test lead, but the lead is not in this database. Check that DATABASE_URL is the site's, and that no other canary is running.",
      );
    const { quarantine, notifications } = found;
    if (quarantine !== null) throw new Error(`The spam rules quarantine the test lead: ${quarantine}.`);
    if (notifications.length === 0)
      throw new Error("The site notifies no one of leads. Set SMTP_URL or LEAD_WEBHOOK_URL, and restart the site.");
    const waiting = notifications.find(({ status }) => status !== "sent");
    if (waiting === undefined) return notifications.map(placeOf);
    if (waiting.status === "dead" || performance.now() > deadline) {
      const address = mail && waiting.channel === "email" ? addressOf({ ...waiting, kind: "office" }, mail) : null;
      throw new Error(sentenceOf({ ...waiting, recipient: address ?? waiting.recipient }));
    }
    await setTimeout(pollMs);
  }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findCanary>>>["notifications"][number];

function placeOf({ channel, recipient }: Waiting): string {
  return channel === "email" ? `email to ${recipient}` : "webhook";
}

function sentenceOf(waiting: Waiting): string {
  const { channel, recipient, status, attempts, last_error } = waiting;
  const peer = `${channel === "email" ? "The mail server" : "The webhook"} has not accepted the test lead`;
  const to = channel === "email" ? ` (email to ${recipient})` : "";
  if (last_error !== null) return `${peer}: ${last_error.replace(/\s+/g, " ").replace(/\.$/, "")}${to}.`;
  if (status === "sending") return `${peer}: it does not respond${to}.`;
  return attempts === 0
    ? `No process sends the ${placeOf(waiting)}: the site has stopped, the site runs without this channel, or the mail server refused the login minutes ago. Run pnpm leads doctor.`
    : `The ${placeOf(waiting)} failed, and the site will try again. Run pnpm leads doctor.`;
}
