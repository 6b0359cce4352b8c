import { type AnalyticsSettings, type Site, site } from "@site/content/site";
import * as z from "zod";

const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const url = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const optionalUrl = url.optional();

/** What `.env.example` documents, one line each. Nothing else of this program reads the environment. */
const schema = z.object({
  HOST: text("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_ORIGIN: url.transform((origin) => new URL(origin).origin).optional(),
  DATABASE_URL: text("file:./data/site.db").refine((value) => value.startsWith("file:"), "must begin with file:"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  ANALYTICS_SCRIPT_URL: optionalUrl,
  ANALYTICS_PROJECT_ID: z.string().trim().default(""),
  SESSION_ANALYTICS_SCRIPT_URL: optionalUrl,
  SITE_NAME: text(site.name),
  SITE_PHONE: text(site.phone),
  SITE_EMAIL: text(site.email),
  SITE_PRIVACY_EMAIL: text(site.privacyEmail),
  SITE_LEGAL_EMAIL: text(site.legalEmail),
  SITE_STREET: text(site.street),
  SITE_CITY: text(site.city),
  SITE_REGION: text(site.region),
  SITE_POSTAL_CODE: text(site.postalCode),
});

export type Env = {
  host: string;
  port: number;
  databaseUrl: string;
  logLevel: string;
  /** Without a path; null: whatever address the server listens on. */
  siteOrigin: string | null;
  analytics: AnalyticsSettings | null;
  site: Site;
};

/**
 * @param source the variables; an empty one counts as not set
 * @throws Error that names every mistake, one a line
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
  const wantsAnalytics = scriptUrl !== null || sessionScriptUrl !== null;
  return {
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    logLevel: env.LOG_LEVEL,
    siteOrigin: env.SITE_ORIGIN ?? null,
    analytics: wantsAnalytics ? { scriptUrl, projectId: env.ANALYTICS_PROJECT_ID, sessionScriptUrl } : null,
    site: {
      name: env.SITE_NAME,
      phone: env.SITE_PHONE,
      email: env.SITE_EMAIL,
      privacyEmail: env.SITE_PRIVACY_EMAIL,
      legalEmail: env.SITE_LEGAL_EMAIL,
      street: env.SITE_STREET,
      city: env.SITE_CITY,
      region: env.SITE_REGION,
      postalCode: env.SITE_POSTAL_CODE,
    },
  };
}
