import { join, resolve } from "node:path";
import { type AnalyticsSettings, type Site, site } from "@site/content/site";
import { addressFault, dataFolderOf } from "@site/db/address";
import type { RetentionDays } from "@site/db/privacy/retention";
import * as z from "zod";
import { defaultRates, type RateLimits } from "./limits.ts";
import { type PartnerKey, partnerKeyList } from "./partner-keys.ts";
import { proxyNetworks } from "./proxy-networks.ts";
import { telUri } from "./tel-uri.ts";

const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const url = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const httpsUrl = z.url({ protocol: /^https$/, error: "must be an https address" });
const reportTimeZone = "America/Chicago";
const optionalUrl = url.optional();
/** Retention period in days; 0: unlimited. */
const period = (fallback: number) => z.coerce.number().int().min(0).max(36_500).default(fallback);
const emailList = z
  .string()
  .transform((list) => list.split(",").map((address) => address.trim()))
  .pipe(z.array(z.email("must be e-mail addresses, separated by commas")).min(1));

/** Requests per client and ten minutes; 0: no limit. */
const rate = z.coerce.number().int().min(0).max(1_000_000);
const originList = z
  .string()
  .transform((list) => list.split(",").map((origin) => origin.trim()))
  .refine((list) => list.every(isOrigin), "must be origins such as https://app.example.com, separated by commas");

/** The environment variables of this program, documented in `.env.example`. */
const schema = z
  .object({
    HOST: text("127.0.0.1"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    SITE_ORIGIN: url.transform((origin) => new URL(origin).origin).optional(),
    DATABASE_URL: text("file:./data/site.db").superRefine((value, context) => {
      const message = addressFault(value);
      if (message !== null) context.addIssue({ code: "custom", message });
    }),
    DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1_000).default(10),
    SPOOL_DIR: z.string().trim().optional(),
    REUSE_PORT: z.enum(["yes", "no"]).default("no"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    TRUST_PROXY: proxyNetworks.optional(),
    RATE_LIMIT_WRITES: rate.default(defaultRates.writes),
    RATE_LIMIT_READS: rate.default(defaultRates.reads),
    CORS_ORIGINS: originList.optional(),
    PARTNER_KEYS: partnerKeyList.default([]),
    OPS_HOST: text("127.0.0.1"),
    OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    SECRET_KEY: z.string().min(16, "must have at least 16 characters").optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp: or smtps: address" }).optional(),
    LEAD_EMAIL_TO: emailList.optional(),
    LEAD_EMAIL_FROM: z.email().optional(),
    LEAD_CONFIRM_TO_VISITOR: z.enum(["yes", "no"]).default("no"),
    LEAD_WEBHOOK_URL: url
      .refine(
        isPrivateTransport,
        "must be an https: address, because leads are personal data; http: only to this machine",
      )
      .optional(),
    LEAD_WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
    REPORT_TIME_ZONE: text(reportTimeZone).refine(isTimeZone, "must be a time zone such as America/Chicago or UTC"),
    RETENTION_QUARANTINED_DAYS: period(90),
    RETENTION_LEADS_DAYS: period(0),
    RETENTION_NOTIFICATIONS_DAYS: period(365),
    RETENTION_NEWSLETTER_UNSUBSCRIBED_DAYS: period(30),
    ANALYTICS_SCRIPT_URL: optionalUrl,
    ANALYTICS_PROJECT_ID: z.string().trim().default(""),
    SESSION_ANALYTICS_SCRIPT_URL: optionalUrl,
    SITE_NAME: text(site.name),
    SITE_PHONE: text(site.phone).refine(
      (phone) => telUri(phone) !== null,
      "must be a US number such as (615) 555-0142 ext. 3, or begin with + and the code of its country",
    ),
    SITE_EMAIL: text(site.email),
    SITE_PRIVACY_EMAIL: text(site.privacyEmail),
    SITE_LEGAL_EMAIL: text(site.legalEmail),
    SITE_STREET: text(site.street),
    SITE_CITY: text(site.city),
    SITE_REGION: text(site.region),
    SITE_POSTAL_CODE: text(site.postalCode),
    SITE_SOCIAL_LINKEDIN: httpsUrl.optional(),
    SITE_SOCIAL_FACEBOOK: httpsUrl.optional(),
    SITE_SOCIAL_X: httpsUrl.optional(),
  })
  .superRefine((env, context) => {
    const need = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (env.SMTP_URL !== undefined && env.LEAD_EMAIL_FROM === undefined)
      need("LEAD_EMAIL_FROM", "is needed with SMTP_URL");
    if (env.SMTP_URL !== undefined && env.LEAD_EMAIL_TO === undefined) need("LEAD_EMAIL_TO", "is needed with SMTP_URL");
    if (env.SMTP_URL === undefined && env.LEAD_EMAIL_TO !== undefined) need("SMTP_URL", "is needed with LEAD_EMAIL_TO");
    if (env.LEAD_WEBHOOK_URL !== undefined && env.LEAD_WEBHOOK_SECRET === undefined)
      need("LEAD_WEBHOOK_SECRET", "is needed with LEAD_WEBHOOK_URL");
    if (env.OPS_PORT !== undefined && env.OPS_PORT !== 0 && env.OPS_PORT === env.PORT)
      need("OPS_PORT", "must be another port than PORT");
  });

type Parsed = z.output<typeof schema>;

/** Every variable with its default as a string. undefined: no default, or one that depends on other variables. */
export const defaultsOfVariables: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(schema.shape).map(([name, field]) => {
    const { data } = field.safeParse(undefined);
    return [name, data === undefined || Array.isArray(data) ? undefined : String(data)];
  }),
);

function mailOf({ SMTP_URL, LEAD_EMAIL_FROM, LEAD_EMAIL_TO, LEAD_CONFIRM_TO_VISITOR }: Parsed): MailEnv | null {
  if (SMTP_URL === undefined || LEAD_EMAIL_FROM === undefined || LEAD_EMAIL_TO === undefined) return null;
  return {
    smtpUrl: SMTP_URL,
    from: LEAD_EMAIL_FROM,
    officeEmails: LEAD_EMAIL_TO,
    confirmToVisitor: LEAD_CONFIRM_TO_VISITOR === "yes",
  };
}

/**
 * Absolute path: the configured one, else `name` beside the database file, or in `data` where the database is on a server.
 * null: the database is in memory.
 */
function folderOf(configured: string | undefined, name: string, { DATABASE_URL }: Parsed): string | null {
  if (configured !== undefined) return resolve(configured);
  const folder = dataFolderOf(DATABASE_URL);
  return folder && join(folder, name);
}

function webhookOf({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET }: Parsed): WebhookEnv | null {
  if (LEAD_WEBHOOK_URL === undefined || LEAD_WEBHOOK_SECRET === undefined) return null;
  return { url: LEAD_WEBHOOK_URL, secret: LEAD_WEBHOOK_SECRET };
}

/** Whether the transport is private: https, or http to this machine. */
function isPrivateTransport(address: string): boolean {
  // `url` has already reported a text that is not a URL.
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function isTimeZone(name: string): boolean {
  // The default is not looked up, because Intl takes ten milliseconds of every start to load.
  if (name === reportTimeZone) return true;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function retentionOf(env: Parsed): RetentionDays {
  return {
    quarantined: env.RETENTION_QUARANTINED_DAYS,
    leads: env.RETENTION_LEADS_DAYS,
    notifications: env.RETENTION_NOTIFICATIONS_DAYS,
    newsletterUnsubscribed: env.RETENTION_NEWSLETTER_UNSUBSCRIBED_DAYS,
  };
}

/** Settings of mails. smtpUrl may contain user and password. */
type MailEnv = { smtpUrl: string; from: string; officeEmails: readonly string[]; confirmToVisitor: boolean };
type WebhookEnv = { url: string; secret: string };

/** Address of health checks and metrics, separate from the visitors' address, because they must not be public. */
export type OperationsAddress = { host: string; port: number };

export type Env = {
  host: string;
  port: number;
  databaseUrl: string;
  /** Size of the connection pool; a database file needs none. */
  databaseConnections: number;
  /**
   * Folder of the spool, for leads that the database can't store now. null: no spool, because the database is in
   * memory.
   */
  spoolDir: string | null;
  /** Whether to set SO_REUSEPORT, so that two instances can listen on one port during a replacement. */
  reusePort: boolean;
  logLevel: string;
  /** Public origin, without a path. null: derived from host and port. */
  siteOrigin: string | null;
  /** Networks of proxies whose X-Forwarded-… headers are trusted. */
  trustProxy: readonly string[];
  /** TRUST_PROXY=none: there is no proxy, so private addresses count as senders. */
  hasNoProxy: boolean;
  rateLimits: RateLimits;
  /** Origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Partners whose programs send leads through REST. */
  partnerKeys: readonly PartnerKey[];
  /** null: health checks and metrics are off. */
  operations: OperationsAddress | null;
  /** HMAC key of the senders' pseudonyms. null: a random key per start, so that the spam history begins anew. */
  secretKey: string | null;
  mail: MailEnv | null;
  webhook: WebhookEnv | null;
  /** IANA name of the time zone in which `pnpm leads` and the office's mails give days and times. */
  reportTimeZone: string;
  retention: RetentionDays;
  analytics: AnalyticsSettings | null;
  site: Site;
};

/**
 * @param source environment variables; an empty one counts as not set
 * @throws Error that lists every invalid variable, one per line
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new Error(`The configuration has mistakes:\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  const scriptUrl = env.ANALYTICS_SCRIPT_URL ?? null;
  const sessionScriptUrl = env.SESSION_ANALYTICS_SCRIPT_URL ?? null;
  const hasAnalytics = scriptUrl !== null || sessionScriptUrl !== null;
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    spoolDir: folderOf(env.SPOOL_DIR, "spool", env),
    reusePort: env.REUSE_PORT === "yes",
    logLevel: env.LOG_LEVEL,
    siteOrigin: env.SITE_ORIGIN ?? null,
    trustProxy: env.TRUST_PROXY ?? [],
    hasNoProxy: env.TRUST_PROXY?.length === 0,
    rateLimits: { writes: env.RATE_LIMIT_WRITES, reads: env.RATE_LIMIT_READS },
    corsOrigins: env.CORS_ORIGINS ?? [],
    partnerKeys: env.PARTNER_KEYS,
    operations: env.OPS_PORT === undefined ? null : { host: env.OPS_HOST, port: env.OPS_PORT },
    secretKey: env.SECRET_KEY ?? null,
    mail: mailOf(env),
    webhook: webhookOf(env),
    reportTimeZone: env.REPORT_TIME_ZONE,
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
      social: {
        LinkedIn: env.SITE_SOCIAL_LINKEDIN ?? null,
        Facebook: env.SITE_SOCIAL_FACEBOOK ?? null,
        X: env.SITE_SOCIAL_X ?? null,
      },
    },
  };
}
