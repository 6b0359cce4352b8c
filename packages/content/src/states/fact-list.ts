import { monthOf } from "../calendar.ts";
import { type CompactId, isStateSlug, type StateSlug } from "../ids/states.ts";
import { paths } from "../paths.ts";
import type { Fact, IsoDate, StateRecord } from "../types/content.ts";
import { boards } from "./data/boards.ts";
import { assistants, clinicians } from "./data/clinicians.ts";
import { dentistLicenses } from "./data/dental-medicaid.ts";
import { stateFacts } from "./data/facts.ts";
import { licensePaths, osteopathicPaths } from "./data/licensing.ts";
import { compactList, imlcNotes, imlcNotIssuing, licensureCompacts } from "./data/licensure-compacts.ts";
import { medicaidEnrollment, medicaidNames } from "./data/medicaid/enrollment.ts";
import { contractorsChecked, medicareContractors } from "./data/medicare-contractors.ts";
import { besideDc, dc, neighbors, virginiaFromMaryland } from "./data/neighbors.ts";
import { deadlines } from "./paid-visits.ts";
import { unlistedTraining } from "./remarks.ts";

type State = StateRecord & { slug: string };

const list = new Intl.ListFormat("en-GB");

/** Facts that differ between states. Unknown facts are omitted, so a row that an admin added has few. */
export function stateFactList(state: State): readonly Fact[] {
  const slug = isStateSlug(state.slug) ? state.slug : null;
  return [
    fact(
      slug && boards[slug].osteopathic ? "Physicians (M.D.s)" : "Physicians",
      state.medicalBoard,
      slug && boards[slug].url,
      (slug && licensePaths[slug]) ?? null,
    ),
    ...(slug === null ? [] : [...osteopathicBoard(slug), ...otherClinicians(slug), ...ownTraining(state, slug)]),
    physiciansCompact(state, slug),
    ...(slug === null ? [] : [otherCompacts(slug)]),
    enrollment(state, slug),
    ...(slug === null ? [] : [contractor(slug), ...deadlines(slug)]),
  ];
}

function fact(label: string, text: string, url: string | null = null, note: string | null = null): Fact {
  return { label, parts: [{ text, url }], note };
}

function osteopathicBoard(slug: StateSlug): Fact[] {
  const { osteopathic } = boards[slug];
  return osteopathic === null
    ? []
    : [fact("Physicians (D.O.s)", osteopathic.name, osteopathic.url, osteopathicPaths[slug] ?? null)];
}

function otherClinicians(slug: StateSlug): Fact[] {
  const { nurses, agreement, assistants: board, dentists } = clinicians[slug];
  return [
    fact("Nurse practitioners (NPs)", nurses, null, `${agreement}.`),
    fact("Physician assistants (PAs)", board, null, `${assistants[slug]}.`),
    fact("Dentists", dentists, null, dentistLicenses[slug] ?? null),
  ];
}

function ownTraining(state: State, slug: StateSlug): Fact[] {
  const text = unlistedTraining(state, slug);
  return text === null ? [] : [fact("Physicians’ training", `${text}.`)];
}

function enrollment(state: State, slug: StateSlug | null): Fact {
  const { enrollsAs } = medicaidNames(state);
  const portal = slug && medicaidEnrollment[slug].portal;
  const program = portal?.name.includes(enrollsAs) ? [] : [{ text: enrollsAs, url: null }];
  const parts = [...program, ...(portal ? [{ text: portal.name, url: portal.url }] : [])];
  return { label: "Medicaid enrollment", parts, note: null };
}

function contractor(slug: StateSlug): Fact {
  const { name, jurisdiction, note } = medicareContractors[slug];
  const parts = [
    { text: `${name} (${jurisdiction})`, url: contractorsChecked.url },
    { text: "see this contractor’s dates and forms", url: null, href: paths.payers },
  ];
  const notes = [note && `${note}.`, border(slug)].filter(Boolean).join(" ");
  return { label: "Medicare contractor", parts, note: notes || null };
}

/** Says whether physicians can also get the license through the compact, and names the neighboring member states. */
function physiciansCompact({ imlcMember }: State, slug: StateSlug | null): Fact {
  const isWaiting = slug !== null && imlcNotIssuing.includes(slug);
  const member = isWaiting ? "member by law, not issuing yet" : "member";
  const membership = imlcMember === null ? "not confirmed" : imlcMember ? member : "not a member";
  const { name, url, asOf } = compactList.imlc;
  const text = `${name}: ${membership} as of ${monthOf(asOf)}`;
  const way =
    imlcMember && !isWaiting
      ? compactWay(slug)
      : imlcMember === null
        ? null
        : "Each physician applies to the state directly.";
  const note = [way, slug && imlcNotes[slug]].filter(Boolean).join(" ");
  return { label: "Physician compact", parts: [{ text, url }], note: note || null };
}

function compactWay(slug: StateSlug | null): string {
  const members = (slug === null ? [] : neighbors[slug]).filter((other) => stateFacts[other].imlcMember === true);
  const issue = members.filter((other) => !imlcNotIssuing.includes(other)).map((other) => stateFacts[other].name);
  const wait = members.filter((other) => imlcNotIssuing.includes(other)).map((other) => stateFacts[other].name);
  const names = list.format(slug !== null && besideDc.includes(slug) ? [...issue, dc] : issue);
  const near = names === "" ? "" : `, such as neighboring ${names}`;
  const notYet = wait.length === 0 ? "" : ` ${list.format(wait)} can’t be the state of principal license yet.`;
  return `Physicians who qualify can also get the license through the compact. Their state of principal license must be a member${near}.${notYet}`;
}

/** A compact whose list is older than this is not shown as joined. */
const oldLists: IsoDate = "2026-01-01";

const others = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Says who can start work through a compact, which nurses can't, and which compacts aren't in use yet. */
function otherCompacts(slug: StateSlug): Fact {
  const { issuing, enacted } = licensureCompacts[slug];
  const isPrivilege = (id: CompactId) => id !== "nlc" && id !== "psypact";
  const sorted: readonly CompactId[] = issuing.toSorted((a, b) => Number(isPrivilege(a)) - Number(isPrivilege(b)));
  const parts = sorted.map((id) => ({ text: starter(id), url: compactList[id].url }));
  const outside = issuing.includes("nlc")
    ? neighbors[slug].filter((other) => !licensureCompacts[other].issuing.includes("nlc"))
    : [];
  const notes = [
    ...(outside.length === 0
      ? []
      : [
          `The nurse compact isn’t in use in ${others.format(outside.map((other) => stateFacts[other].name))}, so nurses who live there need ${stateFacts[slug].name}’s own license.`,
        ]),
    notInUse(stateFacts[slug].name, enacted),
  ];
  const [first, ...more] = parts;
  const text = first
    ? [{ ...first, text: upper(first.text) }, ...more]
    : [
        {
          text: `None of the other professions, by the compacts’ lists of ${listMonths()}. Each of them needs the state’s own license.`,
          url: null,
        },
      ];
  return { label: "Who can start on a compact", parts: text, note: notes.filter(Boolean).join(" ") || null };
}

/** Such as "March 2026 to September 2026". */
function listMonths(): string {
  const dates = Object.values(compactList)
    .map(({ asOf }) => asOf)
    .filter((asOf) => asOf >= oldLists)
    .toSorted();
  const [first = oldLists, last = first] = [dates.at(0), dates.at(-1)];
  return `${monthOf(first)} to ${monthOf(last)}`;
}

/** Such as "Indiana has also joined compacts that aren’t in use here yet: for counselors (as of June 2026)." */
function notInUse(name: string, enacted: readonly CompactId[]): string {
  const recent = enacted.filter((id) => compactList[id].asOf >= oldLists);
  const byMonth = Map.groupBy(recent, (id) => monthOf(compactList[id].asOf));
  const professions = [...byMonth].map(
    ([month, ids]) => `${list.format(ids.map((id) => lower(compactList[id].whom)))} (as of ${month})`,
  );
  if (professions.length === 0) return "";
  return `${name} has also joined ${recent.length === 1 ? "a compact that isn’t" : "compacts that aren’t"} in use here yet: for ${professions.join(", ")}.`;
}

function starter(id: CompactId): string {
  if (id === "nlc") return "RNs and LPNs, but not NPs (multistate license of the Nurse Licensure Compact, NLC)";
  return id === "psypact" ? "psychologists (PSYPACT)" : `${lower(compactList[id].whom)} (compact privilege)`;
}

function upper(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function border(slug: StateSlug): string | null {
  const here = medicareContractors[slug].name;
  const there = Map.groupBy(
    neighbors[slug].filter((neighbor) => medicareContractors[neighbor].name !== here),
    (neighbor) => medicareContractors[neighbor].name,
  );
  const changes = [...there].map(([contractor, slugs]) => {
    const places = slugs.map((neighbor) =>
      slug === "maryland" && neighbor === "virginia" ? virginiaFromMaryland : stateFacts[neighbor].name,
    );
    const isDcs = besideDc.includes(slug) && contractor === medicareContractors.maryland.name;
    return `${contractor} in ${list.format(isDcs ? [...places, dc] : places)}`;
  });
  return changes.length === 0 ? null : `Across the border: ${changes.join("; ")}.`;
}
