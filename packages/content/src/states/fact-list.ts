import { monthOf } from "../facts/dated/month-of.ts";
import { type CompactId, isStateSlug, type StateSlug } from "../ids/states.ts";
import { type Path, postPath } from "../paths.ts";
import type { StateRecord } from "../types/content.ts";
import { boards } from "./boards.ts";
import { controlledSubstanceRegistration } from "./controlled-substances.ts";
import { credentialingLaws } from "./credentialing-laws.ts";
import { stateFacts } from "./facts.ts";
import { compactList, imlcNotIssuing, licensureCompacts } from "./licensure-compacts.ts";
import { medicaidEnrollment, medicaidNames } from "./medicaid-enrollment.ts";
import { medicaidManagedCare } from "./medicaid-plans.ts";
import { contractorsChecked, medicareContractors } from "./medicare-contractors.ts";
import { neighbors } from "./neighbors.ts";

/** url: the office's own site · href: a page of this site. null: no address is known. */
type Part = { text: string; url: string | null; href?: never } | { text: string; href: Path };

/** A fact of the state. `parts`: its value, each part with the address of the office that it names, if that is known. */
export type StateFact = { label: string; parts: readonly Part[]; note: string | null };

type State = StateRecord & { slug: string };

const list = new Intl.ListFormat("en-US");

/** What differs from state to state. A fact that is not known is left out; a row that an admin added has few. */
export function stateFactList(state: State): readonly StateFact[] {
  const slug = isStateSlug(state.slug) ? state.slug : null;
  return [
    fact("Licensing board", state.medicalBoard, slug && boards[slug].url),
    ...(slug === null ? [] : osteopathicBoard(slug)),
    registration(state, slug),
    enrollment(state, slug),
    managedCare(state, slug),
    ...(slug === null ? [] : contractorAndLaw(slug)),
    physiciansCompact(state, slug),
    ...(slug === null ? [] : [...otherCompacts(slug), ...compactNeighbors(slug)]),
  ];
}

function fact(label: string, text: string, url: string | null = null, note: string | null = null): StateFact {
  return { label, parts: [{ text, url }], note };
}

function osteopathicBoard(slug: StateSlug): StateFact[] {
  const { osteopathic } = boards[slug];
  return osteopathic === null ? [] : [fact("Osteopathic board", osteopathic.name, osteopathic.url)];
}

/** The record's answer; its source, where the answer is the one in content. */
function registration({ controlledSubstanceRegistration: answer }: State, slug: StateSlug | null): StateFact {
  const known = slug && controlledSubstanceRegistration[slug];
  const words = {
    yes: known?.answer === "yes" ? known.source : "The state’s own, besides the DEA’s",
    no: "None of the state’s own: the DEA’s is the one to have",
  };
  return fact(
    "Controlled substance registration",
    answer === null ? "Not confirmed: we ask before anything is filed" : words[answer],
  );
}

function enrollment(state: State, slug: StateSlug | null): StateFact {
  const { enrollsAs } = medicaidNames(state);
  const portal = slug && medicaidEnrollment[slug].portal;
  const parts = [{ text: enrollsAs, url: null }, ...(portal ? [{ text: portal.name, url: portal.url }] : [])];
  return { label: "Medicaid enrollment", parts, note: null };
}

function managedCare({ medicaidManagedCare: answer }: State, slug: StateSlug | null): StateFact {
  const known = slug && medicaidManagedCare[slug];
  const names = slug && medicaidEnrollment[slug];
  const instead = known?.answer === "no" ? known.source.split("; ").at(-1) : null;
  const plans = answer === "yes" && names?.plans ? `: ${list.format(names.plans)}` : "";
  const words = {
    yes: names?.managedCare ?? `Comprehensive plans${plans ? "" : ": the program first, then each plan"}`,
    no: instead ? `No comprehensive plans: ${instead}` : "No comprehensive plans",
  };
  return fact(
    "Medicaid managed care",
    answer === null ? "Not confirmed: we ask before anything is filed" : words[answer] + plans,
  );
}

function contractorAndLaw(slug: StateSlug): StateFact[] {
  const { name, jurisdiction, note } = medicareContractors[slug];
  const law = credentialingLaws[slug];
  return [
    fact("Medicare contractor", `${name} (${jurisdiction})`, contractorsChecked.url, note),
    ...(law === undefined
      ? []
      : [
          {
            label: "Law on credentialing time",
            parts: [
              { text: law.rule, url: null },
              { text: law.section, href: postPath("state-credentialing-deadlines-and-interim-payment") },
            ],
            note: "Not for Medicare, Medicare Advantage or self-funded plans",
          },
        ]),
  ];
}

function physiciansCompact({ imlcMember }: State, slug: StateSlug | null): StateFact {
  const isWaiting = slug !== null && imlcNotIssuing.includes(slug);
  const member = isWaiting ? "Member by law, not issuing yet" : "Member by law";
  const membership = imlcMember === null ? "Not confirmed" : imlcMember ? member : "Not a member";
  const { url, asOf } = compactList.imlc;
  return fact("Physicians’ compact (IMLC)", `${membership} (checked ${monthOf(asOf)})`, url);
}

const compactLabels = { issuing: "Compacts that issue here", enacted: "Compacts by law, none issued yet" };

function otherCompacts(slug: StateSlug): StateFact[] {
  return (["issuing", "enacted"] as const).flatMap((status) => {
    const ids: readonly CompactId[] = licensureCompacts[slug][status];
    if (ids.length === 0) return [];
    const parts = ids.map((id) => {
      const { short, who, url } = compactList[id];
      return { text: `${short} (${who})`, url };
    });
    const oldest = ids.map((id) => compactList[id].asOf).toSorted()[0] ?? compactList.imlc.asOf;
    return [{ label: compactLabels[status], parts, note: `Checked ${monthOf(oldest)} or later` }];
  });
}

/** For a practice that also works across the border. */
function compactNeighbors(slug: StateSlug): StateFact[] {
  const adjoining = neighbors[slug];
  if (adjoining.length === 0) return [];
  const members = adjoining.filter((neighbor) => stateFacts[neighbor].imlcMember === true);
  const names = list.format(members.map((neighbor) => stateFacts[neighbor].name));
  const text = members.length === 0 ? "None" : `${members.length} of ${adjoining.length}: ${names}`;
  return [fact("Neighboring states in the IMLC", text)];
}
