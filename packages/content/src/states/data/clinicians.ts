import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/**
 * The boards of nurse practitioners, PAs and dentists. agreement: whether NPs need a physician. registration: who of
 * the three needs the state's controlled substance registration, if not all do
 */
type Clinicians = { nurses: string; agreement: string; assistants: string; dentists: string; registration?: string };

const checkedOn: IsoDate = "2026-11-26";

export const cliniciansChecked = {
  on: checkedOn,
  source:
    "boards, hours and agreements: as they are known in the field (docs/launch.md), after the map of the American Association of Nurse Practitioners and the state laws of the American Academy of Physician Associates, of which aapa.org was read for Iowa, New Hampshire and South Dakota; Alabama: Ala. Code 20-2-252, Ala. Admin. Code 540-X-12-.03 and 540-X-18-.02, and the board’s Medical Digest of July 2021 on QACSC and LPSP; Oklahoma: HB 2298 of 2025 (billtrack50.com, lengealaw.com); Wisconsin: 2025 Act 17 (hallrender.com, wisbar.org); New Jersey: frierlevitt.com and bracheichler.com on Executive Order 13 of 2026; Michigan: singleaimhealth.com, and mafp.com, November 4, 2025; New York: barclaydamon.com, May 12, 2022, rivkinrounds.com, April 2024; Iowa: Iowa Code 148C.3(2) and rules.iowa.gov, ARC 9377C; Indiana: in.gov/pla, physician assistant licensing, and instalawyer.io; Kansas: foulston.com, May 26, 2022, and kssos.org, 2026 Session Laws, chapter 36, with americanmedspa.org, March 2, 2026; Maine: lawserver.com on 32 M.R.S. 2594-F, kozakgayer.com and americanmedspa.org, 2020; Massachusetts: hklaw.com, January 23, 2026; Montana: lexace.ai; Nebraska: self-law.org; New Mexico: casetext.com, 61-6C-8 as of 2024, and billtrack50.com (House Bill 150 of 2026 died)",
};

const independent = "NPs practice independently, without an agreement with a physician";

/** Omit `dentists` if the office that licenses PAs also licenses dentists. */
function row(nurses: string, agreement: string, assistants: string, dentists = assistants): Clinicians {
  return { nurses, agreement, assistants, dentists };
}

export const clinicians: Record<StateSlug, Clinicians> = {
  alabama: {
    ...row(
      "Alabama Board of Nursing",
      "Each NP has a collaborative agreement with a physician, which the nursing board and the medical board approve. For drugs of Schedules III to V, an NP needs a certificate (QACSC) for each agreement, before the DEA registration. The NP needs 12 credits from the last 12 months and the 12 months of practice in Alabama, and the collaborating physician needs the state’s own certificate (Ala. Code 20-2-252). Schedule II requires an additional permit (LPSP)",
      "Board of Medical Examiners",
      "Board of Dental Examiners of Alabama",
    ),
    registration: "NPs and PAs need the QACSC (see above), and dentists get their certificate from their own board",
  },
  alaska: row(
    "Alaska Board of Nursing",
    `${independent}. They apply to the board for prescriptive authority. To prescribe controlled substances, they name these in the application`,
    "State Medical Board",
    "Alaska Board of Dental Examiners",
  ),
  arizona: row(
    "Arizona State Board of Nursing",
    `${independent}. The board grants prescribing and dispensing privileges on application`,
    "Arizona Regulatory Board of Physician Assistants",
    "Arizona State Board of Dental Examiners",
  ),
  arkansas: row(
    "Arkansas State Board of Nursing",
    "To prescribe, NPs need a collaborative practice agreement and the board’s certificate of prescriptive authority. NPs get the certificate before the DEA registration. After 6,240 hours of practice, they can apply for full independent practice authority (Act 412 of 2021)",
    "State Medical Board",
    "Arkansas State Board of Dental Examiners",
  ),
  california: row(
    "California Board of Registered Nursing",
    "NPs work under standardized procedures that they agree on with a physician. To prescribe, they need a furnishing number. After 4,600 hours or three years of practice, a “103 NP” works without standardized procedures in a group with a physician. After three more years, a “104 NP” can work alone, which has been possible since January 2026",
    "California’s Physician Assistant Board",
    "Dental Board of California",
  ),
  colorado: row(
    "Colorado State Board of Nursing",
    `${independent}. The board first grants provisional prescriptive authority, and full authority after 750 hours with a mentor`,
    "Colorado Medical Board",
    "Colorado Dental Board",
  ),
  connecticut: row(
    "Department of Public Health",
    "For the first three years and 2,000 hours, NPs have a written agreement to collaborate with a physician. Before they practice alone, they send the department a notice. They keep proof of the hours (Conn. Gen. Stat. 20-87a)",
    "Department of Public Health",
  ),
  delaware: row(
    "Delaware Board of Nursing",
    independent,
    "Board of Medical Licensure and Discipline",
    "Delaware Board of Dentistry and Dental Hygiene",
  ),
  florida: row(
    "Florida Board of Nursing",
    "NPs need a written protocol with a physician. An NP may register for autonomous practice in primary care after 3,000 supervised hours in five years, graduate courses in pharmacology and differential diagnosis, and five years without discipline (section 464.0123)",
    "Board of Medicine or of Osteopathic Medicine",
    "Florida Board of Dentistry",
  ),
  georgia: row(
    "Georgia Board of Nursing",
    "For delegated medical acts, such as ordering drugs and tests, NPs need a protocol agreement with a physician, who files the agreement with the Composite Medical Board. A physician may have agreements with four NPs, or with eight at the locations that subsection (g.1) lists, and may supervise four at a time (O.C.G.A. 43-34-25). No agreement covers Schedule II drugs, except five days of hydrocodone or oxycodone for an adult in an emergency",
    "Composite Medical Board",
    "Georgia Board of Dentistry",
  ),
  hawaii: row(
    "Hawaii Board of Nursing",
    `${independent}. They apply to the board for prescriptive authority (APRN-Rx)`,
    "Hawaii Medical Board",
    "Hawaii Board of Dentistry",
  ),
  idaho: row("Idaho Board of Nursing", independent, "Board of Medicine", "Idaho State Board of Dentistry"),
  illinois: {
    ...row(
      "Department of Financial and Professional Regulation",
      "An NP needs a written collaborative agreement until the NP has a license with full practice authority. In a hospital or a surgical center, an NP needs no agreement. The license with full practice authority requires 4,000 hours of practice and 250 hours of education",
      "Department of Financial and Professional Regulation",
    ),
    registration:
      "NPs, PAs and dentists need the license too. If an NP or PA works under a collaborative agreement, also file the physician’s notice of delegated prescriptive authority",
  },
  indiana: row(
    "Indiana State Board of Nursing",
    "An NP practices under a written collaborative agreement with a physician, or under privileges at a hospital. To prescribe, the NP applies to the board for prescriptive authority and sends the agreement with that application (848 IAC 5-1-1). An NP licensed in another state can apply for a provisional license on the same terms as a dentist",
    "Physician Assistant Committee of the Medical Licensing Board",
    "Indiana State Board of Dentistry",
  ),
  iowa: row("Iowa Board of Nursing", independent, "Iowa Board of Physician Assistants", "Iowa Dental Board"),
  kansas: row(
    "Kansas State Board of Nursing",
    "NPs have practiced independently, without an agreement with a physician, since July 1, 2022. They must carry malpractice insurance (K.S.A. 65-1130)",
    "Board of Healing Arts",
    "Kansas Dental Board",
  ),
  kentucky: row(
    "Kentucky Board of Nursing",
    "To prescribe, an NP signs two agreements with a physician: one for nonscheduled drugs (CAPA-NS) and one for controlled substances (CAPA-CS). The board must have the CAPA-CS on file before the NP registers with the DEA. After four years, each agreement can end under the conditions of KRS 314.042",
    "Board of Medical Licensure",
    "Kentucky Board of Dentistry",
  ),
  louisiana: row(
    "Louisiana State Board of Nursing",
    "An NP needs a collaborative practice agreement with a physician or dentist. To prescribe, the NP applies to the board for prescriptive authority",
    "Board of Medical Examiners",
    "Louisiana State Board of Dentistry",
  ),
  maine: row(
    "Maine State Board of Nursing",
    "A new NP works for 24 months under a physician or an experienced NP, or for a clinic or hospital whose medical director is a physician. After the 24 months, the NP practices independently (32 M.R.S. 2102)",
    "Board of Licensure in Medicine or of Osteopathic Licensure",
    "Maine Board of Dental Practice",
  ),
  maryland: row(
    "Maryland Board of Nursing",
    `${independent}. A new NP names a mentor for the first 18 months`,
    "Board of Physicians",
    "Maryland State Board of Dental Examiners",
  ),
  massachusetts: {
    ...row(
      "Massachusetts Board of Registration in Nursing",
      "An NP prescribes independently after two years of supervised practice. The NP license also requires a MassHealth application",
      "Board of Registration of Physician Assistants",
      "Massachusetts Board of Registration in Dentistry",
    ),
    registration: "NPs, PAs and dentists need the MCSR too, to prescribe any drug",
  },
  michigan: {
    ...row(
      "Michigan Board of Nursing",
      "An NP prescribes controlled substances only if a physician delegates the prescribing in writing and reviews the delegation each year (MCL 333.17211a). The prescription shows both names and both DEA numbers. NPs prescribe other drugs on their own",
      "Michigan Task Force on Physician’s Assistants",
      "Michigan Board of Dentistry",
    ),
    registration:
      "PAs and dentists who prescribe controlled substances need the license too. An NP prescribes controlled substances only under a physician’s delegation, after the same training",
  },
  minnesota: row(
    "Minnesota Board of Nursing",
    "An NP practices independently after 2,080 hours under a collaborative agreement (Minn. Stat. 148.211)",
    "Board of Medical Practice",
    "Minnesota Board of Dentistry",
  ),
  mississippi: row(
    "Mississippi Board of Nursing",
    "An NP needs a collaborative agreement with a physician (Miss. Code 73-15-20). To prescribe controlled substances, an NP applies to the board, with a fee, before applying to the DEA (30 Miss. Admin. Code Pt. 2840, R. 1.5)",
    "Board of Medical Licensure",
    "Mississippi State Board of Dental Examiners",
  ),
  missouri: row(
    "Missouri State Board of Nursing",
    "An NP needs a written collaborative practice arrangement with a physician (Mo. Rev. Stat. 334.104). To prescribe controlled substances, the NP also needs a certificate from the board",
    "Board of Registration for the Healing Arts",
    "Missouri Dental Board",
  ),
  montana: row(
    "Montana Board of Nursing",
    `${independent}. To prescribe, they apply to the board for prescriptive authority`,
    "Board of Medical Examiners",
    "Montana Board of Dentistry",
  ),
  nebraska: row(
    "Department of Health and Human Services",
    "An NP with fewer than 2,000 hours of practice needs a transition-to-practice agreement with a physician, or with an NP who has 10,000 hours (Neb. Rev. Stat. 38-2322). After 2,000 hours, NPs practice independently",
    "Department of Health and Human Services",
  ),
  nevada: row(
    "Nevada State Board of Nursing",
    "NPs practice independently. An NP with less than two years or 2,000 hours of practice can prescribe Schedule II drugs only under a protocol with a physician (NRS 632.237)",
    "Nevada State Board of Medical Examiners or of Osteopathic Medicine",
    "Nevada State Board of Dental Examiners",
  ),
  "new-hampshire": row(
    "New Hampshire Board of Nursing",
    independent,
    "Board of Medicine",
    "New Hampshire Board of Dental Examiners",
  ),
  "new-jersey": row(
    "New Jersey Board of Nursing",
    "To prescribe drugs or devices, an NP needs a joint protocol with a collaborating physician (N.J.S.A. 45:11-49). We know of no law that has ended this duty (November 2026). The bill S2996 would end it for NPs with 2,400 hours",
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
    "For the first 3,600 hours of practice, an NP needs a written practice agreement with a physician (Education Law 6902). After that, no written agreement is needed. Still document a collaborative relationship with a physician or a hospital until the Education Department confirms that the duty has ended, because the 2022 law that ended the duty was to expire on July 1, 2026",
    "State Education Department",
  ),
  "north-carolina": row(
    "Board of Nursing and Medical Board, jointly",
    "Before an NP sees the first patient, both boards must approve the NP and the supervising physician, with a collaborative practice agreement. The same rule applies to NPs with long experience",
    "North Carolina Medical Board",
    "North Carolina State Board of Dental Examiners",
  ),
  "north-dakota": row(
    "North Dakota Board of Nursing",
    `${independent}. To prescribe, they need prescriptive authority from the board`,
    "Board of Medicine",
    "North Dakota Board of Dental Examiners",
  ),
  ohio: row(
    "Ohio Board of Nursing",
    "NPs need a standard care arrangement with a collaborating physician or podiatrist (Ohio Rev. Code 4723.431)",
    "State Medical Board",
    "Ohio State Dental Board",
  ),
  oklahoma: row(
    "Oklahoma Board of Nursing",
    "To prescribe, an NP needs a written agreement with a supervising physician, and files the agreement with the board. Since November 1, 2025, an NP with 6,240 supervised hours can apply for independent prescriptive authority (HB 2298). Neither the agreement nor the independent authority lets an NP prescribe Schedule II drugs",
    "Board of Medical Licensure and Supervision",
    "Oklahoma Board of Dentistry",
  ),
  oregon: row("Oregon State Board of Nursing", independent, "Oregon Medical Board", "Oregon Board of Dentistry"),
  pennsylvania: row(
    "Pennsylvania State Board of Nursing",
    "NPs need a written collaborative agreement with a physician to diagnose and to prescribe (49 Pa. Code 21.251). The Board of Nursing must approve the agreement for prescribing",
    "State Board of Medicine or State Board of Osteopathic Medicine",
    "Pennsylvania State Board of Dentistry",
  ),
  "rhode-island": row(
    "Rhode Island Board of Nurse Registration and Nursing Education",
    independent,
    "Board of Licensure of Physician Assistants",
    "Rhode Island Board of Examiners in Dentistry",
  ),
  "south-carolina": row(
    "South Carolina Board of Nursing",
    "NPs need a practice agreement with a physician. Under that agreement, NPs can prescribe Schedule II narcotics for at most five days and other Schedule II drugs for at most 30 days, with exceptions (S.C. Code 40-33-34)",
    "Board of Medical Examiners",
    "South Carolina Board of Dentistry",
  ),
  "south-dakota": row(
    "South Dakota Board of Nursing",
    "NPs practice independently after 1,040 hours under a collaborative agreement",
    "Board of Medical and Osteopathic Examiners",
    "South Dakota State Board of Dentistry",
  ),
  tennessee: row(
    "Tennessee Board of Nursing",
    "NPs treat patients under protocols that they write together with a collaborating physician. The physician reviews 20% of the charts (Tenn. Comp. R. & Regs. 0880-06-.02). To prescribe, NPs also need a certificate of fitness. They send the board a notice with the physician’s name and the formulary (T.C.A. 63-7-123)",
    "Tennessee Board of Physician Assistants",
    "Tennessee Board of Dentistry",
  ),
  texas: row(
    "Texas Board of Nursing",
    "NPs need a physician’s written delegation for medical care. To prescribe, NPs also need an agreement with the physician, who registers it with the Medical Board within 30 days (Occupations Code 157.0512). NPs can prescribe Schedule II drugs only in hospitals and hospice (157.0511)",
    "Texas Physician Assistant Board",
    "Texas State Board of Dental Examiners",
  ),
  utah: row("DOPL", "NPs have practiced independently since 2023, without an agreement with a physician", "DOPL"),
  vermont: row(
    "Vermont Board of Nursing",
    "A new NP needs an agreement with a collaborating provider for 24 months and 2,400 hours (26 V.S.A. 1613). After that, the NP practices without an agreement",
    "Board of Medical Practice",
    "Vermont Board of Dental Examiners",
  ),
  virginia: row(
    "Boards of Nursing and Medicine, jointly",
    "NPs need a practice agreement with a patient care team physician until they have the license for autonomous practice. An NP can get that license after three years of full-time practice (Va. Code 54.1-2957)",
    "Board of Medicine",
    "Virginia Board of Dentistry",
  ),
  washington: row(
    "Washington State Board of Nursing",
    "The license alone lets NPs practice independently. To prescribe, NPs also need prescriptive authority from the board",
    "Washington Medical Commission",
    "Washington’s Dental Quality Assurance Commission",
  ),
  "west-virginia": row(
    "West Virginia RN Board",
    "NPs need an agreement with a physician only to prescribe, and only for the first three years (W. Va. Code 30-7-15b). NPs also need the board’s approval to prescribe (30-7-15a)",
    "Board of Medicine or Board of Osteopathic Medicine",
    "West Virginia Board of Dentistry",
  ),
  wisconsin: row(
    "Wisconsin Board of Nursing",
    "Since September 1, 2026, NPs can practice independently after 3,840 hours of work as a nurse and another 3,840 hours as an APRN with a physician or dentist, over at least 24 months (2025 Act 17)",
    "Physician Assistant Affiliated Credentialing Board",
    "Wisconsin Dentistry Examining Board",
  ),
  wyoming: row("Wyoming State Board of Nursing", independent, "Board of Medicine", "Wyoming Board of Dental Examiners"),
};

/** Whether a PA needs a physician. We cite the laws from memory, after the American Academy of Physician Associates. */
export const assistants: Record<StateSlug, string> = {
  alabama:
    "The Board quotes four to six weeks for the license. A PA has a registration agreement with a supervising physician, and the Board approves that agreement. A PA needs a QACSC too. Instead of the 12 months of practice in Alabama, a PA can show three years of practice under a physician in any US state (Ala. Admin. Code 540-X-12-.03)",
  alaska:
    "Each PA has a collaborative plan with a primary physician and at least one alternate physician. File the plan, and later each change to the plan, with the board’s division within 14 days (12 AAC 40.410)",
  arizona:
    "A PA needs a supervision agreement with a physician until the PA board has certified 8,000 hours of practice (A.R.S. 32-2531)",
  arkansas:
    "A PA’s delegation agreement with a supervising physician goes to the Medical Board. A PA who is waiting only for the board’s next meeting can get a temporary license (Ark. Code 17-105-103). Since 2025, a PA licensed elsewhere who moves to Arkansas can ask for automatic licensure (Act 968), and a PA with the physician’s written authorization can be a Medicaid primary care provider (Act 482)",
  california: "A PA signs a practice agreement with a supervising physician (Bus. & Prof. Code 3502.3)",
  colorado:
    "PAs sign a collaborative agreement. They work under more supervision for their first 5,000 hours, and for 3,000 hours after they change their practice area (C.R.S. 12-240-114.5)",
  connecticut: "A physician supervises each PA under a written delegation agreement",
  // dpr.delaware.gov, Physician Assistant Licensure
  delaware:
    "PAs have a collaborative agreement with a physician. The license includes the authority to prescribe. For controlled substances, a PA also needs the state’s registration",
  florida:
    "A PA works under a supervising physician (sections 458.347, 459.022). PAs and NPs may prescribe a Schedule II drug for at most seven days, with exceptions in psychiatry",
  georgia:
    "A PA’s job description, signed with the supervising physician, is filed with the Composite Medical Board (O.C.G.A. 43-34-103). The NPs’ exception for hydrocodone and oxycodone applies to PAs too (HB 557 of 2024)",
  hawaii: "PAs work under a supervising physician, who is named in the Medical Board’s application",
  idaho:
    "A PA needs a written collaborative practice agreement with a physician. If a facility or practice credentials its PAs and grants them privileges, its bylaws can take the agreement’s place (Idaho Code 54-1807A)",
  illinois:
    "A PA needs a written collaborative agreement with a physician. A PA who works in a hospital or its affiliate, a surgical center or a federally qualified health center needs none (225 ILCS 95/7.5 and 95/7.7)",
  indiana:
    "A PA may work only after the Professional Licensing Agency has the PA’s collaborative agreement on file. The physician in the agreement registers with the board and lists the places of work (Ind. Code 25-27.5-6-4)",
  iowa: "A PA who hasn’t yet practiced with physicians for two years works under a physician for the first two years. Other PAs need no supervision (Iowa Code 148C.3)",
  kansas:
    "A PA needs a written agreement with a supervising physician (K.S.A. 65-28a08). A PA with 4,000 supervised hours can instead sign an agreement with a collaborating physician, under a law of 2026 (HB 2702, chapter 36, amended by chapter 155)",
  kentucky:
    "The medical board must approve each PA’s supervising physician (KRS 311.854). A PA who wants to prescribe controlled substances applies to the board for that approval as well (311.858)",
  louisiana: "Each PA needs a supervising physician and written clinical practice guidelines",
  maine:
    "Either board can license a PA. For the first 4,000 hours, a PA works under one of two agreements: a collaborative agreement with a physician, which the board approves, or a health system’s scope-of-practice agreement. After 4,000 hours, only a PA who is the principal clinician of a practice needs an agreement (32 M.R.S. 2594-F and 3270-G)",
  maryland:
    "A PA may practice after the board has notice of the PA’s collaboration agreement and of each physician in the agreement (Health Occ. 15-302). The collaboration agreement replaced the delegation agreement in October 2024",
  massachusetts:
    "A PA files the supervising physician’s name with the board and prescribes under written guidelines. The PA license also requires a MassHealth application (M.G.L. c. 112 s. 9F)",
  michigan: "A PA needs a practice agreement with a participating physician (MCL 333.17047)",
  minnesota:
    "A new PA works 2,080 hours under a collaborative agreement, in a hospital or in a clinic where PAs and physicians work together. The PA sends the board proof of those hours (Minn. Stat. 147A.02)",
  mississippi:
    "A PA needs a supervising physician and a protocol that the Board of Medical Licensure approves. The board also decides whether the PA may prescribe controlled substances",
  missouri:
    "A PA needs a collaborative practice arrangement with a physician (Mo. Rev. Stat. 334.735). To prescribe controlled substances, the PA also needs a certificate from the board (334.747)",
  montana:
    "A PA with fewer than 8,000 hours of practice needs a collaborative agreement with a physician, or with a PA who has 8,000 hours. If the board asks for the practice’s policies, the practice must send them (MCA 37-20-203)",
  nebraska:
    "A PA has a collaborative agreement with a supervising physician. Each practice site keeps a copy of the agreement (Neb. Rev. Stat. 38-2050)",
  nevada: "Each PA has a supervising physician. The same board must have licensed both the PA and the physician",
  "new-hampshire":
    "In a practice without a physician, a PA with fewer than 8,000 hours needs a collaboration agreement, and a PA with more asks the board to waive the agreement (RSA 328-D:3-b). This version of the section ends on January 1, 2027, so ask the board before you sign for 2027",
  "new-jersey": "A PA and the supervising physician sign a delegation agreement (N.J.S.A. 45:9-27.18)",
  "new-mexico":
    "In specialty care, a PA has a supervising physician whom the board has approved. In primary care, a PA may collaborate with a physician instead (N.M. Stat. 61-6C-8)",
  "new-york":
    "A PA works under a physician’s supervision (Education Law 6542). Medicaid pays the physician or hospital that employs the PA (18 NYCRR 505.19)",
  "north-carolina":
    "A PA files an intent to practice with the board for each supervising physician. Since June 30, 2026, a PA with more than 4,000 hours of practice, and more than 1,000 hours in the specialty, can register with the board for team-based practice instead. PAs in pain management can’t register for it (HB 67 of 2025)",
  "north-dakota": "Since 2019 most PAs have needed no written agreement with a physician",
  ohio: "A PA has a supervision agreement with a physician (Ohio Rev. Code 4730.19). To prescribe, a PA also needs the board’s prescriber number",
  oklahoma:
    "A PA has a practice agreement with a delegating physician. A PA with 6,240 hours can practice without the agreement, but then prescribes only Schedules III to V (HB 2584 of 2025)",
  oregon:
    "Since June 6, 2024, Oregon has called PAs physician associates. A PA signs a collaboration agreement with a physician or with the PA’s employer, and the practice keeps the agreement (ORS 677.510). For the PA’s first 2,000 hours of practice, the agreement must include a plan for regular collaboration with a named physician",
  pennsylvania:
    "The written agreement between the PA and the supervising physician is filed with the board that licenses the PA. Since 2021, an agreement takes effect on the day it is filed. If the Board of Medicine licenses the PA, the physician countersigns every record for a year after the PA’s graduation or change of specialty",
  "rhode-island":
    "PAs practice in collaboration with physicians. The practice or the employer determines how they collaborate (R.I. Gen. Laws 5-54-8)",
  "south-carolina":
    "Each PA and the supervising physician sign written scope of practice guidelines (S.C. Code 40-47-935)",
  "south-dakota":
    "PAs need a collaborative agreement with a physician until they attest to the board that they have 6,000 hours of practice (HB 1071 of 2025)",
  // The 6,000 hours: americanmedspa.org, on Senate Bill 2136 of 2024
  tennessee:
    "A PA with fewer than 6,000 hours of practice works under a written protocol with a collaborating physician, and tells the board that physician’s name (T.C.A. 63-19-107). A PA who has the board’s endorsement works under a collaborative agreement instead of the protocol (63-19-106)",
  texas:
    "PAs work under a supervising physician. PAs register the supervision with the Medical Board before the first day of work. To prescribe, PAs need an agreement with the physician, as NPs do",
  // lawserver.com, 58-70a-307, current as of 2024
  utah: "A PA collaborates with a physician for the first 4,000 hours of practice; some PAs in mental health have other terms. Up to 10,000 hours, a PA works under the practice’s written policies (Utah Code 58-70a-307)",
  vermont: "PAs have a practice agreement with a participating physician (26 V.S.A. 1735a)",
  virginia: "A PA has a practice agreement with a patient care team physician or podiatrist",
  washington:
    "The PA needs a collaboration agreement that names a participating physician. The PA signs the agreement, and so does that physician or the PA’s employer. A PA with fewer than 4,000 hours of practice, or fewer than 2,000 in the specialty, works under supervision (RCW 18.71A.120)",
  "west-virginia":
    "PAs collaborate with physicians and file a practice notification with their board (W. Va. Code 30-3E-10a). A PA licensed by the osteopathic board takes a three-hour course on prescribing within a year of the license",
  wisconsin:
    "A PA works under a written collaborative agreement with a physician, or under an employer’s arrangement with a physician (Wis. Stat. 448.975)",
  // casetext.com, 052-1 Wyo. Code R. 5-9; regulations.justia.com, 5-7(c)
  wyoming:
    "A PA who has passed the certification examination needs no supervising physician (a law of 2021). A PA who has been licensed in another state for three years, with a clean record, can get a temporary license until the board’s next meeting",
};
