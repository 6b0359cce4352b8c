import type { StateSlug } from "../../ids/states.ts";

/** A step's time, and what is done then. */
type Step = readonly [when: string, what: string];

const before = "Before the license";
const week = "Week of the license";
const enrolled = "On Medicaid’s approval";

/** Our order of work. Each sentence follows from the data in this folder: if a fact changes there, change it here. */
export const firstWeeks: Record<StateSlug, readonly Step[]> = {
  alabama: [
    [
      before,
      "We prepare the application for the controlled substance certificate, which opens about a week before the license. The physician must complete it personally.",
    ],
    ["Day of the license", "Blue Cross gets its file."],
    [
      "After the certificate",
      "The DEA registration follows. It completes Medicaid’s application, which goes out then.",
    ],
  ],
  alaska: [
    [
      before,
      "We prepare the applications for the permit and the license together, then CAQH and the clinic’s papers while the board works.",
    ],
    ["Day of the license", "Medicaid, Medicare and Premera get their files, because none waits for the others."],
    ["After the DEA registration", "The prescriber registers with the monitoring program."],
  ],
  arizona: [
    [week, "APEP and the commercial plans get their applications, because neither waits for the other."],
    ["Day eight", "We write to each commercial plan that has sent no notice of a complete application."],
    ["On AHCCCS’s approval", "The alliance’s plans get their applications the same day."],
  ],
  arkansas: [
    ["Day of the hire", "We start the board’s file on the physician, because it covers every job and privilege."],
    [
      week,
      "Medicaid, the hospitals and the commercial plans get their applications. None waits for the verified file: a plan orders it only once it has the application, from which a physician is later paid.",
    ],
    ["When the file is verified", "We ask each plan that ordered it for its decision."],
  ],
  california: [
    [before, "We fill in PAVE."],
    [
      week,
      "The physician signs and submits PAVE on the day of the number. The commercial plans and the county’s Medi-Cal plans or their medical groups get their applications too, so that credentialing runs while Medi-Cal decides.",
    ],
    ["Day 61 or 91", "We ask Medi-Cal for its answer: on day 61 with preferred provisional status, on day 91 without."],
  ],
  colorado: [
    [week, "We file with Medicaid, and send commercial plans and hospitals the state’s one form."],
    ["Day eight", "We check that each plan has sent its receipt."],
    [enrolled, "The regional entity gets our request the same day."],
  ],
  connecticut: [
    [before, "We scan every document that Medicaid’s wizard asks for, because it can’t be saved."],
    [
      week,
      "We submit Medicaid’s online part, mail its documents to Gainwell the same day, and file with the commercial plans. The prescriber applies for the state’s registration.",
    ],
    [
      "After the state’s registration",
      "The prescriber applies to the DEA, whose registration completes the plans’ files.",
    ],
  ],
  delaware: [
    [before, "The prescriber takes the state’s course."],
    [
      week,
      "The prescriber files for the controlled substance registration. We send the state’s Medicaid enrollment and Highmark’s application.",
    ],
    ["After the state’s registration", "The DEA registration follows, and goes into CAQH at once."],
    [enrolled, "The three Medicaid plans get their applications the same day, because each verifies before it signs."],
  ],
  florida: [
    ["First week", "We book the fingerprints, because the license and Medicaid both wait for them."],
    [
      week,
      "Commercial plans get their applications. Medicaid’s goes out before the first visit, because the day of its receipt counts.",
    ],
    [enrolled, "The region’s Medicaid plans get our requests the same day."],
  ],
  georgia: [
    [before, "The group’s billing enrollment goes into GAMMIS."],
    [week, "Each clinician’s enrollment and the commercial plans’ applications go out; neither waits for the other."],
    ["On the committee’s approval", "We ask each Medicaid plan for its contract the same day."],
  ],
  hawaii: [
    [
      week,
      "We file in HOKU, and with HMSA, its QUEST pages included. The other four plans get their applications: each may contract while HOKU decides. Prescribers apply to the Narcotics Enforcement Division.",
    ],
    ["After the Division’s registration", "The DEA’s application follows."],
    ["On HOKU’s approval", "Each Medicaid plan gets the notice, because its contract ends after 120 days without it."],
  ],
  idaho: [
    [week, "The Board of Pharmacy, Gainwell and both Blue companies get their applications, filled from one record."],
    ["After the pharmacy board’s registration", "The DEA’s application follows."],
    ["After Gainwell’s record", "Magellan’s application follows."],
  ],
  illinois: [
    ["First week", "The physician gives the fingerprints first, because their result takes longest."],
    [before, "We prepare both applications, for the medical and the controlled substance license, together."],
    ["After both licenses", "IMPACT, the commercial plans and the hospitals get their forms in one week."],
    ["On IMPACT’s approval", "The Medicaid plans get our requests for contracts the same day."],
  ],
  indiana: [
    [before, "We apply first. The fingerprints follow in the week in which the agency confirms the application."],
    [
      week,
      "IHCP and the commercial plans get their applications. The prescriber applies for the state’s registration, then for the DEA’s.",
    ],
    ["On IHCP’s approval", "The Medicaid plans get their applications the same day."],
    ["Day 31", "After a clean application, we ask each plan that knows the provider for the provisional credential."],
  ],
  iowa: [
    [before, "The physician files both parts of the license application, once we have checked them."],
    [
      week,
      "Medicaid’s form and the commercial plans’ files go out: once a plan approves, it pays back to the day of the complete application. The prescriber applies to the Board of Pharmacy, then to the DEA.",
    ],
    ["On Medicaid’s letter", "The Medicaid plans get their applications the same day."],
    ["Day 31", "We ask Medicaid for the decision, for which its rule allows 30 days."],
  ],
  kansas: [
    [before, "We collect the papers of each location."],
    [
      week,
      "We open KMAP’s wizard, where one session asks all three Medicaid plans for contracts. Commercial plans get their files.",
    ],
    [
      "Day 46",
      "If another state has licensed the applicant, we ask the board for the license, for which the law allows 45 days.",
    ],
  ],
  kentucky: [
    [
      before,
      "We fill in KAPER-1 and CAQH while the board works, and ask for the temporary permit once the file is verified.",
    ],
    [week, "The Partner Portal and the commercial plans get their applications."],
    ["On the portal’s approval", "The Medicaid plans get theirs the same day."],
  ],
  louisiana: [
    [week, "The Board of Pharmacy and the state’s Medicaid get their applications."],
    [
      "After the CDS license and the DEA’s certificate",
      "Commercial plans get their applications, because Louisiana Blue asks for both.",
    ],
    [enrolled, "The Medicaid plans get their applications and the signed agreements the same day."],
  ],
  maine: [
    [before, "We open the trading partner account, which MaineCare’s application needs."],
    [week, "MaineCare and the commercial plans get their applications, because neither waits for the other."],
    [
      "Day 55",
      "We ask each plan for its decision or the Bureau’s extension, and help a small practice complain if it has neither.",
    ],
  ],
  maryland: [
    [
      week,
      "ePREP and the commercial plans get their applications; all plans take the same form. The prescriber’s registrations follow.",
    ],
    ["Day 30", "We ask each plan for its notice."],
    ["On ePREP’s approval", "The Medicaid plans get the form the same day."],
  ],
  massachusetts: [
    [before, "MassHealth’s application to order and prescribe goes out with the board’s."],
    [week, "The prescriber files for the MCSR, then for the DEA registration."],
    [
      "After both registrations",
      "MassHealth gets the application to bill, and the commercial plans get their forms, which ask for the DEA certificate.",
    ],
  ],
  michigan: [
    ["First day", "We register the tax ID with the state, and book the trainings that are missing."],
    [week, "We file with CHAMPS and the commercial plans, and the prescriber with the DEA: none waits for another."],
    [
      "On CHAMPS’s approval",
      "The region’s Medicaid plans get their applications and access to CAQH; their contracts follow the credentialing.",
    ],
  ],
  minnesota: [
    [before, "We book the fingerprints for the week in which the board’s instructions arrive."],
    [week, "Medicaid and the commercial plans other than Blue Cross get their applications."],
    ["On Medicaid’s letter", "Blue Cross and the Medicaid plans get their applications the same day."],
  ],
  mississippi: [
    [
      week,
      "Medicare and the commercial plans get their applications. Providers whom another state’s Medicaid has screened go straight to MESA, as do pediatricians, obstetricians and dentists who don’t bill Medicare.",
    ],
    ["After Medicare’s approval", "MESA gets everybody else’s application within a week."],
    ["Day 61 in MESA", "Without a decision, the Division gets the written request for a temporary credential."],
  ],
  missouri: [
    [
      week,
      "MMAC and the commercial plans get their applications, because neither waits for the other. The prescriber applies to the Bureau of Narcotics, then to the DEA.",
    ],
    [
      "Third working day",
      "We call each commercial plan for its receipt, and later answer its list of missing items on the day it comes.",
    ],
    ["On MMAC’s approval", "The Medicaid plans get their applications."],
  ],
  montana: [
    [before, "We bring the NPI registry up to date, because Medicaid’s enrollment starts from it."],
    [
      week,
      "A practice new to Blue Cross requests a record ID first, because provisional participation depends on it; a contracted group sends the Add Sheet instead. Then Medicaid’s enrollment and the other commercial plans’ applications go out.",
    ],
    ["After Medicaid’s enrollment", "The first Medicaid claims go out, and none before."],
  ],
  nebraska: [
    ["60 days before the first visit", "Blue Cross gets its request, and takes none earlier."],
    [week, "Maximus and the other commercial plans get their applications."],
    ["On Maximus’s letter", "The Medicaid plans get their applications the same day."],
  ],
  nevada: [
    [before, "Nevada’s own form goes into CAQH, and the signatures on Medicaid’s applications are verified."],
    [
      week,
      "The group’s and the person’s enrollments go to the state on the same day, and commercial plans get their files. The prescriber applies to the Board of Pharmacy, then to the DEA.",
    ],
    ["On Medicaid’s letters", "The Medicaid plans get their files the same day."],
  ],
  "new-hampshire": [
    [before, "We ask OPLC for the temporary license together with the full one."],
    [week, "Medicaid and the commercial plans get their applications, first the plan that already knows you."],
    [enrolled, "The Medicaid plans get their applications."],
    ["Day 31 or 46", "We ask a late plan for its decision in writing: day 31 for primary care, 46 for a specialist."],
  ],
  "new-jersey": [
    [before, "We collect all signatures for NJMMIS."],
    [
      week,
      "NJMMIS and the commercial plans get their applications. The five Medicaid plans get theirs with the proof of the filing at NJMMIS. The prescriber applies for the CDS registration, then for the DEA’s.",
    ],
    ["On Medicaid’s number", "Each Medicaid plan gets the number the same day."],
  ],
  "new-mexico": [
    [
      week,
      "The state’s Medicaid and the commercial plans get their applications. The prescriber applies to the Board of Pharmacy, then to the DEA.",
    ],
    [enrolled, "The Medicaid plans get their applications."],
    ["Day 31", "We bill a commercial plan that hasn’t loaded you, where the law’s conditions are met."],
  ],
  "new-york": [
    [
      week,
      "Medicaid and the commercial plans get their applications. The group’s promise of a refund goes with each commercial one.",
    ],
    [
      "On each letter of the state",
      "We answer the same day, because the state’s 90 days stop until it has our answer.",
    ],
    [enrolled, "The county’s Medicaid plans get our requests."],
    ["Day 61", "Provisional participation with a late commercial plan can begin."],
  ],
  "north-carolina": [
    [week, "NCTracks and the commercial plans get their applications."],
    [enrolled, "We ask each Medicaid plan for its contract."],
    [
      "Day 61",
      "A late commercial plan gets the written request for a temporary credential, which the clinician signs.",
    ],
  ],
  "north-dakota": [
    [
      "Four weeks before a board meeting",
      "The license file is complete, with the request for a provisional temporary license.",
    ],
    [
      "Before the first visit",
      "Noridian’s two applications, for Medicare and Medicaid, and Blue Cross’s commercial one go out on the same day.",
    ],
    [enrolled, "Blue Cross’s plan for the Medicaid expansion gets its application."],
  ],
  ohio: [
    [
      week,
      "We fill in PNM, ask each commercial plan to request the form, because only then do its days count, and send it from the same CAQH record.",
    ],
    ["Day 22", "We ask a silent plan to confirm that nothing is missing."],
    [enrolled, "We check in PNM that the affiliation with the group reads “Active”."],
  ],
  oklahoma: [
    [week, "We file for the bureau’s registration, the Authority’s contracts and the commercial plans."],
    ["After the bureau’s registration", "The DEA’s application follows."],
    ["After the Authority’s contracts", "The three Medicaid plans’ applications follow."],
  ],
  oregon: [
    [before, "The license application goes in first. Then NPs have their fingerprints taken."],
    [week, "We file with the state, and send commercial plans and hospitals the same Oregon form."],
    [enrolled, "The CCO gets that form the same day."],
  ],
  pennsylvania: [
    [week, "All locations’ PROMISe applications and the commercial plans’ go out together."],
    [enrolled, "The zone’s Medicaid plans get our requests on the day the state enrolls each location."],
  ],
  "rhode-island": [
    [before, "The form for the state’s controlled substance registration goes in with the license application."],
    [
      week,
      "The state’s Medicaid, its plans and the commercial plans get their applications: a Medicaid plan may contract while the state decides.",
    ],
    ["On a plan’s report", "We send the missing items the day it comes."],
    [enrolled, "The Medicaid plans get the state’s notice the same day."],
  ],
  "south-carolina": [
    [
      week,
      "Medicaid, BlueCross, BlueChoice and the other commercial plans get their applications. The prescriber applies to the Bureau of Drug Control, then to the DEA.",
    ],
    [
      enrolled,
      "The Medicaid plans get their applications the same day; First Choice also gets the papers that CAQH lacks.",
    ],
  ],
  "south-dakota": [
    [before, "We collect every document for Medicaid, because its portal gives 30 days from the first entry."],
    [week, "The state’s registration, Medicaid and the commercial plans get their applications."],
    ["Day of the state’s registration", "The DEA’s application follows."],
    [
      "Day 30",
      "We ask each commercial plan whether the application is complete: by then it must list what is missing.",
    ],
  ],
  tennessee: [
    [
      "Week of the CAQH attestation",
      "Each commercial insurer gets our request to join, and BlueCross its own enrollment. TennCare reads the CAQH record.",
    ],
    ["Day of the TennCare ID", "TennCare’s plans get their agreements signed."],
    [
      "Day 31",
      "We ask each TennCare plan for its decision, counted from the complete application with the signed agreement.",
    ],
  ],
  texas: [
    [week, "PEMS and the commercial plans get their applications."],
    ["On PEMS’s approval", "We ask every Medicaid plan for its contract the same day."],
    ["On Verisys’s questions", "We answer the day they come."],
  ],
  utah: [
    [before, "We apply for both of the Division’s licenses together."],
    [week, "PRISM and the commercial plans get their applications."],
    ["On PRISM’s approval", "The county’s Medicaid plans get their applications the same day."],
  ],
  vermont: [
    [before, "Blue Cross gets its form, which it takes while the license is pending."],
    ["Day of the license", "Medicaid and MVP get their applications, from the same CAQH record."],
    ["Day 61", "We ask each insurer for its decision, for which the law allows 60 days."],
  ],
  virginia: [
    [week, "PRSS and the commercial plans get their applications."],
    [enrolled, "PRSS forwards the application to the plans that it names."],
    [
      "Day 31",
      "If a plan has said nothing for 30 days, the law counts the application as complete, and we tell the plan so in writing.",
    ],
  ],
  washington: [
    ["First week", "You attest ProviderSource once."],
    [
      week,
      "We open ProviderSource to the commercial carriers, and note the day on which each one’s 90 days end. The group signs the state’s Core Provider Agreement; then each provider enrolls in ProviderOne.",
    ],
    [enrolled, "We open ProviderSource to the Medicaid plans."],
  ],
  "west-virginia": [
    ["First week", "We fill in the uniform form once, for commercial insurers and hospitals."],
    [
      week,
      "Gainwell gets the state’s Medicaid enrollment, and the Medicaid plans get the form: each may contract for 120 days while the state decides.",
    ],
    [enrolled, "The Medicaid plans get the state’s notice the same day."],
  ],
  wisconsin: [
    ["First week", "ForwardHealth and the commercial plans get their applications."],
    [
      "On ForwardHealth’s approval",
      "We ask each HMO for its BadgerCare Plus and SSI contracts, in one letter, the same day.",
    ],
    [
      "First visit on a temporary credential",
      "You notify the state within 10 days, and the clinician applies for both credentials within 30.",
    ],
  ],
  wyoming: [
    [
      week,
      "Medicaid’s application, the commercial applications and the contracts go out. The prescriber applies to the Board of Pharmacy.",
    ],
    ["On a plan’s list", "We send what it lacks within days, because the plan’s 60 days depend on it."],
    ["After the Board of Pharmacy’s registration", "The DEA’s application follows."],
  ],
};
