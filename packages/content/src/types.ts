/** The vocabulary of the site: every page is made of these, and of nothing else. */
import type { IconName } from "./icons.ts";
import type { Path } from "./paths.ts";

/** A calendar date without a time, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

export type Seo = {
  /** 30-65 characters as a search result shows them. */
  title: string;
  /** 70-160 characters. */
  description: string;
  keywords: readonly string[];
};

/** A span of time as the customer states it; `to: null` means open-ended ("90+ days"). */
export type Duration = {
  from: number;
  to: number | null;
  unit: "hour" | "day" | "month" | "year";
};

export type Link = { label: string; href: Path };

/** What a closing band or a hero offers to do next. `tel` dials the main number. */
export type Action = {
  label: string;
  /** Read out after the label and never shown: for a label that does not say alone where it leads. */
  labelEnd?: string;
  href: Path | "tel";
};

export type Faq = { question: string; answer: string };

export type Card = { title: string; description: string; icon: IconName };

/** `waiting`: most of it passes at somebody else's desk, and is drawn so. */
type StepDuration = Duration & { waiting: boolean };

export type Step = { title: string; description: string; duration: StepDuration | null };

export type Checklist = { title: string; items: readonly string[] };

export type Stat = { value: string; label: string };

type SectionBase = {
  /** Anchor on the page, unique there. */
  id: string;
  title: string;
  intro: string | null;
};

/** What a page is built of, below its hero. A page that needs something new adds a kind here. */
export type Section = SectionBase &
  (
    | { kind: "cards"; cards: readonly Card[] }
    | { kind: "checklists"; lists: readonly Checklist[] }
    | { kind: "steps"; steps: readonly Step[] }
    | { kind: "stats"; stats: readonly Stat[] }
    | { kind: "durations"; bars: readonly DurationBar[] }
    | { kind: "cycle"; cycle: RenewalCycle }
    | { kind: "terms"; terms: readonly Term[] }
    | { kind: "pairs"; labels: ChallengeSolution; pairs: readonly ChallengeSolution[] }
    | { kind: "links"; links: readonly LinkCard[] }
    | { kind: "faqs"; exclusive: boolean; faqs: readonly Faq[] }
  );

export type SectionKind = Section["kind"];

/** One bar of a figure drawn to scale; `ours` is drawn as approved, the others as waiting. */
export type DurationBar = { label: string; duration: Duration; ours: boolean };

/** A renewal drawn as a ring: the whole is `cycle`, the amber arc is where the work starts and ends. */
export type RenewalCycle = {
  labels: { cycle: string; startBefore: string; process: string /** below the days in the ring */; ring: string };
  cycle: Duration;
  startBefore: Duration;
  process: Duration;
  notes: readonly string[];
};

export type Term = { term: string; description: string };

export type ChallengeSolution = { challenge: string; solution: string };

export type LinkCard = Link & { description: string };

export type Hero = {
  eyebrow: string;
  heading: string;
  lead: string;
  actions: readonly [Action, ...Action[]];
  /** The one figure of the page, beside the heading. Bars share one scale. */
  figure: { title: string; bars: readonly DurationBar[] } | null;
};

export type Closing = { heading: string; text: string; actions: readonly [Action, ...Action[]] };

/** Everything that each page has, whatever its kind. */
export type PageBase = {
  seo: Seo;
  /** When its words last changed: the sitemap's date. */
  updatedOn: IsoDate;
  hero: Hero;
  sections: readonly Section[];
  closing: Closing;
};

export type ServiceRecord = {
  name: string;
  shortDescription: string;
  /** Class of the colour family of the service's icon. */
  color: "pine" | "amber" | "ink";
  icon: IconName;
  /** Shown among the home page's cards. */
  featured: boolean;
  /** The duration on its row, as requirements 32 to 39 and 108 give it for this service. */
  typicalDuration: Duration;
};

export type ServicePage = PageBase & { record: ServiceRecord };

export type SpecialtyRecord = {
  name: string;
  description: string;
  icon: IconName;
  timeframe: Duration;
  keyRequirements: readonly string[];
};

export type SpecialtyPage = PageBase & { record: SpecialtyRecord };

export type StateRecord = StateFacts & {
  /** Issued to physicians by the state itself, beside the DEA's; null: not certain, nothing definite is said. */
  controlledSubstanceRegistration: "yes" | "no" | null;
  /** Comprehensive, risk-based Medicaid plans; null: not certain, nothing definite is said. */
  medicaidManagedCare: "yes" | "no" | null;
  licensing: readonly string[];
  network: readonly string[];
};

export const postCategories = ["Credentialing Tips", "Payer Enrollment", "Industry News", "Compliance"] as const;
export type PostCategory = (typeof postCategories)[number];

/** A page that an article rests on, named so that a reader can check the article. */
export type Source = {
  title: string;
  publisher: string;
  url: `https://${string}`;
  /** The day on which the page was read. null: the page is known by title and address but was not read; no date is shown. */
  checkedOn: IsoDate | null;
};

/** How long the parts of an article may be, in characters; its text, in words. */
export const postLengths = {
  title: { max: 60 },
  excerpt: { min: 70, max: 160 },
  tags: { max: 6 },
  heading: { max: 80 },
  words: { min: 350, max: 1400 },
} as const;

/** The bounds of its texts are `postLengths`. */
export type Post = {
  title: string;
  /** One or two sentences; also the description for search engines. */
  excerpt: string;
  category: PostCategory;
  createdOn: IsoDate;
  /** The day on which the facts were last checked and the text corrected; null: not since `createdOn`. */
  updatedOn: IsoDate | null;
  tags: readonly [string, ...string[]];
  sources: readonly [Source, ...Source[]];
  /**
   * Plain text. A blank line ends a paragraph; a paragraph of one short line without closing
   * punctuation is a subheading; lines that begin with "- " are a list; lines that begin with
   * "| " are a table, with " | " between its cells and the column names in its first line.
   */
  content: string;
};

/**
 * Whether the operator vouches for a text that only the operator can know to be true. `sample`: invented for this site;
 * start-up and `pnpm leads doctor` say so until it is replaced and marked `confirmed` (docs/launch.md).
 */
export type Attestation = "sample" | "confirmed";

/** A role instead of a name. */
export type Testimonial = { quote: string; role: string; attestation: Attestation };

export type CaseStudy = {
  id: number;
  title: string;
  category: string;
  specialty: string;
  /** Completion time, e.g. "45 days". */
  timeline: string;
  /** "12" or words such as "Facility + 8 surgeons". */
  providers: string;
  challenge: string;
  solution: string;
  results: readonly [string, string, string, string, string];
  metrics: {
    timeReduction: string;
    approvalRate: string;
    /** Said among the results. */
    networkContracts: string;
    revenueImpact: string;
  };
  icon: IconName;
  color: ServiceRecord["color"];
  attestation: Attestation;
};

export type FaqCategory = { id: string; title: string; faqs: readonly Faq[] };

export type LegalSection = { id: string; title: string; paragraphs: readonly string[]; items: readonly string[] };

export type LegalDocument = {
  seo: Seo;
  eyebrow: string;
  heading: string;
  lead: string;
  effectiveOn: IsoDate;
  updatedOn: IsoDate;
  /** Of the operator's counsel. */
  attestation: Attestation;
  sections: readonly LegalSection[];
};

/** What is publicly known of a state. */
export type StateFacts = {
  name: string;
  abbreviation: string;
  medicalBoard: string;
  medicaidProgram: string;
  /** Interstate Medical Licensure Compact, as of facts/dated/compacts.ts; null: not certain, and the page says so. */
  imlcMember: boolean | null;
};
