import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate, StateAnswer } from "../../types/content.ts";

/** Day of the last check of the whole list. */
export const medicaidCheckedOn: IsoDate = "2026-11-21";
const kff = "KFF, 10 Things to Know About Medicaid Managed Care";
const yes = (source = kff): StateAnswer => ({ answer: "yes", source });
const no = (instead: string): StateAnswer => ({ answer: "no", source: `${kff}; ${instead}` });

/** Whether the state's Medicaid program contracts with comprehensive, risk-based managed care plans. */
export const medicaidManagedCare: Record<StateSlug, StateAnswer> = {
  alabama: no("it pays claims itself, and the Alabama Coordinated Health Network manages care"),
  alaska: no("it pays claims itself"),
  arizona: yes(),
  arkansas: yes(),
  california: yes(),
  colorado: yes(),
  connecticut: no("it pays claims itself, and administrative organizations handle authorizations"),
  delaware: yes(),
  florida: yes(),
  georgia: yes(),
  hawaii: yes(),
  idaho: {
    answer: null,
    source: "KFF counts none; plans for people with Medicare too; House Bill 345 of 2025 moves all",
  },
  illinois: yes(),
  indiana: yes(),
  iowa: yes(),
  kansas: yes(),
  kentucky: yes(),
  louisiana: yes(),
  maine: no("it pays claims itself, with Primary Care Plus for primary care"),
  maryland: yes(),
  massachusetts: yes(),
  michigan: yes(),
  minnesota: yes(),
  mississippi: yes(),
  missouri: yes(),
  montana: no("it pays claims itself, with primary care case management"),
  nebraska: yes(),
  nevada: yes(),
  "new-hampshire": yes(),
  "new-jersey": yes(),
  "new-mexico": yes(),
  "new-york": yes(),
  "north-carolina": yes(),
  "north-dakota": yes(),
  ohio: yes(),
  oklahoma: yes("SoonerSelect, since April 2024 (KFF)"),
  oregon: yes(),
  pennsylvania: yes(),
  "rhode-island": yes(),
  "south-carolina": yes(),
  "south-dakota": no("it pays claims itself, with primary care case management"),
  tennessee: yes(),
  texas: yes(),
  utah: yes(),
  vermont: no("its agency is its own plan"),
  virginia: yes(),
  washington: yes(),
  "west-virginia": yes(),
  wisconsin: yes(),
  wyoming: no("it pays claims itself"),
};
