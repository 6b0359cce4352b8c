import type { StateSlug } from "../../ids/states.ts";

/** A state's page opens with `board`, with `medicaid`, and with `waitSentence` of times.ts. */
type StateWords = {
  /** Who licenses physicians. */
  board: string;
  /** The first step into Medicaid. */
  medicaid: string;
  /** Sentences above the first weeks: the first thing to do, and why. */
  more: string | null;
  /** The checks before we file. */
  check: string;
};

/** Each sentence follows from the data in this folder. If a fact changes there, change its sentence here. */
export const stateWords: Record<StateSlug, StateWords> = {
  alabama: {
    board:
      "The Board of Medical Examiners decides whether a physician qualifies, and the Medical Licensure Commission issues the license.",
    medicaid: "Alabama Medicaid has no managed care plans for medical care, so you enroll with the state alone.",
    more: "Count each new NP’s months of practice in Alabama first. A new NP must practice in Alabama for 12 months, under the final approval of both boards, before prescribing controlled substances. Practice in another state, or under a temporary or provisional approval, doesn’t count.",
    check:
      "We count how many of the 12 months each NP has already practiced in Alabama. We ask whether a PA can show three years of practice instead. We confirm that each NP’s collaborating physician holds the state’s controlled substance certificate. Each fall we remind prescribers to renew that certificate, because they must certify the renewal personally.",
  },
  alaska: {
    board: "The State Medical Board licenses M.D.s and D.O.s.",
    medicaid:
      "Alaska Medicaid has no managed care plans, so you enroll with the state alone, as soon as the license is issued.",
    more: "Apply for the temporary permit together with the license, because Alaska’s State Medical Board meets four times a year. Few commercial plans are sold in Alaska, so start with Premera.",
    check:
      "We time the applications for the permit and the license for the board’s next meeting. In them we give the applicant’s own address, phone and email, because the board doesn’t accept an agency’s.",
  },
  arizona: {
    board:
      "The Arizona Medical Board licenses M.D.s, and the Board of Osteopathic Examiners in Medicine and Surgery licenses D.O.s.",
    medicaid:
      "Register in APEP, the portal of Arizona’s Medicaid (AHCCCS), before you ask an AHCCCS plan for a contract.",
    more: "After AHCCCS registers the provider, the plans of the AzAHP alliance share one verification. Since April 1, 2026 the law has given commercial plans, dental insurers included, shorter deadlines. Get each commercial plan’s notice that the application is complete, because the plan’s payment can begin on the date of that notice.",
    check:
      "We confirm that every plan of the alliance is authorized in CAQH. We make sure that APEP has approved the AHCCCS number before the first visit. We ask each commercial plan for its notice that the application is complete.",
  },
  arkansas: {
    board:
      "The State Medical Board licenses M.D.s and D.O.s, and verifies each physician’s file for hospitals and plans.",
    medicaid:
      "Enroll in Arkansas Medicaid with the state, then apply to the marketplace plans, which cover expansion adults.",
    more: "Start with the State Medical Board’s verification, because the board verifies every job and every hospital privilege that the physician has ever had.",
    check:
      "We go through the medical board’s file with the physician, line by line. If an insurer says that its network is closed, we point to the any willing provider law (Ark. Code 23-99-204, 23-99-801). That law also covers a border city, for example Texarkana, Texas.",
  },
  california: {
    // mbc.ca.gov/FAQs
    board: "The Medical Board licenses M.D.s and the Osteopathic Medical Board licenses D.O.s.",
    medicaid:
      "Once you have the license, enroll in Medi-Cal through PAVE and apply to the Medi-Cal plans in your county.",
    more: "Federal law lets a Medi-Cal plan contract with you before Medi-Cal approves you, for at most 120 days (42 CFR 438.602), so ask each plan whether it does.",
    check:
      "We check whether the physician qualifies for Medi-Cal’s preferred provisional status. We ask each plan whether the plan or a medical group credentials you. We check the local permits of the office. For mental health providers, we keep each plan’s notice that the application is complete.",
  },
  colorado: {
    board: "The Colorado Medical Board licenses M.D.s and D.O.s.",
    medicaid:
      "Enroll in Medicaid with the state first; primary care and behavioral health providers then contract with a regional entity.",
    more: "Ask for the effective date that you need in the Medicaid application itself, because the state can grant an earlier date. The state itself covers most Medicaid members.",
    check:
      "We check that the Medicaid application asks for the effective date that you need. We check the tax classification on the W-9, because applications often come back for a wrong classification.",
  },
  connecticut: {
    board:
      "The Department of Public Health licenses M.D.s and D.O.s, and the Department of Consumer Protection registers prescribers.",
    medicaid: "Connecticut Medicaid (HUSKY) has no managed care plans, so you enroll with the state alone.",
    more: "File the HUSKY application online and send the supporting documents on the same day, because without the documents the state can deny the application.",
    check:
      "We go through the list of follow-on documents for your type and specialty. We compare the malpractice policy with the state’s minimum. We note the physician’s birth month. Even a new license must be renewed, at the full fee, in the first birth month after it was issued.", // portal.ct.gov/DPH
  },
  delaware: {
    board: "The Board of Medical Licensure and Discipline licenses M.D.s and D.O.s.",
    medicaid: "Enroll in Medicaid with the state first, then contract with each of the three Medicaid plans.",
    more: "Prescribers should take the state’s one-hour course before the license, because the state’s controlled substance registration requires the course. That registration takes four to six weeks, and the DEA registration comes after it. For commercial plans, start with Highmark Delaware.",
    check:
      "We confirm that each prescriber has the certificate of the state’s own course. We ask which offices store or dispense controlled substances. We file with Highmark in time, because Highmark refuses an application filed more than six weeks after the first day of work.",
  },
  florida: {
    board: "The Board of Medicine licenses M.D.s, and the Board of Osteopathic Medicine licenses D.O.s.",
    medicaid: "Enroll in Medicaid with the state, then contract with the Medicaid plans in each office’s region.",
    more: "Have the fingerprints taken first, because the license and Medicaid both wait for them, and one set can serve both. Physicians, NPs, PAs and dentists give fingerprints with the first license application. A clinician who was licensed before July 1, 2025 and has no fingerprints on file gives them at the next renewal.",
    check:
      "We check the date until which the state’s Clearinghouse keeps each clinician’s fingerprints. If they are renewed in time, nobody has to retake them. Before an office requests contracts, we confirm which Medicaid plans serve its region.",
  },
  georgia: {
    // Source of the two to three weeks: drlicense.com and virtualcredpossibilities.com
    board: "The Composite Medical Board licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, enroll in the state’s portal (GAMMIS) first; the state credentials you once, and you then contract with each plan.",
    more: "Complete the license application two to three weeks before a monthly meeting of the Composite Medical Board. The state is changing its Medicaid plans, so start with CareSource, which has a contract both before and after the change.",
    check:
      "We confirm that each location has its own Medicaid ID. We also confirm that the Composite Medical Board has each NP’s protocol agreement and each PA’s job description.",
  },
  // Licenses expire on January 31: the board’s form MD-21 of December 2018
  hawaii: {
    board: "The Hawaii Medical Board licenses M.D.s and D.O.s.",
    medicaid: "For Medicaid, enroll in HOKU and apply to the five plans in the same week.",
    more: "Start with HMSA’s application, because HMSA insures most people with commercial coverage in Hawaii. Prescribers register with the Narcotics Enforcement Division before the DEA.",
    check:
      "We check the practice’s general excise tax license and the Hawaii address on the state’s controlled substance registration. Each physician’s license expires on January 31 of an even year, so we check how soon a new license must be renewed.",
  },
  idaho: {
    board: "The Idaho State Board of Medicine licenses M.D.s and D.O.s.",
    medicaid:
      "Enroll in Medicaid with the state, through Gainwell; behavioral health providers then enroll with Magellan too.",
    more: "Prescribers register with the Board of Pharmacy before the DEA. Idaho has two Blue companies, Blue Cross of Idaho and Regence, so apply to both.",
    check:
      "We note the day on which each prescriber’s state registration ends. If an insurer says that its network is closed, we point to Idaho Code 41-2872 and 41-3927. These sections require the insurer to contract with a qualified provider who meets its terms.",
  },
  illinois: {
    board:
      "The Department of Financial and Professional Regulation (IDFPR) issues both the medical license and the controlled substances license.",
    medicaid:
      "For Medicaid, enroll once in IMPACT, the state’s portal, because every Medicaid plan accepts IMPACT’s approval.",
    more: "Have the physician’s fingerprints taken first, because the license waits for the result. All plans recredential a physician at the same time, once every three years. In Illinois, CAQH asks you to attest every 180 days; in other states it asks every 120.", // williamsnickl.com, medlicense.com
    check:
      "We note the last digit of each physician’s Social Security number, because that digit sets the months in which the plans recredential the physician. We track the date on which each provider must revalidate in IMPACT. Blue Cross and Blue Shield of Illinois requires a directory roster from groups every 90 days, so we track that date too.", // bcbsil.com
  },
  indiana: {
    board: "The Medical Licensing Board licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, enroll once with Indiana Health Coverage Programs (IHCP), which covers four programs, then apply to the plans of each program.",
    more: "Apply for the Indiana license first and have fingerprints taken afterward, because the Professional Licensing Agency accepts no fingerprints taken before the application. A commercial plan that has already credentialed the provider in Indiana may have to grant provisional credentialing after 30 days. A provider who is new to Indiana doesn’t have this right.",
    check:
      "We ask at which Indiana practices the provider has worked, because a plan that has credentialed the provider before may have to grant provisional credentialing. We confirm that the state registration has an Indiana street address, because a telehealth physician may not have one. We also confirm that the Professional Licensing Agency has each PA’s collaborative agreement on file.",
  },
  iowa: {
    // medicalboard.iowa.gov, February 2018; medical-license-lookup.com; dial.iowa.gov, What to Expect and How Do I, 2025
    board: "The Board of Medicine licenses M.D.s and D.O.s.",
    medicaid: "For Medicaid, enroll with the state on the state’s own form, then apply to the three Medicaid plans.",
    more: "Iowa’s Board of Medicine requires the physician to file both parts of the license application personally, so we check both parts before the physician files. The board is slowest from March through July. Prescribers register with the Board of Pharmacy first, then with the DEA.",
    check:
      "We go through both parts of the license application with the physician before the physician files them. We ask each commercial plan to confirm in writing the day on which it received the complete application, because a plan that approves can pay back to that day.",
  },
  kansas: {
    // ksbha.ks.gov, Licensing
    board: "The Board of Healing Arts licenses M.D.s and D.O.s.",
    medicaid: "For Medicaid, first enroll the group in KMAP, the state’s portal, then enroll its physicians.",
    more: "The Board of Healing Arts gives no approximate date for a license, and its busiest months are April through July. A physician who is licensed in another state and moves to Kansas can hold the board to a deadline of 45 days.",
    check:
      "We check that each location of the group has a KMMS ID, which is KMAP’s number for the location. We check that the application has a W-9 for each tax ID. We also check that each physician, PA and APRN carries the malpractice coverage that the license requires.",
  },
  kentucky: {
    // Source on FCVS: medicallicensing.com/state/kentucky (2024)
    board: "The Board of Medical Licensure licenses M.D.s and D.O.s.",
    medicaid: "For Medicaid, enroll through the Partner Portal, then contract with each of the five Medicaid plans.",
    more: "Commercial plans and Medicaid accept the state’s form, KAPER-1. Complete your CAQH application as well, because a commercial plan’s deadline starts only when the CAQH application is complete. Start the physician’s FCVS profile first, because the Board of Medical Licensure takes the physician’s credentials from that profile. FCVS is the credentials service of the Federation of State Medical Boards.",
    check:
      "We check that form KAPER-1 and CAQH show the same data. We check that the license is valid on the effective date that we request from Medicaid. If a plan says that its network is closed, we cite KRS 304.17A-270, which requires the plan to accept a provider who meets its terms.",
  },
  louisiana: {
    // lsbme.la.gov, application instructions and frequently asked questions
    board: "The Board of Medical Examiners licenses M.D.s and D.O.s.",
    medicaid: "For Medicaid, enroll with the state first, then with the five Medicaid plans.",
    more: "Unless the physician applies through the compact, start the FCVS profile with the Federation of State Medical Boards first, because the license application needs it. The board says that a license takes a few weeks to several months. Send each Medicaid plan a signed agreement together with the application, because the plan’s deadline doesn’t begin without the agreement.",
    check:
      "We make sure that the prescriber has the CDS license before applying to the DEA. If the provider is on a hospital’s medical staff, we put the proof in each application. For a Medicaid plan, an NP or PA can send the physician’s attestation instead of that proof. With the proof or the attestation, a plan pays the group while the application is pending, on the law’s conditions.",
  },
  maine: {
    // maine.gov/md, License FAQ; docboard.org/me, How to Apply; FCVS for D.O.s: maine.gov/osteo, Permanent License
    board: "The Board of Licensure in Medicine licenses M.D.s, and the Board of Osteopathic Licensure licenses D.O.s.",
    medicaid:
      "MaineCare, the state’s Medicaid, has no managed care plans, so one enrollment covers medical, dental and behavioral care.",
    more: "Start the physician’s FCVS profile with the Federation of State Medical Boards first, because both of Maine’s physician boards require it. The M.D. board also requires physicians to take its online exam on Maine’s rules.",
    check:
      "Before we file MaineCare’s application, we compare it with the state’s own list of frequently missed information. We check each PA’s agreement. We check the FCVS profile before we file with either board.",
  },
  maryland: {
    // mbp.state.md.us, Before You Begin
    board:
      "The Board of Physicians licenses M.D.s and D.O.s, and accepts a first application only with an FCVS profile.",
    medicaid: "For Medicaid, enroll in ePREP, the state’s portal, then with the nine Medicaid plans.",
    more: "Start the physician’s FCVS profile first. FCVS is the credentials service of the Federation of State Medical Boards.",
    check:
      "We confirm that each new clinician’s application shows hospital credentials or malpractice insurance, because a commercial plan then pays the group while the application is pending. We ask whether you also see patients in the District of Columbia or Virginia.",
  },
  massachusetts: {
    // docslib.org, the board’s letter to applicants for a full license
    board: "The Board of Registration in Medicine licenses M.D.s and D.O.s.",
    medicaid:
      "The license itself requires an application to MassHealth, the state’s Medicaid; to bill, enroll there before you contract with its plans.",
    more: "Start the physician’s FCVS profile with the Federation of State Medical Boards first, because the Board of Registration in Medicine takes a first-time applicant’s credentials from that profile. The board’s first answer may take up to eight weeks. To prescribe any drug, controlled or not, you need the state’s registration (MCSR) as well.",
    check:
      "We check the HCAS enrollment form that goes to the commercial plans. We check that each NP, PA and dentist who prescribes has the MCSR. We confirm that the physician’s malpractice policy meets the board’s minimum.",
  },
  michigan: {
    // One application for both licenses: doctorsbusinessnetwork.com, Michigan
    board: "M.D.s and D.O.s have separate boards, but one department, LARA, issues all of these licenses.",
    medicaid: "For Medicaid, enroll in CHAMPS, the state’s portal, then contract with the plans in your region.",
    more: "Finish the required trainings listed below first, then apply for the medical license and the controlled substance license on one application. If you leave the controlled substance license off the application for the medical license, you can’t apply for it until the medical license is issued.",
    check:
      "We check the certificates of the required trainings. We check which Medicaid region each office is in. We confirm that each NP who prescribes controlled substances has the physician’s delegation in writing.",
  },
  minnesota: {
    // mn.gov/boards/medical-practice, Applying for a License
    board: "The Board of Medical Practice licenses M.D.s and D.O.s.",
    medicaid:
      "Enroll in Medicaid in the week in which the license is issued, because Blue Cross and the Medicaid plans won’t start without the state’s Medicaid enrollment letter.",
    more: "The board says to allow about four weeks for its first review of an application. Which Medicaid plans you need depends on your patients’ counties.",
    check:
      "We ask the state whether its moratorium on new Medicaid enrollments is in force and whether it covers your services. We check each new PA’s collaborative agreement. We ask each plan for its decision date, because the law requires the plan to give it. We file with Medicaid before the month ends, because the enrollment goes back to the first day of that month.",
  },
  mississippi: {
    // msbml.ms.gov/FAQs
    board: "The Board of Medical Licensure licenses M.D.s and D.O.s.",
    medicaid:
      "If Medicare or another state’s Medicaid has already screened the provider, file right away in MESA, the state’s Medicaid portal.",
    more: "If neither Medicare nor another state’s Medicaid has screened the provider, file with Medicare first, and in MESA soon after Medicare’s approval. The Division of Medicaid then credentials the provider once for all three Medicaid plans, and you sign a contract with each plan.",
    check:
      "We ask each new provider which Medicare contractor or Medicaid agency has screened the provider. If Medicare’s approval is new, we note its date, because the MESA application should follow soon after it. We check that the group’s record and its clinicians’ records in MESA agree. Every license expires on June 30, so a license issued in spring is soon due for renewal. We remind you of the renewal.",
  },
  missouri: {
    // pr.mo.gov, application forms; January 31: doctorsbusinessnetwork.com, the board’s instructions
    board: "The Board of Registration for the Healing Arts licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, enroll with MMAC, the state’s enrollment unit, then apply to each of the three Medicaid plans.",
    more: "Missouri prescribers register with the Bureau of Narcotics and Dangerous Drugs before they apply for the DEA registration. A commercial plan must send you a receipt for the application, so keep it. If the plan asks for nothing within ten days after the receipt, the application counts as complete.",
    check:
      "We check that each NP and PA who prescribes controlled substances has the certificate for them. We check which of the two Blue plans covers the office. We confirm that the physician has the $500,000 of coverage that hospitals in larger counties must require. Every physician’s license expires on January 31, so we track the renewal.",
  },
  montana: {
    // boards.bsd.dli.mt.gov/medical-examiners/faq; archive.legmt.gov, MCA 37-1-144
    board: "The Board of Medical Examiners licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid you enroll with the state alone, each clinician as the owner of a practice, for a group, or only to order, refer and prescribe.",
    more: "Open the license application right away, because the Board of Medical Examiners says that waiting for every document delays the license. If only the verifications of licenses in other states, or the background check, are missing, ask the board for a provisional license (MCA 37-1-144).",
    check:
      "We check under which tax ID each person enrolls. We check whether Medicaid visits the site before it enrolls this type of provider. We ask a primary care practice which tier of Primary Care Montana it wants to join.",
  },
  nebraska: {
    // dhhs.ne.gov, general instructions for licensure in medicine and surgery (vdocuments.mx, February 2018)
    board:
      "The Department of Health and Human Services licenses M.D.s and D.O.s, after the Board of Medicine and Surgery recommends them.",
    medicaid:
      "For Medicaid, first enroll with Maximus, the state’s contractor. Then the plan credentials you, and you sign its contract last.",
    more: "Apply for the license first, because Medicaid and the plans all need it. A practice around Omaha that sees patients in Iowa needs Iowa’s license and Medicaid enrollment too.",
    check:
      "We check that the enrollment with Maximus lists every location. We get Maximus’s approval letter before we apply to a Medicaid plan. We ask you for the provider’s first day at work, because Blue Cross accepts a request no earlier than 60 days before it.",
  },
  nevada: {
    // medboard.nv.gov, Licensing FAQ; NAC 630.180
    board: "The Board of Medical Examiners licenses M.D.s, and the Board of Osteopathic Medicine licenses D.O.s.",
    medicaid:
      "For Medicaid, enroll the group and the provider with the state, then apply to your county’s plans, and contract with a Battle Born State Plan before 2027.",
    more: "The time above is for a D.O. license; the M.D. board publishes a shorter one. Request the documents from schools and hospitals first, because gathering them takes longest, and the M.D. board rejects an application that is still incomplete after six months. Prescribers register with the Board of Pharmacy before they apply to the DEA.",
    check:
      "We check that Nevada’s credentialing form is in CAQH, and that the signature on the Medicaid application is verified. We ask which Medicaid plans serve the county of each office. We get the state’s approval letters for the group and for the provider before we apply to a Medicaid plan.",
  },
  "new-hampshire": {
    // oplc.nh.gov, Applications for Physician
    board:
      "The Board of Medicine, part of the Office of Professional Licensure and Certification (OPLC), licenses M.D.s and D.O.s.",
    medicaid: "For Medicaid, first enroll with the state, and then apply to each of the three Medicaid plans.",
    more: "Start with the Uniform Application and the FCVS profile, both at the Federation of State Medical Boards, because you send New Hampshire’s addendum only after both. Send the addendum and all other papers to OPLC together, because OPLC can deny an application that isn’t complete within 60 days.",
    check:
      "We go through OPLC’s checklist before we send the addendum. We ask which commercial plans have credentialed the provider, in which state and for which employer, because that decides whether a plan must pay for visits while the application is pending.",
  },
  "new-jersey": {
    // The weeks of the license: njconsumeraffairs.gov/bme, Phases and Timelines (three phases, 11 to 15 weeks in all)
    board: "The New Jersey State Board of Medical Examiners licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid (NJ FamilyCare), first enroll in NJMMIS, the state’s system, and then apply to each of the five plans with proof that you filed.",
    more: "Send the board every paper, because its weeks count only if nothing is missing. Prescribers then need the state’s CDS registration before the DEA. The emergency waiver for NPs and PAs ended on April 2, 2026: NPs who prescribe need a joint protocol, and PAs need a delegation agreement.",
    check:
      "We check the joint protocol of each NP who prescribes, and the delegation agreement of each PA. For physicians and PAs, we confirm malpractice coverage of $1 million a claim and $3 million a year, which the license requires.",
  },
  "new-mexico": {
    // nmmb.state.nm.us, expedited licensure
    board: "The New Mexico Medical Board licenses M.D.s and D.O.s.",
    medicaid: "For Medicaid, first enroll with the state, and then contract with any of the four Medicaid plans.",
    more: "If you have another state’s license in good standing and three years of practice, email the Medical Board and ask for the expedited license. The board must process an application for the expedited license within 30 days (N.M. Stat. 61-6-13). The board’s rule also requires board certification and a record without discipline (16.10.2.10 NMAC).",
    check:
      "We confirm that the practice is registered for New Mexico’s gross receipts tax. We ask whether you treat Native American members, because many of them keep the state’s own coverage. We note the day on which each commercial plan’s 30 days begin.",
  },
  "new-york": {
    board: "The State Education Department licenses and registers M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, first enroll in eMedNY, because the Medicaid plans in your county wait until the state has enrolled the provider.",
    more: "First book the two trainings, on infection control and on child abuse, because a physician needs both to be licensed and registered. New York isn’t in the physician or the nurse compact, so a clinician from another state files the whole application.",
    check:
      "We check when each of the two trainings is due. We ask which upstate or New York City plans your patients have. If a hospital employs the physician, we check that the hospital reports the physician’s privileges to each plan.",
  },
  "north-carolina": {
    // ncmedboard.org/licensure/licensing
    board: "The North Carolina Medical Board licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, start in NCTracks, the state’s system, because the state decides there once for all Medicaid plans.",
    more: "Apply for the license first, because the board says that it takes longer from February to August. File with the commercial plans in the same week as in NCTracks, because they pay only from the day of their approval, or of a temporary credential.",
    check:
      "We check that NCTracks, NPPES, the license and the tax record show the same name. We confirm that the provider has signed the NCTracks application through the emailed link. We note the expiration date of each license in NCTracks.",
  },
  "north-dakota": {
    // ndbom.org/faq
    board: "The North Dakota Board of Medicine licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, first check the state’s list of enrolled providers, because a provider on the list needs only the form that links the provider to your group.",
    more: "Ask for the full license and a provisional temporary license together, because the board issues full licenses only at its meetings. Noridian handles both Medicare’s and Medicaid’s enrollment, with a separate application for each.",
    check:
      "We check that the legal name is the same in the Medicaid application, with the IRS and in Medicare’s PECOS. We go through Noridian’s checklist for the type of provider. We check the effective date on the Medicaid application, because Medicaid doesn’t change the date after the approval.",
  },
  ohio: {
    // med.ohio.gov, Physician (MD, DO) and Expedited License
    board: "The State Medical Board licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, enroll in PNM, the state’s system, and submit the provider’s affiliation with your group there too, because claims fail without it.",
    more: "Start the FCVS profile before the license application, because the board takes the credentials from it and the months above don’t include it. State law can make a plan pay only after the plan has missed its deadline. Complete the CAQH profile before you apply to any payer, because Medicaid’s system (PNM) and the commercial plans all accept CAQH.",
    check:
      "We check that the status of the affiliation in PNM reads “Active”. We check that each site that needs a TDDD license has one. We file the commercial applications before the provider’s first day of work, which the law allows.",
  },
  oklahoma: {
    // oklahoma.gov/osboe; integrishealth.org, medical licensing (M.D.s)
    board:
      "The Board of Medical Licensure and Supervision licenses M.D.s, and the Board of Osteopathic Examiners licenses D.O.s.",
    medicaid:
      "For Medicaid (SoonerCare), sign the two contracts with the Health Care Authority first, and then the contracts with the three plans.",
    more: "Prescribers register with the Bureau of Narcotics before they apply to the DEA, so the bureau’s application goes out in the week of the license. The M.D. board also requires an open-book jurisprudence examination.",
    check:
      "We check both contracts with the Health Care Authority, the attestation in its provider portal, and the registration with the Bureau of Narcotics. We ask whether your Medicaid patients are in a plan or in the state’s fee-for-service coverage.",
  },
  oregon: {
    // oregon.gov/omb, application process
    board: "The Oregon Medical Board licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid (the Oregon Health Plan), enroll with the Oregon Health Authority, and then contract with the coordinated care organizations (CCOs) of your patients’ counties.",
    more: "First look up by NPI whether the Oregon Health Authority has already enrolled the provider, because an enrolled provider goes straight to the CCOs. The member’s county decides the CCO, so a practice near a county line may need two.",
    check:
      "We ask whether the CCOs of your patients accept your specialty. We check that you sign the newest edition of the state’s forms, because the state accepts an older edition for only three months.",
  },
  pennsylvania: {
    board: "The State Board of Medicine licenses M.D.s, and the State Board of Osteopathic Medicine licenses D.O.s.",
    medicaid:
      "For Medical Assistance (Medicaid), first enroll each service location in PROMISe, and then ask the Medicaid plans of its zone for contracts.",
    more: "Start with the physician’s record check and course on child abuse, because a license application isn’t complete without them. The address of the office decides which Blue company and which Medicaid plans you contract with.",
    check:
      "We check the service location number of each office and the date of the record check. We ask which plans cover your Medicaid patients who also have Medicare. We file with Highmark in time, because Highmark refuses an application filed more than six weeks after the first day of work.",
  },
  "rhode-island": {
    board: "The Board of Medical Licensure and Discipline licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, enroll early in the state’s Healthcare Portal, because an approval reaches back only to the first day of its month.",
    more: "Start with the FCVS profile at the Federation of State Medical Boards, because the license needs it unless the physician applies by endorsement. Ask each commercial plan for its written list of what a complete application contains, because the plan’s deadline counts from that application.",
    check:
      "We compare each application with the plan’s written list of what the application must contain. We check that each prescriber has the state’s registration. We ask the state which Medicaid plans have a contract now.",
  },
  "south-carolina": {
    // bluechoicesc.com, provider enrollment FAQs
    board: "The Board of Medical Examiners licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, enroll online with the state first, and then with each of the five plans, which credential separately.",
    more: "Collect every document before you begin Medicaid’s online application, because the state deletes an application that isn’t submitted within 30 days. Prescribers register with the Bureau of Drug Control first, and then with the DEA.",
    check:
      "We start Medicaid’s application only when we have every document, and we submit it within the 30 days. We get each plan’s effective date in writing.",
  },
  "south-dakota": {
    // sdbmoe.gov, general topics (ARSD 20:78:03:02)
    board: "The Board of Medical and Osteopathic Examiners licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, enroll with the state alone, and early, because South Dakota doesn’t backdate an enrollment.",
    more: "Start with the fingerprints, because the board issues the license as soon as the last item has arrived. It closes an application that is still incomplete after 120 days. Prescribers register with the Department of Health first, and then with the DEA.",
    check:
      "We check all documents for Medicaid before we make the first entry in its portal. We check that each prescriber has both registrations, the state’s and the DEA’s. On day 30 we check that each commercial plan has either called the application complete or listed the missing items.",
  },
  tennessee: {
    board: "The Board of Medical Examiners licenses M.D.s, and the Board of Osteopathic Examination licenses D.O.s.",
    medicaid:
      "For Medicaid, complete the CAQH profile first and authorize TennCare there, because TennCare assigns its ID from that profile.",
    more: "The license takes longest, so fill in CAQH while it is pending. The three TennCare plans contract only with a provider who has the TennCare ID.",
    check:
      "We check that you have authorized TennCare in CAQH. TennCare reports errors by email, so we make sure that someone reads that inbox. We ask which of the three TennCare plans your patients have.",
  },
  texas: {
    // tmb.state.tx.us/page/physicians-apply
    board:
      "The Texas Medical Board licenses M.D.s and D.O.s after a jurisprudence examination and a fingerprint check.",
    medicaid:
      "For Medicaid, enroll in PEMS, the state’s system, after Medicare if your type of provider must, and then contract with each plan.",
    more: "Request every document for the license on the first day, because the Texas Medical Board starts its review only when the last document has arrived. Together with the enrollment, file the credentialing tab in PEMS, which is for the Medicaid plans.",
    check:
      "We check whether PEMS requires the provider’s Medicare enrollment. We check that the credentialing tab in PEMS is complete. We track the two hours on pain and opioids that a physician takes within a year of the first registration.",
  },
  utah: {
    board:
      "The Division of Professional Licensing (DOPL) licenses M.D.s and D.O.s, and issues their controlled substance license too.",
    medicaid:
      "For Medicaid, enroll with the state in PRISM first, because every Medicaid plan requires that enrollment.",
    more: "Start with the FCVS profile, and apply for the medical license and the controlled substance license together. File with the commercial plans in the week of the license, because the law gives them months to decide. Then contract with the Medicaid plans in your county, which are called accountable care organizations.",
    check:
      "We check that each prescriber registers with the Controlled Substance Database within 30 days of the DEA registration. If Select Health requires hospital privileges, we check that the provider has them. From January 1, 2027 we also check each insurer’s directory, because from that day the insurer must update its directory every 60 days (Utah Code 31A-22-664).",
  },
  vermont: {
    // healthvermont.gov, Board of Medical Practice, FAQs
    board:
      "The Board of Medical Practice licenses M.D.s, and the Board of Osteopathic Physicians and Surgeons licenses D.O.s.",
    medicaid:
      "For Medicaid, the group and each clinician enroll online, once, with the state, because Vermont has no managed care plans.",
    more: "The Board of Medical Practice meets once a month, so a document that arrives after the meeting costs you a month. For commercial plans, start with Blue Cross and MVP, the two plans on the marketplace. Blue Cross starts its credentialing before the license is issued.",
    check:
      "We send the Board of Medical Practice every document before its monthly meeting. We check that Medicaid’s record shows the right expiration date for each license.",
  },
  virginia: {
    // dhp.virginia.gov, application wizard; reciprocity: msdc.org, March 15, 2023
    board: "The Board of Medicine licenses M.D.s and D.O.s.",
    medicaid:
      "For Medicaid, enroll the group and each provider in PRSS first, because all five Medicaid plans wait for that enrollment.",
    more: "Virginia isn’t in the physician compact, so first choose among the board’s pathways: endorsement, reciprocity or the traditional one. Reciprocity, which is faster, has been open to physicians from Maryland and the District of Columbia since 2023.",
    check:
      "Near Washington, D.C., we check the office’s address first, because the address decides two things. It decides whether Palmetto GBA or Novitas handles Medicare Part B, and whether the Blue plan is Anthem or CareFirst.",
  },
  washington: {
    // wmc.wa.gov/licensing
    board:
      "The Washington Medical Commission licenses M.D.s, and the Board of Osteopathic Medicine and Surgery licenses D.O.s.",
    medicaid:
      "For Medicaid (Apple Health), the group signs the state’s agreement first, and then each provider enrolls in ProviderOne.",
    more: "Send the license application and its fee first, because a provider from another state gets the fingerprint packet only after both. If your group has no contract with a plan, ask for the contract now. All plans read the same application, which you keep in ProviderSource, a site of OneHealthPort.",
    check:
      "We check that each provider is linked to the group in ProviderOne. We ask whether the group has delegated credentialing, because the law’s limits for insurers don’t apply to such a group.",
  },
  "west-virginia": {
    board: "The Board of Medicine licenses M.D.s, and the Board of Osteopathic Medicine licenses D.O.s.",
    medicaid:
      "For Medicaid, enroll with the state through Gainwell, and send each of the four plans the uniform form at the same time.",
    more: "Start with the state’s uniform credentialing form, because it is the same for hospitals and plans and you can fill it in before the license.",
    check:
      "We make sure that you sign the newest edition of the uniform form. We ask each plan and hospital whether it takes the form and who verifies it. We check that each new prescriber is registered with the state’s monitoring program.",
  },
  wisconsin: {
    // dsps.wi.gov, Application Process
    board: "The Medical Examining Board licenses M.D.s and D.O.s.",
    medicaid:
      "After the license, enroll in ForwardHealth, the state’s Medicaid, with every document at once, because the last one to arrive can set the effective date.",
    more: "The board is busiest from April to August and from December to February. Health systems own many of the commercial plans, so ask for each system’s plan by name.",
    check:
      "We check the insurance certificate that the compensation fund has on file. We check which HMOs in the county serve BadgerCare Plus, SSI Medicaid or both.",
  },
  wyoming: {
    // wyomedboard.wyo.gov, initial application
    board: "The Board of Medicine licenses M.D.s and D.O.s.",
    medicaid: "Wyoming pays every Medicaid claim itself, so you enroll once, in Discover Your Provider.",
    more: "Start the FCVS profile first, because the license needs both this profile and the Uniform Application. If your group has no contract with a commercial plan, ask for the contract now, because the law requires no pay for visits before the contract takes effect. If the physician’s first day is near, apply for the board’s temporary license too.",
    check:
      "We check the effective date that you request from Medicaid. We check that Discover Your Provider and wyomingmedicaid.com have the same NPI and the same license for the provider. We ask which insurer your former Mountain Health patients have now.",
  },
};
