import type { StateSlug } from "../../ids/states.ts";

const administrators = "Dentists contract with the dental administrator of each Medicaid plan";

/** For the administrator of a plan whose own company administers dental care (Centene Dental is Envolve's name now). */
function ofCentene(plan: string): string {
  return `${administrators}, such as Envolve (Centene Dental) for ${plan}.`;
}

const state = "Dentists enroll with the state and bill it.";

/**
 * Who pays dentists, if medicaid/ways.ts doesn't say so. As known in the field on November 26, 2026 (docs/launch.md).
 * Iowa: hhs.iowa.gov, Dental Wellness Plan; California: dhcs.ca.gov, smilecalifornia.org; Kentucky: kyoralhealthcoalition.org, 2021; Envolve: envolvedental.com, provider enrollment FAQs; New Mexico: bcbsnm.com; Utah: kiowacountypress.net (Utah
 * News Dispatch, 2025). We know nothing certain about a state that isn't listed.
 */
export const dentalMedicaid: Partial<Record<StateSlug, string>> = {
  alabama: `${state} Most adults have no dental coverage.`,
  alaska: state,
  arizona: `${administrators}. Most care is for members under 21.`,
  california:
    "The state pays most dentists itself (Medi-Cal Dental). In Los Angeles County a member can choose a dental plan, which then pays. In Sacramento County no member has been able to join a dental plan since December 2023. Members who were already in a dental plan can keep it.",
  colorado: "The state covers dental care through DentaQuest, separately from the regional entities.",
  // ctdhp.org, provider manual, chapter 2
  connecticut:
    "Before the state’s enrollment, have the dentist’s liability policy, diploma and any specialty certificate ready. The Dental Health Partnership helps with the enrollment.",
  delaware:
    "Dentists bill children’s care to the state. The three plans have covered adults’ dental care since October 2020.",
  florida:
    "Dental care has its own statewide plans. On the last list that we read, they were DentaQuest, Liberty and MCNA.",
  georgia:
    "Dentists contract with the dental administrator of each Medicaid plan, such as Envolve (Centene Dental) for Peach State. A change of plans can bring new administrators.",
  hawaii: state,
  idaho: "Dental care has its own plan, Idaho Smiles. MCNA runs the plan, so dentists contract with MCNA.",
  illinois: `${administrators}. For members outside the plans, the state pays, with DentaQuest as its administrator.`,
  indiana: ofCentene("MHS"),
  iowa: "Medicaid’s dental care has its own plans, in the Dental Wellness Plan. Delta Dental of Iowa and MCNA serve the whole state.",
  kansas: ofCentene("Sunflower"),
  kentucky: `${administrators}.`,
  louisiana: "Dentists contract with DentaQuest and MCNA, which run Medicaid’s dental care.",
  // massdhp.org/orm, on the change of January 31, 2026; tdmr.org, the administrator before BeneCare
  massachusetts:
    "DentaQuest credentials dentists and pays them for all members except those of One Care and Senior Care Options. DentaQuest replaced BeneCare on February 1, 2026 (MassHealth-Dental.org).",
  michigan:
    "Members under 21 have Healthy Kids Dental, which Delta Dental and Blue Cross have run since 2018. For adult members, the Medicaid health plans cover dental care. Blue Cross Complete uses DentaQuest for it.",
  // deltadentalmn.org
  minnesota: `${administrators}, such as Delta Dental of Minnesota for Blue Plus, Hennepin Health, Medica and South Country.`,
  mississippi: ofCentene("Magnolia"),
  missouri: `${ofCentene("Home State Health")} For members outside the plans, the state pays.`,
  montana: state,
  "new-jersey": `${administrators}.`,
  "new-mexico": `${administrators}.`,
  // afeera.net, April 1, 2025
  "new-york": `${administrators}. In 2025 DentaQuest was the administrator for Fidelis, Healthfirst, MetroPlus and Molina. For members who aren’t in a plan, the state pays.`,
  "north-carolina": "The Medicaid plans don’t cover dental care. Dentists enroll in NCTracks and bill the state.",
  "north-dakota": state,
  ohio: `${administrators}.`,
  oklahoma: "Medicaid’s dental care has its own two plans, DentaQuest and LIBERTY Dental.",
  oregon:
    "CCOs cover dental care, mostly through dental care organizations. Those organizations credential the dentists.",
  // manuals of AmeriHealth Caritas and Keystone First, 2018 and 2019, and of Avesis for UPMC
  pennsylvania: "Each medical plan has its own dental network, in Community HealthChoices too.",
  "rhode-island":
    "Children and young adults have a dental plan, RIte Smiles. For all other members, the state pays the dentist.",
  "south-carolina": "Dental care is outside the medical plans. DentaQuest runs dental care for the state.",
  "south-dakota": "Dentists enroll with the state. Delta Dental of South Dakota handles their claims.",
  tennessee:
    "Dental care is outside the three plans. DentaQuest, TennCare’s only dental benefits manager, runs dental care for all of TennCare.",
  texas:
    "Members under 21 have their own dental plans, such as DentaQuest, MCNA and UnitedHealthcare. You need a separate contract with each dental plan.",
  utah: "Adults’ dental care runs through the University of Utah School of Dentistry and its network. Since spring 2025 this covers every adult member. Children have dental plans, and you need a separate contract with each plan.",
  vermont: state,
  virginia:
    "Dental care for all ages is outside the medical plans. The dental program is Cardinal Care Smiles, which DentaQuest runs.",
  "west-virginia":
    "After the state has enrolled a dentist, the dentist contracts with each medical plan’s dental administrator.",
  wisconsin: "The state pays most dentists itself. In Milwaukee and the counties near it, the HMOs cover dental care.",
  wyoming: state,
};

/** What is special about a dentist's license in a state. We know nothing certain about a state that isn't listed. */
export const dentistLicenses: Partial<Record<StateSlug, string>> = {
  // dentalboard.org, Licensure Applications
  alabama:
    "A dentist who has held a license elsewhere for five years can be licensed by credentials. The board decides at its monthly meetings. After that the dentist takes a test on Alabama’s law.",
  alaska: "A dentist licensed elsewhere can apply by credentials (AS 08.36.234).",
  arizona:
    "A dentist needs the state’s fingerprint clearance card. The law in the row “Insurer deadline” also binds dental insurers.",
  // regulations.justia.com, 038.00.18-002
  arkansas:
    "A dentist who practiced elsewhere for the five years just before the application can be licensed by credentials (Ark. Code 17-82-308).",
  california:
    "A dentist licensed elsewhere with 5,000 hours of practice in five of the last seven years can be licensed by credential (Bus. & Prof. Code 1635.5).",
  colorado:
    "A dentist who has neither a diploma from the last 12 months nor a year of practice in the last five years must prove continued ability (C.R.S. 12-220-401). A dentist’s malpractice insurance must be at least $500,000 a claim and $1.5 million a year (13-64-301).",
  // portal.ct.gov, Dentist Licensure By Endorsement
  connecticut:
    "A dentist licensed elsewhere can apply by endorsement if the other state’s standards are at least as high as Connecticut’s.",
  // casetext.com, 24 Del. C. 1122
  delaware:
    "A dentist needs a year of accredited general practice residency or an accredited specialty residency, and must pass Delaware’s jurisprudence and practical examinations (24 Del. C. 1122). For work in a federally qualified health center or a state clinic, another state’s or region’s practical examination can count (1132B).",
  florida:
    "Dentists must show malpractice coverage of at least $100,000 a claim and $300,000 a year (64B5-17.011, Florida Administrative Code).",
  // asdanet.org, 2014
  georgia:
    "A dentist licensed elsewhere can be licensed by credentials (O.C.G.A. 43-11-41). Plan to prove five years in practice, with at least 1,000 hours in each.",
  // civilbeat.org, December 2021, and House Bill 1498 of 2022, which proposed a change
  hawaii:
    "Every dentist should plan to take the ADEX examination, even with years of experience elsewhere. We found no license by credentials for dentists.",
  // legislature.idaho.gov, 54-916B; IDAPA 24.31.01.100 as of September 2024
  idaho:
    "A dentist with five years of practice elsewhere, at least 1,000 hours in each, can be licensed by credentials (Idaho Code 54-916B). For a license by examination, the clinical examination may be at most five years old.",
  // ilga.gov, 225 ILCS 25/19
  illinois:
    "A dentist who has practiced outside Illinois for the two years just before the application can be licensed by endorsement (225 ILCS 25/19).",
  // instalawyer.io, 25-1-21-7
  indiana:
    "A dentist who is licensed in another state, with no discipline and no open complaints, can get a provisional license. The state issues it within 30 days after it has the application, the fee, the affidavit and the background check. It ends after 365 days at the latest (Ind. Code 25-1-21-7).",
  // rules.iowa.gov, ARC 8487C
  iowa: "A dentist licensed in another state can apply by credentials or by verification of that license.",
  // ksag.washburnlaw.edu, opinion 94-40
  kansas:
    "A dentist with five years of practice in another state can be licensed without another clinical examination (K.S.A. 65-1434).",
  kentucky: "Dentists take the board’s jurisprudence exam and give fingerprints (201 KAR 8:533).",
  // legis.la.gov; lsbd.org, Licensing Information
  louisiana:
    "A dentist licensed in another state applies by credentials (R.S. 37:768), and asks the board’s office for the fingerprint cards. Every dentist takes the board’s jurisprudence exam.",
  maine: "A dentist licensed in another state can apply by endorsement.",
  // instalawyer.io, 4-306
  maryland:
    "A dentist licensed in another state who has passed the ADEX examination takes only the board’s jurisprudence exam. A dentist with five years of practice, 850 hours in each, can use another state’s clinical examination instead of the clinical part of ADEX (Health Occ. 4-306).",
  // massdental.org
  massachusetts:
    "The dental license also requires a MassHealth application (M.G.L. c. 112 s. 45). A dentist with more than five years of practice in another state can be licensed by credentials.",
  michigan:
    "Before the license, dentists take trainings on implicit bias and human trafficking, as physicians, NPs and PAs do.",
  minnesota: "The dental examination includes Minnesota’s dental law (Minn. Stat. 150A.06).",
  mississippi:
    "A dentist with five years of practice in another state can be licensed by credentials if that state does the same for Mississippi’s dentists (Miss. Code 73-9-24).",
  missouri:
    "A dentist who has been licensed in another state for the last five years needs no clinical examination (Mo. Rev. Stat. 332.211).",
  // rules.mt.gov
  montana:
    "A dentist who is licensed in another state, and has practiced for 3,000 hours in the last five years, takes only the examination on Montana’s law (ARM 24.138.505).",
  // nebraskalegislature.gov
  nebraska:
    "The license requires a jurisprudence exam. If there is a need, a dentist from a state with equal requirements can get a locum tenens license for up to 90 days in 12 months (Neb. Rev. Stat. 38-1122).",
  // legalfix.com, 631-255 (2019)
  nevada:
    "The license requires the board’s jurisprudence exam. A board-certified specialist with another state’s license can get a specialist’s license without the clinical examination (NRS 631.255).",
  "new-hampshire": "Dentists can apply for OPLC’s temporary license too. It lasts 120 days.",
  // njconsumeraffairs.gov, Licensing Frequently Asked Questions
  "new-jersey":
    "The board accepts the ADEX examination from any testing agency. The board advises dentists to begin the background check early.",
  // New Mexico Register, April 21, 2026
  "new-mexico":
    "A dentist who is licensed in another state can apply for an expedited license. As of April 21, 2026 the board’s rule excludes dentists licensed in American Samoa, Arizona, Colorado, Kentucky, Minnesota, New York, Oregon, Puerto Rico, Virginia, Washington and Wisconsin (16.5.59.9 NMAC).",
  "new-york":
    "A dentist needs an accredited residency of at least a year. The residency replaces a clinical examination (Education Law 6604).",
  "north-carolina":
    "A dentist who practiced elsewhere for the five years just before the application, with no discipline, can be licensed by credentials (N.C. Gen. Stat. 90-36).",
  // self-law.org
  "north-dakota":
    "A dentist who practiced elsewhere for the five years just before the application can be licensed by credential review (N.D. Cent. Code 43-28-15).",
  // codes.ohio.gov, rule 4715-5-01.1
  ohio: "An accredited residency can replace the clinical examination. Five years of practice in another state just before the application, on a license in good standing, can replace it too (OAC 4715-5-01.1).",
  // embrasurespace.com
  oklahoma:
    "A dentist who practiced elsewhere for the five years just before the application can be licensed by credentials.",
  oregon:
    "A dentist with 3,500 hours of practice in the last five years can use a clinical examination that the dentist passed for an earlier license (ORS 679.070).",
  pennsylvania:
    "A dentist who is licensed in another state can apply by endorsement (63 Pa.C.S. 3111). Before the license, dentists, NPs and PAs also take the three-hour course on child abuse (Act 31 of 2014).",
  // webserver.rilin.state.ri.us
  "rhode-island":
    "A dentist must have graduated from an accredited school and must pass the examinations that the board requires (R.I. Gen. Laws 5-31.1-6). Every dental license expires on June 30 of the next even-numbered year, no matter when the board issued it (5-31.1-21).",
  "south-carolina":
    "A dentist can be licensed by credentials after practicing in another state for the five years just before the application, with 1,200 hours in each year (S.C. Code 40-15-275).",
  // lawserver.com, 36-6A-49
  "south-dakota":
    "A dentist who is licensed in another state and has 3,000 clinical hours in the last five years applies for a license by credential verification. A dentist with 1,500 hours can instead work on a temporary registration, with certain dentists and clinics only, until a date that the board sets (S.D. Codified Laws 36-6A-49).",
  // lawserver.com
  tennessee:
    "A dentist in good standing in another state applies for a license by criteria (T.C.A. 63-5-110). The dentist must also pass the board’s ethics and jurisprudence examination.",
  texas:
    "A dentist can be licensed by credentials after practicing in another state for the five years just before the application (Occupations Code 256.101).",
  // casetext.com, R156-69-302b, current through October 15, 2024
  utah: "Utah accepts the clinical examination of any of five agencies: CDCA, CITA, CRDTS, SRTA or WREB (R156-69-302b).",
  vermont:
    "A dentist in good standing in another state applies by endorsement. The board requires an exam on Vermont’s law and a course on emergencies in the office.",
  // vacode.org
  virginia:
    "A dentist who is licensed in another state and practiced in five of the last six years can be licensed by credentials (Va. Code 54.1-2709).",
  washington:
    "A dentist who graduated from an approved school, and who is licensed and practices in another state, can be licensed without an examination (RCW 18.32.215).",
  // 5 CSR 9-3
  "west-virginia":
    "A dentist must pass an examination on West Virginia’s dental law. The board interviews each applicant, except an applicant who took that examination at the dental school in the state (W. Va. Code R. 5-9-3).",
  wisconsin: "Dentists can also start on the temporary credential that the row “Physicians” describes.",
  // dental.wyo.gov
  wyoming:
    "A dentist who is licensed in another state applies by endorsement. Every dental license expires on December 31, no matter when the board issued it.",
};
