import type { ServiceSlug } from "./ids/services.ts";
import type { SpecialtySlug } from "./ids/specialties.ts";
import type { StateSlug } from "./ids/states.ts";

/** Every fixed page of the site. The only place where a path is spelled. */
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
  specialists: "/specialists",
  telemedicine: "/telemedicine",
} as const;

/** A name for the newsletter's form, which is on the blog's page. */
export const newsletterPath = "/newsletter";

/** Where the links of the newsletter's mails lead. Pages for one reader each: no search engine is told of them. */
export const newsletterPaths = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

export type NewsletterPath = typeof newsletterPath | (typeof newsletterPaths)[keyof typeof newsletterPaths];

/** A second address of a page, and the canonical one. */
export const aliases = {
  "/mental-health": "/mental-health-credentialing",
  "/dental": "/dental-credentialing",
  "/specialist-credentialing": "/specialists",
  "/telemedicine-credentialing": "/telemedicine",
} as const;

/** An address that has a route of its own in apps/web. */
export type OwnPath = (typeof paths)[keyof typeof paths] | keyof typeof aliases | `/${ServiceSlug}`;

export type Path =
  | OwnPath
  | `/${SpecialtySlug}`
  | `/states/${StateSlug}`
  | `/${StateSlug}-credentialing`
  | `/blog/${string}`
  | `/blog?${string}`
  | `/#${string}`
  | `/contact#${string}`;

/** The page of a state. Slugs of rows that an admin added are welcome: the database knows more states than the types. */
export function statePath(slug: string): Path {
  return `/states/${slug}` as Path; // a row's slug is text; the states page links what the table holds
}

export function postPath(slug: string): Path {
  return `/blog/${slug}`;
}

/** The page of a service or specialty, which live at the root. */
export function rootPath(slug: string): Path {
  return `/${slug}` as Path; // a row's slug is text; the root route resolves it or answers 404
}

/** Where the consultation form is. */
export const consultationAnchor: Path = "/#consultation";
