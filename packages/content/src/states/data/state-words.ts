import type { StateSlug } from "../../ids/states.ts";

/** lead: license, Medicaid, and how long both take · check: what we check before filing · faster: our order of work */
type StateWords = { lead: string; check: string; faster: string };

/** Each sentence follows from the data in this folder. If a fact changes there, change its sentence here. */
export const stateWords: Record<StateSlug, StateWords> = {
  alabama: {
    lead: "The Board of Medical Examiners qualifies physicians, and the Medical Licensure Commission issues the license. The surprise is for NPs and PAs: before they prescribe controlled substances, they work for 12 months under an agreement approved in Alabama. Only a PA can show three years of practice elsewhere instead. Medicaid has no medical plans, so one enrollment covers it.",
    check:
      "how many of the 12 months each NP already has, whether a PA can show three years of practice instead, and that each NP’s physician holds the certificate. In fall we remind prescribers of the renewal, which they certify personally.",
    faster:
      "We prepare the physician’s application for the certificate, which opens about a week before the license, and which the physician must complete personally. Blue Cross gets its file on the day of the license. The DEA registration follows the certificate; with it Medicaid’s application is complete and goes out.",
  },
  alaska: {
    lead: "The State Medical Board licenses M.D.s and D.O.s and meets four times a year, so apply for its temporary permit with the license. Alaska joined the physician compact on June 22, 2026 and doesn’t issue through it yet. Medicaid has no plans, so one enrollment covers it. On the commercial side few plans are sold; start with Premera.",
    check:
      "that the license application shows the applicant’s own address, phone and email, because the board doesn’t take those of an agency.",
    faster:
      "We prepare the applications for permit and license together, then CAQH and the clinic’s papers while the board works. Medicaid, Medicare and Premera get their files on the day the license arrives, because none waits for the others.",
  },
  arizona: {
    lead: "M.D.s and D.O.s apply to separate boards, and no AHCCCS plan pays before AHCCCS itself has registered the provider. Start with APEP, AHCCCS’s portal; one verification then serves every plan of the AzAHP alliance. Since April 1, 2026 the law has given commercial plans shorter deadlines, dental insurers included, and pay counts from their notice of a complete application.",
    check:
      "that CAQH authorizes every plan of the alliance, that APEP has approved the AHCCCS number before the first visit, and that each commercial plan has sent its notice.",
    faster:
      "APEP and the commercial plans get their applications in the week of the license, because neither waits for the other. The alliance’s plans get theirs on the day AHCCCS approves. On day eight we write to each commercial plan that has sent no notice, and we answer its questions the day they come.",
  },
  arkansas: {
    lead: "The State Medical Board licenses M.D.s and D.O.s, and verifies physicians’ files for hospitals and plans. Start with the board: it meets every other month, verifies every job and privilege that the physician has ever had, and a commercial plan’s days don’t run until it has finished. In Medicaid the state pays for most members, and a primary care practice also enrolls as a PCP.",
    check:
      "the board’s file with the physician, line by line. If an insurer calls its network closed, we point to the any willing provider law (Ark. Code 23-99-204, 23-99-801), which also covers a border city such as Texarkana, Texas.",
    faster:
      "We start the board’s file on the day you hire. Medicaid’s application doesn’t wait for that file: the clinician signs it, and it goes out with the license. Hospitals and commercial plans follow.",
  },
  california: {
    // mbc.ca.gov/FAQs
    lead: "California isn’t in the physician or the nurse compact, so a license from the Medical Board or the Osteopathic Medical Board comes first. The Medical Board names two to three months, and still advises to apply six months ahead: plan on the six. With the license, enroll in Medi-Cal through PAVE and apply to the plans of your county. A plan may contract with you before Medi-Cal’s approval, for at most 120 days (42 CFR 438.602).",
    check:
      "whether the physician qualifies for Medi-Cal’s preferred provisional status, whether each plan or its medical group credentials, and the local permits of the office. For mental health we keep each plan’s notice of a complete application.",
    faster:
      "We fill in PAVE while the license is pending; the physician signs and submits it on the day the number is issued. The commercial applications go out in the same week, as do those to the county’s Medi-Cal plans or their medical groups, so that credentialing runs while Medi-Cal decides.",
  },
  colorado: {
    lead: "The Colorado Medical Board licenses M.D.s and D.O.s, and in Medicaid the state itself covers most members. Enroll in Medicaid with the state first, and ask in the application for the effective date that you need. Primary care and behavioral health then contract with a regional entity.",
    check:
      "the effective date that the Medicaid application asks for, and on day eight whether each plan has sent its receipt.",
    faster:
      "In one week we file with Medicaid, and send commercial plans and hospitals the state’s one form. The regional entity gets our request on the day the state enrolls you.",
  },
  connecticut: {
    lead: "The Department of Public Health licenses physicians, and the Department of Consumer Protection registers prescribers. Medicaid (HUSKY) has no plans: one enrollment covers medical, dental and behavioral care. You file it partly online, partly by mail; without the mailed part the state can deny it.",
    check:
      "the list of follow-on documents for your type and specialty, the malpractice policy against the state’s minimum, and the physician’s birth month: even a new license comes up for renewal, at the full fee, in the first birth month after it.", // portal.ct.gov/DPH
    faster:
      "In the week of the license we submit Medicaid’s online part, mail its documents to Gainwell on the same day, and file with the commercial plans: none waits for another. The prescriber applies for the state’s registration in the same week, and for the DEA’s after it, which completes the plans’ files.",
  },
  delaware: {
    lead: "The Board of Medical Licensure and Discipline licenses M.D.s and D.O.s, and the Office of Controlled Substances registers prescribers before the DEA does. Take the state’s one-hour course before the license, because the controlled substance registration requires it, and itself takes four to six weeks from the license on. Enroll in Medicaid with the state, then contract with each of the three Medicaid plans. On the commercial side, start with Highmark Delaware.",
    check:
      "that each prescriber has the certificate of the state’s own course, and that a registration covers every office that stores or dispenses controlled substances.",
    faster:
      "The prescriber takes the state’s course while the license is pending. In the week of the license the prescriber files for the controlled substance registration, and we send the state’s Medicaid enrollment and Highmark’s commercial application. The DEA registration follows the state’s, and is added to CAQH at once; the three Medicaid plans get their applications on the day the state approves, because each verifies before it signs a contract.",
  },
  florida: {
    lead: "Two boards license physicians, one for M.D.s and one for D.O.s. Physicians, NPs, PAs and dentists give fingerprints with the first application. A clinician who was licensed before July 1, 2025, and whose fingerprints aren’t on file, gives them at the next renewal. Enroll in Medicaid with the state, then contract with the plans of each office’s region.",
    check:
      "the date to which the state’s Clearinghouse keeps each clinician’s fingerprints. If they are renewed in time, nobody has to retake them. We also confirm which Medicaid plans serve the region of each office before it asks for contracts.",
    faster:
      "We book the fingerprints in the first week, because the license and Medicaid both wait for them. Medicaid’s application goes out before the first visit, because its date counts; commercial plans get theirs with the license, Medicaid plans on the day the state approves.",
  },
  georgia: {
    // Source of the two to three weeks: drlicense.com and virtualcredpossibilities.com
    lead: "The Composite Medical Board licenses M.D.s and D.O.s at monthly meetings, and the state credentials you once for all Medicaid plans. Have the board’s file complete two to three weeks before a meeting. In Medicaid you then contract with each plan, and the plans are changing: start with CareSource, which has a contract before and after the change.",
    check:
      "that each location has its own Medicaid ID, and that the board has each NP’s protocol agreement and each PA’s job description.",
    faster:
      "The group’s billing enrollment goes into GAMMIS while the license is pending. Each clinician’s enrollment and the commercial plans’ applications follow in the week of the license; they don’t wait for each other. On the day of the committee’s approval we ask each Medicaid plan for its contract.",
  },
  // Source of January 31: the board’s form MD-21 of December 2018
  hawaii: {
    lead: "The Hawaii Medical Board licenses M.D.s and D.O.s, and the Narcotics Enforcement Division registers prescribers before the DEA does. Most people with commercial insurance have HMSA, so begin with HMSA’s checklist. For Medicaid, enroll in HOKU; the five plans’ applications follow.",
    check:
      "the practice’s general excise tax license, and the Hawaii address on the state registration. Each physician’s license expires on January 31 of an even year, so we check how soon a new license comes up for renewal.",
    faster:
      "In the week of the license we file in HOKU, and prescribers with the Narcotics Enforcement Division, because neither waits for the other. The DEA’s application follows the Division’s registration. HMSA gets its commercial file on the day its checklist is complete. On the day HOKU approves we send HMSA’s QUEST pages and the other four plans’ applications.",
  },
  idaho: {
    lead: "The Board of Medicine licenses M.D.s and D.O.s, and the Board of Pharmacy registers prescribers each year. Idaho’s boards of medicine, pharmacy, nursing and dentistry all belong to the Division of Occupational and Professional Licenses (DOPL). For Medicaid, enroll with Gainwell, and in behavioral health with Magellan too. Apply to both Blue companies, Blue Cross of Idaho and Regence.",
    check:
      "the day on which each prescriber’s registration ends. If an insurer calls its network closed, we point to Idaho Code 41-2872 and 41-3927, by which it must contract with a qualified provider who meets its terms.",
    faster:
      "In the week of the license the Board of Pharmacy, Gainwell and both Blue companies get their applications, filled from one record, because none waits for another. The DEA’s follows the pharmacy board’s registration, Magellan’s the record in Gainwell.",
  },
  illinois: {
    lead: "One department issues both the medical and the controlled substance license, and all plans recredential a physician at the same time, once in three years. Allow three to six months for the license, which is the time that filing firms name. For Medicaid, enroll in IMPACT once: its approval counts for every plan. Commercial plans and hospitals take the state’s uniform form. CAQH asks for an attestation every 180 days here, instead of every 120.", // williamsnickl.com, medlicense.com
    check:
      "the last digit of your Social Security number, which sets the months of recredentialing, the revalidation date in IMPACT, and the directory roster that Blue Cross and Blue Shield of Illinois asks of groups every 90 days.", // bcbsil.com
    faster:
      "The fingerprints come first, because their result takes longest. We prepare both applications, medical and controlled substance, together. With both licenses issued, IMPACT, the commercial plans and the hospitals get their forms in one week; the Medicaid plans get our requests for contracts on the day IMPACT approves.",
  },
  indiana: {
    lead: "The Medical Licensing Board licenses M.D.s and D.O.s, and prescribers also need the state’s registration, which requires an Indiana street address. Apply for the license before you have fingerprints taken, because the agency accepts none from before the application. One enrollment covers four Medicaid programs. A plan that has credentialed the provider in Indiana before is often the fastest, because it may owe a provisional credential.",
    check:
      "at which Indiana practices the provider has worked, that the registration has a street address, which a telehealth physician may lack, and that a PA’s collaborative agreement is on file with the agency.",
    faster:
      "The fingerprints follow in the week of the agency’s confirmation. IHCP and the commercial plans get their applications with the license, and the Medicaid plans on the day IHCP approves. On day 31 of a clean application we ask each plan that knows the provider for the provisional credential.",
  },
  iowa: {
    // medicalboard.iowa.gov, February 2018; medical-license-lookup.com; dial.iowa.gov, What to Expect and How Do I, 2025
    lead: "The Board of Medicine licenses M.D.s and D.O.s in 60 to 90 days, by its figure of 2018, and is slowest from March through July. The physician must file both parts of the license application personally, because the board takes none from a third party. Prescribers register with the Board of Pharmacy before the DEA. Enroll in Medicaid with the state on its own form, then with three plans.",
    check:
      "both parts of the license application with the physician before they are filed, and that each plan has confirmed in writing the day on which its application was complete.",
    faster:
      "Medicaid’s form and the commercial plans’ files go out in the week of the license, because commercial pay counts from the complete application. The Medicaid plans get theirs on the day of the state’s letter.",
  },
  kansas: {
    // kha-net.org, February 16, 2024
    lead: "The Board of Healing Arts licenses M.D.s and D.O.s, and advises applicants to allow four to six weeks. For Medicaid, enroll the group in KMAP first, then its physicians; each of three KanCare plans credentials separately. On the commercial side, the county decides which of two Blue plans you need. An applicant licensed elsewhere who moves to Kansas asks for the 45-day license (below).",
    check:
      "the group’s KMMS ID for each location, a W-9 for each tax ID, and the malpractice coverage that each physician’s, PA’s and APRN’s license requires.",
    faster:
      "We collect the papers of each location before we open the state’s wizard, and one session there asks all three plans for contracts. Commercial plans get their files in the week of the license.",
  },
  kentucky: {
    // Source on FCVS: medicallicensing.com/state/kentucky (2024)
    lead: "The Board of Medical Licensure licenses M.D.s and D.O.s, and takes their credentials from FCVS, the service of the Federation of State Medical Boards. Start the FCVS profile first. Commercial plans and Medicaid take the state’s form, KAPER-1. Complete CAQH as well, because a commercial plan’s days start only with it. Enroll in Medicaid through the Partner Portal, and contract with each of five plans.",
    check:
      "that form KAPER-1 and CAQH agree, and that the license is valid on the effective date that we ask Medicaid for. If a plan calls its network closed, we point to KRS 304.17A-270, by which it must take a provider who meets its terms.",
    faster:
      "We fill in KAPER-1 and CAQH while the board works, and ask for the temporary permit once it has verified the file. The Partner Portal and the commercial plans get them in the week of the license, and the Medicaid plans on the day the portal approves.",
  },
  louisiana: {
    // lsbme.la.gov, application instructions and frequently asked questions
    lead: "The Board of Medical Examiners licenses M.D.s and D.O.s, and says that this takes a few weeks to several months. Outside the compact, start the profile with the Federation of State Medical Boards (FCVS) first, because the application needs it. The Board of Pharmacy issues the CDS license. Enroll in Medicaid with the state, then with the five Medicaid plans; UnitedHealthcare left on April 1, 2026. Send each Medicaid plan a signed agreement with the application, because the plan’s days don’t begin without one.",
    check:
      "that the CDS license comes before the DEA’s registration, and that each application has what makes a plan pay the group during the wait: proof of a hospital’s medical staff membership and, for Medicaid, the physician’s attestation for an NP or PA.",
    faster:
      "The Board of Pharmacy and the state’s Medicaid get their applications in the week of the license. Commercial plans get theirs with the CDS license and the DEA certificate, which Louisiana Blue asks for. The Medicaid plans get theirs, with the signed agreements, on the day the state has enrolled you.",
  },
  maine: {
    // maine.gov/md, License FAQ; docboard.org/me, How to Apply
    lead: "M.D.s and D.O.s apply to separate boards, and both ask for an FCVS profile of the Federation of State Medical Boards. Start that profile first. The M.D. board also requires its online exam on Maine’s rules. MaineCare has no plans, so one enrollment covers medical, dental and behavioral care.",
    check:
      "MaineCare’s application against the state’s own list of frequently missed information, each PA’s agreement, and the FCVS profile before either board’s application.",
    faster:
      "We open the trading partner account while the license is pending. MaineCare and the commercial plans get their applications in the week of the license, because neither waits for the other. On day 55 we ask each plan for its decision, or for the Bureau’s extension, and help a small practice complain if it has neither.",
  },
  maryland: {
    // mbp.state.md.us, Before You Begin
    lead: "The Board of Physicians licenses M.D.s and D.O.s, and takes a first application only with an FCVS profile from the Federation of State Medical Boards. Start the FCVS profile first: the board advises applicants to allow six months. Prescribers register with the monitoring program, the state and the DEA, in this order. Enroll in Medicaid through ePREP, then with the nine Medicaid plans; the law gives a plan up to five months.",
    check:
      "that each new clinician’s application shows hospital credentials or malpractice insurance, because a plan then pays the group during the wait, and whether you also see patients in the District or Virginia.",
    faster:
      "All plans, commercial and Medicaid, take the same form, so we fill it in once. ePREP and the commercial plans get it in the week of the license, with the prescriber’s registrations to follow; the Medicaid plans on the day ePREP approves. On day 30 we ask each plan for its notice.",
  },
  massachusetts: {
    // docslib.org, the board’s letter to applicants for a full license
    lead: "The Board of Registration in Medicine licenses M.D.s and D.O.s, and the license requires a MassHealth application, even if you will never bill it. Start the profile with the Federation of State Medical Boards (FCVS) first, because the board takes a first applicant’s credentials from it. The board’s first answer may take up to eight weeks. Prescribing any drug, controlled or not, requires the state’s registration (MCSR). Enroll in MassHealth before you contract with its plans.",
    check:
      "the HCAS enrollment form for commercial plans, the MCSR of each NP, PA and dentist who prescribes, and that the malpractice policy meets the board’s minimum.",
    faster:
      "The MassHealth application to order and prescribe goes out with the board’s. The prescriber files for the MCSR in the week of the license, then for the DEA registration. With both issued, MassHealth gets the application to bill, and the commercial plans get their forms, which ask for the DEA certificate.",
  },
  michigan: {
    // doctorsbusinessnetwork.com, Michigan, on the one application
    lead: "M.D.s and D.O.s have separate boards, and one department issues their licenses and the controlled substance license. Take the trainings first (listed with each license below), then ask for both licenses in one application: without the controlled substance license in it, you can apply for that one only after the medical license. For Medicaid, enroll in CHAMPS, then contract with the plans of your region.",
    check:
      "the certificates of the trainings, the region of each office, and that NPs have the physician’s delegation in writing.",
    faster:
      "On the first day we register the tax ID with the state and book the trainings that are missing. In the week of the licenses we file with CHAMPS and the commercial plans, and the prescriber with the DEA, because none waits for another. On the day CHAMPS approves, the region’s Medicaid plans get their applications and access to CAQH; their contracts follow the credentialing.",
  },
  minnesota: {
    // mn.gov/boards/medical-practice, Applying for a License
    lead: "The Board of Medical Practice licenses M.D.s and D.O.s, and says to allow about four weeks for its first review of an application. Enroll in Medicaid with the license, because Blue Cross and the Medicaid plans wait for the state’s enrollment letter. The county decides which nonprofit or county-based plans you need.",
    check:
      "whether the state’s freeze of new enrollments reaches your services, each new PA’s collaborative agreement, the date of each plan’s decision, which the plan must name if you ask, and the month in which Medicaid’s application goes in.",
    faster:
      "We book the fingerprints for the week in which the board’s instructions arrive. Medicaid and the commercial plans other than Blue Cross get their applications with the license, Blue Cross and the Medicaid plans on the day of the state’s letter.",
  },
  mississippi: {
    // msbml.ms.gov/FAQs
    lead: "The Board of Medical Licensure licenses M.D.s and D.O.s, typically two to four weeks after a complete application. The Division of Medicaid credentials you once, in MESA, for all three plans, and you then sign with each. File with Medicare first, unless another state’s Medicaid has screened you, and in MESA soon after the approval: Medicaid can then start up to 120 days before the application. On the commercial side, start with Blue Cross & Blue Shield of Mississippi.",
    check:
      "the date of Medicare’s approval letter, that the group’s and its members’ records in MESA agree, and the renewal: every license expires on June 30, so one issued in spring is soon due.",
    faster:
      "Medicare gets its application first, and MESA within a week of its approval. Two groups go straight to MESA: providers whom another state’s Medicaid has screened, and pediatricians, obstetricians and dentists who don’t bill Medicare. Commercial plans get their files in the week of the license.",
  },
  missouri: {
    // pr.mo.gov, application forms; January 31: doctorsbusinessnetwork.com, the board’s instructions
    lead: "The Board of Registration for the Healing Arts licenses M.D.s and D.O.s, and needs some four to six weeks for an application. Prescribers need the registration of the Bureau of Narcotics before the DEA’s. Enroll in Medicaid with MMAC, the state’s enrollment unit, then apply to each of three plans. Keep each commercial plan’s receipt: if the plan asks for nothing in the ten days after it, the application counts as complete.",
    check:
      "the certificates of NPs and PAs for controlled substances, which of the two Blue plans covers the office, the $500,000 of coverage that hospitals in larger counties must ask for, and the renewal: every physician’s license expires on January 31.",
    faster:
      "MMAC and the commercial plans get their applications in the week of the license, because neither waits for the other. The prescriber applies to the Bureau of Narcotics in the same week, then to the DEA. We call each commercial plan on the third working day for its receipt, and answer its list of missing items on the day it comes. The Medicaid plans follow on MMAC’s approval.",
  },
  montana: {
    // boards.bsd.dli.mt.gov/medical-examiners/faq; archive.legmt.gov, MCA 37-1-144
    lead: "The Board of Medical Examiners licenses M.D.s and D.O.s, and Medicaid has no plans, but children’s coverage (CHIP) has a network of its own. Open the license application at once: the board says that waiting for every document delays it. If only other states’ verifications or the record check are missing, ask for a provisional license (MCA 37-1-144). For Medicaid, first decide whether each person enrolls as the owner of a practice, as a member of a group, or only to order, refer and prescribe.",
    check:
      "the tax ID under which each person enrolls, whether the type of provider waits for a site visit, and which tier of Primary Care Montana a primary care practice joins.",
    faster:
      "The Medicaid enrollment and the commercial applications go out in the week of the license, Blue Cross’s request for a record ID first, because provisional participation depends on it. No Medicaid claim goes out before the enrollment is complete.",
  },
  nebraska: {
    // dhhs.ne.gov, general instructions for licensure in medicine and surgery (vdocuments.mx, February 2018)
    lead: "The Department of Health and Human Services issues the license on the Board of Medicine and Surgery’s recommendation. For the license the department’s instructions of 2018 name three to four weeks to a first review, and up to 150 days from a complete application. Medicaid takes three steps in this order: enrollment with Maximus, the plan’s credentialing, the plan’s contract. Many practices around Omaha also need Iowa’s license and Medicaid.",
    check:
      "every location in the enrollment with Maximus, its approval letter before we apply to a plan, and the provider’s first day, which decides when Blue Cross takes a request.",
    faster:
      "Blue Cross gets its request 60 days before the first day of work. Maximus and the other commercial plans get their applications in the week of the license, and the Medicaid plans theirs on the day of Maximus’s letter.",
  },
  nevada: {
    // medboard.nv.gov, Licensing FAQ; NAC 630.180
    lead: "M.D.s and D.O.s apply to separate boards; the M.D. board names 21 to 60 days or more, and rejects an application that isn’t complete within six months. Prescribers register with the Board of Pharmacy before the DEA. For Medicaid, enroll the group and the person with the state before you apply to any of the five Medicaid plans.",
    check:
      "that the state’s form is in CAQH, which plans serve the county of each office, the signature on the Medicaid application, and both of the state’s letters before any plan’s application.",
    faster:
      "The group’s and the person’s enrollments go to the state on the same day, and the commercial files in the week of the license. The Medicaid plans’ files go out on the day of the state’s letters.",
  },
  "new-hampshire": {
    // oplc.nh.gov, Applications for Physician
    lead: "The Board of Medicine licenses M.D.s and D.O.s; the Office of Professional Licensure and Certification (OPLC) can deny a file that isn’t complete within 60 days. Start the Uniform Application and the FCVS profile, both with the Federation of State Medical Boards, first. Then send OPLC the state’s addendum and all other papers together. Enroll in Medicaid with the state, then apply to each of three plans. A commercial plan that has credentialed you in another state, or for another employer, pays during the wait.",
    check: "OPLC’s checklist before the addendum goes, and which plans have credentialed you before.",
    faster:
      "We ask OPLC for the temporary license together with the full one. The state’s Medicaid and the commercial plans get their applications in the week of the license, first the plan that already knows you, and the Medicaid plans on the state’s approval. On day 31 for primary care, or 46 for a specialist, we ask a late plan for its decision in writing.",
  },
  "new-jersey": {
    // njconsumeraffairs.gov/bme, Phases and Timelines: 2 weeks, 8 to 12 weeks, and 1 week
    lead: "The Board of Medical Examiners licenses M.D.s and D.O.s; the phases that it names add up to 11 to 15 weeks, if no paper is missing. Prescribers need the state’s CDS registration before the DEA’s; a trade guide counts two to three weeks for it. Enroll in Medicaid with NJMMIS, then apply to each of the five Medicaid plans. The emergency waiver for NPs and PAs ended on April 2, 2026.",
    check:
      "the joint protocol of each NP who prescribes, each PA’s delegation agreement, and coverage of one and three million dollars, which the license requires.",
    faster:
      "We collect all signatures before we file with NJMMIS, in the week of the license. Commercial plans get their applications in the same week, the five Medicaid plans on the day the state’s number arrives.",
  },
  "new-mexico": {
    // nmmb.state.nm.us, expedited licensure
    lead: "The Medical Board licenses M.D.s and D.O.s, and must process an application for an expedited license within 30 days. A physician with a license in good standing elsewhere and three years of practice should ask for the expedited license by email (N.M. Stat. 61-6-13); the board’s rule adds a board certification and no discipline (16.10.2.10 NMAC). The Board of Pharmacy registers prescribers before the DEA does. Enroll in Medicaid with the state, then with four plans.",
    check:
      "that the practice is registered for New Mexico’s gross receipts tax, whether you serve Native American members, since many keep the state’s own coverage, and the day on which each plan’s 30 days began.",
    faster:
      "The state’s Medicaid and the commercial plans get their applications in the week of the license, the Medicaid plans on the state’s approval. From day 31 on we bill a commercial plan that hasn’t loaded you, where the law’s conditions are met.",
  },
  "new-york": {
    lead: "The Education Department issues the license and the registration; New York isn’t in the physician or the nurse compact. Start with Medicaid’s application in eMedNY: the Medicaid plans of your county wait for it. The physician also needs two trainings to be licensed and registered, on infection control and on child abuse.",
    check:
      "the due dates of both trainings, which upstate or city plans your patients have, and, for a hospital’s own physician, that the hospital tells each plan of the privileges.",
    faster:
      "The commercial plans get their applications in the same week as Medicaid. We answer the state’s letters on the day they come, because its 90 days stop until we do. The group’s promise of a refund goes out with each commercial application, so that provisional participation can begin on day 61.",
  },
  "north-carolina": {
    // ncmedboard.org/licensure/licensing
    lead: "The North Carolina Medical Board licenses M.D.s and D.O.s; it says to allow four months, and more from February to August. Start in NCTracks, where one decision of the state counts for every Medicaid plan. File with the commercial plans in the same week, because they pay only from the approval, or from a temporary credential after day 60.",
    check:
      "that NCTracks, NPPES, the license and the tax record show the same name, that the provider has signed through the emailed link, and the day on which each license expires in NCTracks.",
    faster:
      "NCTracks and the commercial plans get their applications in the same week. On day 61 a late commercial plan gets the written request for a temporary credential, which the clinician signs.",
  },
  "north-dakota": {
    // ndbom.org/faq
    lead: "The Board of Medicine licenses M.D.s and D.O.s, and issues full licenses only at its meetings, so ask for a provisional temporary license too. Start with the state’s list of enrolled Medicaid providers. A provider who is on it doesn’t apply again, and needs only the link to your group. Noridian handles both Medicare and Medicaid, with a separate application for each.",
    check:
      "that the legal name is the same in the application, with the IRS and in Medicare’s PECOS, Noridian’s checklist for the type of provider, and the effective date on the application.",
    faster:
      "Noridian’s two applications and Blue Cross’s commercial one go out on the same day, before the first visit. Blue Cross’s expansion plan follows Medicaid’s approval.",
  },
  ohio: {
    // med.ohio.gov, Physician (MD, DO) and Expedited License
    lead: "The State Medical Board licenses M.D.s and D.O.s, and takes their credentials from an FCVS profile: start the profile before the application. For payers, complete CAQH first, because Medicaid’s system (PNM) and the commercial plans both take it. The surprise comes after Medicaid’s approval: until the affiliation with the group is submitted too, claims fail.",
    check:
      "that the affiliation’s status in PNM reads “Active”, the TDDD license of each site, and that commercial applications go out before the first day of work, which the law allows.",
    faster:
      "In the week in which we fill in PNM we ask each commercial plan to request the form, because only then do its days count, and send it from the same CAQH record. On day 22 we ask a silent plan to confirm that nothing is missing.",
  },
  oklahoma: {
    // oklahoma.gov/osboe; integrishealth.org, medical licensing (M.D.s)
    lead: "M.D.s and D.O.s apply to separate boards; the M.D. board adds an open-book jurisprudence examination. The Bureau of Narcotics registers prescribers before the DEA does. For Medicaid, the contracts with the Health Care Authority come first, then those with three plans.",
    check:
      "both contracts with the Health Care Authority, its attestation, the bureau’s registration, and whether your patients have a plan or the state’s own coverage.",
    faster:
      "With the license in hand, we file for the bureau’s registration, the Authority’s contracts and the commercial group plans in one week. The DEA’s application follows the bureau’s registration, and the three Medicaid plans’ follow the Authority’s contracts.",
  },
  oregon: {
    // oregon.gov/omb, application process
    lead: "The Oregon Medical Board licenses M.D.s and D.O.s; Oregon isn’t in the physician compact. First look up by NPI whether the Oregon Health Authority has enrolled the provider already. If not, enroll there, then join the coordinated care organization (CCO) of your county.",
    check:
      "whether the county’s CCO takes your specialty, and that the state’s forms are the newest edition, because the state takes an older one for three months only.",
    faster:
      "Commercial plans and hospitals get the same Oregon form in the week in which we file with the state, the CCO on the day the state enrolls you.",
  },
  pennsylvania: {
    lead: "M.D.s and D.O.s apply to separate boards, and the address of the office decides which Blue company and which Medicaid plans you contract with. Start with the record check and the course on child abuse, because a license application isn’t complete without them. Enroll each service location in Medicaid before you ask its plans. A physician who practices mainly in Pennsylvania pays the Mcare Fund’s yearly assessment with the malpractice premium.",
    check:
      "the service location number of every office, the plans of patients who also have Medicare, the date on the FBI record check, and Highmark’s six weeks.",
    faster:
      "All locations’ PROMISe applications and the commercial plans’ go out together. The zone’s Medicaid plans get our requests on the day the state enrolls each location.",
  },
  "rhode-island": {
    lead: "The Board of Medical Licensure and Discipline licenses M.D.s and D.O.s, and the Department of Health registers prescribers. Ask each commercial plan for its written list of what makes an application complete, because its days count from there. Start the profile with the Federation of State Medical Boards (FCVS) first, and enroll in Medicaid with the state early.",
    check:
      "each application against the plan’s written list, the state’s registration for prescribers, and each Medicaid plan’s contract with the state.",
    faster:
      "Medicaid’s application goes to the state in the first week, with those of the commercial plans. We answer each plan’s report on missing items on the day it comes, and ask the Medicaid plans for contracts on the day the state approves.",
  },
  "south-carolina": {
    // bluechoicesc.com, provider enrollment FAQs
    lead: "The Board of Medical Examiners licenses M.D.s and D.O.s, and the Bureau of Drug Control registers prescribers before the DEA does. Collect every document before you begin Medicaid’s online application, because the state deletes an application that isn’t submitted within 30 days. Five Medicaid plans then credential separately.",
    check: "which of your patients moved into Medicaid plans in January 2026, and each plan’s effective date.",
    faster:
      "BlueCross, BlueChoice and the other commercial plans get their applications in the week in which Medicaid’s goes in. On the day the state approves, the Medicaid plans get theirs; First Choice also gets the papers that CAQH lacks.",
  },
  "south-dakota": {
    // sdbmoe.gov, general topics (ARSD 20:78:03:02)
    lead: "The Board of Medical and Osteopathic Examiners licenses M.D.s and D.O.s, and gives 120 days to complete an application. The Department of Health registers prescribers before the DEA does. Medicaid has no plans, so one enrollment covers it. Gather Medicaid’s documents first, because it can’t backdate.",
    check:
      "all documents for the portal before we open the record, both registrations of a prescriber, and on day 30 that each plan has either called the application complete or listed the missing items.",
    faster:
      "The state’s registration, Medicaid and the commercial plans get their applications in one week. The DEA’s follows on the day the state’s registration arrives.",
  },
  tennessee: {
    lead: "M.D.s and D.O.s apply to separate boards; firms that file for them allow three to four months. Complete CAQH before anything else: TennCare assigns each provider an ID from that profile, and the three TennCare plans contract only with a provider who has it.",
    check:
      "that CAQH authorizes TennCare, who reads the inbox to which TennCare emails its errors, and which of the three plans your patients have.",
    faster:
      "Each commercial insurer gets our request to join, and BlueCross its own enrollment, in the week in which you attest to the CAQH record. TennCare reads that record; its plans get their agreements signed on the day the ID arrives.",
  },
  texas: {
    // tmb.state.tx.us/page/physicians-apply
    lead: "The Texas Medical Board licenses M.D.s and D.O.s, after a jurisprudence examination and a fingerprint check. The board reviews the documents only when the last has arrived, so request all of them on the first day. For Medicaid, enroll in PEMS first; then each plan starts your verification at Verisys, because you can’t start that yourself.",
    check:
      "the Medicare enrollment that PEMS may ask for, that each plan has told Verisys to start, and the hours on opioids that are due within a year of the first registration.",
    faster:
      "PEMS and the commercial plans get their applications in the same week. We ask every Medicaid plan for its contract on the day PEMS approves, and answer Verisys on the day it asks.",
  },
  utah: {
    lead: "The Division of Professional Licensing issues the medical license and, to its holders, the controlled substance license. For Medicaid, enroll in PRISM first, then contract with the accountable care organizations of your county, of which there are up to four. The law gives commercial plans twice as long as many states do, so file with them early.",
    check:
      "that each prescriber registers with the Controlled Substance Database within 30 days of the DEA registration, and hospital privileges if Select Health asks for them. From January 1, 2027 we also read each insurer’s directory, which it must then update every 60 days (Utah Code 31A-22-664).",
    faster:
      "We apply for both of the Division’s licenses together. PRISM and the commercial plans get their applications in one week, and the county’s Medicaid plans theirs on the day PRISM approves.",
  },
  vermont: {
    // healthvermont.gov, Board of Medical Practice, FAQs
    lead: "M.D.s and D.O.s apply to separate boards; the Board of Medical Practice, for M.D.s, decides at its meetings. The board meets once a month, so a paper that misses the meeting costs a month. The state runs Medicaid itself, so one enrollment covers it. On the commercial side start with Blue Cross and MVP, the two plans of the marketplace; Blue Cross begins before the license.",
    check:
      "the date of the board’s next meeting, the expiration of each license in Medicaid’s record, and which payments used to come through OneCare.",
    faster:
      "Blue Cross gets its form while the license is pending, Medicaid and MVP get theirs on the day of the license, all from one CAQH record.",
  },
  virginia: {
    // dhp.virginia.gov, application wizard; reciprocity: msdc.org, March 15, 2023
    lead: "The Board of Medicine licenses M.D.s and D.O.s; Virginia isn’t in the physician compact. Physicians licensed elsewhere apply by endorsement; since 2023 those from Maryland and the District of Columbia have had reciprocity, which is faster. For Medicaid, enroll the group and each provider in PRSS first, whichever of the five plans you want.",
    check:
      "where the office is. Near Washington two borders matter: Medicare Part B changes to Novitas, and the Blue plan changes from Anthem to CareFirst.",
    faster:
      "PRSS and the commercial plans get their applications in the same week. If a plan says nothing for 30 days, the law counts the application as complete, and we tell the plan so in writing.",
  },
  washington: {
    // wmc.wa.gov/licensing
    lead: "The Washington Medical Commission licenses M.D.s, and a separate board licenses doctors of osteopathy. The fingerprint check takes longest, so apply early if you come from outside the state. For Medicaid the group enrolls first, then each provider. Ask each plan for a contract; all read the same application, which you keep in OneHealthPort’s ProviderSource.",
    check:
      "that each provider is linked to the group in ProviderOne, and whether the group has delegated credentialing.",
    faster:
      "You attest ProviderSource once. We open it to the commercial carriers at once and to the Medicaid plans when the state has enrolled you, and note the day on which each one’s 90 days end.",
  },
  "west-virginia": {
    lead: "M.D.s and D.O.s apply to separate boards, and hospitals and plans must accept the state’s own credentialing form. Start with the state’s form: it serves the hospital and every commercial plan, and is ready before the license. For Medicaid, enroll with the state, then contract with four plans.",
    check:
      "that you sign the newest edition of the uniform form, which company verifies it for each plan, and that a new prescriber is registered with the monitoring program.",
    faster:
      "We fill in the uniform form once. Commercial insurers and hospitals get it in the first week, Medicaid’s plans on the day the state enrolls you.",
  },
  wisconsin: {
    // dsps.wi.gov, Application Process
    lead: "The Medical Examining Board licenses M.D.s and D.O.s; its busy months are April to August and December to February. Enroll in ForwardHealth first and send every document with the application, because the effective date depends on them. Health systems own many of the commercial plans, so ask for each system’s plan by name.",
    check:
      "the insurance certificate that the compensation fund has on file, and which HMOs of the county take BadgerCare Plus, SSI Medicaid or both.",
    faster:
      "ForwardHealth and the commercial plans get their applications in the first week. On the day ForwardHealth approves, we ask each HMO for its BadgerCare Plus and SSI contracts in one letter.",
  },
  wyoming: {
    // wyomedboard.wyo.gov, initial application
    lead: "The Board of Medicine licenses M.D.s and D.O.s on the Uniform Application and an FCVS profile; it says to start the profile as soon as possible. The Board of Pharmacy registers prescribers. Medicaid has no plans, so one enrollment covers it. Sign commercial contracts before the first visit: without one, the law’s pay for the wait is lost.",
    check:
      "the effective date that you ask Medicaid for, that the NPI and the license agree in both of Medicaid’s systems, and which insurer former Mountain Health members have now.",
    faster:
      "Medicaid’s application, the commercial applications and the contracts go out in one week. We send what a plan’s list lacks within days, because its 60 days depend on it. The DEA’s application follows the Board of Pharmacy’s registration.",
  },
};
