import type { SocialName } from "./nav.ts";
import type { IsoDate } from "./types/content.ts";

/** Facts that the operator may set (SITE_…). All others are the customer's (requirements 3 to 7, 106). */
export type Site = {
  name: string;
  phone: string;
  /** The `tel:` URI (RFC 3966) of `phone`. */
  telHref: string;
  email: string;
  privacyEmail: string;
  legalEmail: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  /** If the URL of a network is null, the footer shows its name without a link. */
  social: Readonly<Record<SocialName, string | null>>;
  hours: string;
  /** `hours`, and the same hours in the office's time zone if it is another one. */
  hoursBoth: string;
  hoursDays: string;
  hoursTimes: string;
  /** The hours on the office's clock, in the format of schema.org. */
  openings: readonly { dayOfWeek: readonly string[]; opens: string; closes: string }[];
  /** The time zone of the office's clock (REPORT_TIME_ZONE). */
  zone: string;
  /** SITE_BOOKING_URL. If it is null, the contact form is used instead. */
  bookingUrl: string | null;
  /** The notice ends with the day `until` at the office. If `until` is null, someone must remove the notice. */
  notice: { text: string; until: IsoDate | null } | null;
  /** If there are no people, pages show a sample of the weekly message instead. */
  people: readonly Person[];
};

type Person = {
  name: string;
  role: string;
  years: number | null;
  /** The path of a picture with the ratio 4:5. */
  photo: string | null;
  phone: string | null;
  telHref: string | null;
};

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** Facts of an invented company. Operators set their own in the environment (`SITE_…`, see `.env.example`). */
export const site: Site = {
  name: "Northlight",
  phone: "(615) 555-0142",
  telHref: "tel:+16155550142",
  email: "hello@northlight.example",
  privacyEmail: "privacy@northlight.example",
  legalEmail: "legal@northlight.example",
  street: "5214 Maryland Way, Suite 300",
  city: "Brentwood",
  region: "TN",
  postalCode: "37027",
  social: { LinkedIn: null, Facebook: null, X: null },
  hours: "Mon-Fri 8AM-6PM EST",
  hoursBoth: "Mon-Fri 8AM-6PM EST (7-5 Central)",
  hoursDays: "Monday-Friday",
  hoursTimes: "8:00 AM-6:00 PM EST",
  openings: [{ dayOfWeek: weekdays, opens: "07:00", closes: "17:00" }],
  zone: "America/Chicago",
  bookingUrl: null,
  notice: null,
  people: [],
};

/** The time zone whose date is today's date on the pages. */
export const officeZone = "America/Chicago";
/** OFFICE_HOURS of the invented company, from the specification. */
export const officeHours = "Mon-Fri 8:00-18:00 America/New_York";

/** Headline claims in the wording of requirements 3 to 6. */
export const claims = {
  processed: { value: "5,000+", label: "credentials processed" },
  successRate: { value: "95%", label: "success rate", basis: "approved, out of all applications that we file" },
  averageDays: { value: "45 days", label: "average, all services" },
  response: { value: "24h", label: "response" },
  states: { value: "50", label: "states covered" },
} as const;

const [processed, successRate, states] = [claims.processed, claims.successRate, claims.states].map(
  ({ value, label }) => `${value} ${label}`,
);

/** The words above the articles, which are shown even while the articles load. */
export const blogHead = {
  hero: {
    eyebrow: "Resources",
    heading: "Credentialing guides and payer news",
    lead: `Written for the person who fills in the forms: what payers and committees ask, how long it takes, what to do on which day, and the sources. From a team with ${processed}, with a ${successRate} and ${states}.`,
  },
  tilesTitle: "Browse by category",
  articlesUnit: "articles",
  latest: "Latest Articles",
  search: { label: "Search the articles", placeholder: "A payer, a form, a word", submit: "Search" },
  allCategories: "All Categories",
  sortByDate: "Sort by Date",
  newestFirst: "newest first",
  oldestFirst: "oldest first",
};

export const copyrightYear = 2024;
export const authorLabel = "Credentialing Team";
export const policiesOn: IsoDate = "2025-06-12";

/** Third parties' scripts that the operator has configured. Without them, pages make no request to third parties. */
export type AnalyticsSettings = { scriptUrl: string | null; projectId: string; sessionScriptUrl: string | null };
