import type { StateSlug } from "../../ids/states.ts";

/** lead: license, Medicaid, and how long both take · check: what we check before filing, in sentences */
type StateWords = { lead: string; check: string };

/** Each sentence follows from the data in this folder. If a fact changes there, change its sentence here. */
export const stateWords: Record<StateSlug, StateWords> = {
  alabama: {
    lead: "The Board of Medical Examiners qualifies physicians, and the Medical Licensure Commission issues the license. The surprise is for NPs and PAs: before they prescribe controlled substances, they work for 12 months under an agreement approved in Alabama. Only a PA can show three years of practice elsewhere instead. Medicaid has no medical plans, so one enrollment covers it.",
    check:
      "We check how many of the 12 months each NP already has, whether a PA can show three years of practice instead, and that each NP’s physician holds the certificate. In fall we remind prescribers of the renewal, which they certify personally.",
  },
  alaska: {
    lead: "The State Medical Board licenses M.D.s and D.O.s and meets four times a year, so apply for its temporary permit with the license. Alaska joined the physician compact on June 22, 2026 and doesn’t issue through it yet. Medicaid has no plans, so one enrollment covers it. On the commercial side few plans are sold; start with Premera.",
    check:
      "We check that the license application shows the applicant’s own address, phone and email, because the board doesn’t take those of an agency.",
  },
  arizona: {
    lead: "M.D.s and D.O.s apply to separate boards, and no AHCCCS plan pays before AHCCCS itself has registered the provider. Start with APEP, AHCCCS’s portal; one verification then serves every plan of the AzAHP alliance. Since April 1, 2026 the law has given commercial plans shorter deadlines, dental insurers included, and payment runs from their notice of a complete application.",
    check:
      "We check that CAQH authorizes every plan of the alliance, that APEP has approved the AHCCCS number before the first visit, and that each commercial plan has sent its notice.",
  },
  arkansas: {
    lead: "The State Medical Board licenses M.D.s and D.O.s, and verifies physicians’ files for hospitals and plans. Start with the board: it verifies every job and privilege that the physician has ever had, and a commercial plan’s days stop while it works. In Medicaid you bill the state for most members, and a primary care practice also enrolls as a PCP.",
    check:
      "We check the board’s file with the physician, line by line. If an insurer calls its network closed, we point to the any willing provider law (Ark. Code 23-99-204, 23-99-801), which also covers a border city such as Texarkana, Texas.",
  },
  california: {
    // mbc.ca.gov/FAQs
    lead: "California isn’t in the physician or the nurse compact, so a license from the Medical Board or the Osteopathic Medical Board comes first. The Medical Board names two to three months, and still advises to apply six months ahead: plan on the six. With the license, enroll in Medi-Cal through PAVE and apply to the plans of your county. A plan may contract with you before Medi-Cal’s approval, for at most 120 days (42 CFR 438.602).",
    check:
      "We check whether the physician qualifies for Medi-Cal’s preferred provisional status, whether each plan or its medical group credentials, and the local permits of the office. For mental health we keep each plan’s notice of a complete application.",
  },
  colorado: {
    lead: "The Colorado Medical Board licenses M.D.s and D.O.s, and in Medicaid the state itself covers most members. Enroll in Medicaid with the state first, and ask in the application for the effective date that you need. Primary care and behavioral health then contract with a regional entity.",
    check:
      "We check the effective date that the Medicaid application asks for, and that the W-9 has the right tax classification, a usual cause of returned applications.",
  },
  connecticut: {
    lead: "The Department of Public Health licenses physicians, and the Department of Consumer Protection registers prescribers. Medicaid (HUSKY) has no plans: one enrollment covers medical, dental and behavioral care. You file it partly online, partly by mail; without the mailed part the state can deny it.",
    check:
      "We check the list of follow-on documents for your type and specialty, the malpractice policy against the state’s minimum, and the physician’s birth month: even a new license comes up for renewal, at the full fee, in the first birth month after it.", // portal.ct.gov/DPH
  },
  delaware: {
    lead: "The Board of Medical Licensure and Discipline licenses M.D.s and D.O.s, and the Office of Controlled Substances registers prescribers before the DEA does. Take the state’s one-hour course before the license: the controlled substance registration requires the course, and takes four to six weeks after the license. Enroll in Medicaid with the state, then contract with each of the three Medicaid plans. On the commercial side, start with Highmark Delaware.",
    check:
      "We check that each prescriber has the certificate of the state’s own course, which offices store or dispense controlled substances, and Highmark’s six weeks.",
  },
  florida: {
    lead: "Two boards license physicians, one for M.D.s and one for D.O.s. Physicians, NPs, PAs and dentists give fingerprints with the first application. A clinician who was licensed before July 1, 2025, and whose fingerprints aren’t on file, gives them at the next renewal. Enroll in Medicaid with the state, then contract with the plans of each office’s region.",
    check:
      "We check the date to which the state’s Clearinghouse keeps each clinician’s fingerprints. If they are renewed in time, nobody has to retake them. We also confirm which Medicaid plans serve the region of each office before it asks for contracts.",
  },
  georgia: {
    // Source of the two to three weeks: drlicense.com and virtualcredpossibilities.com
    lead: "The Composite Medical Board licenses M.D.s and D.O.s at monthly meetings, and the state credentials you once for all Medicaid plans. Have the board’s file complete two to three weeks before a meeting. In Medicaid you then contract with each plan, and the plans are changing: start with CareSource, which has a contract before and after the change.",
    check:
      "We check that each location has its own Medicaid ID, and that the board has each NP’s protocol agreement and each PA’s job description.",
  },
  // Source of January 31: the board’s form MD-21 of December 2018
  hawaii: {
    lead: "The Hawaii Medical Board licenses M.D.s and D.O.s, and the Narcotics Enforcement Division registers prescribers before the DEA does. Most people with commercial insurance have HMSA, so begin with HMSA. For Medicaid, enroll in HOKU, and apply to the five plans in the same week.",
    check:
      "We check the practice’s general excise tax license, and the Hawaii address on the state registration. Each physician’s license expires on January 31 of an even year, so we check how soon a new license comes up for renewal.",
  },
  idaho: {
    lead: "The Board of Medicine licenses M.D.s and D.O.s, and the Board of Pharmacy registers prescribers each year. Idaho’s boards of medicine, pharmacy, nursing and dentistry all belong to the Division of Occupational and Professional Licenses (DOPL). For Medicaid, enroll with Gainwell, and in behavioral health with Magellan too. Apply to both Blue companies, Blue Cross of Idaho and Regence.",
    check:
      "We check the day on which each prescriber’s registration ends. If an insurer calls its network closed, we point to Idaho Code 41-2872 and 41-3927, by which it must contract with a qualified provider who meets its terms.",
  },
  illinois: {
    lead: "One department issues both the medical and the controlled substance license, and all plans recredential a physician at the same time, once in three years. Allow three to six months for the license, which is the time that filing firms name. For Medicaid, enroll in IMPACT once: its approval counts for every plan. Commercial plans and hospitals take the state’s uniform form. CAQH asks for an attestation every 180 days here, instead of every 120.", // williamsnickl.com, medlicense.com
    check:
      "We check the last digit of your Social Security number, which sets the months of recredentialing, the revalidation date in IMPACT, and the directory roster that Blue Cross and Blue Shield of Illinois asks of groups every 90 days.", // bcbsil.com
  },
  indiana: {
    lead: "The Medical Licensing Board licenses M.D.s and D.O.s, and prescribers also need the state’s registration, which requires an Indiana street address. Apply for the license before you have fingerprints taken, because the agency accepts none from before the application. One enrollment covers four Medicaid programs. A plan that has credentialed the provider in Indiana before is often the fastest, because it may owe a provisional credential.",
    check:
      "We check at which Indiana practices the provider has worked, that the registration has a street address, which a telehealth physician may lack, and that a PA’s collaborative agreement is on file with the agency.",
  },
  iowa: {
    // medicalboard.iowa.gov, February 2018; medical-license-lookup.com; dial.iowa.gov, What to Expect and How Do I, 2025
    lead: "The Board of Medicine licenses M.D.s and D.O.s, and is slowest from March through July. The physician must file both parts of the license application personally, because the board takes none from a third party. Prescribers register with the Board of Pharmacy before the DEA. Enroll in Medicaid with the state on its own form, then with three plans.",
    check:
      "We check both parts of the license application with the physician before they are filed, and that each plan has confirmed in writing the day on which its application was complete.",
  },
  kansas: {
    // the board’s page on licensing
    lead: "The Board of Healing Arts licenses M.D.s and D.O.s, names no usual time, and is slower from April to July. For Medicaid, enroll the group in KMAP first, then its physicians; each of three KanCare plans credentials separately. On the commercial side, the county decides which of two Blue plans you need. An applicant licensed elsewhere who moves to Kansas asks for the 45-day license (below).",
    check:
      "We check the group’s KMMS ID for each location, a W-9 for each tax ID, and the malpractice coverage that each physician’s, PA’s and APRN’s license requires.",
  },
  kentucky: {
    // Source on FCVS: medicallicensing.com/state/kentucky (2024)
    lead: "The Board of Medical Licensure licenses M.D.s and D.O.s, and takes their credentials from FCVS, the service of the Federation of State Medical Boards. Start the FCVS profile first. Commercial plans and Medicaid take the state’s form, KAPER-1. Complete CAQH as well, because a commercial plan’s days start only with it. Enroll in Medicaid through the Partner Portal, and contract with each of five plans.",
    check:
      "We check that form KAPER-1 and CAQH agree, and that the license is valid on the effective date that we ask Medicaid for. If a plan calls its network closed, we point to KRS 304.17A-270, by which it must take a provider who meets its terms.",
  },
  louisiana: {
    // lsbme.la.gov, application instructions and frequently asked questions
    lead: "The Board of Medical Examiners licenses M.D.s and D.O.s, and says that this takes a few weeks to several months. Outside the compact, start the profile with the Federation of State Medical Boards (FCVS) first, because the application needs it. The Board of Pharmacy issues the CDS license. Enroll in Medicaid with the state, then with the five Medicaid plans; UnitedHealthcare left on April 1, 2026. Send each Medicaid plan a signed agreement with the application, because the plan’s days don’t begin without one.",
    check:
      "We check that the CDS license comes before the DEA’s registration, and that each application has what makes a plan pay the group during the wait: proof of a hospital’s medical staff membership and, for Medicaid, the physician’s attestation for an NP or PA.",
  },
  maine: {
    // maine.gov/md, License FAQ; docboard.org/me, How to Apply
    lead: "M.D.s and D.O.s apply to separate boards, and both ask for an FCVS profile of the Federation of State Medical Boards. Start that profile first. The M.D. board also requires its online exam on Maine’s rules. MaineCare has no plans, so one enrollment covers medical, dental and behavioral care.",
    check:
      "We check MaineCare’s application against the state’s own list of frequently missed information, each PA’s agreement, and the FCVS profile before either board’s application.",
  },
  maryland: {
    // mbp.state.md.us, Before You Begin
    lead: "The Board of Physicians licenses M.D.s and D.O.s, and takes a first application only with an FCVS profile from the Federation of State Medical Boards. Start the FCVS profile first: the board advises applicants to allow six months. Prescribers register with the monitoring program, the state and the DEA, in this order. Enroll in Medicaid through ePREP, then with the nine Medicaid plans; the law gives a plan up to five months.",
    check:
      "We check that each new clinician’s application shows hospital credentials or malpractice insurance, because a plan then pays the group during the wait, and whether you also see patients in the District or Virginia.",
  },
  massachusetts: {
    // docslib.org, the board’s letter to applicants for a full license
    lead: "The Board of Registration in Medicine licenses M.D.s and D.O.s, and the license requires a MassHealth application, even if you will never bill it. Start the profile with the Federation of State Medical Boards (FCVS) first, because the board takes a first applicant’s credentials from it. The board’s first answer may take up to eight weeks. Prescribing any drug, controlled or not, requires the state’s registration (MCSR). Enroll in MassHealth before you contract with its plans.",
    check:
      "We check the HCAS enrollment form for commercial plans, the MCSR of each NP, PA and dentist who prescribes, and that the malpractice policy meets the board’s minimum.",
  },
  michigan: {
    // doctorsbusinessnetwork.com, Michigan, on the one application
    lead: "M.D.s and D.O.s have separate boards, and one department issues their licenses and the controlled substance license. Take the trainings first (listed with each license below), then ask for both licenses in one application: without the controlled substance license in it, you can apply for that one only after the medical license. For Medicaid, enroll in CHAMPS, then contract with the plans of your region.",
    check:
      "We check the certificates of the trainings, the region of each office, and that NPs have the physician’s delegation in writing.",
  },
  minnesota: {
    // mn.gov/boards/medical-practice, Applying for a License
    lead: "The Board of Medical Practice licenses M.D.s and D.O.s, and says to allow about four weeks for its first review of an application. Enroll in Medicaid with the license, because Blue Cross and the Medicaid plans wait for the state’s enrollment letter. Which Medicaid plans you need depends on the counties of your patients.",
    check:
      "We check whether the state’s freeze of new enrollments has begun and reaches your services, each new PA’s collaborative agreement, the date of each plan’s decision, which the plan must name if you ask, and the month in which Medicaid’s application goes in.",
  },
  mississippi: {
    // msbml.ms.gov/FAQs
    lead: "The Board of Medical Licensure licenses M.D.s and D.O.s, typically two to four weeks after a complete application. The Division of Medicaid credentials you once, in MESA, for all three plans, and you then sign with each. File with Medicare first, unless another state’s Medicaid has screened you, and in MESA soon after the approval: Medicaid can then start up to 120 days before the application. On the commercial side, start with Blue Cross & Blue Shield of Mississippi.",
    check:
      "We check the date of Medicare’s approval letter, that the group’s and its members’ records in MESA agree, and the renewal: every license expires on June 30, so one issued in spring is soon due.",
  },
  missouri: {
    // pr.mo.gov, application forms; January 31: doctorsbusinessnetwork.com, the board’s instructions
    lead: "The Board of Registration for the Healing Arts licenses M.D.s and D.O.s, and needs some four to six weeks for an application. Prescribers need the registration of the Bureau of Narcotics before the DEA’s. Enroll in Medicaid with MMAC, the state’s enrollment unit, then apply to each of three plans. Keep each commercial plan’s receipt: if the plan asks for nothing in the ten days after it, the application counts as complete.",
    check:
      "We check the certificates of NPs and PAs for controlled substances, which of the two Blue plans covers the office, the $500,000 of coverage that hospitals in larger counties must ask for, and the renewal: every physician’s license expires on January 31.",
  },
  montana: {
    // boards.bsd.dli.mt.gov/medical-examiners/faq; archive.legmt.gov, MCA 37-1-144
    lead: "The Board of Medical Examiners licenses M.D.s and D.O.s, and Medicaid has no plans, but children’s coverage (CHIP) has a network of its own. Open the license application at once: the board says that waiting for every document delays it. If only other states’ verifications or the record check are missing, ask for a provisional license (MCA 37-1-144). For Medicaid, first decide whether each person enrolls as the owner of a practice, as a member of a group, or only to order, refer and prescribe.",
    check:
      "We check the tax ID under which each person enrolls, whether the type of provider waits for a site visit, and which tier of Primary Care Montana a primary care practice joins.",
  },
  nebraska: {
    // dhhs.ne.gov, general instructions for licensure in medicine and surgery (vdocuments.mx, February 2018)
    lead: "The Department of Health and Human Services issues the license on the Board of Medicine and Surgery’s recommendation. For the license the department’s instructions of 2018 name three to four weeks to a first review, and up to 150 days from a complete application. Medicaid takes three steps in this order: enrollment with Maximus, the plan’s credentialing, the plan’s contract. Many practices around Omaha also need Iowa’s license and Medicaid.",
    check:
      "We check every location in the enrollment with Maximus, its approval letter before we apply to a plan, and the provider’s first day, which decides when Blue Cross takes a request.",
  },
  nevada: {
    // medboard.nv.gov, Licensing FAQ; NAC 630.180
    lead: "M.D.s and D.O.s apply to separate boards; the M.D. board names 21 to 60 days or more, and rejects an application that is still incomplete after six months. Prescribers register with the Board of Pharmacy before the DEA. For Medicaid, enroll the group and the person with the state before you apply to any of the five Medicaid plans.",
    check:
      "We check that the state’s form is in CAQH, which plans serve the county of each office, the signature on the Medicaid application, and both of the state’s letters before any plan’s application.",
  },
  "new-hampshire": {
    // oplc.nh.gov, Applications for Physician
    lead: "The Board of Medicine licenses M.D.s and D.O.s; the Office of Professional Licensure and Certification (OPLC) can deny a file that isn’t complete within 60 days. Start the Uniform Application and the FCVS profile, both with the Federation of State Medical Boards, first. Then send OPLC the state’s addendum and all other papers together. Enroll in Medicaid with the state, then apply to each of three plans. A commercial plan that has credentialed you in another state, or for another employer, pays during the wait.",
    check: "We check OPLC’s checklist before the addendum goes, and which plans have credentialed you before.",
  },
  "new-jersey": {
    // njconsumeraffairs.gov/bme, Phases and Timelines: 2 weeks, 8 to 12 weeks, and 1 week
    lead: "The Board of Medical Examiners licenses M.D.s and D.O.s; the phases that it names add up to 11 to 15 weeks, if no paper is missing. Prescribers need the state’s CDS registration before the DEA’s; a trade guide counts two to three weeks for it. Enroll in Medicaid with NJMMIS, and apply to each of the five Medicaid plans with the proof of the filing. The emergency waiver for NPs and PAs ended on April 2, 2026.",
    check:
      "We check the joint protocol of each NP who prescribes, each PA’s delegation agreement, and coverage of one and three million dollars, which the license requires.",
  },
  "new-mexico": {
    // nmmb.state.nm.us, expedited licensure
    lead: "The Medical Board licenses M.D.s and D.O.s, and must process an application for an expedited license within 30 days. A physician with a license in good standing elsewhere and three years of practice should ask for the expedited license by email (N.M. Stat. 61-6-13); the board’s rule adds a board certification and no discipline (16.10.2.10 NMAC). The Board of Pharmacy registers prescribers before the DEA does. Enroll in Medicaid with the state, then with four plans.",
    check:
      "We check that the practice is registered for New Mexico’s gross receipts tax, whether you serve Native American members, since many keep the state’s own coverage, and the day on which each plan’s 30 days began.",
  },
  "new-york": {
    lead: "The Education Department issues the license and the registration; New York isn’t in the physician or the nurse compact. Start with Medicaid’s application in eMedNY: the Medicaid plans of your county wait for it. The physician also needs two trainings to be licensed and registered, on infection control and on child abuse.",
    check:
      "We check the due dates of both trainings, which upstate or city plans your patients have, and, for a hospital’s own physician, that the hospital tells each plan of the privileges.",
  },
  "north-carolina": {
    // ncmedboard.org/licensure/licensing
    lead: "The North Carolina Medical Board licenses M.D.s and D.O.s; it says to allow four months, and more from February to August. Start in NCTracks, where one decision of the state counts for every Medicaid plan. File with the commercial plans in the same week, because they pay only from the approval, or from a temporary credential after day 60.",
    check:
      "We check that NCTracks, NPPES, the license and the tax record show the same name, that the provider has signed through the emailed link, and the day on which each license expires in NCTracks.",
  },
  "north-dakota": {
    // ndbom.org/faq
    lead: "The Board of Medicine licenses M.D.s and D.O.s, and issues full licenses only at its meetings, so ask for a provisional temporary license too. Start with the state’s list of enrolled Medicaid providers. A provider who is on it doesn’t apply again, and needs only the link to your group. Noridian handles both Medicare and Medicaid, with a separate application for each.",
    check:
      "We check that the legal name is the same in the application, with the IRS and in Medicare’s PECOS, Noridian’s checklist for the type of provider, and the effective date on the application.",
  },
  ohio: {
    // med.ohio.gov, Physician (MD, DO) and Expedited License
    lead: "The State Medical Board licenses M.D.s and D.O.s, and takes their credentials from an FCVS profile: start the profile before the application. For payers, complete CAQH first, because Medicaid’s system (PNM) and the commercial plans both take it. The surprise comes after Medicaid’s approval: until the affiliation with the group is submitted too, claims fail.",
    check:
      "We check that the affiliation’s status in PNM reads “Active”, the TDDD license of each site, and that commercial applications go out before the first day of work, which the law allows.",
  },
  oklahoma: {
    // oklahoma.gov/osboe; integrishealth.org, medical licensing (M.D.s)
    lead: "M.D.s and D.O.s apply to separate boards; the M.D. board adds an open-book jurisprudence examination. The Bureau of Narcotics registers prescribers before the DEA does. For Medicaid, the contracts with the Health Care Authority come first, then those with three plans.",
    check:
      "We check both contracts with the Health Care Authority, its attestation, the bureau’s registration, and whether your patients have a plan or the state’s own coverage.",
  },
  oregon: {
    // oregon.gov/omb, application process
    lead: "The Oregon Medical Board licenses M.D.s and D.O.s; Oregon isn’t in the physician compact. First look up by NPI whether the Oregon Health Authority has enrolled the provider already. If not, enroll there, then join the coordinated care organization (CCO) of your county.",
    check:
      "We check whether the county’s CCO takes your specialty, and that the state’s forms are the newest edition, because the state takes an older one for three months only.",
  },
  pennsylvania: {
    lead: "M.D.s and D.O.s apply to separate boards, and the address of the office decides which Blue company and which Medicaid plans you contract with. Start with the record check and the course on child abuse, because a license application isn’t complete without them. Enroll each service location in Medicaid before you ask its plans. A physician who practices mainly in Pennsylvania pays the Mcare Fund’s yearly assessment with the malpractice premium.",
    check:
      "We check the service location number of every office, the plans of patients who also have Medicare, the date on the FBI record check, and Highmark’s six weeks.",
  },
  "rhode-island": {
    lead: "The Board of Medical Licensure and Discipline licenses M.D.s and D.O.s, and the Department of Health registers prescribers. Ask each commercial plan for its written list of what makes an application complete, because its days count from there. Start the profile with the Federation of State Medical Boards (FCVS) first, and enroll in Medicaid with the state early.",
    check:
      "We check each application against the plan’s written list, the state’s registration for prescribers, and each Medicaid plan’s contract with the state.",
  },
  "south-carolina": {
    // bluechoicesc.com, provider enrollment FAQs
    lead: "The Board of Medical Examiners licenses M.D.s and D.O.s, and the Bureau of Drug Control registers prescribers before the DEA does. Collect every document before you begin Medicaid’s online application, because the state deletes an application that isn’t submitted within 30 days. Five Medicaid plans then credential separately.",
    check: "We check which of your patients moved into Medicaid plans in January 2026, and each plan’s effective date.",
  },
  "south-dakota": {
    // sdbmoe.gov, general topics (ARSD 20:78:03:02)
    lead: "The Board of Medical and Osteopathic Examiners licenses M.D.s and D.O.s, and gives 120 days to complete an application. The Department of Health registers prescribers before the DEA does. Medicaid has no plans, so one enrollment covers it. Gather Medicaid’s documents first, because it can’t backdate.",
    check:
      "We check all documents for the portal before we open the record, both registrations of a prescriber, and on day 30 that each plan has either called the application complete or listed the missing items.",
  },
  tennessee: {
    lead: "M.D.s and D.O.s apply to separate boards; firms that file for them allow three to four months. Complete CAQH before anything else: TennCare assigns each provider an ID from that profile, and the three TennCare plans contract only with a provider who has it.",
    check:
      "We check that CAQH authorizes TennCare, who reads the inbox to which TennCare emails its errors, and which of the three plans your patients have.",
  },
  texas: {
    // tmb.state.tx.us/page/physicians-apply
    lead: "The Texas Medical Board licenses M.D.s and D.O.s, after a jurisprudence examination and a fingerprint check. The board reviews the documents only when the last has arrived, so request all of them on the first day. For Medicaid, enroll in PEMS and file its credentialing tab for the plans with the enrollment.",
    check:
      "We check the Medicare enrollment that PEMS may ask for, that the credentialing tab is complete, and the hours on opioids that are due within a year of the first registration.",
  },
  utah: {
    lead: "The Division of Professional Licensing issues the medical license and, to its holders, the controlled substance license. For Medicaid, enroll in PRISM first, then contract with the accountable care organizations of your county, of which there are up to four. The law gives commercial plans twice as long as many states do, so file with them early.",
    check:
      "We check that each prescriber registers with the Controlled Substance Database within 30 days of the DEA registration, and hospital privileges if Select Health asks for them. From January 1, 2027 we also read each insurer’s directory, which it must then update every 60 days (Utah Code 31A-22-664).",
  },
  vermont: {
    // healthvermont.gov, Board of Medical Practice, FAQs
    lead: "M.D.s and D.O.s apply to separate boards; the Board of Medical Practice, for M.D.s, decides at its meetings. The board meets once a month, so a paper that misses the meeting costs a month. The state runs Medicaid itself, so one enrollment covers it. On the commercial side start with Blue Cross and MVP, the two plans of the marketplace; Blue Cross begins before the license.",
    check:
      "We check the date of the board’s next meeting, the expiration of each license in Medicaid’s record, and which payments used to come through OneCare.",
  },
  virginia: {
    // dhp.virginia.gov, application wizard; reciprocity: msdc.org, March 15, 2023
    lead: "The Board of Medicine licenses M.D.s and D.O.s; Virginia isn’t in the physician compact. Physicians with five years of practice after training can apply by endorsement, the others through the traditional pathway; since 2023 those from Maryland and the District of Columbia have had reciprocity, which is faster. For Medicaid, enroll the group and each provider in PRSS first, because all five plans wait for it.",
    check:
      "We check where the office is. Near Washington two borders matter: Medicare Part B changes to Novitas, and the Blue plan changes from Anthem to CareFirst.",
  },
  washington: {
    // wmc.wa.gov/licensing
    lead: "The Washington Medical Commission licenses M.D.s, and a separate board licenses doctors of osteopathy. The fingerprint check takes longest, so apply early if you come from outside the state. For Medicaid the group enrolls first, then each provider. Ask each plan for a contract; all read the same application, which you keep in OneHealthPort’s ProviderSource.",
    check:
      "We check that each provider is linked to the group in ProviderOne, and whether the group has delegated credentialing.",
  },
  "west-virginia": {
    lead: "M.D.s and D.O.s apply to separate boards, and hospitals and plans must accept the state’s own credentialing form. Start with the state’s form: it serves the hospital and every commercial plan, and you can fill it in before the license. For Medicaid, enroll with the state and contract with four plans.",
    check:
      "We check that you sign the newest edition of the uniform form, who verifies it for each plan and hospital, and that a new prescriber is registered with the monitoring program.",
  },
  wisconsin: {
    // dsps.wi.gov, Application Process
    lead: "The Medical Examining Board licenses M.D.s and D.O.s; its busy months are April to August and December to February. Enroll in ForwardHealth first and send every document with the application, because the effective date depends on them. Health systems own many of the commercial plans, so ask for each system’s plan by name.",
    check:
      "We check the insurance certificate that the compensation fund has on file, and which HMOs of the county take BadgerCare Plus, SSI Medicaid or both.",
  },
  wyoming: {
    // wyomedboard.wyo.gov, initial application
    lead: "The Board of Medicine licenses M.D.s and D.O.s on the Uniform Application and an FCVS profile; it says to start the profile as soon as possible. The Board of Pharmacy registers prescribers. Medicaid has no plans, so one enrollment covers it. Sign commercial contracts before the first visit: without one, the law’s pay for the wait is lost.",
    check:
      "We check the effective date that you ask Medicaid for, that the NPI and the license agree in both of Medicaid’s systems, and which insurer former Mountain Health members have now.",
  },
};
