import { monthOf } from "../calendar.ts";
import { type CompactId, isStateSlug, type StateSlug } from "../ids/states.ts";
import { postPath } from "../paths.ts";
import type { Fact, IsoDate, StateRecord } from "../types/content.ts";
import { boards } from "./data/boards.ts";
import { assistants, clinicians } from "./data/clinicians.ts";
import { type CredentialingLaw, credentialingLaws } from "./data/credentialing-laws.ts";
import { dentistLicenses } from "./data/dental-medicaid.ts";
import { stateFacts } from "./data/facts.ts";
import { licensePaths, osteopathicPaths } from "./data/licensing.ts";
import { compactList, imlcNotes, imlcNotIssuing, licensureCompacts } from "./data/licensure-compacts.ts";
import { medicaidEnrollment, medicaidNames } from "./data/medicaid-enrollment.ts";
import { contractorsChecked, medicareContractors } from "./data/medicare-contractors.ts";
import { besideDc, dc, neighbors, virginiaFromMaryland } from "./data/neighbors.ts";
import { unlistedTraining } from "./remarks.ts";

type State = StateRecord & { slug: string };

const list = new Intl.ListFormat("en-GB");

/** Facts that differ between states. Unknown facts are omitted, so a row that an admin added has few. */
export function stateFactList(state: State): readonly Fact[] {
  const slug = isStateSlug(state.slug) ? state.slug : null;
  return [
    fact("Licensing board", state.medicalBoard, slug && boards[slug].url, (slug && licensePaths[slug]) ?? null),
    ...(slug === null ? [] : [...osteopathicBoard(slug), ...otherClinicians(slug), ...ownTraining(state, slug)]),
    physiciansCompact(state, slug),
    ...(slug === null ? [] : otherCompacts(slug)),
    enrollment(state, slug),
    ...(slug === null ? [] : [contractor(slug), ...border(slug), ...laws(slug)]),
  ];
}

function fact(label: string, text: string, url: string | null = null, note: string | null = null): Fact {
  return { label, parts: [{ text, url }], note };
}

function osteopathicBoard(slug: StateSlug): Fact[] {
  const { osteopathic } = boards[slug];
  return osteopathic === null
    ? []
    : [fact("Osteopathic board", osteopathic.name, osteopathic.url, osteopathicPaths[slug] ?? null)];
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

/** 42 CFR 424.520(d), 424.521 */
const medicareDate =
  "File in PECOS by the first visit: Medicare pays from the filing on, and for up to 30 days before it if you couldn’t file sooner.";

function contractor(slug: StateSlug): Fact {
  const { name, jurisdiction, note } = medicareContractors[slug];
  const notes = note === null ? medicareDate : `${note}. ${medicareDate}`;
  return fact("Medicare contractor", `${name} (${jurisdiction})`, contractorsChecked.url, notes);
}

const lawLabels = {
  commercial: { time: "Law on insurers’ time", pay: "Insurers’ payment while pending" },
  Medicaid: { time: "Law on Medicaid plans’ time", pay: "Medicaid plans’ payment while pending" },
};

const dateInWriting = "We get each plan’s effective date in writing before the first visit.";
const noTime = fact(lawLabels.commercial.time, "No deadline that we know of.");
const noPay = fact(lawLabels.commercial.pay, `No law that we know of. ${dateInWriting}`);
const neither = `No deadline that we know of, and no duty to pay for visits during the wait. ${dateInWriting}`;

/** Rows of the laws that we have read. If none sets an insurer's time or its payments, a row says so. */
function laws(slug: StateSlug): readonly Fact[] {
  const rows = merged((credentialingLaws[slug] ?? []).flatMap(lawRows));
  const time = rows.filter(({ label }) => label.startsWith(noTime.label));
  const pay = rows.filter(({ label }) => label === noPay.label);
  if (time.length === 0 && pay.length === 0) return [fact(noTime.label, neither), ...rows];
  const own = [...(time.length > 0 ? time : [noTime]), ...(pay.length > 0 ? pay : [noPay])];
  return [...own, ...rows.filter((row) => !own.includes(row))];
}

function lawRows({ plans, time, pay: paid, unpaid, section, from }: CredentialingLaw): readonly Fact[] {
  const cited = { text: `${section}.`, href: postPath("state-credentialing-deadlines-and-interim-payment") };
  const row = (label: string, text: string, ...source: Fact["parts"]) => ({
    label,
    parts: [{ text: `${text}.`, url: null }, ...source],
    note: null,
  });
  const pay = paid ?? unpaid ?? null;
  const { time: timeLabel, pay: payLabel } = lawLabels[plans];
  return [
    ...(time === null ? [] : [row(`${timeLabel}${from ? ` from ${from}` : ""}`, time, cited)]),
    // The row above has cited the section already.
    ...(pay === null ? [] : [row(payLabel, pay, ...(time === null ? [cited] : []))]),
  ];
}

/** Merges rows with the same label, which come from sections of the same kind. */
function merged(rows: readonly Fact[]): readonly Fact[] {
  const byLabel = new Map<string, Fact>();
  for (const row of rows) {
    const before = byLabel.get(row.label);
    byLabel.set(row.label, before === undefined ? row : { ...row, parts: [...before.parts, ...row.parts] });
  }
  return [...byLabel.values()];
}

/** Also names the neighbors, for a practice that works on both sides of the border. */
function physiciansCompact({ imlcMember }: State, slug: StateSlug | null): Fact {
  const isWaiting = slug !== null && imlcNotIssuing.includes(slug);
  const member = isWaiting ? "member by law, not issuing yet" : "member";
  const membership = imlcMember === null ? "not confirmed" : imlcMember ? member : "not a member";
  const { name, url, asOf } = compactList.imlc;
  const adjoining = slug === null ? [] : neighbors[slug];
  const reached = adjoining.filter((neighbor) => stateFacts[neighbor].imlcMember === true).map(withStatus);
  const all = slug !== null && besideDc.includes(slug) ? [...reached, dc] : reached;
  const around = `next to ${all.length > 1 ? "members" : "member"} ${list.format(all)}`;
  const parts = [
    { text: `${name}: ${membership} in ${monthOf(asOf)}`, url },
    ...(all.length === 0 ? [] : [{ text: around, url: null }]),
  ];
  return { label: "Physician compact", parts, note: (slug && imlcNotes[slug]) ?? null };
}

/** A compact whose list is older than this is shown with the list's month. */
const oldLists: IsoDate = "2026-01-01";

const compactLabels = { issuing: "Other compacts in use", enacted: "Compacts joined, not in use yet" };

/** The note has the month of the oldest list since `oldLists`: we don't know which compacts the state joined later. */
function otherCompacts(slug: StateSlug): Fact[] {
  const rows = (["issuing", "enacted"] as const).flatMap((status) => {
    const ids: readonly CompactId[] = licensureCompacts[slug][status];
    if (ids.length === 0) return [];
    const listed = ids.map((id) => compactList[id]);
    const isOld = ({ asOf }: (typeof listed)[number]) => asOf < oldLists;
    const oldest = listed
      .filter((compact) => !isOld(compact))
      .map(({ asOf }) => asOf)
      .toSorted()[0];
    const parts = listed.map((compact) => ({
      text: isOld(compact) ? `${compact.whom} (as of ${monthOf(compact.asOf)})` : compact.whom,
      url: compact.url,
    }));
    return [
      {
        label: compactLabels[status],
        parts,
        note: oldest ? `From the compacts’ lists of ${monthOf(oldest)} or later.` : null,
      },
    ];
  });
  return rows.length > 0 ? rows : [fact("Other compacts", "None that we know of")];
}

function border(slug: StateSlug): Fact[] {
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
  return changes.length === 0 ? [] : [fact("Medicare contractors across the border", changes.join("; "))];
}

function withStatus(slug: StateSlug): string {
  const { name } = stateFacts[slug];
  return imlcNotIssuing.includes(slug) ? `${name} (not issuing yet)` : name;
}
