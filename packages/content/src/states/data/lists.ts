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

/** States whose lists differ from the template. */
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

/** The two lists of a state's page. */
export function stateLists(slug: StateSlug): StateLists {
  return own[slug] ?? standard;
}
