import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/** education: hours of education to renew an M.D.’s license. osteopathic: hours for D.O.s with a separate board */
type Licensing = { education: string | null; insurance: string | null; osteopathic?: string };

/** The day of the check. Sources that were added later were read by November 26, 2026. */
const checkedOn: IsoDate = "2026-11-24";

export const licensingChecked = {
  on: checkedOn,
  source:
    "hours: embllm.com, state-by-state guide, and getmycme.com (2026), which cite the boards, compared with the list of the Federation of State Medical Boards as it is known in the field; boards’ pages and rules as quoted on September 18, 2026, for 40 states (Ohio Adm. Code 4731-10-02, 18VAC85-20-235, N.D. Admin. Code 50-04-01 among them); insurance: the sections named",
};

const hours = (each: string, insurance: string | null = null): Licensing => ({ education: each, insurance });
const unknown: Licensing = { education: null, insurance: null };
const usualAmount = "hospitals and plans set the amount, often $1 million a claim and $3 million a year";
/** For a state in which many hospitals and plans require less than is common elsewhere. */
const setByPlans = (name: string) =>
  `each hospital and plan sets its own amount. A license in ${name} requires no minimum`;

/** null: we don't know, so the page doesn't say */
export const licensing: Record<StateSlug, Licensing> = {
  alabama: hours(
    "25 hours each calendar year. Holders of the state’s controlled substance certificate also take two hours on controlled substances every two years",
  ),
  // the health department’s page For prescribers and pharmacists
  alaska: hours("50 hours every two years. DEA registrants take two of the hours on pain, opioids and addiction"),
  arizona: {
    ...hours("40 hours every two years"),
    osteopathic: "40 hours every two years",
  },
  arkansas: hours("20 hours a year"),
  california: unknown,
  colorado: hours(
    "30 hours every two years (new since January 1, 2026)",
    "physicians carry at least $1 million a claim and $3 million a year (C.R.S. 13-64-301)",
  ),
  connecticut: hours(
    "50 hours every two years",
    "at least $500,000 a claim and $1.5 million a year for patient care (Conn. Gen. Stat. 20-11b)",
  ),
  delaware: hours("40 hours every two years"),
  florida: {
    education: null,
    insurance:
      "$100,000 a claim and $300,000 a year, or $250,000 and $750,000 for a physician with hospital privileges. The statute also allows other ways (section 458.320; for D.O.s 459.0085)",
  },
  georgia: hours("40 hours every two years"),
  hawaii: hours("40 hours every two years"),
  idaho: hours("40 hours every two years, or a current board certification"),
  illinois: hours("150 hours every three years"),
  indiana: hours(
    "no general hours are required of physicians",
    "a license requires no minimum. The state’s Patient’s Compensation Fund covers a physician who carries insurance of $500,000 a claim and $1.5 million a year and pays the fund’s surcharge (Ind. Code 34-18)",
  ),
  iowa: hours("40 hours every two years"),
  kansas: hours(
    // category 1: altuslearn.com, Kansas
    "50 hours in the 18 months before the renewal, 100 hours in the 30 months before it, or 150 hours in the 42 months before it. Of each 50 hours, 20 are in category 1",
    // on PAs and telehealth: medicalproviderresources.com, January 2022
    "physicians and PAs must carry at least $500,000 a claim and $1.5 million a year, and pay the surcharge of the Health Care Stabilization Fund (K.S.A. 40-3402). This applies to telehealth from another state too",
  ),
  kentucky: hours(
    "60 hours every three years, 30 of them in category 1. Prescribers take 4.5 hours on KASPER, pain or addiction (201 KAR 9:310)",
  ),
  louisiana: hours(
    "20 hours a year",
    "the state’s Patient’s Compensation Fund covers a physician who carries insurance of $100,000 a claim and pays the fund’s surcharge (R.S. 40:1231.2). An undated page of Louisiana Blue asks for $100,000 a claim and $300,000 a year with the fund, or $1 million and $3 million without it", // bcbsla.com, Credentialing,
  ),
  // 32 M.R.S. 2581; credidocs.com/maine-cme-requirements
  maine: {
    ...hours("40 hours in category 1 every two years"),
    osteopathic: "100 hours every two years, at least 40% of them osteopathic (32 M.R.S. 2581)",
  },
  maryland: hours(
    "50 hours every two years",
    "the state sets no minimum, but a physician without insurance must tell patients so (Md. Code Health Occ. 14-508)",
  ),
  massachusetts: hours("50 hours every two years", "at least $100,000 a claim and $300,000 a year (243 CMR 2.07)"),
  michigan: {
    ...hours("150 hours every three years (MCL 333.17033, 333.17533)", setByPlans("Michigan")),
    osteopathic: "150 hours every three years (MCL 333.17033, 333.17533)",
  },
  minnesota: hours("75 hours every three years"),
  mississippi: hours(
    "40 hours every two years. Holders of a DEA registration take five of the 40 hours on prescribing",
  ),
  missouri: hours(
    "50 hours every two years",
    "hospitals in counties of more than 75,000 people must require coverage of at least $500,000 from their medical staff (Mo. Rev. Stat. 383.500). For other physicians, the law sets no minimum",
  ),
  montana: hours("the board sets no number of hours", usualAmount),
  nebraska: hours(
    "50 hours every two years",
    "if you want the protection of the state’s cap on malpractice damages, carry $800,000 a claim and $3 million a year, and pay the state’s surcharge (Neb. Rev. Stat. 44-2824)",
  ),
  nevada: { ...hours("40 hours every two years", usualAmount), osteopathic: "at least 35 hours a year" },
  "new-hampshire": hours("100 hours every two years"),
  "new-jersey": hours(
    "100 hours every two years",
    "at least $1 million a claim and $3 million a year, for physicians (N.J.S.A. 45:9-19.17) and PAs (N.J.A.C. 13:35-2B.17)",
  ),
  // codes.findlaw.com, 41-5-5 as of January 1, 2024
  "new-mexico": hours(
    "75 hours every three years",
    "the patient’s compensation fund covers a provider who carries $250,000 per occurrence and pays the surcharge (N.M. Stat. 41-5-5)",
  ),
  // Source for the amounts that hospitals require: medpli.com, April 24, 2020
  "new-york": {
    education: null,
    insurance: "hospitals usually require $1.3 million a claim and $3.9 million a year",
  },
  "north-carolina": hours("60 hours every three years"),
  // lexace.ai, 43-17-27.1
  "north-dakota": hours(
    "40 hours every two years, one of them on nutrition and metabolic health (N.D. Cent. Code 43-17-27.1). A current board certification counts in place of the hours",
    usualAmount,
  ),
  ohio: hours(
    "50 hours every two years",
    "the state sets no minimum, but a physician without insurance must tell patients so in writing (Ohio Rev. Code 4731.143)",
  ),
  // lengealaw.com; the title of HB 2584; fastdemocracy.com, OKB00032588 (enrolled in 2025)
  oklahoma: {
    ...hours(
      "60 hours every three years",
      "an NP with independent prescriptive authority carries $1 million an occurrence and $3 million a year (HB 2298). Laws of 2025 also require malpractice coverage for PAs (HB 2584) and, with exceptions, for active D.O.s. The state sets no minimum for M.D.s",
    ),
    osteopathic: "16 hours a year, one of them on controlled substances (OAC 510:10-3-8)",
  },
  // Source: https://www.oregon.gov/omb/topics-of-interest/pages/continuing-education.aspx
  oregon: hours("30 hours a year, or maintenance of board certification. One hour a year is on cultural competency"),
  pennsylvania: {
    ...hours(
      "100 hours every two years",
      "physicians carry $1 million a claim and $3 million a year, including the part that the state’s Mcare Fund covers (40 P.S. 1303.711). A physician who practices mainly in Pennsylvania pays the fund’s yearly assessment with the premium. The Mcare Fund doesn’t cover NPs, PAs and dentists. NPs and PAs who prescribe carry their own $1 million a claim",
    ),
    osteopathic: "100 hours, 20 of them in AOA category 1-A (49 Pa. Code 25.271)",
  },
  "rhode-island": hours(
    "40 hours every two years",
    "Rhode Island requires malpractice insurance. Plans often ask for $1 million a claim and $3 million a year", // the American Medical Association’s list of states with one
  ),
  "south-carolina": hours("40 hours every two years, starting with the second renewal", usualAmount),
  "south-dakota": hours("the board sets no number of hours"),
  tennessee: { ...hours("40 hours every two years"), osteopathic: "40 hours every two years" },
  texas: { education: null, insurance: setByPlans("Texas") },
  utah: hours("40 hours every two years"),
  vermont: {
    ...hours("30 hours every two years", "Blue Cross asks for $1 million a claim and $3 million a year"),
    // vsaop.wildapricot.org, on 26 V.S.A. 1836
    osteopathic: "30 hours, 12 of them osteopathic and two on prescribing opioids",
  },
  // lawserver.com, Va. Code 8.01-581.15
  virginia: hours(
    "30 hours every two years since February 27, 2025 (18VAC85-20-235)",
    "the state sets no minimum. Compare the policy with Virginia’s cap on malpractice damages, which is $2.75 million through June 30, 2027 (Va. Code 8.01-581.15)",
  ),
  // woma.org/cme/wa-cme-requirements
  washington: { ...hours("200 hours every four years"), osteopathic: "150 hours every three years (WAC 246-853-080)" },
  "west-virginia": { ...hours("50 hours every two years", usualAmount), osteopathic: "32 hours every two years" },
  wisconsin: hours(
    "30 hours every two years",
    "the law requires $1 million a claim and $3 million a year of physicians and nurse anesthetists. With exceptions, they also join the state’s Injured Patients and Families Compensation Fund (Wis. Stat. 655.23). Under 2025 Act 17, NPs need the same amounts, and an NP who practices outside any employment or collaboration joins the fund too",
  ),
  wyoming: hours("60 hours every three years"),
};

/** How long a physician's license takes, and faster ways to it. We know nothing certain about a missing state. */
export const licensePaths: Partial<Record<StateSlug, string>> = {
  // the board’s page on full licenses (a copy), chapter 540-X-23
  alabama:
    "A physician who has been out of clinical practice for two years or more must first sign a reentry agreement with the Board (Ala. Admin. Code 540-X-23).",
  // medical-license-lookup.com
  alaska:
    "The board can issue a temporary permit before the license (AS 08.64.270; 12 AAC 40.035). A business that treats Alaskans by telehealth also registers with the Telemedicine Business Registry (AS 44.33.381).",
  // nationalmedlicensing.com: four to eight weeks; azmd.gov; for 32-1438 we read its twin for D.O.s, 32-1834; lawserver.com, 36-3606
  arizona:
    "A physician licensed elsewhere who applies for the full license can practice on a temporary license for up to 250 days (A.R.S. 32-1438; for D.O.s 32-1834). Physicians, NPs, PAs and dentists who have been licensed elsewhere for a year and move to Arizona can ask their board to recognize that license (32-4302). For telehealth from another state, a registration with the profession’s board is enough (36-3606).",
  // topcme.com, from the board's questions and answers; physicianlicensing.com; the board's packet (doczz.net/doc/3503365)
  arkansas:
    "The board has quoted six weeks at the least, and several months for a physician with many years in practice. The board reviews files without derogatory information each week. Other files wait for the board’s meeting, every other month, and must be complete a month before it (the board’s packet, undated).",
  // mbc.ca.gov, Expedited Review
  california:
    "The board expedites the application of a physician who has accepted a job in an underserved area. Send two signed letters, one from you and one from the employer, with the first day of work (Bus. & Prof. Code 2092).",
  // law.cornell.edu, 3 CCR 713-1.8; getpocketlaw.com, 12-240-110; dpo.colorado.gov/TelehealthFAQ
  colorado:
    "A physician licensed elsewhere applies by endorsement (C.R.S. 12-240-110). A physician who hasn’t been in active practice for the past two years must first prove continued competence (3 CCR 713-1.8). Since January 1, 2026, physicians, NPs, PAs and dentists in another state have needed only a registration to treat Colorado patients by telehealth (SB24-141).",
  // physicianlicensing.com (8 to 10 weeks), medicallicensing.com; portal.ct.gov/DPH
  connecticut: "An application that stays incomplete for a year is destroyed. A new application costs a new fee.",
  // dpr.delaware.gov, questions on medical practice; medicallicensing.com; cchpca.org/delaware
  delaware:
    "The board decides on a complete application by its next meeting. An application expires six months after it is started. A clinician who treats Delaware patients by telehealth only, and whose own state isn’t in the profession’s compact, registers with the Division of Professional Regulation (24 Del. C. ch. 60).",
  // flboardofmedicine.gov (two to six months); lawserver.com and a board's page on the act; on the seven days, leikamlaw.com
  florida:
    "The MOBILE Act is the fast way for physicians, NPs, PAs and dentists (section 456.0145): Florida decides within seven days of the last document. It requires a license elsewhere, three of the last four years in practice, no discipline for five years, no pending complaint or investigation, no conviction related to the practice, and no report to the National Practitioner Data Bank, with exceptions for some reports. For telehealth from another state, a registration is enough (456.47).",
  // medicalboard.georgia.gov, When You Apply; drlicense.com; 43-34-31.1, as it is known in the field
  georgia:
    "The board quotes four to six weeks on average to complete the application, and the board’s meeting comes after that. Allow at least two and a half months in all (an estimate). To treat Georgia patients by telehealth from another state, a telemedicine license is enough (O.C.G.A. 43-34-31.1).",
  // the board's form MD-21; medical-license-lookup.com, nationalmedlicensing.com; 453-1.3, as it is known in the field
  hawaii:
    "A physician who is licensed elsewhere and practiced for two of the last five years applies by endorsement. To treat patients in Hawaii by telehealth, a physician needs the license too (HRS 453-1.3).",
  // physicianlicensing.com, medical-license-lookup.com; bom.idaho.gov, Licensure by Endorsement; lawserver.com, 54-5713
  idaho:
    "Endorsement is the faster way to the license. It requires board certification, five years with an unrestricted license, and a license elsewhere with no discipline. The physician must disclose malpractice payments above the amount that the form names. Telehealth from another state requires Idaho’s license too, with exceptions such as follow-up of an established patient (54-5713).",
  // physicianlicensing.com
  illinois:
    "The department issues licenses each week, for applications that have passed the last review. An application stays open for three years.",
  // app.legiplex.com, digest of Senate Bill 5 of 2022; lexace.ai, 27-8-11-13.5, which says “before July 1, 2026” too
  indiana:
    "Plan on the full license or on the physician compact. The faster license by reciprocity has been closed to physicians since July 1, 2026 (Senate Bill 5 of 2022, Ind. Code 25-1-21).",
  // instalawyer.io, 272C.12; rules.iowa.gov, ARC 7074C
  iowa: "A physician who moves to Iowa can apply by verification of a license from another state. The physician must have held that license for at least a year, in good standing and without discipline (Iowa Code 272C.12).",
  // ksrevisor.org, 48-3406; kansasreflector.com, April 21, 2021; lawserver.com, 65-28,135
  kansas:
    "A licensing board has 45 days from a complete application (15 for military families) to license an applicant who holds a similar license in another state and lives in Kansas or plans to, even if the criminal record check isn’t back. NPs and dentists have this right too (K.S.A. 48-3406). For telehealth, the Board of Healing Arts must issue a waiver within 15 days (65-28,135).",
  // lawserver.com, 311.575 as of 2024; physicianlicensing.com, medical-license-lookup.com
  kentucky:
    "The board’s director can issue a temporary permit for up to six months after the board has verified the application and before it votes on the license (KRS 311.575).",
  // lsbme.la.gov, frequently asked questions
  louisiana:
    "The license application must be complete two weeks before a board meeting. The board doesn’t meet in April and November, and it issues no temporary license. If the board approves an application that lacks only the criminal record check, it issues an interim license.",
  // casetext's copy of the rule, December 2024; medicallicensing.com, June 2024; getpocketlaw.com, 3300-D
  maine:
    "The board’s staff can issue the M.D. license without waiting for a board meeting (02-373 C.M.R. ch. 1, s. 5). A physician licensed in another state can register to consult by telehealth when a Maine clinician asks for the consultation (32 M.R.S. 3300-D).",
  // mbp.state.md.us, Physician Licensure Information; COMAR 10.32.01.17; medical-license-lookup.com
  maryland:
    "After the board has the FCVS profile and the documents, plan on two to three months; this is an estimate. The board expedites a license by reciprocity for a physician in good standing in Virginia or the District of Columbia (COMAR 10.32.01.17).",
  // the board’s letter to applicants for a full license (docslib.org)
  massachusetts:
    "The physician is responsible for every entry in the application, including the entries that a licensing service made. The board counts a false entry against the applicant’s character and fitness.",
  // ars.apps.lara.state.mi.us, rule set 2021-44 LR (in force since March 22, 2023); law.cornell.edu, R 338.2437
  michigan:
    "An M.D. who is licensed in another state or in Canada can apply by endorsement. An M.D. whose Michigan license lapsed less than three years ago can be licensed again with the hours of education below (R 338.2437).",
  // lawserver.com, 147.032
  minnesota:
    "A physician licensed in another state can ask for a temporary permit, which lasts until the board decides (Minn. Stat. 147.03, subd. 2). For telehealth from another state, a physician needs only a yearly registration, as long as the physician meets no patients in Minnesota (147.032).",
  // msbml.ms.gov/FAQs; regulations.justia.com, Rule 30-2601-4.1
  mississippi:
    "The board’s page says that it gives no temporary license while an application is under review, and no license for telemedicine only. In an exceptional case, its rules allow a temporary license for at most 30 days (30 Miss. Admin. Code Pt. 2601, R. 4.1).",
  // pr.mo.gov, Healing Arts, Application Forms
  missouri:
    "The board needs longer from March through July, when most applications come in. The board reviews an application two to four weeks after the last document arrives. The board sends you a PIN by email. If you share the PIN with us, we can see online what is missing.",
  // physicianlicensing.com; archive.legmt.gov, 37-1-144(5); lawserver.com, 37-1-305
  montana:
    "The board can issue the license between its meetings. If a board grants a temporary practice permit to a clinician from a state with equivalent standards, it must issue the permit within 45 days of a complete application (MCA 37-1-305). A registered clinician from another state may practice 21 days a year without a Montana license, for continuity of care, education, underserved patients or highly specialized care (37-1-144).",
  // legalinventory.pitt.edu, 172 NAC 88-007; moonlightingsolutions.com
  nebraska:
    "A locum tenens permit lasts at most 90 days in 12 months, and isn’t for an ordinary new hire (172 NAC 88-007). It is for the absence of a Nebraska physician, a public health emergency, or an accredited hospital in a shortage area that asks for the permit.",
  // leg.state.nv.us, chapter 630; license.k3systems.com, the D.O. board’s application; casetext's copy, 630.261
  nevada:
    "A physician licensed in another state can ask the M.D. board for a license by endorsement (NRS 630.1606, or 630.1607 for military families). For telehealth from another state, the board can issue a special purpose license (NRS 630.261).",
  // oplc.nh.gov, Temporary Licenses and questions on HB 594; medical-license-lookup.com
  "new-hampshire":
    "Before the full license, a physician, NP or PA with another state’s license in good standing can practice for 120 days on OPLC’s temporary license. If the other state’s requirements are substantially similar to New Hampshire’s, the clinician can apply for the full license by reciprocity (HB 594 of 2023).",
  // the board’s instructions (paperzz.com), without a date
  "new-jersey":
    "The board discusses an application only with the applicant, unless the applicant authorizes someone else in writing. The board accepts verifications only on its own forms, and each school, hospital or other source must send its form itself.",
  // nmmb.state.nm.us; on the three months, physiciansthrive.com; 61-6-11.1, as it is known in the field
  "new-mexico":
    "The Hospital Services Corporation collects the documents for the board and charges its own fee. An expedited license is provisional and lasts a year, unless the board allows more. Before it ends, apply for the regular license (61-1-31.1). For telehealth from another state, the board issues a telemedicine license (N.M. Stat. 61-6-11.1).",
  // a copy of the Department's page of 2020 (sendai-cafe.com); three to five months in all: moonlightingsolutions.com
  "new-york":
    "The Education Department accepts each document only from the school, hospital or other source that issued it. The Department takes no fingerprints. It requires no continuing education hours beyond the trainings in the list below.",
  // ncmedboard.org, A quicker path; 21 NCAC 32B .2001
  "north-carolina":
    "A board-certified physician who has been licensed elsewhere for five years, and in practice for the last two of them, can use the board’s expedited application. The expedited application requires fewer documents (21 NCAC 32B .2001).",
  // ndbom.org, License Types and questions of physicians; moonlightingsolutions.com
  "north-dakota":
    "The board issues full licenses only at its meetings, in January, April, July and October. A physician who meets every requirement can work on a provisional temporary license until the meeting. Allow 7 to 10 days for the board’s chair to approve the temporary license.",
  // med.ohio.gov, Expedited License; physicianlicensing.com
  ohio: "The board issues licenses without waiting for a meeting. Eligible physicians can choose the expedited route. It costs $1,000, and the board’s staff obtains the license verifications and data bank reports.",
  // ok.elaws.us, 59-493.3
  oklahoma:
    "Between the M.D. board’s meetings, the board’s secretary can issue a temporary license to a clearly qualified applicant (59 O.S. 493.3).",
  // oregon.gov/omb, Application Process; oregon.public.law, 677.133; 677.139, as it is known in the field
  oregon:
    "The board approves complete applications each week. A physician who has practiced for the past year, without discipline or a significant malpractice claim, can apply by endorsement. For an endorsement, the board accepts documents from the first state that licensed the physician (ORS 677.133). An application expires after 12 months. For telehealth from another state, the board issues a telemedicine license (ORS 677.139).",
  // pacodeandbulletin.gov, November 2 and December 14, 2024; pamedsoc.org; two days: porh.psu.edu, September 2024; medical-license-lookup.com
  pennsylvania:
    "Gathering the documents takes most of the time. In September 2024 the state needed two days for the complete application of an M.D. with a United States degree. A physician, NP or PA licensed in another state, with practice in two of the last five years, can apply by endorsement. Meanwhile, the board can issue a provisional license (63 Pa.C.S. 3111).",
  // 216-RICR-40-05-1.5; medical-license-lookup.com
  "rhode-island":
    "Every application needs the physician’s self-query of the National Practitioner Data Bank. The application also needs the FCVS profile, unless the physician applies by endorsement (216-RICR-40-05-1.5).",
  // llr.sc.gov, questions of physicians; instalawyer.io, 40-47-31; medicallicensing.com
  "south-carolina":
    "Once the application is complete, the board can issue a temporary license. A “yes” on the form may first need an appearance before the board. A physician who is licensed in another state can also get a special license, to train or to try a position under supervision. The special license lasts 14 days, and a physician can get it up to four times a year (S.C. Code 40-47-31).",
  // sdbmoe.gov/faqs
  "south-dakota":
    "The board issues the license within a day or two after the last document has arrived. The fingerprint results take about two weeks.",
  // casetext.com, 0880-02-.07; lawserver.com, 63-9-105; findlaw.com, 63-1-142
  tennessee:
    "Before the board votes on the license, a designee of the board may authorize the physician to practice for up to six months. This applies to M.D.s and D.O.s (T.C.A. 63-1-142). The M.D. board closes an application if the missing items don’t arrive within 90 days of the board’s first letter.",
  // lexace.ai, 155.101; medlicense.com
  texas:
    "A physician who is licensed in another state and has a sponsor in Texas can get a provisional license in the meantime. The provisional license lasts at most 270 days. It is only for work in underserved and shortage areas (Occupations Code 155.101).",
  // lawserver.com, 58-1-302; physicianlicensing.com
  utah: "The license needs no board meeting. A physician, NP, PA or dentist who has been licensed in another state for a year can ask for a license by endorsement (Utah Code 58-1-302).",
  // lexace.ai, 26 V.S.A. 1395; healthvermont.gov, Board of Medical Practice, FAQs; legislature.vermont.gov, chapter 56
  vermont:
    "The board’s own online application takes no data from the Uniform Application. Send the separate forms and the fee too. The board decides on a complete application at its next meeting. An M.D. who has practiced in good standing in another state for three years can apply by endorsement (26 V.S.A. 1395). For telehealth from another state, a telehealth registration or license is enough, for other professions as well (26 V.S.A. ch. 56).",
  // dhp.virginia.gov, Applying for a license by endorsement; getpocketlaw.com, 54.1-2927; medicallicensepro.com
  virginia:
    "To apply by endorsement, a physician needs a license in another state for the last five years, five years of active practice after all training, and board certification (18VAC85-20-141). A physician who qualifies for neither endorsement nor reciprocity uses the traditional pathway. For most of the form’s questions about the past, a “yes” leads there too. The board decides on a physician, PA or NP from a bordering state within 20 days of the complete application (Va. Code 54.1-2927).",
  // wmc.wa.gov/licensing; physicianlicensing.com; whitegloveimlc.com
  washington:
    "After every document has arrived and the background check is clear, the commission’s staff issues the license without waiting for a meeting.",
  // justia.com, 11 CSR 1A-3.3; the board's instructions for the Uniform Application, without a date; wvbom.wv.gov, 24 CSR 10
  "west-virginia":
    "The Board of Medicine decides on applications at its meetings. An application must be complete at least 15 days before the meeting (11 CSR 1A-3.3). For telehealth from another state, the Board of Medicine (for M.D.s) or the Board of Osteopathic Medicine (for D.O.s) issues a registration instead of the license (W. Va. Code 30-1-26).",
  // instalawyer.io, 440.094; insightonbusiness.com, April 20, 2023
  wisconsin:
    "A physician, NP, PA or dentist in good standing in another state can start work before the Wisconsin license, on a temporary credential (Wis. Stat. 440.094). The employer notifies the state within 10 days of the first visit. Within 30 days, the clinician applies for both the temporary and the permanent credential.",
  // justia.com, Rules of the Board of Medicine, chapter 1, sections 4 and 6
  wyoming:
    "A physician who meets every requirement except the interview can get a temporary license until the board’s next meeting (Wyo. Stat. 33-26-304). Complete the application 15 business days before that meeting. The application needs references from three physicians. No reference may be older than six months. Two of the three physicians must be colleagues from the last three years.",
};

/** What a D.O. needs to know of the state's separate board. Each text has its last period. */
export const osteopathicPaths: Partial<Record<StateSlug, string>> = {
  // regulations.justia.com, R4-22-202; azdo.gov, Initial License
  arizona:
    "The board accepts COMLEX or USMLE scores. It also accepts documents from FCVS if the physician has an FCVS profile (A.A.C. R4-22-202).",
  // ombc.ca.gov, Osteopathic Physician and Surgeon Certificate; Common Delays
  california:
    "The board accepts only the COMLEX, and needs the scores of all three levels. The board waits for a verification of every license that the physician has held.",
  // floridasosteopathicmedicine.gov, requirements
  florida: "The board accepts the osteopathic examination (COMLEX). The board doesn’t count the USMLE as comparable.",
  // maine.gov/osteo, licensure
  maine:
    "As a rule, the board processes an application within 60 days, but some take 90 days or more. The board decides at its next meeting.",
  // law.cornell.edu, R 338.125
  michigan:
    "For a license by endorsement, the board requires COMLEX scores and a year of training. A D.O. who has held a full license in another state for five years has a shorter way to the license (R 338.125).",
  // license.k3systems.com, the board’s application; moonlightingsolutions.com
  nevada:
    "The board accepts an FCVS profile, or documents from the schools, hospitals and other sources themselves. Allow three to four months for the license (an estimate).",
  // oklahoma.gov/osboe, application process
  oklahoma: "Every D.O. license expires on the next June 30, whenever the board issued it.",
  // pa.gov, Osteopathic Physician Licensure Snapshot (May 5, 2025)
  pennsylvania:
    "The board requires COMLEX and a practical examination in osteopathic manipulation. The practical examination may be Pennsylvania’s own, the examination for a board certification, or the examination for another state’s license.",
  // lawserver.com, 63-9-105
  tennessee:
    "Within 45 days of a complete application, a D.O. who is licensed in another state gets the board’s decision or a call to appear before the board (T.C.A. 63-9-105).",
  // law.cornell.edu, 04-220 Code Vt. R. 04-030-220-X; lawserver.com, 26 V.S.A. 1831
  vermont: "The board accepts COMLEX or USMLE scores (26 V.S.A. 1831). The board generally meets once a quarter.",
  // doh.wa.gov, Osteopathic Physician And Surgeon Licensing Information
  washington:
    "The Department of Health requires the D.O. to complete the application’s attestation personally. We check the rest of the application.",
  // 24 CSR 1-9, current through December 13, 2024
  "west-virginia":
    "A D.O. who wants to start work before the board’s decision must ask the board for a temporary permit at least 30 days before the first day of work (24 CSR 1-9).",
};

const required = (law?: string, whom = "physicians", others?: string) =>
  `${whom} must give fingerprints for an FBI check${law === undefined ? "" : ` (${law})`}${others ? `. ${others}` : ""}`;
/** For laws that bind all boards of health professions. */
const everyone = "physicians, NPs, PAs and dentists";

/**
 * Fingerprints for the state's own license. A missing state may require them. By November 26, 2026 we had read the
 * sections of Alabama, Arkansas, South Dakota, Washington (doh.wa.gov, wmc.wa.gov), West Virginia and Missouri
 * (physiciansthrive.com), and those of Illinois, Michigan and Iowa in docs.legis.wi.gov, register 666a. We know the
 * other sections from the field, and compared them with physiciansweekly.com, "Criminal background checks on docs
 * increasing".
 */
export const fingerprints: Partial<Record<StateSlug, string>> = {
  alabama: required(
    "Ala. Admin. Code 540-X-3-.05; PAs 540-X-7-.04",
    "physicians and PAs",
    `Dentists apply for the dental board’s background check together with the license`, // dentalboard.org
  ),
  // akleg.gov, House Health and Social Services Committee on HB 237, March 17, 2016
  alaska:
    "The medical board’s own license requires no fingerprints of physicians. The physician compact will require them, once Alaska issues licenses through it",
  // azdo.gov, Initial License; azbn.gov, Fingerprints
  arizona:
    "M.D.s (A.R.S. 32-1422), D.O.s and NPs must give fingerprints for an FBI check. The nursing board doesn’t accept a fingerprint clearance card in their place. Dentists need the clearance card",
  // policyrisk.com, 17-95-306; casetext, 17-87-312
  arkansas: required(
    "Ark. Code 17-95-306; nurses 17-87-312",
    "physicians, PAs and NPs",
    "A separate law requires a background check of dentists (17-82-801 and following)",
  ),
  // shouselaw.com, doctors' licenses; catallaxcore.com, SB 25-146, signed
  colorado:
    "physicians give fingerprints only if they apply through the physician compact. The form for the board’s own license asks applicants to report their record instead. Since 2025, the boards may ask PAs and dentists for fingerprints (SB25-146)",
  connecticut: `physicians give fingerprints only if they apply through the physician compact`,
  // dpr.delaware.gov, Physician Assistant Licensure
  // nurses: topregisterednurse.com; dentists: embrasurespace.com
  delaware: required(
    "24 Del. C. 1720",
    "physicians and PAs",
    "Dentists, and NPs who apply for Delaware’s RN license, have a criminal background check too",
  ),
  // medicalboard.georgia.gov, Physician, with the instructions of May 25, 2026
  georgia:
    "a physician’s full license requires fingerprints for an FBI check. The Composite Medical Board sends instructions once the physician has applied",
  // HRS 457-5(a)(6)
  hawaii:
    "physicians give fingerprints only if they apply through the physician compact. The Board of Nursing checks the criminal history of each applicant, so NPs give fingerprints (HRS 457-5)",
  // 54-1810; 67-9411A; apps-dopl.idaho.gov, IBOM
  idaho: `${required("Idaho Code 54-1810")}. The fingerprint cards go only to and from the applicant’s own address, so the applicant handles them, not the practice. The division (DOPL) may require fingerprints of PAs and dentists too (67-9411A)`,
  // williamsnickl.com, How to Obtain Your Medical License
  illinois: required(
    "225 ILCS 60/9.7; nurses 65/50-35",
    "physicians and NPs",
    "The state issues the license only after it has the result. Plan on six to eight weeks for the result; this is an estimate",
  ),
  // docsbay.net, FAQ of the agency
  // in.gov/pla, Criminal Background Check FAQs
  indiana: `${required("Ind. Code 25-1-1.1-4", everyone)}. Have the fingerprints taken after the Professional Licensing Agency has confirmed the application`,
  // dial.iowa.gov, nursing licensure
  iowa: required("Iowa Admin. Code 653-9", "physicians", "NPs give fingerprints to the Board of Nursing"),
  // ksbha.org; kssos.org, Chapter-36-HB-2702; ksbn.kansas.gov, APRN Initial Application
  kansas: `M.D.s and D.O.s must give fingerprints for an FBI check, through the Kansas Bureau of Investigation. The Board of Healing Arts may require fingerprints from PAs too (2026 Session Laws, chapter 36). NPs send the Board of Nursing a new set of fingerprints with every application`,
  // 201 KAR 8:533 for dentists, 20:056 for NPs
  kentucky: required("KRS 218A.205", "physicians, NPs and dentists"),
  // legalfix.com, 37:1277
  louisiana: required("La. R.S. 37:1277 for physicians and PAs", "physicians, PAs, NPs and dentists"),
  // instalawyer.io. For PAs and dentists: Public Law 2025, chapter 366 (fastdemocracy.com, L.D. 1854) may require them
  maine:
    "physicians give fingerprints only if they apply through the physician compact. NPs give fingerprints for an FBI check (32 M.R.S. 2111)",
  // mbp.state.md.us, Criminal History Records Checks
  maryland:
    "the first license requires a state and an FBI check of physicians and PAs (Health Occ. 14-308.1) and of nurses, including NPs (8-303). The result arrives within 3 to 14 days. The Board of Physicians keeps the result for 90 days, so have the fingerprints taken in the 45 days before you apply",
  // mass.gov, M.G.L. c. 112 s. 74E
  massachusetts:
    "the physicians’ board checks the state’s criminal records (CORI). A law of November 25, 2025 requires applicants to the nursing board, including NPs, to give fingerprints for an FBI check (M.G.L. c. 112 s. 74E)",
  michigan: required("MCL 333.16174", everyone),
  // mn.gov/boards/cbc
  minnesota:
    "the first license requires a state and an FBI check of physicians, NPs, PAs and dentists. Have the fingerprints taken after you apply (Minn. Stat. 214.075)",
  // msbml.ms.gov/FAQs
  mississippi: `${required("Miss. Code 73-25-3")}. The Board of Medical Licensure sends the fingerprint cards after it has the application and the fee`,
  // citizenportal.ai and senate.mo.gov, April 2025
  missouri: required(undefined, "physicians", `House Bill 225 of 2025 requires fingerprints from PAs and dentists too`),
  // 37-3-305(3), edition of 2017; 37-8-434, edition of 2023; 37-20-402, edition of 2025
  montana:
    "NPs (MCA 37-8-434) and PAs (37-20-402) give fingerprints for an FBI check. Physicians give fingerprints only if they apply for other states’ licenses through the physician compact (37-3-305)",
  nebraska: required(
    "Neb. Rev. Stat. 38-131",
    everyone,
    "The law covers nurses and every profession that may prescribe controlled substances",
  ),
  nevada: required(
    "NRS 630.167; for D.O.s 633.309",
    "physicians",
    "NPs, PAs and dentists also give fingerprints, each to their own board",
  ),
  // thekolemangroupscreen.com, a copy of OPLC's instructions: the boards of medicine, nursing and dental examiners
  "new-hampshire": required("RSA 329:11-a for physicians", everyone),
  "new-jersey": required("N.J.S.A. 45:1-30", everyone),
  // regulations.justia.com, 16.5.8.10
  "new-mexico": required(
    undefined,
    "physicians",
    `For dentists who apply by credentials, a service named by the dental board sends the board a background report (16.5.8.10 NMAC)`,
  ),
  "north-carolina": required("N.C. Gen. Stat. 90-11; PAs 21 NCAC 32S .0202", "physicians and PAs"),
  // nddentalboard.org, Criminal Background Check
  "north-dakota": required(
    undefined,
    "physicians and dentists",
    `The dental board mails the fingerprint cards after it has the application`,
  ),
  // med.ohio.gov, Expedited License
  ohio: "physicians, NPs, PAs and dentists must give fingerprints for an FBI and a state (BCI) check (Ohio Rev. Code 4731.08, 4723.09, 4730.101, 4715.101). Physicians have their fingerprints taken before they apply, and the medical board keeps the result for up to a year",
  // oklahoma.gov/osboe, application process; OAC 510:10-3-1; M.D.s: nationalmedlicensing.com
  oklahoma:
    "D.O.s must give fingerprints through IdentoGO (OAC 510:10-3-1). Dentists give fingerprints for a state (OSBI) check and an FBI check (59 O.S. 328.28a). Plan on both checks for M.D.s too, and ask their board for its instructions",
  // oregon.gov/osbn, Fingerprint Requirements; oregon.public.law, OAR 818-021-0026
  oregon: required(
    "OAR 847-008-0068; dentists 818-021-0026",
    everyone,
    "NPs have fingerprints taken only after they apply, because the nursing board can’t match earlier fingerprints to the application",
  ),
  // pa.gov, Medicine Guide (December 17, 2024) and Osteopathic Medicine Guide
  pennsylvania:
    "M.D.s need an FBI record check from fingerprints. The check must be at most 180 days old when the M.D. applies. D.O.s need a record check from the state where they live. They also need one from each other state where they lived, worked or trained in the last 10 years, or one FBI check instead. No check for a D.O. may be older than 90 days",
  // webserver.rilin.state.ri.us, 5-34-43
  "rhode-island":
    "NPs give fingerprints for an FBI check, through the attorney general’s office (R.I. Gen. Laws 5-34-43)",
  "south-carolina": required(
    "S.C. Code 40-47-36",
    "physicians",
    "The state may require fingerprints of nurses, NPs included, too (40-33-25)",
  ),
  // PAs: mylrc.sdlegislature.gov, the enrolled act of 2012
  "south-dakota": required("S.D. Codified Laws 36-4-11.1; for PAs, chapter 36-4A", "physicians and PAs"),
  tennessee: required("T.C.A. 63-1-116", everyone),
  // law.counselstack.com, 58-1-301.5; Senate Bill 44 of 2025
  utah: required("Utah Code 58-1-301.5", everyone),
  // legalclarity.org, is-vermont-a-nursing-compact-state; ace-stack.com, licensure-guide
  vermont:
    "physicians give fingerprints only if they apply through the physician compact. NPs give fingerprints if they apply for Vermont’s multistate RN license",
  virginia:
    "the Board of Medicine’s forms ask for no fingerprints. NPs give fingerprints with the application for Virginia’s RN license (Va. Code 54.1-3005.1), unless they practice on another state’s multistate license",
  washington:
    "physicians, NPs, PAs and dentists give fingerprints only if they come from outside the state or have a criminal record in Washington (RCW 18.130.064). The Washington Medical Commission mails the fingerprint packet after it has the application and the fee",
  "west-virginia": required("W. Va. Code 30-1D-1", everyone),
  // docs.legis.wisconsin.gov
  wisconsin: `physicians who apply through the physician compact give fingerprints. For Wisconsin’s own license, the state may check the applicant’s arrest and conviction record (Wis. Stat. 440.03(13))`,
  wyoming: required(undefined, "physicians"),
};
