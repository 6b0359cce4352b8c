import type { ServiceSlug } from "./ids/services.ts";
import type { SpecialtySlug } from "./ids/specialties.ts";
import type { StateSlug } from "./ids/states.ts";

/** The paths of all fixed pages. Other code must not spell out paths. */
export const paths = {
  home: "/",
  about: "/about",
  contact: "/contact",
  faqs: "/faqs",
  caseStudies: "/case-studies",
  blog: "/blog",
  states: "/states",
  specialties: "/specialties",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  accessibility: "/accessibility",
  specialists: "/specialists",
  telemedicine: "/telemedicine",
  rulesToday: "/rules-today",
  glossary: "/glossary",
  checklists: "/checklists",
  payers: "/payers",
  nursePractitioners: "/nurse-practitioners-and-physician-assistants",
  billingWhilePending: "/billing-while-pending",
  letters: "/letters",
} as const;

export const plannerPath = "/payer-enrollment";

export const planCalendarPath = "/plan.ics";
export const expiryCalendarPath = "/expiries.ics";

export const rulesFeedPath = "/rules-today/feed.xml";

export const newsletterPath = "/newsletter";

/** The pages that the newsletter's emails link to. The site map omits them, because each is for one reader. */
export const newsletterPaths = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

export const newsletterFormPaths = {
  confirm: "/forms/newsletter-confirm",
  unsubscribe: "/forms/newsletter-unsubscribe",
} as const;

/** A page requests its data from this path at the first interaction. */
export const hydrationPath = "/page-data";

/** The page that the office's email about a lead links to. It is in no menu, and not in the site map. */
export const leadPath = "/lead";

export const leadFormPath = "/forms/lead";

export const leadListPath = "/leads";
export const leadListFilePath = "/leads.csv";
export const leadListFormPath = "/forms/leads";

export const requestPath = "/request";

export const requestFormPath = "/forms/request";

export const aliases = {
  "/mental-health": "/mental-health-credentialing",
  "/dental": "/dental-credentialing",
  "/specialist-credentialing": "/specialists",
  "/telemedicine-credentialing": "/telemedicine",
} as const;

type OwnPath = (typeof paths)[keyof typeof paths] | keyof typeof aliases | `/${ServiceSlug}`;

type PagePath =
  | OwnPath
  | `/${SpecialtySlug}`
  | `/states/${StateSlug}`
  | `/${StateSlug}-credentialing`
  | `/blog/${string}`;

export type Path =
  | PagePath
  | `${PagePath}#${string}`
  | `${(typeof paths)["blog" | "contact"] | typeof plannerPath}?${string}`;

export function planPath(slug: string): Path {
  return `${plannerPath}?state=${slug}#planner`;
}

/** `slug` is a string, because an admin may add rows that `StateSlug` lacks. */
export function statePath(slug: string): Path {
  return `/states/${slug}` as Path; // a row's slug is text; the states page links the table's rows
}

export function postPath(slug: string): Path {
  return `/blog/${slug}`;
}

export function rootPath(slug: string): Path {
  return `/${slug}` as Path; // a row's slug is text; the root route finds the page or responds with 404
}
