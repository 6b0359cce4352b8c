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
    UnitedHealthcare: "an AHCCCS plan, but not in every county",
    all: "AHCCCS Complete Care plans by county: Arizona Complete Health, Banner, Health Choice (owned by Blue Cross), Mercy Care, Molina and UnitedHealthcare",
  },
  arkansas: {
    UnitedHealthcare: "for Medicaid in Arkansas you mostly enroll with the state instead",
    all: "PASSE organizations for complex needs (Arkansas Total Care, CareSource, Empower, Summit), and marketplace plans for adults of the expansion. Most other members have no plan, and you bill the state",
  },
  california: {
    all: "by county, such as L.A. Care and Health Net in Los Angeles, CalOptima in Orange, and Inland Empire Health Plan (IEHP) and Molina in Riverside and San Bernardino",
  },
  colorado: {
    UnitedHealthcare:
      "its Rocky Mountain Health Plans is the regional entity of the west; behavioral health applies there through Optum’s Provider Express. Elsewhere, contract with the entity of your county",
    all: "for medical care you mostly bill the state instead; primary care and behavioral health contract with a regional entity",
  },
  florida: {
    UnitedHealthcare: "a Medicaid contract in some of the nine regions",
    Aetna: "a Medicaid contract in some of the nine regions",
    Sunshine: "a Medicaid contract in every one of the nine regions",
  },
  georgia: {
    UnitedHealthcare: "the state chose it in December 2024; it starts with the new contracts",
    all: "CareSource, which has a contract before and after the change; Amerigroup and Peach State until the new contracts start; Humana, Molina and UnitedHealthcare from then on. We confirm the date before we file",
  },
  idaho: {
    UnitedHealthcare:
      "since 2026, only for people who have Medicare as well as Medicaid. For everybody else you enroll with the state instead",
    all: "for medical care you enroll with the state instead, and for behavioral health with Magellan too",
  },
  illinois: {
    all: "Aetna Better Health, Blue Cross Community, CountyCare (Cook County), Meridian and Molina; Humana too from January 1, 2027",
  },
  indiana: {
    UnitedHealthcare: "in Hoosier Care Connect and PathWays for Aging",
    all: "Anthem, CareSource and MHS for Hoosier Healthwise and the Healthy Indiana Plan. Anthem, Humana and UnitedHealthcare for PathWays. Anthem, MHS and UnitedHealthcare for Hoosier Care Connect",
  },
  massachusetts: {
    // uhcprovider.com, February 13, 2026
    UnitedHealthcare: "only for members with Medicare too, in Senior Care Options and One Care",
    all: "Tufts Health Together, WellSense, and by area the accountable care partnership plans of Fallon, Health New England, Mass General Brigham, Tufts and WellSense",
  },
  michigan: {
    UnitedHealthcare: "a Medicaid plan, but not in the north, the Upper Peninsula or Region 5 (East Central)",
  },
  minnesota: {
    UnitedHealthcare: "for Medicaid in Minnesota, contract instead with a nonprofit or county-based plan",
    // The contracts from January 1, 2023 (accesspress.org), except those of UCare and UnitedHealthcare
    all: "by county: Blue Plus, HealthPartners, Hennepin Health and Medica, or a county-based plan (Itasca Medical Care, PrimeWest, South Country)",
  },
  nevada: { UnitedHealthcare: "for Medicaid its plan is Health Plan of Nevada, in Clark County only" },
  "new-york": {
    UnitedHealthcare: "a Medicaid plan in New York City and other counties",
    all: "by county, such as Fidelis, Healthfirst, MetroPlus and MVP (more below); we confirm yours first",
  },
  "north-dakota": {
    UnitedHealthcare: "for most Medicaid in North Dakota you enroll with the state instead",
    all: "one, run by Blue Cross Blue Shield of North Dakota, for adults of the expansion only",
  },
  oregon: {
    UnitedHealthcare: "for Medicaid in Oregon, contract instead with the coordinated care organization of your county",
    all: "the coordinated care organization of the county (by name below); we confirm yours first",
  },
  pennsylvania: {
    UnitedHealthcare: "a HealthChoices plan in the southeast",
    all: "Geisinger, Health Partners and UPMC for You in every zone. With them, since September 1, 2022: Keystone First and UnitedHealthcare in the southeast; AmeriHealth Caritas and Highmark Wholecare in Lehigh/Capital; AmeriHealth Caritas in the northeast and the northwest; Highmark Wholecare, but no longer UnitedHealthcare, in the southwest.",
  },
  "rhode-island": {
    UnitedHealthcare: "a Medicaid plan, by a contract to June 30, 2026 (more below)",
    all: "Neighborhood, Tufts and UnitedHealthcare, by contracts to June 30, 2026 (more below)",
  },
  texas: {
    UnitedHealthcare:
      "in STAR around Houston and in the Rio Grande Valley, among other areas; where it has no contract, use the plans below instead",
    Superior:
      "in STAR around San Antonio, Austin and El Paso, among other areas; around Houston and Dallas, contract instead with the plans below",
    all: "by service area. STAR around Houston: Community Health Choice, Molina, Texas Children’s, UnitedHealthcare, Wellpoint. Around Dallas: Molina, Parkland, Wellpoint. A court stopped the new awards in October 2024 and the legislature of 2025 changed nothing, so these contracts still count",
  },
  wisconsin: {
    UnitedHealthcare: "an HMO of BadgerCare Plus, but not in every county; we confirm yours first",
    all: "HMOs, most of them regional, such as Anthem, Chorus, Group Health Cooperative, Molina, Quartz, Security and UnitedHealthcare; we confirm those of your county first",
  },
};
