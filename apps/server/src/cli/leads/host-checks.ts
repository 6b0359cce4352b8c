import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { dataFolderOf, isServerAddress, locationOf } from "@site/db/address";
import { freeBytes } from "@site/db/files/disk";
import { shellWord, Unreadable } from "@site/db/files/look";
import { ageSeconds } from "@site/db/outbox/wrong-clock";
import { readProven } from "@site/db/upkeep/drill";
import { createTransport } from "nodemailer";
import * as z from "zod";
import { type Env, envFile, publicOrigin } from "../../configuration/env.ts";
import { release } from "../../configuration/release.ts";
import { isThisMachine } from "../../configuration/variables.ts";
import { smtpOptions } from "../../notifications/email.ts";
import { deploymentNotes, sampleNote } from "../../operations/deployment-notes.ts";
import { successors } from "../../pages/addresses.ts";
import { readRelease } from "../../publishing/release.ts";
import { type Finding, reasonOf } from "../print.ts";
import { spoolNotes } from "./session.ts";

const stepMs = 5_000;
const mebibyte = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const certificateDaysMin = 14;
/** The alert in docs/deploy/prometheus-rules.yml has the same limits. */
const ageMsMax = { backup: 36 * hourMs, drill: 8 * dayMs };

const noChannel = "neither SMTP_URL nor LEAD_WEBHOOK_URL is set: leads are stored, but no one is notified";
const withoutDigest =
  "LEAD_DIGEST is no, so no email lists leads that are held back as spam: look for real leads among them each day, pnpm leads link";
const exposed = `other users of this machine can read ${envFile}: chmod go= ${shellWord(envFile)}`;
const readiness = z.object({ warnings: z.array(z.string()) });

export const hostChecks: Readonly<Record<string, (env: Env) => Finding[] | Promise<Finding[]>>> = {
  async version(env) {
    const alive = (await (await ask(env, "/healthz"))?.text())?.trim() ?? release;
    const other = `the running site says "${alive}", and this folder has ${release}: restart the site`;
    return alive.endsWith(release) ? [["ok", release]] : [["warn", other]];
  },
  disk({ databaseUrl, spoolDir }) {
    const data = isServerAddress(databaseUrl) ? null : dataFolderOf(databaseUrl);
    const spool = spoolDir !== null && existsSync(spoolDir) ? spoolDir : null;
    const folders = [spool, data].filter((folder) => folder !== null);
    return [...new Map(folders.map((folder) => [statSync(folder).dev, folder])).values()].map((folder) => {
      const free = freeBytes(folder);
      const text = `${Math.floor(free / mebibyte).toLocaleString("en-US")} MiB free in ${folder}`;
      if (free < 100 * mebibyte) return ["fail", `${text}: free more, because soon there is no space for leads`];
      return [free < 1024 * mebibyte ? "warn" : "ok", text];
    });
  },
  backups({ databaseUrl }) {
    const proven = readProven(dataFolderOf(databaseUrl), locationOf(databaseUrl));
    if (proven instanceof Unreadable) return [["warn", proven.sentence]];
    if (proven === null) return [["warn", "no backup has been test-restored: pnpm db:backup, pnpm db:drill"]];
    const ages = { backup: ageSeconds(proven.made) * 1000, drill: ageSeconds(proven.at) * 1000 };
    const hours = (milliseconds: number) => `${Math.round(milliseconds / hourMs)} hours`;
    const text = `${proven.backup}, made ${hours(ages.backup)} ago, was test-restored ${hours(ages.drill)} ago`;
    const isOld = ages.backup > ageMsMax.backup || ages.drill > ageMsMax.drill;
    return isOld ? [["warn", `${text}: pnpm db:backup, pnpm db:drill`]] : [["ok", text]];
  },
  // SQLite's WAL-reset bug can damage a file to which two programs write. These releases fix the bug.
  sqlite3: ({ databaseUrl }) =>
    checkProgram(databaseUrl, ["sqlite3", "--version"], ["3.51.3", "3.50.7", "3.44.6"], "use pnpm db:shell"),
  litestream: ({ databaseUrl }) =>
    checkProgram(databaseUrl, ["litestream", "version"], ["0.5.17"], "update it to a release after 0.5.16"),
  async site(env) {
    if (env.operations === null || env.operations.port === 0) return [];
    const answer = await ask(env, "/readyz");
    if (answer === null) return [["fail", "/readyz does not respond: is the site running?"]];
    if (!answer.ok) return [["fail", `${answer.url}: ${await answer.text()}`]];
    const { warnings } = readiness.parse(await answer.json());
    return [["ok", `${answer.url} reports that the site is ready`], ...warnings.map((text): Finding => ["warn", text])];
  },
  links: findDeadLinks,
  spool(env) {
    if (env.spoolDir === null) return [];
    const notes = spoolNotes(env);
    const none: Finding[] = notes.some(([level]) => level === "warn") ? [] : [["ok", "no lead waits"]];
    return [...none, ...notes];
  },
  origin: (env) => note(deploymentNotes(env).origin, publicOrigin(env)),
  proxies: (env) =>
    note(
      deploymentNotes(env).proxies,
      env.trustProxy.join(", ") || "no proxy is named, which is right if there is none",
    ),
  secret: (env) => note(deploymentNotes(env).secret),
  configuration: (env) => note(deploymentNotes(env).configuration),
  webhook: ({ webhook }) => note(null, webhook && `${new URL(webhook.url).host}; pnpm leads canary posts to it`),
  rights: () => note(isEnvExposed() ? exposed : null),
  digest: ({ mail }) => note(mail?.digest === false ? withoutDigest : null),
  samples: (env) => note(sampleNote(env), "claims, testimonials, case studies and legal texts are confirmed"),
  certificate: checkCertificate,
  SMTP: checkSmtp,
};

const namedMax = 3;
/** Matches links to pages of this site. Links to files and to `/api` don't match. */
const address = /<a\b[^>]*?\shref="((?:\/blog|\/states)?\/[a-z0-9-]+)["?#]/g;

async function findDeadLinks({ pagesDir }: Env): Promise<Finding[]> {
  const files = (await readRelease(pagesDir))?.files;
  if (files === undefined) return [];
  const isThere = (path: string) => files.has(path) || successors.has(path);
  const dead = new Map<string, string[]>();
  for (const [path, { csp, status, gzip }] of files) {
    if (csp === null || status !== 200) continue;
    const links = new Set([...gunzipSync(gzip).toString().matchAll(address)].map(([, target = ""]) => target));
    for (const target of links) if (!isThere(target)) dead.set(target, [...(dead.get(target) ?? []), path]);
  }
  return [...dead].map(([target, pages]) => {
    const more = pages.length > namedMax ? ` and ${pages.length - namedMax} more` : "";
    const text = `${target} has no page, and is linked from ${pages.slice(0, namedMax).join(", ")}${more}`;
    return ["warn", `${text}: restore its row (pnpm content), or wait until it is published`];
  });
}

function note(warning: string | null, fine: string | null = null): Finding[] {
  if (warning !== null) return [["warn", warning]];
  return fine === null ? [] : [["ok", fine]];
}

/** @returns null if OPS_PORT is not set or is 0, or if the site doesn't respond */
async function ask({ operations }: Env, path: string): Promise<Response | null> {
  if (operations === null || operations.port === 0) return null;
  const host = operations.host.includes(":") ? `[${operations.host}]` : operations.host;
  const options = { signal: AbortSignal.timeout(stepMs) };
  return fetch(`http://${host}:${operations.port}${path}`, options).catch(() => null);
}

function isEnvExposed(): boolean {
  return ((statSync(envFile, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
}

const versions = new Intl.Collator("en", { numeric: true });

async function checkProgram(
  databaseUrl: string,
  [name, word]: [string, string],
  fixed: readonly string[],
  instead: string,
): Promise<Finding[]> {
  if (isServerAddress(databaseUrl)) return [];
  const answer = await promisify(execFile)(name, [word], { timeout: stepMs }).catch(() => null);
  const [found, series] = /(\d+\.\d+\.)\d+/.exec(answer?.stdout ?? "") ?? [];
  if (found === undefined || series === undefined) return [];
  const isFixed = fixed.some(
    (floor, index) => versions.compare(found, floor) >= 0 && (index === 0 || floor.startsWith(series)),
  );
  const text = `${name} ${found} on the PATH can damage a database to which the site writes (SQLite's WAL-reset bug)`;
  return isFixed ? [] : [["warn", `${text}: ${instead}`]];
}

async function checkCertificate(env: Env): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicOrigin(env));
  if (protocol !== "https:") return [];
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const name = isIP(host) === 0 ? { servername: host } : {};
  // With verification, the connection would fail as soon as the certificate has expired.
  const socket = connect({ host, port: Number(port || 443), rejectUnauthorized: false, ...name });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(stepMs) });
    const { valid_to: end } = socket.getPeerCertificate();
    const days = Math.floor((Date.parse(end) - Date.now()) / dayMs);
    const text = `the certificate of ${hostname} ${days < 0 ? "ended" : "ends"} on ${end}`;
    if (days < 0) return [["fail", `${text}: renew it, because browsers refuse the site`]];
    return days < certificateDaysMin ? [["warn", `${text}, in ${days} days: is it renewed automatically?`]] : [];
  } catch {
    return [];
  } finally {
    socket.destroy();
  }
}

const timeouts = { dnsTimeout: stepMs, connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs };

async function checkSmtp({ mail, webhook }: Env): Promise<Finding[]> {
  if (mail === null)
    return note(webhook === null ? noChannel : null, "SMTP_URL is not set; only the webhook reports leads");
  const { host, hostname } = new URL(mail.smtpUrl);
  const transport = createTransport({ ...smtpOptions(mail.smtpUrl), ...timeouts });
  try {
    await transport.verify();
    const answers = `${host} is reachable and accepted the login; nothing was sent`;
    const { secure, requireTLS, ignoreTLS } = transport.options;
    if (secure === true || (requireTLS === true && ignoreTLS !== true)) return [["ok", `${answers}; encrypted`]];
    if (isThisMachine(hostname)) return [["ok", `${answers}; on this machine`]];
    return [["warn", `${answers}; SMTP_URL allows the password and leads to be sent in clear text`]];
  } catch (error) {
    return [["fail", `${host}: ${reasonOf(error)}`]];
  } finally {
    transport.close();
  }
}
