import { monthOf } from "../../calendar.ts";
import type { CompactId, StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";
import { stateFacts } from "./facts.ts";

/** The compact of a profession. asOf: the date of the list that we have read, which lacks later members */
type Compact = { name: string; whom: string; url: string; source: string; asOf: IsoDate };

/**
 * Licensure compacts of the professions that the company serves. The members of the physicians' compact are in
 * facts.ts, because the database has a column for them.
 */
export const compactList = {
  imlc: {
    name: "Interstate Medical Licensure Compact (IMLC)",
    whom: "Physicians (IMLC)",
    url: "https://imlcc.com/participating-states/",
    source:
      "imlcc.com, map of July 16, 2026 (46 jurisdictions; Alaska joined on June 22, 2026) and text of January 2026; Oregon Medical Board; New Mexico SB 1 (February 5, 2026); Arkansas Act 269 of 2025",
    asOf: "2026-07-16",
  },
  nlc: {
    name: "Nurse Licensure Compact (NLC)",
    whom: "Registered and practical nurses (NLC)",
    url: "https://www.nursecompact.com/",
    source:
      "compactstates.com, June 17, 2026: 40 states issue, Massachusetts has enacted; globalnurseguide.com, July 2, 2026",
    asOf: "2026-07-02",
  },
  aprn: {
    name: "APRN Compact (advanced practice nurses)",
    whom: "Advanced practice nurses",
    url: "https://www.aprncompact.com/",
    source: "aacn.org; NCSBN, February 9, 2024: South Dakota is the fourth to enact; still four in April 2026",
    asOf: "2026-04-30",
  },
  psypact: {
    name: "PSYPACT (psychologists)",
    whom: "Psychologists (PSYPACT)",
    url: "https://psypact.gov/",
    source:
      "psypact.gov, as copied in March 2026: 41 states; therapywithoutborders.org, February 2026: 43 jurisdictions",
    asOf: "2026-03-31",
  },
  counseling: {
    name: "Counseling Compact",
    whom: "Counselors",
    url: "https://counselingcompact.gov/",
    source:
      "github.com/csg-org/CompactConnect, list of members; Nevada: legalclarity.org; issuing: certoutlook.com, June 13, 2026",
    asOf: "2026-06-13",
  },
  pt: {
    name: "Physical Therapy Compact",
    whom: "Physical therapists",
    url: "https://ptcompact.org/",
    source: "ptcompact.org, map as copied on September 2, 2026; section 486.112, Florida Statutes (2024)",
    asOf: "2026-09-02",
  },
  ot: {
    name: "Occupational Therapy Compact",
    whom: "Occupational therapists",
    url: "https://otcompact.gov/",
    source: "otcompact.gov, as copied on September 2, 2026; github.com/csg-org/CompactConnect",
    asOf: "2026-09-02",
  },
  aslp: {
    name: "Audiology and Speech-Language Pathology Compact",
    whom: "Audiologists and speech-language pathologists",
    url: "https://aslpcompact.com/",
    source: "aslpcompact.com, as copied on September 2, 2026; github.com/csg-org/CompactConnect",
    asOf: "2026-09-02",
  },
  pa: {
    name: "PA Compact (physician assistants)",
    whom: "Physician assistants",
    url: "https://www.pacompact.org/",
    source:
      "theindependentpac.com, June 30, 2025 (18 states); North Carolina: Session Law 2025-37; North Dakota: N.D. Cent. Code 43-17.5; New Jersey: NJSSPA, January 2026 (A4328/S3560); none issues yet (calibercred.com, April 2026)",
    asOf: "2026-04-30",
  },
  sw: {
    name: "Social Work Compact",
    whom: "Social workers",
    url: "https://swcompact.org/compact-map/",
    source:
      "socialworkers.org, April 26, 2024: nine states by name; github.com/csg-org/CompactConnect: six more; sdaho.org: Georgia; Connecticut Public Act 24-30; Iowa Code 147I.1; Rhode Island: P.L. 2024, chapter 269; therapywithoutborders.org, explainer of early 2026 (31); swcompactmap.us, June 16, 2026: the commission’s page lists 30, none issues; New Mexico HB 50 (February 5, 2026): nmsentinel.com; Arkansas HB 1712 (April 2025) and Delaware SB 109 (August 2025): as known in the field",
    asOf: "2026-06-16",
  },
  ddh: {
    name: "Dentist and Dental Hygienist Compact",
    whom: "Dentists and dental hygienists",
    url: "https://ddhcompact.org/",
    source:
      "beckersdental.com, Where 2 interstate dental compacts stand (spring of 2025): twelve states by name; La. R.S. 37:799 (the second compact)",
    asOf: "2025-04-30",
  },
} as const satisfies Record<CompactId, Compact>;

/** We know only some members of these compacts. A page must not say that another state isn't a member. */
export const partlyKnown: Partial<Record<CompactId, string>> = {
  sw: "30 states had passed it by June 2026, and none was issuing",
  ddh: "At least twelve states were on a list of April 2025, and none was issuing then. The dental boards’ compact is a second, separate one",
};

/** The APRN Compact takes effect when this many states have enacted it (aprncompact.com). */
export const aprnStatesNeeded = 7;

type Member = Exclude<CompactId, "imlc">;

/** When `pnpm check` begins to warn, because members join with every legislative session. */
export const compactsNextCheck: IsoDate = "2027-01-04";

/** States that were in the physicians' compact by law, but issued no licenses through it, on the date of the list. */
export const imlcNotIssuing: readonly StateSlug[] = ["alaska", "arkansas", "new-mexico", "rhode-island"];

/** How a state's membership changed. Michigan: mha.org, February 2026 (HB 5455), and the map of July 2026. */
export const imlcNotes: Partial<Record<StateSlug, string>> = {
  michigan: "Michigan’s compact law lapsed in March 2025, and a 2026 law (HB 5455) restored the membership.",
};

/**
 * issuing: the state issues licenses or privileges · enacted: it has the law, but issued none on the date of the list.
 * If a compact is in neither list, the state is not a member, or we don't know.
 */
export const licensureCompacts: Record<StateSlug, Record<"issuing" | "enacted", readonly Member[]>> = {
  alabama: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "sw"],
  },
  alaska: { issuing: ["pt"], enacted: ["ot", "aslp"] },
  arizona: {
    issuing: ["nlc", "psypact", "counseling", "pt"],
    enacted: ["ot", "aslp", "sw"],
  },
  arkansas: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa", "sw", "ddh"],
  },
  california: { issuing: [], enacted: [] },
  colorado: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa", "sw", "ddh"],
  },
  connecticut: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "pa", "sw"],
  },
  delaware: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["aprn", "counseling", "ot", "aslp", "pa", "sw"],
  },
  florida: { issuing: ["nlc", "psypact"], enacted: ["counseling", "pt", "aslp"] },
  georgia: {
    issuing: ["nlc", "psypact", "counseling", "pt"],
    enacted: ["ot", "aslp", "sw"],
  },
  hawaii: { issuing: [], enacted: [] },
  idaho: { issuing: ["nlc", "psypact"], enacted: ["aslp"] },
  illinois: { issuing: ["psypact"], enacted: [] },
  indiana: {
    issuing: ["nlc", "psypact", "counseling", "pt", "ot"],
    enacted: ["aslp"],
  },
  iowa: {
    issuing: ["nlc", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa", "sw", "ddh"],
  },
  kansas: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa", "sw", "ddh"],
  },
  kentucky: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "sw"],
  },
  louisiana: { issuing: ["nlc", "counseling", "pt", "aslp"], enacted: ["ot", "sw"] },
  maine: {
    issuing: ["nlc", "psypact"],
    enacted: ["counseling", "pt", "ot", "aslp", "pa", "sw", "ddh"],
  },
  maryland: {
    issuing: ["nlc", "psypact", "pt", "ot"],
    enacted: ["counseling", "aslp", "sw"],
  },
  massachusetts: { issuing: [], enacted: ["nlc"] },
  michigan: { issuing: ["psypact"], enacted: ["pt", "ot"] },
  minnesota: {
    issuing: ["psypact", "counseling", "ot"],
    enacted: ["aslp", "pa", "sw", "ddh"],
  },
  mississippi: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "sw"],
  },
  missouri: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "sw"],
  },
  montana: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa"],
  },
  nebraska: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa", "sw", "ddh"],
  },
  nevada: { issuing: ["psypact"], enacted: ["counseling", "pt", "aslp"] },
  "new-hampshire": {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "sw"],
  },
  "new-jersey": { issuing: ["nlc", "psypact", "pt"], enacted: ["counseling", "pa", "sw"] },
  "new-mexico": { issuing: ["nlc"], enacted: ["sw"] },
  "new-york": { issuing: [], enacted: [] },
  "north-carolina": {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa", "sw"],
  },
  "north-dakota": {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["aprn", "counseling", "ot", "pa", "sw"],
  },
  ohio: {
    issuing: ["nlc", "psypact", "counseling", "pt", "ot", "aslp"],
    enacted: ["pa", "sw", "ddh"],
  },
  oklahoma: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa"],
  },
  oregon: { issuing: ["pt"], enacted: [] },
  pennsylvania: { issuing: ["nlc", "psypact", "pt"], enacted: ["ot"] },
  "rhode-island": {
    issuing: ["nlc", "psypact"],
    enacted: ["counseling", "pt", "ot", "aslp", "sw"],
  },
  // Social workers: 2025 Act No. 66 (scstatehouse.gov, S.C. Code 40-63-510)
  "south-carolina": {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "sw"],
  },
  "south-dakota": {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["aprn", "counseling", "ot", "sw"],
  },
  tennessee: {
    issuing: ["nlc", "psypact", "pt", "ot", "aslp"],
    enacted: ["counseling", "pa", "sw", "ddh"],
  },
  texas: { issuing: ["nlc", "psypact", "pt"], enacted: [] },
  utah: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["aprn", "counseling", "ot", "aslp", "pa", "sw"],
  },
  vermont: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "sw"],
  },
  virginia: {
    issuing: ["nlc", "psypact", "pt", "ot"],
    enacted: ["counseling", "aslp", "pa", "sw", "ddh"],
  },
  washington: {
    issuing: ["nlc", "psypact", "pt"],
    enacted: ["counseling", "ot", "aslp", "pa", "sw", "ddh"],
  },
  "west-virginia": {
    issuing: ["nlc", "psypact", "pt", "ot", "aslp"],
    enacted: ["counseling", "pa"],
  },
  wisconsin: {
    issuing: ["nlc", "psypact", "pt", "ot"],
    enacted: ["counseling", "aslp", "pa", "ddh"],
  },
  wyoming: { issuing: ["nlc", "psypact"], enacted: ["counseling", "ot", "aslp"] },
};

const members = Object.values(stateFacts).filter((state) => state.imlcMember === true).length;

/** The number of states in the Interstate Medical Licensure Compact, with the month of the check. */
export const imlcMembership = `${members} by law as of ${monthOf(compactList.imlc.asOf)}, plus the District of Columbia and Guam`;
