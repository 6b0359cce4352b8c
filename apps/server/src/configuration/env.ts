import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { type OfficeHours, readHours } from "@site/content/office/hours";
import { hoursWords } from "@site/content/office/words";
import { site } from "@site/content/site";
import { dataFolderOf, repository } from "@site/db/address";
import { becomeDataOwner as becomeOwner } from "@site/db/files/data-owner";
import { Unreadable } from "@site/db/files/look";
import type { PageContext } from "@site/trpc-router/context";
import type * as z from "zod";
import { readEnvFile } from "./env-file.ts";
import { telUri } from "./tel-uri.ts";
import { variables } from "./variables.ts";

type Parsed = z.output<typeof variables>;

function mailOf({ SMTP_URL, LEAD_EMAIL_FROM, LEAD_EMAIL_TO, ...env }: Parsed) {
  if (SMTP_URL === undefined || LEAD_EMAIL_FROM === undefined || LEAD_EMAIL_TO === undefined) return null;
  return {
    smtpUrl: SMTP_URL,
    from: LEAD_EMAIL_FROM,
    officeEmails: [...new Set(LEAD_EMAIL_TO)],
    digest: env.LEAD_DIGEST === "yes",
    escalationEmails: [...new Set(env.LEAD_ESCALATION_TO ?? LEAD_EMAIL_TO)],
    officeMailsMax: env.RATE_LIMIT_OFFICE_MAILS,
    confirmToVisitor: env.LEAD_CONFIRM_TO_VISITOR === "yes",
  };
}

/** @returns null if no folder is configured and the database is in memory */
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
    /** Without the user and password, because we store and print this URL, and `fetch` refuses a URL with them. */
    url: LEAD_WEBHOOK_URL.replace(/^([^/]*\/\/)[^/?#]*@/, "$1"),
    secret: LEAD_WEBHOOK_SECRET,
    authorization: credentials === ":" ? null : `Basic ${Buffer.from(credentials).toString("base64")}`,
  };
}

function officeHoursOf({ OFFICE_HOURS, OFFICE_CLOSED, REPORT_TIME_ZONE: zone }: Parsed): OfficeHours {
  return { zone, ranges: [], ...readHours(OFFICE_HOURS, zone), closed: OFFICE_CLOSED };
}

export type Env = ReturnType<typeof parseEnv>;

const ownPrefix =
  /^(?:(?:SESSION_)?ANALYTICS|CORS|DATABASE|LEAD|OFFICE|OPS|PAGES|PARTNER|RATE_LIMIT|REPORT|RETENTION|REUSE|SECRET_KEY|SITE|SMTP|SPOOL|TRUST)_/i;

export const envFile = join(repository, ".env");

/**
 * Reads systemd's credential `env` or, if there is none, the file `.env`.
 * @throws Error for the operator if the file can't be read or has a line without effect
 */
export function loadEnv(file = envFile): void {
  const credential = process.env.CREDENTIALS_DIRECTORY && join(process.env.CREDENTIALS_DIRECTORY, "env");
  for (const each of credential ? [credential, file] : [file])
    try {
      // A missing file is fine, but `readEnvFile` reports a symlink whose target is missing.
      if (lstatSync(each, { throwIfNoEntry: false }) === undefined) continue;
      const values = readEnvFile(each, Object.keys(variables.shape));
      for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
      return;
    } catch (error) {
      if (error instanceof Error && "code" in error) throw new Error(`${new Unreadable(each, error).sentence}.`);
      throw error;
    }
}

/**
 * Does nothing if DATABASE_URL is invalid, because the command itself reports that.
 * @throws Error with one sentence for the operator if the user is neither root nor the owner of the data
 */
export function becomeDataOwner(databaseUrl: string | undefined): void {
  const { data } = variables.shape.DATABASE_URL.safeParse(databaseUrl || undefined);
  if (data !== undefined) becomeOwner(data);
}

/** @throws Error that lists every invalid variable, one per line */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name = ""], message }) => `  ${String(name)}: ${message}`);
    throw new Error(`The configuration has mistakes:\n${[...new Set(lines)].join("\n")}`);
  }
  const env = parsed.data;
  const scriptUrl = env.ANALYTICS_SCRIPT_URL ?? null;
  const sessionScriptUrl = env.SESSION_ANALYTICS_SCRIPT_URL ?? null;
  const hasAnalytics = scriptUrl !== null || sessionScriptUrl !== null;
  return {
    /** A name such as SITE_FAX looks like a variable of this program, but has no effect. */
    unknown: Object.keys(source).filter((name) => ownPrefix.test(name) && !(name in variables.shape)),
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    spoolDir: folderOf(env.SPOOL_DIR, "spool", env),
    pagesDir: folderOf(env.PAGES_DIR, "pages", env) ?? join(repository, "data/pages"),
    /** This folder may still contain leads from before SPOOL_DIR was set. */
    defaultSpoolDir: folderOf(undefined, "spool", env),
    /** SO_REUSEPORT lets a new instance listen on the same port as the instance that it replaces. */
    reusePort: env.REUSE_PORT === "yes",
    logLevel: env.LOG_LEVEL,
    siteOrigin: env.SITE_ORIGIN ?? null,
    trustProxy: env.TRUST_PROXY ?? [],
    /** TRUST_PROXY=none says that there is no proxy, so a private IP address is a visitor's. */
    hasNoProxy: env.TRUST_PROXY?.length === 0,
    rateLimits: { writes: env.RATE_LIMIT_WRITES, reads: env.RATE_LIMIT_READS },
    corsOrigins: env.CORS_ORIGINS ?? [],
    operations: env.OPS_PORT === undefined ? null : { host: env.OPS_HOST, port: env.OPS_PORT },
    /** These keys sign links and hash the addresses of senders. The current key comes first. */
    secretKeys: [env.SECRET_KEY, env.SECRET_KEY_FORMER].filter((key) => key !== undefined),
    mail: mailOf(env),
    webhook: webhookOf(env),
    reportTimeZone: env.REPORT_TIME_ZONE,
    showsAnswerTimes: env.SITE_SHOWS_ANSWER_TIMES === "yes",
    officeHours: officeHoursOf(env),
    retention: {
      quarantined: env.RETENTION_QUARANTINED_DAYS,
      leads: env.RETENTION_LEADS_DAYS,
      notifications: env.RETENTION_NOTIFICATIONS_DAYS,
      newsletterUnsubscribed: env.RETENTION_NEWSLETTER_UNSUBSCRIBED_DAYS,
      texts: env.RETENTION_TEXTS_DAYS,
    },
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

export function signingKey({ secretKeys: [key] }: Env): string {
  if (key === undefined) throw new Error("SECRET_KEY is not set. Set it, and restart the site.");
  return key;
}

export function publicOrigin({ siteOrigin, host, port }: Env): string {
  return siteOrigin ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

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
