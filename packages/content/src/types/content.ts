import type { IsoDate } from "../calendar.ts";
import type { IconName } from "../icons.ts";
import type { ServiceSlug } from "../ids/services.ts";
import type { expiryCalendarPath, Path, rulesFeedPath } from "../paths.ts";
import type { PostStamp } from "./post-mark.ts";
import type { Comparison, SampleSheet, YearFigure } from "./sections.ts";

export type { IsoDate };

export type Seo = {
  /** 30 to 65 characters when its tokens are replaced. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
};

/** `to` is null if the period has no end ("90+ days"). */
export type Duration = {
  from: number;
  to: number | null;
  unit: "hour" | "day" | "month" | "year";
};

/** A board or plan may also state a period in weeks. The database table of services has no unit for weeks. */
export type AnyDuration = Omit<Duration, "unit"> & { unit: Duration["unit"] | "week" };

export type Link = { label: string; href: Path };

export type Texts = {
  readonly [name: string]: Text | readonly Text[];
  readonly href?: Path | "tel" | "booking" | null;
  readonly icon?: IconName;
};

type Text = string | number | boolean | null | Texts;

/** `tel` dials the main number. `booking` opens SITE_BOOKING_URL or, by default, the contact form. */
export type Action = {
  label: string;
  /** Visually hidden words after a label that doesn't name its target (WCAG 2.4.4). */
  labelEnd?: string;
  href: Path | "tel" | "booking";
};

/** A link to the anchor `id` opens the answer. */
export type Faq = { question: string; answer: string; id?: string };

export type Card = { title: string; description: string };

/** Who works on a part of a file. `they` is a payer, board or hospital. */
export type Who = "you" | "we" | "they";

type StepDuration = Duration & { who: Who };

export type Step = { title: string; description: string; duration: StepDuration | null };

/** `done` is a check for our work, `todo` is a box that the reader ticks, and `item` is a bullet. */
export type ListMark = "done" | "todo" | "item";

/** The items in `unneeded` have no box. */
export type Checklist = {
  title: string;
  mark: ListMark;
  items: readonly string[];
  remarks?: readonly (string | null)[];
  unneeded?: readonly string[];
};

/** `url` is the office's own site, and `href` is a page of this site. */
type FactPart = { text: string; url: string | null; href?: never } | { text: string; href: Path };

/** Together, the parts are the value. */
export type Fact = { label: string; parts: readonly FactPart[]; note: string | null };

export type Way = { title: string; text: string; note: string; action: Action };

export type Stat = {
  value: string;
  label: string;
  /** Defines `value`, and is printed below it. The operator confirms both. */
  basis?: string;
};

type SectionBase = {
  id: string;
  title: string;
  intro: string | null;
  all?: Link;
};

/** If `exclusive`, at most one answer is open at a time. */
export type Section = SectionBase &
  (
    | { kind: "cards"; cards: readonly Card[] }
    | { kind: "checklists"; lists: readonly Checklist[] }
    | { kind: "steps"; steps: readonly Step[] }
    | { kind: "stats"; stats: readonly Stat[] }
    | { kind: "days"; rows: readonly DaysRow[] }
    | { kind: "terms"; terms: readonly Term[]; year?: YearFigure }
    | { kind: "glossary"; letters: readonly { letter: string; words: readonly Word[] }[] }
    | { kind: "links"; links: readonly LinkCard[] }
    | { kind: "faqs"; exclusive?: true; faqs: readonly Faq[] }
    | { kind: "sheets"; sheets: readonly SampleSheet[] }
    | { kind: "comparison"; comparison: Comparison }
    | ({ kind: "turns" } & TurnsFigure)
    | { kind: "cases"; cases: readonly CaseRow[] }
    | { kind: "table"; table: Table }
    | { kind: "dates"; form: DatesForm }
    | { kind: "letter"; text: string; link: Link | null }
    | { kind: "facts"; facts: readonly Fact[] }
    | { kind: "clock"; clock: ClockFigure }
    | { kind: "ways"; ways: readonly Way[] }
  );

export type SectionKind = Section["kind"];

export type DaysRow = { name: string; description?: string; href: Path; market: Duration };

/** A duration, and whose it is: ours, the market's, a payer's own, our planning range, or a rule's limit. */
export type Days = { duration: AnyDuration; whose: "ours" | "market" | "published" | "planned" | "limit" };

/** `average` is the market's time, which is drawn behind the bar. */
export type DurationBar = Days & { label: string; average?: Duration };

export type ClockRow = "renewal" | "onePlan" | "payerList" | "facility";

/** A row whose `id` is null has our average over all files. */
export type ClockFigure = { title: string; rows: readonly (DurationBar & { id: ClockRow | null })[] };

export type DurationParts = {
  title: string;
  parts: readonly { label: string; duration: Duration; who: Who }[];
  /** The wait that is added to the parts. It ends at the maximum of `whole`. */
  queue: { label: string; whole: Duration };
  note: string;
};

export type LanesFigure = {
  title: string;
  months: number;
  /** `from`, `to` and `upTo` are months. A part usually ends by `to`, and at the latest by `upTo`. */
  lanes: readonly {
    label: string;
    text: string;
    parts: readonly { who: Who; from: number; to: number; upTo?: number }[];
  }[];
  /** A part of lane `next` begins when a part of lane `of` ends, in month `at`. */
  waits: readonly { at: number; of: number; next: number }[];
  /** A narrow window has no lines. Instead, this text precedes the names of the lanes that a lane waits for. */
  waitsFor: string;
  legend: string;
  entries: readonly { label: string; who: Who; isUpTo?: true }[];
  note: string;
};

/** A cycle as a ring. Its last part, `lead`, is the time for a renewal: the process, and the time to spare. */
export type RingFigure = {
  title: string;
  cycle: Duration;
  lead: Duration;
  process: Duration;
  center: { value: string; label: string };
  entries: Record<"process" | "upTo" | "room", string>;
  note: string;
};

/** A turn is null if the party has no work in that week. */
export type TurnsFigure = {
  scale: string;
  weeks: readonly { week: number; label: string }[];
  lanes: readonly { name: string; who: Who; turns: readonly (string | null)[] }[];
};

/** Rates before and after a negotiation. Today's rate is 100. */
export type RateFigure = {
  title: string;
  today: { label: string; rate: number };
  after: { label: string; from: number; to: number };
};

/** `isAnswer` marks the network to join. */
export type CardFigure = {
  title: string;
  front: { label: string; name: string };
  ways: readonly { visits: string; payer: string; join: string; isAnswer: boolean }[];
  note: string;
};

export type Term = { term: string; description: string };

export type Word = Term & { id: string; link: Link | null };

/** `href` is the link of a row's first cell. If `print`, the table has its own sheet in print. */
export type Table = {
  names: readonly string[];
  rows: readonly { cells: readonly string[]; href?: Path | null }[];
  print: boolean;
  /** The text of a cell about which nothing is known. By default, it is a dash. */
  unknown?: string;
  /** On a phone, the rows are collapsed below this label, and a link to the anchor `id` opens them. */
  fold?: { id: string; label: string };
  feed?: { label: string; url: typeof rulesFeedPath };
};

export type DatesForm = {
  action: typeof expiryCalendarPath;
  fields: readonly { id: string; label: string }[];
  submit: string;
  note: string;
};

export type LinkCard = Link & { description: string };

export type Hero = {
  eyebrow: string;
  heading: string;
  lead: string;
  actions: readonly [Action, ...Action[]];
  /** The figure is next to the words or, if it is wide, below them. All its bars have the same scale. */
  figure: { title: string; bars: readonly (DurationBar & { href?: Path })[]; isWide?: boolean } | null;
};

export type Closing = { heading: string; text: string; actions: readonly [Action, ...Action[]] };

export type PageBase = {
  seo: Seo;
  /** When the page's texts last changed, for the site map. */
  updatedOn: IsoDate;
  hero: Hero;
  sections: readonly Section[];
  closing: Closing;
};

export type ServiceRecord = {
  name: string;
  shortDescription: string;
  /** For other sites that show the data. This site draws all icons in one tint. */
  color: "pine" | "amber" | "ink";
  icon: IconName;
  featured: boolean;
  /** The duration on the service's card (requirements 32 to 39, 108). */
  typicalDuration: Duration;
};

export type ServicePage = PageBase & {
  record: ServiceRecord;
  /** The figure is next to the hero. Only `planner` and `lanes` are below it. */
  figure: ServiceFigure;
};

/** `clock` has the four rows of `facts/clock.ts`, with the page's own row marked. */
type ServiceFigure =
  | { kind: "bars" }
  | { kind: "clock"; own: ClockRow }
  | { kind: "parts"; parts: DurationParts }
  | { kind: "rate"; rate: RateFigure }
  | { kind: "card"; card: CardFigure }
  | { kind: "lanes"; lanes: LanesFigure }
  | { kind: "ring"; ring: RingFigure }
  | { kind: "planner" };

export type SpecialtyRecord = {
  name: string;
  description: string;
  icon: IconName;
  color: ServiceRecord["color"];
  timeframe: Duration;
  keyRequirements: readonly string[];
};

export type SpecialtyPage = PageBase & {
  record: SpecialtyRecord;
  /** The words around the specialty's drawing in apps/web/public/art/plates.svg. */
  plate: { title: string; caption: string };
};

/** If `answer` is null, we aren't sure, and texts must not state the fact. */
export type StateAnswer = { answer: "yes" | "no" | null; source: string };

export type StateRecord = StateFacts & {
  /** Whether the state itself registers prescribers, besides the DEA. It is null if we aren't sure. */
  controlledSubstanceRegistration: "yes" | "no" | null;
  /** Whether there are comprehensive, risk-based Medicaid plans. It is null if we aren't sure. */
  medicaidManagedCare: "yes" | "no" | null;
  licensing: readonly string[];
  network: readonly string[];
};

export const postCategories = ["Credentialing Tips", "Payer Enrollment", "Industry News", "Compliance"] as const;
export type PostCategory = (typeof postCategories)[number];

export type Source = {
  title: string;
  publisher: string;
  url: `https://${string}`;
  /** The day on which we read the source. It is null if we know only its title and URL. */
  checkedOn: IsoDate | null;
};

export type Post = {
  /** At most 60 characters. */
  title: string;
  /** One or two sentences of 70 to 160 characters, which are also the meta description. */
  excerpt: string;
  category: PostCategory;
  createdOn: IsoDate;
  /** The day of the last check and correction. It is null if nothing has changed since `createdOn`. */
  updatedOn: IsoDate | null;
  tags: readonly [string, ...string[]];
  sources: readonly [Source, ...Source[]];
  /** A number with its unit ("120 days"), two ends of a line ("Nov > May"), or a text of at most 16 characters. */
  mark: string;
  /** The social card's stamp, for articles on passing a check, returned files or due dates. */
  stamp: PostStamp | null;
  service: ServiceSlug | null;
  /** A summary in three sentences of at most 120 characters each. `content` has the same facts. */
  inShort: readonly [string, string, string];
  /**
   * Plain text. A blank line ends a paragraph. A paragraph of one short line without closing punctuation is a
   * subheading. Lines that begin with "- " are a list. Lines that begin with "| " are a table, with " | " between its
   * cells; the first line has the column names. If all lines of a list begin with a day or a number of days ("- March
   * 4: …", "- Day 5: …", "- Month 7: …"), it is drawn as a timeline.
   */
  content: string;
};

/** `sample` is invented for this site. The startup log warns until it is replaced and `confirmed` (docs/launch.md). */
export type Attestation = "sample" | "confirmed";

export type Testimonial = { quote: string; role: string; attestation: Attestation };

export type CaseStudy = {
  id: number;
  title: string;
  category: string;
  specialty: string;
  name: string;
  /** The size of the case, for lists of cases, such as "12 providers, 15 networks". */
  scope: string;
  timeline: string;
  days: Duration;
  /** The average that `metrics.timeReduction` compares with, such as "the industry average". */
  average: { of: string; days: Duration };
  /** Such as "12" or "Facility + 8 surgeons". */
  providers: string;
  tally: readonly { count: number; label: string }[];
  challenge: string;
  solution: string;
  results: readonly [string, string, string, string, string];
  metrics: {
    timeReduction: string;
    approvalRate: string;
    networkContracts: string;
    revenueImpact: string;
  };
  icon: IconName;
  color: ServiceRecord["color"];
  service: Link;
  attestation: Attestation;
};

export type CaseRow = {
  name: string;
  scope: string;
  faster: string;
  days: Duration;
  average: Duration;
  href: Path;
};

export type FaqCategory = { id: string; title: string; faqs: readonly Faq[] };

type LegalSection = { id: string; title: string; paragraphs: readonly string[]; items: readonly string[] };

export type LegalDocument = {
  seo: Seo;
  eyebrow: string;
  heading: string;
  lead: string;
  effectiveOn: IsoDate;
  updatedOn: IsoDate;
  /** `confirmed` means that the operator's lawyer has reviewed the text. */
  attestation: Attestation;
  sections: readonly LegalSection[];
};

export type StateFacts = {
  name: string;
  abbreviation: string;
  medicalBoard: string;
  medicaidProgram: string;
  /** Whether the state is in the Interstate Medical Licensure Compact. It is null if we aren't sure. */
  imlcMember: boolean | null;
};
