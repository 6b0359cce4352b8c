import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/**
 * `nurses`: the board of nurse practitioners. `agreement`: whether they need a physician. `others`: the boards of PAs
 * and dentists. `registration`: set where more is to be said than that the state's controlled substance registration is for all three.
 */
type Clinicians = { nurses: string; agreement: string; others: string; registration?: string };

const checkedOn: IsoDate = "2026-11-26";

export const cliniciansChecked = {
  on: checkedOn,
  source:
    "boards, hours and agreements: as they are known in the field (docs/launch.md), after the map of the American Association of Nurse Practitioners; Alabama: albme.gov, QACSC, and Ala. Admin. Code 540-X-12-.03; Oklahoma: HB 2298 of 2025 (billtrack50.com, lengealaw.com); Wisconsin: 2025 Act 17 (hallrender.com, wisbar.org); New Jersey: frierlevitt.com and bracheichler.com on Executive Order 13 of 2026; Michigan: singleaimhealth.com; New York: barclaydamon.com, May 12, 2022; Iowa: rules.iowa.gov, ARC 9377C",
};

const independent = "They practice independently, without an agreement with a physician";

/** `dentists` is left out where one office licenses both. */
function row(nurses: string, agreement: string, assistants: string, dentists?: string): Clinicians {
  const others = dentists === undefined ? assistants : `PAs: ${assistants}; dentists: ${dentists}`;
  return { nurses, agreement, others };
}

export const clinicians: Record<StateSlug, Clinicians> = {
  alabama: {
    ...row(
      "Alabama Board of Nursing",
      "Each has a collaborative agreement with a physician, approved by the state. After 12 months in practice and 12 hours of courses, the Board of Medical Examiners issues the certificate for Schedules III to V (QACSC), which comes before the DEA registration",
      "Board of Medical Examiners",
      "Board of Dental Examiners of Alabama",
    ),
    registration:
      "PAs need a QACSC too, for each registration agreement with a physician; dentists get their certificate from their own board",
  },
  alaska: row("Alaska Board of Nursing", independent, "State Medical Board", "Board of Dental Examiners"),
  arizona: row(
    "Arizona State Board of Nursing",
    independent,
    "Arizona Regulatory Board of Physician Assistants",
    "Arizona State Board of Dental Examiners",
  ),
  arkansas: row(
    "Arkansas State Board of Nursing",
    "To prescribe, they need a collaborative practice agreement, until 6,240 hours of practice allow a certificate of full independent practice authority (Act 412 of 2021)",
    "State Medical Board",
    "Arkansas State Board of Dental Examiners",
  ),
  california: row(
    "California Board of Registered Nursing",
    "They work by standardized procedures agreed with a physician, and need a furnishing number to prescribe. After 4,600 hours or three years a “103 NP” works without procedures in a group with a physician; after three more years a “104 NP” can work alone",
    "California’s Physician Assistant Board",
    "Dental Board of California",
  ),
  colorado: row(
    "Colorado State Board of Nursing",
    `${independent}; a new prescriber is first mentored for 750 hours`,
    "Colorado Medical Board",
    "Colorado Dental Board",
  ),
  connecticut: row(
    "Department of Public Health",
    "They collaborate with a physician, in writing, for the first three years and 2,000 hours; then they practice independently",
    "The same department",
  ),
  delaware: row(
    "Delaware Board of Nursing",
    independent,
    "Board of Medical Licensure and Discipline",
    "Board of Dentistry and Dental Hygiene",
  ),
  florida: row(
    "Florida Board of Nursing",
    "They need a written protocol with a physician. With 3,000 supervised hours in five years, an APRN may register for autonomous practice in primary care (section 464.0123)",
    "Board of Medicine or of Osteopathic Medicine",
    "Florida Board of Dentistry",
  ),
  georgia: row(
    "Georgia Board of Nursing",
    "To order drugs, they need a protocol agreement with a physician, filed with the Composite Medical Board (O.C.G.A. 43-34-25)",
    "Composite Medical Board",
    "Georgia Board of Dentistry",
  ),
  hawaii: row("Hawaii Board of Nursing", independent, "Hawaii Medical Board", "the state’s dental board"),
  idaho: row("Idaho Board of Nursing", independent, "Board of Medicine", "Idaho State Board of Dentistry"),
  illinois: row(
    "Department of Financial and Professional Regulation",
    "They need a written collaborative agreement, until 4,000 hours of practice and 250 of education allow a license with full practice authority",
    "The same department, by profession",
  ),
  indiana: row(
    "Indiana State Board of Nursing",
    "To prescribe, they need a written collaborative agreement with a physician",
    "a committee of the Medical Licensing Board",
    "Indiana State Board of Dentistry",
  ),
  iowa: row("Iowa Board of Nursing", independent, "the state’s board for PAs", "Iowa Dental Board"),
  kansas: row(
    "Kansas State Board of Nursing",
    `${independent}, since July 1, 2022`,
    "Board of Healing Arts",
    "Kansas Dental Board",
  ),
  kentucky: row(
    "Kentucky Board of Nursing",
    "To prescribe, they need two agreements with a physician, one for nonscheduled drugs (CAPA-NS) and one for controlled substances (CAPA-CS); after four years, each can end on conditions (KRS 314.042)",
    "Board of Medical Licensure",
    "Kentucky Board of Dentistry",
  ),
  louisiana: row(
    "Louisiana State Board of Nursing",
    "They need a collaborative practice agreement with a physician or dentist",
    "Board of Medical Examiners",
    "Louisiana State Board of Dentistry",
  ),
  maine: row(
    "Maine State Board of Nursing",
    "New ones work for 24 months under a physician or an experienced NP, or for a clinic or hospital whose medical director is a physician; then they practice independently (32 M.R.S. 2102)",
    "Board of Licensure in Medicine, or the osteopathic board",
    "Maine Board of Dental Practice",
  ),
  maryland: row(
    "Maryland Board of Nursing",
    `${independent}; a new one names a mentor for the first 18 months`,
    "Board of Physicians",
    "Maryland State Board of Dental Examiners",
  ),
  massachusetts: {
    ...row(
      "Massachusetts Board of Registration in Nursing",
      "They prescribe independently after two years of supervised practice",
      "Board of Registration of Physician Assistants",
      "Board of Registration in Dentistry",
    ),
    registration: "NPs, PAs and dentists need the state’s registration (MCSR) too, for any prescription drug",
  },
  michigan: {
    ...row(
      "Michigan Board of Nursing",
      "A physician delegates the prescribing of controlled substances in writing, and reviews that each year (MCL 333.17211a)",
      "Michigan Task Force on Physician’s Assistants",
      "Michigan Board of Dentistry",
    ),
    registration:
      "PAs practice under an agreement with a physician. Dentists who prescribe controlled substances need the state’s license for them too",
  },
  minnesota: row(
    "Minnesota Board of Nursing",
    "They practice independently after 2,080 hours under a collaborative agreement (Minn. Stat. 148.211)",
    "Board of Medical Practice",
    "Minnesota Board of Dentistry",
  ),
  mississippi: row(
    "Mississippi Board of Nursing",
    "They need a collaborative agreement with a physician (Miss. Code 73-15-20)",
    "Board of Medical Licensure",
    "Mississippi State Board of Dental Examiners",
  ),
  missouri: row(
    "Missouri State Board of Nursing",
    "They need a written collaborative practice arrangement with a physician (Mo. Rev. Stat. 334.104) and, for controlled substances, a certificate of the board",
    "Board of Registration for the Healing Arts",
    "Missouri Dental Board",
  ),
  montana: row("Montana Board of Nursing", independent, "Board of Medical Examiners", "Montana Board of Dentistry"),
  nebraska: row(
    "Department of Health and Human Services",
    `${independent}; one with less than 2,000 hours has a transition-to-practice agreement first`,
    "The same department",
  ),
  nevada: row(
    "Nevada State Board of Nursing",
    "They practice independently, except that Schedule II takes a physician’s protocol until two years or 2,000 hours (NRS 632.237)",
    "the M.D. or the D.O. board",
    "Nevada State Board of Dental Examiners",
  ),
  "new-hampshire": row("New Hampshire Board of Nursing", independent, "Board of Medicine", "Board of Dental Examiners"),
  "new-jersey": row(
    "New Jersey Board of Nursing",
    "To prescribe, they need a joint protocol with a collaborating physician (N.J.S.A. 45:11-49); its emergency waiver ran to April 2, 2026. A bill (S2996) would free nurses with 2,400 hours, so we ask the board for today’s rule",
    "State Board of Medical Examiners",
    "New Jersey State Board of Dentistry",
  ),
  "new-mexico": row(
    "New Mexico Board of Nursing",
    independent,
    "New Mexico Medical Board",
    "New Mexico Board of Dental Health Care",
  ),
  "new-york": row(
    "State Education Department",
    "They need a written practice agreement with a physician for the first 3,600 hours of practice (Education Law 6902)",
    "The same department",
  ),
  "north-carolina": row(
    "Board of Nursing and Medical Board, jointly",
    "They need a collaborative practice agreement with a supervising physician, however experienced they are",
    "North Carolina Medical Board",
    "North Carolina State Board of Dental Examiners",
  ),
  "north-dakota": row(
    "North Dakota Board of Nursing",
    independent,
    "Board of Medicine",
    "the state’s board of dental examiners",
  ),
  ohio: row(
    "Ohio Board of Nursing",
    "They need a standard care arrangement with a collaborating physician or podiatrist (Ohio Rev. Code 4723.431)",
    "State Medical Board",
    "Ohio State Dental Board",
  ),
  oklahoma: row(
    "Oklahoma Board of Nursing",
    "A physician supervises prescribing. Since November 1, 2025 an NP with 6,240 supervised hours can apply for independent prescriptive authority (HB 2298)",
    "Board of Medical Licensure and Supervision",
    "Oklahoma Board of Dentistry",
  ),
  oregon: row("Oregon State Board of Nursing", independent, "Oregon Medical Board", "Oregon Board of Dentistry"),
  pennsylvania: row(
    "Pennsylvania State Board of Nursing",
    "To prescribe, they need a written collaborative agreement with a physician and the board’s approval",
    "State Board of Medicine or of Osteopathic Medicine",
    "State Board of Dentistry",
  ),
  "rhode-island": row(
    "Rhode Island Board of Nurse Registration and Nursing Education",
    independent,
    "Board of Licensure of Physician Assistants",
    "Board of Examiners in Dentistry",
  ),
  "south-carolina": row(
    "South Carolina Board of Nursing",
    "They need a practice agreement with a physician (S.C. Code 40-33-34)",
    "Board of Medical Examiners",
    "South Carolina Board of Dentistry",
  ),
  "south-dakota": row(
    "South Dakota Board of Nursing",
    "They practice independently after 1,040 hours under a collaborative agreement",
    "Board of Medical and Osteopathic Examiners",
    "South Dakota State Board of Dentistry",
  ),
  tennessee: row(
    "Tennessee Board of Nursing",
    "To prescribe, they need a certificate of fitness and a collaborating physician, named in a notice to the board",
    "Tennessee Board of Physician Assistants",
    "Tennessee Board of Dentistry",
  ),
  texas: row(
    "Texas Board of Nursing",
    "To prescribe, they need a prescriptive authority agreement with a physician, who registers it with the Medical Board (Occupations Code 157.0512)",
    "Texas Physician Assistant Board",
    "Texas State Board of Dental Examiners",
  ),
  utah: row("DOPL", `${independent}, since 2023`, "DOPL, as for physicians"),
  vermont: row(
    "Vermont Board of Nursing",
    "New ones have an agreement with a collaborating provider for 24 months and 2,400 hours (26 V.S.A. 1613); then they practice alone",
    "Board of Medical Practice",
    "Vermont Board of Dental Examiners",
  ),
  virginia: row(
    "Boards of Nursing and Medicine, jointly",
    "They need a practice agreement with a patient care team physician, until three years of full-time practice allow an autonomous license (Va. Code 54.1-2957)",
    "Board of Medicine",
    "Virginia Board of Dentistry",
  ),
  washington: row(
    "Washington State Board of Nursing",
    independent,
    "Washington Medical Commission",
    "Dental Quality Assurance Commission",
  ),
  "west-virginia": row(
    "The state’s board for registered nurses",
    "To prescribe, they need a collaborative agreement with a physician for the first three years (W. Va. Code 30-7-15b)",
    "Board of Medicine or of Osteopathic Medicine",
    "West Virginia Board of Dentistry",
  ),
  wisconsin: row(
    "Wisconsin Board of Nursing",
    "Since September 1, 2026 they practice independently after 3,840 hours as a nurse and 3,840 as an APRN with a physician or dentist, over at least 24 months (2025 Act 17)",
    "Physician Assistant Affiliated Credentialing Board",
    "Dentistry Examining Board",
  ),
  wyoming: row("Wyoming State Board of Nursing", independent, "Board of Medicine", "Wyoming Board of Dental Examiners"),
};
