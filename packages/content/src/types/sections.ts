import type { IsoDate } from "../calendar.ts";
import type { StateSlug } from "../ids/states.ts";
import type { Path, planCalendarPath } from "../paths.ts";
import type { ownStartNames, PayerId, PlanId } from "../plan-search.ts";

export type SampleSheet = {
  id: "status" | "documents" | "expiries" | "proposal";
  title: string;
  /** The label that opens a long sheet on a phone. null: the sheet is always open. */
  open: string | null;
  /** The first column is the row's header. */
  columns: readonly { label: string }[];
  rows: readonly SheetRow[];
  /** A phone shows each row as a block. */
  stacks?: true;
  /** The items that expire within a year, in place of a table. */
  year: YearFigure | null;
  note: string | null;
};

/** Spans of a calendar, on an axis of `days` from its first day. */
export type YearFigure = {
  starts: string;
  expires: string;
  days: number;
  quarters: readonly { days: number; label: string }[];
  /** isUncertain: drawn dashed. */
  rows: readonly { name: string; start: DayOfYear; expiry: DayOfYear; isUncertain?: true }[];
  line?: { at: number; label: string };
};

export type SheetRow = { cells: readonly [head: string, ...SheetCell[]] };

type DayOfYear = { day: number; text: string };

/** For files: `done` by the payer, `half` under review, `open` waiting for action. For documents: the other three. */
export type SheetMark = "done" | "half" | "open" | "have" | "missing" | "expires";

export type SheetCell = string | { mark: SheetMark; text: string };

export type Comparison = {
  names: readonly string[];
  rows: readonly { about: string; cells: readonly string[] }[];
};

/** The planner's answer: a plan, or a sentence that explains why there is none. */
export type PlanAnswer = { plan: Plan | null; refusal: string | null };

/** A whole day in a calendar file. `id` is unique in its file. */
export type CalendarEvent = { id: string; on: IsoDate; title: string; text: string };

export type Plan = {
  /** What the form asked for: the first provider's first day, and the other providers' own days, by field name. */
  start: IsoDate;
  ownStarts: { [Name in (typeof ownStartNames)[number]]?: string | undefined };
  shortWords: string;
  chosen: readonly PayerId[];
  /** The day on which the license is expected. null: in hand. */
  license: IsoDate | null;
  state: StateSlug | null;
  plan: PlanId | null;
  providers: number;
  /** One for each first day, earliest first. */
  days: readonly PlannedDay[];
  href: Path;
  message: string;
  calendar: `${typeof planCalendarPath}?${string}`;
};

/** The files of the providers who share a first day of billing. */
export type PlannedDay = {
  start: IsoDate;
  /** The day with its weekday and, if the providers' days differ, the providers. */
  startWords: string;
  /** The first day is past: the provider is working, but can't bill every payer yet. */
  hasBegun: boolean;
  count: number;
  /** The providers' numbers. null: all providers. */
  which: string | null;
  forecast: Forecast;
  startBy: IsoDate;
  startSentence: string;
  files: readonly PlannedFile[];
  /** On files that are late. null: none is. */
  advice: string | null;
};

export type PlannedFile = {
  id: PayerId;
  payer: string;
  /** false: a plural, such as "Commercial plans". */
  isProperName: boolean;
  name: string;
  /** The day by which even the slowest case is finished in time. */
  by: IsoDate;
  byWords: string;
  /** The day on which to file: `by`, or the first possible day after it. */
  leaves: IsoDate;
  /** If the work begins today, with our own steps at their fastest and at their slowest. */
  status: "In time" | "Tight" | "Late";
  /** Names the part, if plans credential after it. */
  statusWords: string;
  /** The days between which the file is then approved. */
  label: string;
  advice: string | null;
  /** When the file has been sent, and between which days it is approved, in days from today. */
  bar: { filed: number; from: number; to: number };
  /** Days of work that can't be billed. null: no visit depends on this file. */
  lost: { from: number; to: number } | null;
  /** Explains the days between filing and approval. */
  usual: string;
  notes: readonly string[];
  source: { checked: string; text: string };
  /** Says that the slowest case is late, or what filing after `by` costs. null: neither applies. */
  tight: string | null;
  /** Says that even the fastest case is late; null: it is in time. */
  late: string | null;
};

/** The days from which payers can be billed, counted from today. */
export type Forecast = {
  sentence: string;
  days: number;
  startsAt: number;
  startLabel: string;
  months: readonly { days: number; label: string }[];
};
