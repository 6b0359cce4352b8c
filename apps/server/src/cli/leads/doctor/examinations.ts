import { once } from "node:events";
import { statSync } from "node:fs";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { entriesOf } from "@site/content/entries-of";
import { shellWord } from "@site/db/files/look";
import { createTransport } from "nodemailer";
import * as z from "zod";
import { type Env, envFile, publicOrigin } from "../../../configuration/env.ts";
import { release } from "../../../configuration/release.ts";
import { isThisMachine } from "../../../configuration/variables.ts";
import { smtpOptions } from "../../../notifications/email.ts";
import { deploymentNotes, sampleNote } from "../../../operations/deployment-notes.ts";
import { type Check, fail, ok, reasonOf, warn } from "../../print.ts";
import { checkBackups, checkDisk, checkSpool, checkStorage } from "./storage.ts";

/** One by one. */
export type Findings = Iterable<Check> | AsyncIterable<Check> | Promise<Check[]>;

/** The examinations, shown in this order; one that throws is a failure under its name. */
export const examinations: Readonly<Record<string, (env: Env) => Findings>> = {
  version: () => [ok("version", release)],
  disk: checkDisk,
  database: checkStorage,
  backups: checkBackups,
  site: checkSite,
  spool: checkSpool,
  settings: checkSettings,
  certificate: checkCertificate,
  SMTP: checkSmtp,
};

const readiness = z.object({ warnings: z.array(z.string()) });

/** Asks the running site, if it has an address for that. */
async function* checkSite({ operations }: Env): AsyncGenerator<Check> {
  if (operations === null || operations.port === 0) return;
  const origin = `http://${operations.host.includes(":") ? `[${operations.host}]` : operations.host}:${operations.port}`;
  const url = `${origin}/readyz`;
  const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const answer = await ask(url);
  if (answer === null) yield fail("site", `${url} does not answer: does the site run?`);
  else if (!answer.ok) yield fail("site", `${url}: ${await answer.text()}`);
  else {
    yield ok("site", `${url} says that it is ready`);
    const { warnings } = readiness.parse(await answer.json());
    for (const warning of warnings) yield warn("site", warning);
  }
  const alive = (await (await ask(`${origin}/healthz`))?.text())?.trim();
  if (alive !== undefined && !alive.endsWith(release))
    yield warn("version", `the running site says "${alive}", and this folder has ${release}: restart it`);
}

const withoutDigest =
  "LEAD_DIGEST is no: leads that are held back as spam are in no email, though their visitors were promised an answer; look each day: pnpm leads link";

/** Checks the configuration only; the server logs problems that it sees in requests. */
function checkSettings(env: Env): Check[] {
  const proxies = env.trustProxy.join(", ") || "none is named: right where visitors connect to this program itself";
  const fine: Partial<Record<string, string>> = { origin: publicOrigin(env), proxies };
  const exposed = `other users of this machine may read ${envFile}: chmod go= ${shellWord(envFile)}`;
  const notes: (readonly [name: string, note: string | null, fine: string | null])[] = [
    ...entriesOf(deploymentNotes(env, process.env)).map(([name, note]) => [name, note, fine[name] ?? null] as const),
    ["webhook", null, env.webhook && `${new URL(env.webhook.url).host}; pnpm leads canary posts to it`],
    ["rights", isEnvExposed() ? exposed : null, null],
    ["digest", env.mail?.digest === false ? withoutDigest : null, null],
    ["samples", sampleNote(env), "claims, testimonials, case studies and legal texts are confirmed"],
  ];
  return notes.flatMap(([name, note, well]) => {
    if (note !== null) return [warn(name, note)];
    return well === null ? [] : [ok(name, well)];
  });
}

/** It holds passwords. Windows has no such permissions. */
function isEnvExposed(): boolean {
  const stat = statSync(envFile, { throwIfNoEntry: false });
  return process.platform !== "win32" && stat !== undefined && (stat.mode & 0o077) !== 0;
}

const dayMs = 24 * 60 * 60 * 1000;
const certificateDaysMin = 14;

/** Warns before the certificate of the public address ends. Nothing is said where it can't be seen from here. */
async function* checkCertificate(env: Env): AsyncGenerator<Check> {
  const { protocol, hostname, port } = new URL(publicOrigin(env));
  if (protocol !== "https:") return;
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const name = isIP(host) === 0 ? { servername: host } : {};
  // Seen without being trusted, because one that has ended is trusted no more.
  const socket = connect({ host, port: Number(port || 443), rejectUnauthorized: false, ...name });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(stepMs) });
    const { valid_to: end } = socket.getPeerCertificate();
    const days = Math.floor((Date.parse(end) - Date.now()) / dayMs);
    const text = `the certificate of ${hostname} ${days < 0 ? "ended" : "ends"} on ${end}`;
    if (days < 0) yield fail("certificate", `${text}: browsers refuse the site`);
    else if (days < certificateDaysMin) yield warn("certificate", `${text}, in ${days} days: is it renewed?`);
  } catch {
    return;
  } finally {
    socket.destroy();
  }
}

const stepMs = 5_000;
const timeouts = { dnsTimeout: stepMs, connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs };

/** Connects and logs in like a delivery, but sends no email. */
async function* checkSmtp({ mail, webhook }: Env): AsyncGenerator<Check> {
  if (mail === null) {
    if (webhook !== null) return yield ok("SMTP", "SMTP_URL is not set; only the webhook reports leads");
    return yield warn("SMTP", "neither SMTP_URL nor LEAD_WEBHOOK_URL is set: leads are stored, no one is notified");
  }
  const { host, hostname } = new URL(mail.smtpUrl);
  const transport = createTransport({ ...smtpOptions(mail.smtpUrl), ...timeouts });
  try {
    await transport.verify();
    const answers = `${host} is reachable and accepted the login; nothing was sent`;
    const { secure, requireTLS, ignoreTLS } = transport.options;
    if (secure === true || (requireTLS === true && ignoreTLS !== true)) yield ok("SMTP", `${answers}; encrypted`);
    else if (isThisMachine(hostname)) yield ok("SMTP", `${answers}; on this machine`);
    else yield warn("SMTP", `${answers}; SMTP_URL allows password and leads to be sent in clear text`);
  } catch (error) {
    yield fail("SMTP", `${host}: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}
