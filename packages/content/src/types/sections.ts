import type { IsoDate } from "../calendar.ts";
import type { StateSlug } from "../ids/states.ts";
import type { Path, planCalendarPath } from "../paths.ts";
import type { ownStartNames, PayerId, PlanId } from "../plan-search.ts";

export type SampleSheet = {
  id: "status" | "documents" | "expiries" | "proposal";
  title: string;
  /** The label that opens a long sheet on a phone. If it is null, the sheet is always open. */
  open: string | null;
  columns: readonly { label: string }[];
  rows: readonly SheetRow[];
  stacks?: true;
  /** A chart of the items that expire within a year. It replaces the table. */
  year: YearFigure | null;
  note: string | null;
};

/** Periods on an axis of `days` days, counted from the first day of the axis. */
export type YearFigure = {
  starts: string;
  expires: string;
  days: number;
  quarters: readonly { days: number; label: string }[];
  /** A row with `isUncertain` is dashed. */
  rows: readonly { name: string; start: DayOfYear; expiry: DayOfYear; isUncertain?: true }[];
  line?: { at: number; label: string };
};

export type SheetRow = { cells: readonly [head: string, ...SheetCell[]] };

type DayOfYear = { day: number; text: string };

/** A file's mark is `done`, `half` (under review) or `open` (waiting for action). Documents have the other marks. */
export type SheetMark = "done" | "half" | "open" | "have" | "missing" | "expires";

export type SheetCell = string | { mark: SheetMark; text: string };

export type Comparison = {
  names: readonly string[];
  rows: readonly { about: string; cells: readonly string[] }[];
};

export type PlanAnswer = { plan: Plan | null; refusal: string | null };

/** `id` is unique in the calendar file. */
export type CalendarEvent = { id: string; on: IsoDate; title: string; text: string };

export type Plan = {
  /** The first day of the first provider. `ownStarts` has those of the others, by field name. */
  start: IsoDate;
  ownStarts: { [Name in (typeof ownStartNames)[number]]?: string | undefined };
  shortWords: string;
  chosen: readonly PayerId[];
  /** The day on which the license is expected. It is null if the provider has the license. */
  license: IsoDate | null;
  state: StateSlug | null;
  plan: PlanId | null;
  providers: number;
  /** One entry for each first day, earliest first. */
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
  /** Whether the first day is past: the provider works, but can't bill every payer yet. */
  hasBegun: boolean;
  count: number;
  /** The numbers of the providers. It is null for all providers. */
  which: string | null;
  forecast: Forecast;
  startBy: IsoDate;
  startSentence: string;
  files: readonly PlannedFile[];
  advice: string | null;
};

export type PlannedFile = {
  id: PayerId;
  payer: string;
  /** It is false if the name is a plural, such as "Commercial plans". */
  isProperName: boolean;
  name: string;
  /** The last filing day that leaves enough time even for the slowest case. */
  by: IsoDate;
  byWords: string;
  /** The filing day: `by`, or the first possible day after it. */
  leaves: IsoDate;
  /** `Tight` means that only the fastest case is in time. */
  status: "In time" | "Tight" | "Late";
  /** The status in words. If plans credential after the state, it is the status of the state's part. */
  statusWords: string;
  label: string;
  advice: string | null;
  /** When the file is sent, and between which days it is approved. The days count from today. */
  bar: { filed: number; from: number; to: number };
  /** Days of work that can't be billed. It is null if no visit depends on this file. */
  lost: { from: number; to: number } | null;
  usual: string;
  notes: readonly string[];
  source: { checked: string; text: string };
  /** Says that the slowest case is late, or names the cost of filing after `by`. */
  tight: string | null;
  /** Says that even the fastest case is late. */
  late: string | null;
};

/** The days, counted from today, from which payers can be billed. */
export type Forecast = {
  sentence: string;
  days: number;
  startsAt: number;
  startLabel: string;
  months: readonly { days: number; label: string }[];
};
