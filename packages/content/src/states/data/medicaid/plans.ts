import type { StateSlug } from "../../../ids/states.ts";
import type { IsoDate, StateAnswer } from "../../../types/content.ts";

export const medicaidCheckedOn: IsoDate = "2026-11-21";
const kff = "KFF, 10 Things to Know About Medicaid Managed Care";
const yes = (source = kff): StateAnswer => ({ answer: "yes", source });
const no = (instead: string): StateAnswer => ({ answer: "no", source: `${kff}; ${instead}` });

/** Whether the state's Medicaid program has contracts with comprehensive, risk-based managed care plans. */
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

export type Company = "UnitedHealthcare" | "Aetna" | "Sunshine" | "Superior";

/** Remarks on one company's Medicaid plan, or on all plans, in states whose plans we don't know completely. */
export const knownPlans: Partial<Record<StateSlug, Partial<Record<Company | "all", string>>>> = {
  arizona: {
    UnitedHealthcare: "UnitedHealthcare is an AHCCCS plan, but not in every county",
    all: "the AHCCCS Complete Care plans differ by county. They are Arizona Complete Health, Banner, Health Choice (owned by Blue Cross), Mercy Care, Molina and UnitedHealthcare",
  },
  arkansas: {
    UnitedHealthcare: "for Medicaid in Arkansas you mostly enroll with the state instead",
    all: "for members with complex needs, contract with the PASSE organizations (Arkansas Total Care, CareSource, Empower and Summit). For expansion adults, contract with marketplace plans. Most other members have no plan, so you bill the state",
  },
  california: {
    // cmadocs.org, January 3, 2023, the contracts from 2024; until 2028: media.healthnet.com, December 7, 2023
    all: "the plans differ by county. Besides the public plans (next row), Molina serves Riverside, San Bernardino, Sacramento, San Diego and, under Health Net, Los Angeles. Blue Shield Promise and Community Health Group serve San Diego. The state’s contracts with these plans, Anthem and Health Net run through 2028",
  },
  colorado: {
    UnitedHealthcare:
      "UnitedHealthcare’s Rocky Mountain Health Plans is the regional entity of western Colorado. In the west, behavioral health providers apply through Optum’s Provider Express. In the rest of the state, contract with your county’s regional entity",
    all: "for medical care you mostly bill the state instead of a plan. For primary care and behavioral health, you contract with a regional entity",
  },
  florida: {
    UnitedHealthcare: "UnitedHealthcare has a Medicaid contract in some of the nine regions",
    Aetna: "Aetna has a Medicaid contract in some of the nine regions",
    Sunshine: "Sunshine Health has a Medicaid contract in every one of the nine regions",
  },
  georgia: {
    UnitedHealthcare:
      "the state chose UnitedHealthcare as a Medicaid plan in December 2024. UnitedHealthcare begins when the new contracts start",
    all: "Amerigroup, CareSource and Peach State are the plans until new contracts start. Then they are CareSource, Humana, Molina and UnitedHealthcare. Protests against this choice were in court in December 2025, and we know of no start date",
  },
  idaho: {
    UnitedHealthcare:
      "UnitedHealthcare has had a plan since 2026, only for people who have Medicare as well as Medicaid. For everyone else, you enroll with the state instead",
    all: "for medical care you enroll with the state instead. For behavioral health, you enroll with Magellan too",
  },
  illinois: {
    all: "the plans are Aetna Better Health, Blue Cross Community, CountyCare (Cook County), Meridian and Molina. Humana joins them on January 1, 2027",
  },
  indiana: {
    UnitedHealthcare:
      "UnitedHealthcare is one of the plans in two of the state’s Medicaid programs, Hoosier Care Connect and PathWays for Aging",
    all: "the plans differ by program. Hoosier Healthwise and the Healthy Indiana Plan have Anthem, CareSource and MHS. PathWays for Aging has Anthem, Humana and UnitedHealthcare. Hoosier Care Connect has Anthem, MHS and UnitedHealthcare",
  },
  massachusetts: {
    // uhcprovider.com, February 13, 2026
    UnitedHealthcare:
      "UnitedHealthcare covers only members who also have Medicare, in two programs, Senior Care Options and One Care",
    all: "contract with Tufts Health Together, with WellSense, and with the accountable care partnership plans of your area (Fallon, Health New England, Mass General Brigham, Tufts and WellSense)",
  },
  michigan: {
    UnitedHealthcare:
      "UnitedHealthcare is one of Michigan’s Medicaid plans, but not in the north, the Upper Peninsula or Region 5 (East Central)",
  },
  minnesota: {
    UnitedHealthcare: "for Medicaid in Minnesota, contract instead with a nonprofit or county-based plan",
    // The contracts from January 1, 2023 (accesspress.org), except those of UCare and UnitedHealthcare
    all: "the plans differ by county. They are Blue Plus, HealthPartners, Hennepin Health, Medica, and the county-based plans Itasca Medical Care, PrimeWest and South Country",
  },
  nevada: {
    UnitedHealthcare: "UnitedHealthcare’s Medicaid plan is Health Plan of Nevada, which serves only Clark County",
  },
  "new-york": {
    UnitedHealthcare: "UnitedHealthcare is a Medicaid plan in New York City and in other counties",
    all: "the plans differ by county. Examples are Fidelis, Healthfirst, MetroPlus and MVP. The section on Medicaid below names more",
  },
  "north-dakota": {
    UnitedHealthcare: "for most Medicaid in North Dakota you enroll with the state instead",
    all: "the state has one Medicaid plan, which Blue Cross Blue Shield of North Dakota runs. It covers only adults of the Medicaid expansion",
  },
  oregon: {
    UnitedHealthcare: "for Medicaid in Oregon, contract instead with the coordinated care organizations (CCOs) below",
    all: "contract with the coordinated care organizations (CCOs) of your patients’ counties. The section on Medicaid below names them",
  },
  pennsylvania: {
    UnitedHealthcare: "UnitedHealthcare is a HealthChoices plan in the southeast",
    all: "Geisinger, Health Partners and UPMC for You serve every zone of HealthChoices. Since September 1, 2022, each zone has had other plans too. The southeast has Keystone First and UnitedHealthcare. Lehigh/Capital has AmeriHealth Caritas and Highmark Wholecare. The northeast and the northwest have AmeriHealth Caritas. The southwest has Highmark Wholecare. UnitedHealthcare has left the southwest",
  },
  "rhode-island": {
    UnitedHealthcare:
      "UnitedHealthcare’s employer plans have their own contract. For Medicaid, see the row on Medicaid managed care plans",
    all: "we couldn’t confirm the state’s contracts since July 1, 2026. The section “How Medicaid works in Rhode Island” names the plans before that day. Your patients’ cards name their plans",
  },
  texas: {
    UnitedHealthcare:
      "UnitedHealthcare is a STAR plan around Houston and in the Rio Grande Valley, among other areas. Where UnitedHealthcare has no STAR contract, contract with the plans below instead",
    Superior:
      "Superior is a STAR plan around San Antonio, Austin and El Paso, among other areas. Around Houston and Dallas, contract with the plans below instead",
    // wellpoint.com/tx/medicaid/service-areas; texasmanagedcarealliance.org, July 18, 2025
    all: "the plans differ by service area. STAR around Houston has Community Health Choice, Molina, Texas Children’s, UnitedHealthcare and Wellpoint. STAR around Dallas has Molina, Parkland and Wellpoint. Wellpoint also has STAR in the Bexar, Jefferson, Lubbock and Tarrant areas. In 2024 a court stopped the state’s new STAR awards and its choice of new STAR Kids plans. In 2025 the legislature neither canceled nor changed the awards, so ask a plan for its contract’s end date",
  },
  wisconsin: {
    UnitedHealthcare:
      "UnitedHealthcare is a BadgerCare Plus HMO, but not in every county. The state’s list gives the HMOs of each county",
    all: "the plans are HMOs, most of them regional, such as Anthem, Chorus, Group Health Cooperative, iCare (which Humana owns), Molina, Quartz, Security and UnitedHealthcare. The state’s list gives the HMOs of each county",
  },
};
