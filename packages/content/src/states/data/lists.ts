import type { StateSlug } from "../../ids/states.ts";

type StateLists = { licensing: readonly string[]; network: readonly string[] };

/** The template of requirements 51 and 52, with six items each. */
const standard: StateLists = {
  licensing: [
    "State medical board license",
    "DEA registration for controlled substances",
    "State controlled substance registration",
    "Professional liability insurance",
    "Continuing medical education requirements",
    "Background check verification",
  ],
  network: [
    "Blue Cross Blue Shield networks",
    "Aetna network participation",
    "UnitedHealthcare Community Plan",
    "Humana network enrollment",
    "Medicaid managed care plans",
    "Regional insurance networks",
  ],
};

const own: Partial<Record<StateSlug, StateLists>> = {
  alabama: { ...standard, licensing: ["Alabama medical board license", ...standard.licensing.slice(1)] },
  florida: {
    licensing: [
      "Florida Department of Health license",
      "DEA registration",
      "Florida controlled substance certificate",
      "Professional liability insurance",
      "HIV/AIDS education requirement",
      "Domestic violence training",
    ],
    network: [
      "Florida Blue",
      "Humana Florida",
      "UnitedHealthcare Community Plan",
      "Aetna Better Health of Florida",
      "Sunshine Health Plan",
      "WellCare of Florida",
    ],
  },
  california: {
    licensing: [
      "Medical Board of California license",
      "DEA registration for controlled substances",
      "CURES prescription monitoring registration",
      "Professional liability insurance",
      // 16 CCR 1336
      "50 hours of continuing medical education every two years",
      "Live Scan fingerprint background check",
    ],
    network: [
      "Blue Shield of California",
      "Anthem Blue Cross",
      "Health Net",
      "Kaiser Permanente contracted networks",
      "Medi-Cal managed care plans",
      "L.A. Care and other county health plans",
    ],
  },
  texas: {
    licensing: [
      "Texas Medical Board license",
      "DEA registration for controlled substances",
      "Texas Prescription Monitoring Program registration",
      "Professional liability insurance",
      "Texas Medical Jurisprudence Examination",
      "Fingerprint background check",
    ],
    network: [
      "Blue Cross and Blue Shield of Texas",
      "Aetna network participation",
      "UnitedHealthcare Community Plan of Texas",
      "Superior HealthPlan",
      "STAR and STAR+PLUS Medicaid managed care plans",
      "Community health plans by service area",
    ],
  },
  "new-york": {
    licensing: [
      "New York State Education Department license and registration",
      "DEA registration for controlled substances",
      "Prescription Monitoring Program (I-STOP) access",
      "Professional liability insurance",
      "Infection control training every four years",
      "Child abuse identification and reporting training",
    ],
    network: [
      "Anthem Blue Cross and Blue Shield",
      "EmblemHealth",
      "Healthfirst",
      "UnitedHealthcare Community Plan of New York",
      "Medicaid managed care plans",
      "Excellus and other upstate networks",
    ],
  },
};

export function stateLists(slug: StateSlug): StateLists {
  return own[slug] ?? standard;
}

/** Remarks on items of one state's own list. Live Scan: mbc.ca.gov, Fingerprint Requirement. */
export const ownRemarks: Partial<Record<string, string>> = {
  "HIV/AIDS education requirement": "one hour, before the first renewal (64B8-13.005, Florida Administrative Code)",
  "Domestic violence training": "two hours, at every third renewal",
  "Child abuse identification and reporting training":
    "take this training before the first license. A new version of the training was due by November 17, 2026, even for people who had taken the old version. If you missed that date, take the new version now",
  "CURES prescription monitoring registration":
    "every prescriber with a DEA registration must register (Health & Saf. Code 11165.1). Prescribers check CURES before a patient’s first Schedule II, III or IV drug and every six months after that, with exceptions (11165.4). California has no controlled substance registration of its own",
  "Texas Prescription Monitoring Program registration":
    "prescribers check the program before they prescribe opioids, benzodiazepines, barbiturates or carisoprodol. Texas has had no controlled substance registration of its own since September 1, 2016",
  "Prescription Monitoring Program (I-STOP) access":
    "check I-STOP before each prescription of a Schedule II, III or IV drug (Public Health Law 3343-a). New York has no controlled substance license of its own. Prescriptions must be electronic, with few exceptions, so register your prescribing software with the state (ROPES). A prescriber with a DEA registration takes three hours on pain, palliative care and addiction within a year, and again every three years",
  "Texas Medical Jurisprudence Examination": "physicians take this examination on Texas law before the license",
  "Fingerprint background check":
    "physicians, NPs, PAs and dentists give fingerprints before the license, for the FBI and the Texas Department of Public Safety",
  "Live Scan fingerprint background check":
    "physicians, NPs, PAs and dentists give fingerprints (Bus. & Prof. Code 144). Live Scan takes three to seven days in California. Fingerprint cards from other states take six to eight weeks",
  "Infection control training every four years":
    "take an approved course for the first registration too. Physicians must take it under Public Health Law 239",
  // blueshieldca.com, Join the network
  "Blue Shield of California":
    "Blue Shield is a Blue plan separate from Anthem. Blue Shield credentials you first, through CAQH and its own intake form. Send the signed agreement only after Blue Shield has approved you, because it returns an agreement that arrives earlier",
  // counties: cmadocs.org, January 3, 2023
  "Anthem Blue Cross":
    "Anthem is a company separate from Blue Shield. Anthem is also a Medi-Cal plan in Alpine, Amador, Calaveras, El Dorado, Fresno, Inyo, Kern, Kings, Madera, Mono, Sacramento, San Francisco, Santa Clara and Tuolumne counties",
  "Health Net":
    "Health Net is Centene’s company in California. It is also a Medi-Cal plan in Amador, Calaveras, Inyo, Los Angeles, Mono, Sacramento, San Joaquin, Stanislaus, Tulare and Tuolumne counties. For TRICARE, contract with TriWest instead",
  "Kaiser Permanente contracted networks":
    "most members see Permanente’s own physicians. Kaiser contracts with outside providers where it needs them",
  "L.A. Care and other county health plans":
    "each public Medi-Cal plan serves its own county or counties, such as L.A. Care in Los Angeles, CalOptima in Orange, and Inland Empire Health Plan (IEHP) in Riverside and San Bernardino. We also file with Aetna, Cigna and UnitedHealthcare for employer plans",
  "Community health plans by service area":
    "examples are Parkland in Dallas, Cook Children’s in Tarrant and Community First in Bexar County. For employer plans, Cigna and UnitedHealthcare have separate contracts. For TRICARE, contract with TriWest, which has run TRICARE in Texas since January 1, 2025",
  "Florida Blue": "the Blue plan for the whole state. We also file with Cigna and Aetna for employer plans",
  // bcbstx.com, Network Participation
  "Blue Cross and Blue Shield of Texas":
    "the Blue plan for the whole state. Request its Provider Record ID first, then the contract. Credentialing comes third",
  "Anthem Blue Cross and Blue Shield":
    "this plan was called Empire before. In other parts of the state, the Blue plan is Excellus or Highmark",
  // emblemhealth.com, September 2023
  EmblemHealth:
    "EmblemHealth serves New York City and nearby counties. It has given no retroactive effective date since December 19, 2023, so apply well before the provider’s first day",
  Healthfirst: "Healthfirst serves New York City and nearby counties",
  "Excellus and other upstate networks":
    "Excellus is the Blue plan from Rochester to Utica, and Highmark is the Blue plan near Buffalo and Albany. CDPHP, Independent Health and MVP are other upstate plans. For Highmark, allow up to 180 days, and file no later than six weeks after the first day of work. Cigna and UnitedHealthcare sell employer plans in the whole state. Humana Military runs TRICARE",
  "WellCare of Florida":
    "WellCare sells Medicare plans only. Its Medicaid plan merged into Sunshine Health on October 1, 2021",
};
