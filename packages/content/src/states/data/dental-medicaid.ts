import type { StateSlug } from "../../ids/states.ts";

const plans =
  "Each medical plan covers dental care, mostly through a dental administrator, which contracts with the dentists.";
const state = "Dentists enroll with the state and bill it.";

/**
 * Who pays dentists, if medicaid-ways.ts doesn't say so. As known in the field on November 26, 2026 (docs/launch.md).
 * Iowa: hhs.iowa.gov, Dental Wellness Plan; California: dhcs.ca.gov; Utah: kiowacountypress.net (Utah News Dispatch,
 * 2025). Missing: not known
 */
export const dentalMedicaid: Partial<Record<StateSlug, string>> = {
  alabama: `${state} Most adults aren’t covered.`,
  alaska: state,
  arizona: `${plans} Most of that care is for members under 21.`,
  california:
    "The state pays most dentists itself (Medi-Cal Dental). In Sacramento and Los Angeles Counties some members have been in dental plans, so we ask about the member’s.",
  colorado: "The state covers dental care through DentaQuest, outside the regional entities.",
  delaware: "Children’s dental care is billed to the state. Adults’ has been with the three plans since October 2020.",
  georgia: plans,
  idaho: "Dental care has a plan of its own, Idaho Smiles.",
  illinois: `${plans} For members outside the plans, the state pays.`,
  indiana: plans,
  iowa: "Dental care has plans of its own (Dental Wellness Plan), two for the whole state: Delta Dental of Iowa and MCNA.",
  kansas: plans,
  kentucky: plans,
  // massdhp.org/orm, on the change of January 31, 2026; tdmr.org, the administrator before BeneCare
  massachusetts:
    "One administrator credentials dentists and pays them for all members but those of One Care and Senior Care Options: since February 1, 2026 DentaQuest again, in place of BeneCare (MassHealth-Dental.org).",
  michigan:
    "Members under 21 have Healthy Kids Dental, with dental plans of its own. Since April 2023 the health plans cover dental care for their adult members.",
  minnesota: plans,
  mississippi: plans,
  missouri: `${plans} For members outside the plans, the state pays.`,
  montana: state,
  "new-jersey": plans,
  "new-mexico": plans,
  "new-york": `${plans} For members outside the plans, the state pays.`,
  "north-carolina": "Dental care is outside the plans: dentists enroll in NCTracks and bill the state.",
  "north-dakota": state,
  ohio: plans,
  pennsylvania: plans,
  "rhode-island": "Children and young adults have a dental plan, RIte Smiles. For others the state pays.",
  "south-carolina": "Dental care is outside the medical plans: DentaQuest runs it for the state.",
  "south-dakota":
    "Dentists enroll with the state. Delta Dental of South Dakota has handled their claims; we confirm that it still does.",
  tennessee: "One dental benefits manager, DentaQuest, runs dental care for all of TennCare, outside the three plans.",
  texas:
    "Members under 21 have dental plans of their own, such as DentaQuest, MCNA and UnitedHealthcare, each with its own contract.",
  utah: "Adults’ dental care runs through the University of Utah School of Dentistry and its network, since spring 2025 for every adult member. Children have dental plans, each with its own contract.",
  vermont: state,
  virginia:
    "Dental care is outside the medical plans, in Smiles For Children, for all ages. DentaQuest has run it; we confirm that it still does.",
  "west-virginia": plans,
  wisconsin: "The state pays most dentists itself. In Milwaukee and counties near it, the HMOs cover dental care.",
  wyoming: state,
};
