import { isIP } from "node:net";
import { parseDate } from "@site/content/calendar";
import { isClosedDay, readHours } from "@site/content/office/hours";
import { officeHours, site } from "@site/content/site";
import { addressFault } from "@site/db/address";
import * as z from "zod";
import { defaultRates, officeMailsMax } from "./limits.ts";
import { telUri } from "./tel-uri.ts";

const list = z.string().transform((text) => text.split(",").map((each) => each.trim()));

const proxyNetworks = list
  .transform((networks) => (networks.join() === "none" ? [] : networks))
  .refine((networks) => networks.every(isNetwork), "must be none, or networks such as 10.0.0.0/8,127.0.0.1/32");

/** Fastify would also accept `true`, which trusts everyone, and a number of proxies, which has no effect here. */
function isNetwork(network: string): boolean {
  const [address = "", bits, ...rest] = network.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const host = (fallback: string) => text(fallback).transform((name) => name.replace(/^\[(.*)\]$/, "$1"));
const encoded = "with @ / : # % of the password written as %40 %2F %3A %23 %25";
const url = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });
const httpsUrl = z.url({ protocol: /^https$/, error: "must be an https address" });
/** A retention period in days. 0 means that the site never removes the data. */
const period = (fallback: number) => whole(0, 36_500).default(fallback);
const emailList = list.pipe(z.array(z.email("must be email addresses, separated by commas")));

const personText = (field: string) => {
  const error = `the ${field} of each person must be a text`;
  return z.string(error).trim().min(1, error);
};
const yearsError = "the years of a person must be a whole number";
const photoError = "the photo of a person must be a path of this site such as /people/dana.jpg";
const personPhoneError = "the phone of a person must be a US number, or begin with +";

/** The Content-Security-Policy of our pages blocks photos from other hosts. */
const peopleList = z
  .string()
  .transform((text, context) => {
    try {
      const parsed: unknown = JSON.parse(text);
      return parsed;
    } catch {
      context.addIssue({ code: "custom", message: "must be a JSON list" });
      return z.NEVER;
    }
  })
  .pipe(
    z.array(
      z.strictObject(
        {
          name: personText("name"),
          role: personText("role"),
          years: z.int(yearsError).min(0, yearsError).optional(),
          photo: z.string(photoError).startsWith("/", photoError).optional(),
          phone: z
            .string(personPhoneError)
            .refine((phone) => telUri(phone) !== null, personPhoneError)
            .optional(),
        },
        "must be a list of people, each with name and role, and optionally years, phone and photo",
      ),
      "must be a JSON list",
    ),
  );

const closedDays = list
  .transform((days) => (days.join() === "none" ? [] : days))
  .refine((days) => days.every(isClosedDay), "must be none, or us-federal and days such as 2026-12-24 or 12-24");

const areHoursError = "must be hours such as Mon-Fri 8:00-12:00, 13:00-18:00, Sat 9:00-12:00; a time zone may follow";

const rate = whole(0, 1_000_000);
const originList = list.refine(
  (origins) => origins.every(isOrigin),
  "must be origins such as https://app.example.com, separated by commas",
);
const secret = z.string().min(16, "must have at least 16 characters").optional();

/** The first variable of a pair has no effect unless the second one is set too. */
const companions = [
  ["SMTP_URL", "LEAD_EMAIL_FROM"],
  ["SMTP_URL", "LEAD_EMAIL_TO"],
  ["LEAD_EMAIL_TO", "SMTP_URL"],
  ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"],
  ["SECRET_KEY_FORMER", "SECRET_KEY"],
  ["SITE_NOTICE_UNTIL", "SITE_NOTICE"],
] as const;

export const variables = z
  .object({
    HOST: host("127.0.0.1"),
    PORT: whole(0, 65_535).default(3000),
    SITE_ORIGIN: url.transform((origin) => new URL(origin).origin).optional(),
    DATABASE_URL: text("file:./data/site.db").superRefine((value, context) => {
      const message = addressFault(value);
      if (message !== null) context.addIssue({ code: "custom", message });
    }),
    DATABASE_CONNECTIONS: whole(2, 1_000).default(10),
    SPOOL_DIR: z.string().trim().optional(),
    PAGES_DIR: z.string().trim().optional(),
    REUSE_PORT: z.enum(["yes", "no"]).default("no"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    TRUST_PROXY: proxyNetworks.optional(),
    RATE_LIMIT_WRITES: rate.default(defaultRates.writes),
    RATE_LIMIT_READS: rate.default(defaultRates.reads),
    CORS_ORIGINS: originList.optional(),
    OPS_HOST: host("127.0.0.1"),
    OPS_PORT: whole(0, 65_535).optional(),
    SECRET_KEY: secret,
    SECRET_KEY_FORMER: secret,
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: `must be an smtp: or smtps: address, ${encoded}` }).optional(),
    LEAD_EMAIL_TO: emailList.optional(),
    LEAD_EMAIL_FROM: z.email().optional(),
    LEAD_ESCALATION_TO: emailList.optional(),
    LEAD_DIGEST: z.enum(["yes", "no"]).default("yes"),
    RATE_LIMIT_OFFICE_MAILS: rate.default(officeMailsMax),
    LEAD_CONFIRM_TO_VISITOR: z.enum(["yes", "no"]).default("no"),
    LEAD_WEBHOOK_URL: url
      .refine(
        isPrivateTransport,
        "must be an https: address, because leads are personal data; http: only to this machine",
      )
      .refine(hasReadableUser, `must be an address ${encoded}`)
      .optional(),
    LEAD_WEBHOOK_SECRET: secret.refine(
      (key) => !key?.startsWith("whsec_") || /^whsec_(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2,3}=*)?$/.test(key),
      "must have base64 after whsec_",
    ),
    REPORT_TIME_ZONE: text("America/Chicago").refine(isTimeZone, "must be a time zone such as America/Chicago or UTC"),
    OFFICE_HOURS: text(officeHours).refine(areHours, areHoursError),
    OFFICE_CLOSED: closedDays.default(["us-federal"]),
    RETENTION_QUARANTINED_DAYS: period(90),
    RETENTION_LEADS_DAYS: period(0),
    RETENTION_NOTIFICATIONS_DAYS: period(365),
    RETENTION_NEWSLETTER_UNSUBSCRIBED_DAYS: period(30),
    RETENTION_TEXTS_DAYS: period(730),
    ANALYTICS_SCRIPT_URL: url.optional(),
    ANALYTICS_PROJECT_ID: z.string().trim().default(""),
    SESSION_ANALYTICS_SCRIPT_URL: url.optional(),
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
    SITE_SHOWS_ANSWER_TIMES: z.enum(["yes", "no"]).default("no"),
    SITE_BOOKING_URL: httpsUrl.optional(),
    SITE_NOTICE: z.string().trim().max(200, "must have at most 200 characters").optional(),
    SITE_NOTICE_UNTIL: z
      .string()
      .transform((text) => parseDate(text.trim()))
      .refine((date) => date !== null, "must be a day such as 2026-12-31")
      .optional(),
    SITE_PEOPLE: peopleList.default([]),
  })
  .superRefine((env, context) => {
    const need = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    for (const [given, needed] of companions)
      if (env[given] !== undefined && env[needed] === undefined) need(needed, `must be set, as ${given} is set`);
    if (env.OPS_PORT !== undefined && env.OPS_PORT !== 0 && env.OPS_PORT === env.PORT)
      need("OPS_PORT", "must be a different port from PORT");
  });

/** Returns true for a text that isn't a URL, because the schema `url` reports that mistake already. */
function isPrivateTransport(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isThisMachine(hostname);
}

function hasReadableUser(address: string): boolean {
  try {
    const { username, password } = new URL(address);
    return decodeURIComponent(username + password) !== null;
  } catch {
    return !URL.canParse(address);
  }
}

/** @param hostname a hostname as `URL` writes it, which means that an IPv6 address has brackets */
export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function areHours(text: string): boolean {
  const hours = readHours(text, "UTC");
  return hours !== null && isTimeZone(hours.zone);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
