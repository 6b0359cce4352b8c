import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { type OfficeHours, readHours } from "@site/content/office/hours";
import { hoursWords } from "@site/content/office/words";
import { site } from "@site/content/site";
import { dataFolderOf, repository } from "@site/db/address";
import { becomeDataOwner as becomeOwner } from "@site/db/files/data-owner";
import { Unreadable } from "@site/db/files/look";
import type { RetentionDays } from "@site/db/privacy/retention";
import type { PageContext } from "@site/trpc-router/context";
import type * as z from "zod";
import { readEnvFile } from "./env-file.ts";
import { telUri } from "./tel-uri.ts";
import { defaultsOfVariables, variables } from "./variables.ts";

type Parsed = z.output<typeof variables>;

/** null: no emails are sent */
function mailOf({ SMTP_URL, LEAD_EMAIL_FROM, LEAD_EMAIL_TO, ...env }: Parsed) {
  if (SMTP_URL === undefined || LEAD_EMAIL_FROM === undefined || LEAD_EMAIL_TO === undefined) return null;
  return {
    /** May contain a user and a password. */
    smtpUrl: SMTP_URL,
    from: LEAD_EMAIL_FROM,
    officeEmails: [...new Set(LEAD_EMAIL_TO)],
    /** Whether the office gets a digest in the morning. */
    digest: env.LEAD_DIGEST === "yes",
    /** Addresses that are notified of an overdue lead. */
    escalationEmails: [...new Set(env.LEAD_ESCALATION_TO ?? LEAD_EMAIL_TO)],
    /** Maximum number of emails to each office address in ten minutes; later ones wait for a roundup. 0: no limit */
    officeMailsMax: env.RATE_LIMIT_OFFICE_MAILS,
    confirmToVisitor: env.LEAD_CONFIRM_TO_VISITOR === "yes",
  };
}

/**
 * An absolute path: the configured path, else `name` next to the database file or, with a database on a server, in
 * `data`. null: the database is in memory.
 */
function folderOf(configured: string | undefined, name: string, { DATABASE_URL }: Parsed): string | null {
  if (configured !== undefined) return resolve(repository, configured);
  const folder = dataFolderOf(DATABASE_URL);
  return folder && join(folder, name);
}

function webhookOf({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET }: Parsed) {
  if (LEAD_WEBHOOK_URL === undefined || LEAD_WEBHOOK_SECRET === undefined) return null;
  const { username, password } = new URL(LEAD_WEBHOOK_URL);
  const credentials = [username, password].map(decodeURIComponent).join(":");
  return {
    /** Without user and password, because it is stored and printed with each message, and `fetch` refuses them. */
    url: LEAD_WEBHOOK_URL.replace(/^([^/]*\/\/)[^/?#]*@/, "$1"),
    secret: LEAD_WEBHOOK_SECRET,
    /** The value of the Authorization header. null: the address has no user */
    authorization: credentials === ":" ? null : `Basic ${Buffer.from(credentials).toString("base64")}`,
  };
}

function officeHoursOf({ OFFICE_HOURS, OFFICE_CLOSED, REPORT_TIME_ZONE: zone }: Parsed): OfficeHours {
  return { zone, ranges: [], ...readHours(OFFICE_HOURS, zone), closed: OFFICE_CLOSED };
}

function retentionOf(env: Parsed): RetentionDays {
  return {
    quarantined: env.RETENTION_QUARANTINED_DAYS,
    leads: env.RETENTION_LEADS_DAYS,
    notifications: env.RETENTION_NOTIFICATIONS_DAYS,
    newsletterUnsubscribed: env.RETENTION_NEWSLETTER_UNSUBSCRIBED_DAYS,
  };
}

/** Address of health checks and metrics, separate from the visitors' address, because they must not be public. */
export type OperationsAddress = { host: string; port: number };

export type Env = ReturnType<typeof parseEnv>;

const ownPrefix = /^(?:ANALYTICS|CORS|DATABASE|LEAD|OFFICE|OPS|PAGES|PARTNER|RATE_LIMIT|RETENTION|SITE|SMTP|SPOOL)_/i;

/** Names that look like variables of this program but aren't: a misspelled variable has no effect. */
export function listUnknown(source: Record<string, string | undefined>): string[] {
  const known = new Set(Object.keys(variables.shape));
  return Object.keys(source).filter((name) => ownPrefix.test(name) && !known.has(name));
}

/** The operator's settings, whatever the folder in which the program is started. */
export const envFile = join(repository, ".env");

/**
 * Reads systemd's credential `env`, or else `.env`, into the environment, if one exists.
 * @throws Error with sentences for the operator if the file can't be read, or if a line of it would have no effect,
 * because the program would use another database
 */
export function loadEnv(file = envFile): void {
  const credential = process.env.CREDENTIALS_DIRECTORY && join(process.env.CREDENTIALS_DIRECTORY, "env");
  for (const each of credential ? [credential, file] : [file])
    try {
      // A symlink whose target is missing counts as present.
      if (lstatSync(each, { throwIfNoEntry: false }) === undefined) continue;
      const variables = readEnvFile(each, Object.keys(defaultsOfVariables));
      for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
      return;
    } catch (error) {
      if (error instanceof Error && "code" in error) throw new Error(`${new Unreadable(each, error).sentence}.`);
      throw error;
    }
}

/**
 * Lets a command work as the user who owns the site's data, if the configuration says where the data are.
 * @throws Error with one sentence for the operator if this user can't
 */
export function becomeDataOwner(databaseUrl = ""): void {
  const { data } = variables.shape.DATABASE_URL.safeParse(databaseUrl === "" ? undefined : databaseUrl);
  // The command itself reports a wrong address.
  if (data !== undefined) becomeOwner(data);
}

/**
 * @param source environment variables; an empty one counts as not set
 * @throws Error that lists every invalid variable, one per line
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    // For a list, the first part of the path is the variable.
    const lines = parsed.error.issues.map(({ path: [name = ""], message }) => `  ${String(name)}: ${message}`);
    throw new Error(`The configuration has mistakes:\n${[...new Set(lines)].join("\n")}`);
  }
  const env = parsed.data;
  const scriptUrl = env.ANALYTICS_SCRIPT_URL ?? null;
  const sessionScriptUrl = env.SESSION_ANALYTICS_SCRIPT_URL ?? null;
  const hasAnalytics = scriptUrl !== null || sessionScriptUrl !== null;
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    /** Size of the connection pool; unused with a database file. */
    databaseConnections: env.DATABASE_CONNECTIONS,
    /**
     * The spool's folder, for leads that the database can't store now. null: no spool, because the database is in
     * memory.
     */
    spoolDir: folderOf(env.SPOOL_DIR, "spool", env),
    /** The folder of the published pages. */
    pagesDir: folderOf(env.PAGES_DIR, "pages", env) ?? join(repository, "data/pages"),
    /** The spool of a site without SPOOL_DIR, which may still contain leads. */
    defaultSpoolDir: folderOf(undefined, "spool", env),
    /** Whether to set SO_REUSEPORT, so that two instances can listen on one port during a replacement. */
    reusePort: env.REUSE_PORT === "yes",
    logLevel: env.LOG_LEVEL,
    /** Public origin, without a path. null: derived from host and port. */
    siteOrigin: env.SITE_ORIGIN ?? null,
    /** Networks of proxies whose X-Forwarded-… headers are trusted. */
    trustProxy: env.TRUST_PROXY ?? [],
    /** TRUST_PROXY=none: there is no proxy, so senders may have private addresses. */
    hasNoProxy: env.TRUST_PROXY?.length === 0,
    rateLimits: { writes: env.RATE_LIMIT_WRITES, reads: env.RATE_LIMIT_READS },
    /** Origins whose pages may call the API. */
    corsOrigins: env.CORS_ORIGINS ?? [],
    /** null: health checks and metrics are off. */
    operations: env.OPS_PORT === undefined ? null : { host: env.OPS_HOST, port: env.OPS_PORT },
    /**
     * HMAC keys of the senders' pseudonyms and of the links in the office's emails: the current key, then the previous
     * one. Empty: pseudonyms get a random key per start, so that the spam history starts over; emails have no link.
     */
    secretKeys: [env.SECRET_KEY, env.SECRET_KEY_FORMER].filter((key) => key !== undefined),
    mail: mailOf(env),
    webhook: webhookOf(env),
    /** IANA name of the time zone in which `pnpm leads` and the office's emails show days and times. */
    reportTimeZone: env.REPORT_TIME_ZONE,
    showsAnswerTimes: env.SITE_SHOWS_ANSWER_TIMES === "yes",
    /** The office's hours, on its clock. */
    officeHours: officeHoursOf(env),
    retention: retentionOf(env),
    analytics: hasAnalytics ? { scriptUrl, projectId: env.ANALYTICS_PROJECT_ID, sessionScriptUrl } : null,
    site: {
      name: env.SITE_NAME,
      phone: env.SITE_PHONE,
      telHref: telUri(env.SITE_PHONE) ?? site.telHref,
      email: env.SITE_EMAIL,
      privacyEmail: env.SITE_PRIVACY_EMAIL,
      legalEmail: env.SITE_LEGAL_EMAIL,
      street: env.SITE_STREET,
      city: env.SITE_CITY,
      region: env.SITE_REGION,
      postalCode: env.SITE_POSTAL_CODE,
      ...hoursWords(officeHoursOf(env), env.REPORT_TIME_ZONE),
      bookingUrl: env.SITE_BOOKING_URL ?? null,
      notice: env.SITE_NOTICE === undefined ? null : { text: env.SITE_NOTICE, until: env.SITE_NOTICE_UNTIL ?? null },
      social: {
        LinkedIn: env.SITE_SOCIAL_LINKEDIN ?? null,
        Facebook: env.SITE_SOCIAL_FACEBOOK ?? null,
        X: env.SITE_SOCIAL_X ?? null,
      },
      people: env.SITE_PEOPLE.map(({ name, role, years = null, photo = null, phone }) => {
        return { name, role, years, photo, phone: phone ?? null, telHref: phone === undefined ? null : telUri(phone) };
      }),
    },
  };
}

/** Origin of canonical links: SITE_ORIGIN, else derived from host and port. */
export function publicOrigin({ siteOrigin, host, port }: Pick<Env, "siteOrigin" | "host" | "port">): string {
  return siteOrigin ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** A page's context without the database. The serving process and the processes that render pages get it from here. */
export type PageSettings = Omit<PageContext, "db">;

export function pageSettings(env: Env): PageSettings {
  const { site, analytics, mail, officeHours, showsAnswerTimes } = env;
  return {
    site,
    officeHours,
    showsAnswerTimes,
    origin: publicOrigin(env),
    analytics,
    confirmsNewsletter: mail !== null,
  };
}
