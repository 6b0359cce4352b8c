import { monthOf } from "../calendar.ts";
import { isStateSlug } from "../ids/states.ts";
import type { StateFilter } from "../search/states.ts";
import type { StateRecord } from "../types/content.ts";
import { type CredentialingLaw, credentialingLaws, lawsCheckedOn } from "./data/credentialing-laws.ts";
import { compactList, licensureCompacts, partlyKnown } from "./data/licensure-compacts.ts";

type Listed = { slug: string } & Pick<StateRecord, "imlcMember" | "controlledSubstanceRegistration">;

/** The slugs of the states that certainly match. A member of a compact matches even before it issues licenses. */
export function matchingSlugs(states: readonly Listed[], only: StateFilter): readonly string[] {
  return states.filter((state) => matches(state, only)).map(({ slug }) => slug);
}

function matches({ slug, imlcMember, controlledSubstanceRegistration }: Listed, only: StateFilter): boolean {
  if (only === "imlc") return imlcMember === true;
  if (only === "registration") return controlledSubstanceRegistration === "yes";
  if (!isStateSlug(slug)) return false;
  if (only === "law") return (credentialingLaws[slug] ?? []).some(limitsOrPays);
  const { issuing, enacted } = licensureCompacts[slug];
  return issuing.includes(only) || enacted.includes(only);
}

/** Whether the section sets days or payment. Some sections that we have read set neither. */
function limitsOrPays({ time, pay }: CredentialingLaw): boolean {
  return pay !== null || (time !== null && !time.startsWith("We know of no deadline"));
}

export function filterLabel(only: StateFilter): string {
  if (only === "registration") return "A state controlled substance registration";
  if (only === "law") return `A law on credentialing time or payment while pending, ${monthOf(lawsCheckedOn)}`;
  const { name, asOf } = compactList[only];
  return `${name}, ${monthOf(asOf)}`;
}

export function filterNote(only: StateFilter): string {
  if (only === "registration") return "A state whose rule is uncertain is missing.";
  if (only === "law") return "A state that is missing may have a law too.";
  const known = partlyKnown[only];
  return `Counted by law; each state’s page says whether licenses are issued yet.${known === undefined ? "" : ` ${known}.`}`;
}
