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
      "We prepare the application for the state’s controlled substance certificate. The application opens about a week before the license, and the physician must complete it personally.",
    ],
    [
      "Day of the license",
      "We file with Blue Cross and Blue Shield of Alabama. We file with Medicaid too, if its list for the type of provider doesn’t ask for the DEA certificate.",
    ],
    [
      "After the certificate",
      "The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH. If Medicaid’s list asks for the DEA certificate, we file with Medicaid then.",
    ],
  ],
  alaska: [
    [
      before,
      "We prepare the applications for the temporary permit and the license together. While the board reviews them, we prepare the CAQH profile and the clinic’s documents.",
    ],
    [
      "Day of the license",
      "We file with Medicaid, Medicare and Premera on the same day, because none of the three waits for another. The prescriber applies to the DEA.",
    ],
    [
      "After the DEA registration",
      "We add the DEA number to CAQH and send it to each plan. The prescriber registers with the state’s prescription monitoring program.",
    ],
  ],
  arizona: [
    [
      week,
      "We file in APEP and with the commercial plans in the same week, because neither waits for the other. The prescriber applies to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    [
      "Day eight",
      "A commercial plan has seven days to say whether the application is complete. On day eight we write to each plan that has sent no notice.",
    ],
    ["On AHCCCS’s approval", "We file with the plans of the AzAHP alliance on the same day."],
  ],
  arkansas: [
    [
      "Day of the hire",
      "We request the medical board’s verification, with a list of the physician’s jobs and hospital privileges.",
    ],
    [
      week,
      "We file with Medicaid, the hospitals and the commercial plans. We don’t wait for the board’s verified file, because a plan orders that file only after it has the application. The prescriber applies to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    ["When the board’s file is verified", "We ask each plan that ordered the file for its decision."],
  ],
  california: [
    [before, "We fill in the Medi-Cal application in PAVE."],
    [
      week,
      "The physician signs and submits PAVE on the day the license number is issued. We file with the commercial plans and with the county’s Medi-Cal plans or their medical groups, so they can credential you while Medi-Cal decides. The prescriber applies to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    [
      "Day 61 or 91",
      "If Medi-Cal hasn’t decided, we call on day 61 for a physician with preferred provisional status (explained below), and on day 91 for others.",
    ],
  ],
  colorado: [
    [
      week,
      "We file with Medicaid. We send the commercial plans and the hospitals the state’s credentials application, which all of them must accept. The prescriber applies to the DEA. We add the DEA number to CAQH once it arrives.",
    ],
    [
      "Day eight",
      "A commercial plan has seven days to send its receipt for a physician’s application. On day eight we check that each plan has sent one.",
    ],
    [enrolled, "We ask the regional entity for a contract the same day."],
  ],
  connecticut: [
    [before, "We scan every document that Medicaid’s online wizard requires."],
    [
      week,
      "We submit the online part of Medicaid’s application, send its documents to Gainwell the same day, and file with the commercial plans. The prescriber applies for the state’s controlled substance registration.",
    ],
    [
      "After the state’s registration",
      "The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH and send it to each plan.",
    ],
  ],
  delaware: [
    [before, "The prescriber takes the state’s one-hour course."],
    [
      week,
      "The prescriber applies for the state’s controlled substance registration. We file the Medicaid enrollment with the state, and the application with Highmark.",
    ],
    [
      "After the state’s registration",
      "The prescriber applies to the DEA. We add the DEA number to CAQH on the day it arrives.",
    ],
    [
      enrolled,
      "We file with the three Medicaid plans the same day, because each plan verifies the provider before it signs a contract.",
    ],
  ],
  florida: [
    ["First week", "We book the fingerprints."],
    [
      week,
      "We file with the commercial plans. We submit Medicaid’s application before the first visit, because the enrollment starts on the day the agency receives the application. The prescriber applies to the DEA. When the DEA number arrives, we send it to each payer.",
    ],
    [enrolled, "We ask the region’s Medicaid plans for contracts the same day."],
  ],
  georgia: [
    [before, "We enter the group’s billing enrollment in GAMMIS, the Medicaid portal."],
    [
      week,
      "We file each clinician’s Medicaid enrollment and the commercial plans’ applications in the same week, because neither waits for the other. The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    ["On the state committee’s approval", "We ask each Medicaid plan for its contract on the same day."],
  ],
  hawaii: [
    [
      week,
      "We file with the state in HOKU, and with HMSA, including HMSA’s pages for Medicaid (QUEST). We also file with the other four Medicaid plans, and ask all five whether they contract with you while HOKU decides. Prescribers apply to the Narcotics Enforcement Division.",
    ],
    [
      "After the Division’s registration",
      "The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH and send it to each plan.",
    ],
    [
      "On HOKU’s approval",
      "We send each Medicaid plan HOKU’s notice of approval. A plan that contracted before the approval must have it within 120 days.",
    ],
  ],
  idaho: [
    [
      week,
      "The prescriber applies to the Board of Pharmacy. We file with Gainwell for Medicaid and with both Blue companies. We fill in all of these applications from one record.",
    ],
    [
      "After the pharmacy board’s registration",
      "The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH and send it to each plan.",
    ],
    ["Once Gainwell enrolls you", "For behavioral health, we file with Magellan."],
  ],
  illinois: [
    ["First week", "The physician has fingerprints taken, because the fingerprint result takes the longest."],
    [before, "We prepare the applications for the medical license and the controlled substances license together."],
    [
      "Day of the medical license",
      "We submit the application in IMPACT that day, because Medicaid pays from the day of submission. In the same week we file with the commercial plans and the hospitals.",
    ],
    [
      "When the controlled substances license arrives",
      "The prescriber applies to the DEA. We add both numbers to each application.",
    ],
    ["On IMPACT’s approval", "We ask the Medicaid plans for contracts the same day, Humana among them."],
  ],
  indiana: [
    [
      before,
      "We file the license application first. The applicant has fingerprints taken in the week in which the Professional Licensing Agency confirms the application.",
    ],
    [
      week,
      "We file with IHCP (Indiana Medicaid) and the commercial plans. The prescriber applies for the state’s controlled substance registration first, then for the DEA registration. We add the DEA number to CAQH when it arrives.",
    ],
    ["On IHCP’s approval", "We file with the Medicaid plans the same day."],
    [
      "Day 31 of a plan’s application",
      "If a plan has credentialed the provider in Indiana before and hasn’t decided on a clean application within 30 days, we ask the plan for provisional credentialing.",
    ],
  ],
  iowa: [
    [before, "We check both parts of the license application. Then the physician files them."],
    [
      week,
      "We file Medicaid’s form. We file the commercial plans’ applications in the same week, because a plan that credentials a physician, NP or PA pays back to the day on which it received the complete application. The prescriber applies to the Board of Pharmacy first, then to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    ["On Medicaid’s approval letter", "We file with the Medicaid plans the same day."],
    [
      "Day 31 of the Medicaid application",
      "If Medicaid hasn’t decided within 30 days, we ask for the decision, because the state’s rule sets 30 days.",
    ],
  ],
  kansas: [
    [
      before,
      "We collect the documents for each service location, because each location needs its own KMAP application.",
    ],
    [
      "Day 46 after the complete license application",
      "If the applicant is licensed in another state and is moving to Kansas, the board’s deadline has now passed, so we ask it to issue the license.",
    ],
    [
      week,
      "We file in KMAP’s Provider Enrollment Wizard, and in the same session we ask all three Medicaid plans for contracts. We file with the commercial plans. The prescriber applies to the DEA, and we add the DEA number to CAQH when it arrives.",
    ],
  ],
  kentucky: [
    [
      before,
      "We fill in KAPER-1 and CAQH while the Board of Medical Licensure works. After the board has verified the physician’s application, we ask for the temporary permit.",
    ],
    [
      week,
      "We file in the Partner Portal and with the commercial plans. The prescriber applies to the DEA. When the DEA number arrives, we add it to KAPER-1 and CAQH.",
    ],
    [enrolled, "We file with the Medicaid plans the same day."],
  ],
  louisiana: [
    [
      week,
      "The prescriber applies to the Board of Pharmacy for the CDS license. We file the Medicaid enrollment with the state. We file with each commercial plan that accepts the application before the DEA’s certificate.",
    ],
    ["After the CDS license", "The prescriber applies to the DEA."],
    [
      "After the DEA’s certificate",
      "We add the DEA number to CAQH. We file with Louisiana Blue only then, because it requires both the CDS license and the DEA certificate from prescribers. We send the number to the other commercial plans.",
    ],
    [
      enrolled,
      "We file with the Medicaid plans the same day, and send each plan its signed agreement with the application.",
    ],
  ],
  maine: [
    [before, "We open a trading partner account in Health PAS Online, because MaineCare’s application needs one."],
    [
      week,
      "We file with MaineCare and the commercial plans in the same week, because neither needs the other’s approval. The prescriber applies to the DEA, and we add the DEA number to CAQH when it arrives.",
    ],
    [
      "Day 55 of a plan’s application",
      "We ask each plan for its decision. If the plan has no decision yet, we ask whether the Bureau of Insurance has extended the 60 days. If the plan has no extension either, we demand the decision in writing. We help an independent practice of up to six practitioners complain to the Bureau of Insurance.",
    ],
  ],
  maryland: [
    [
      week,
      "We file in ePREP. We also file with the commercial plans, which all accept the same form. The prescriber registers with the monitoring program first, then with the state, then with the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    [
      "Day 30 of a plan’s application",
      "We ask each commercial plan for its notice that it will process the application, because payment can start on the date of that notice. Until the approval, tell each patient in writing that the clinician isn’t a participating provider yet.",
    ],
    ["On ePREP’s approval", "We send the uniform credentialing form to the Medicaid plans the same day."],
  ],
  massachusetts: [
    [
      before,
      "We file two applications together: the license application with the board, and MassHealth’s application for clinicians who only order and prescribe.",
    ],
    [week, "The prescriber applies for the MCSR first, then for the DEA registration."],
    [
      "After both registrations",
      "We add the DEA number to CAQH. We file MassHealth’s application for clinicians who bill. We also file the commercial plans’ forms, because these forms require the DEA certificate.",
    ],
  ],
  michigan: [
    ["First day", "We register the tax ID with the state’s vendor system, and book the trainings that are missing."],
    [
      week,
      "We file in CHAMPS and with the commercial plans, and the prescriber applies to the DEA, all in the same week. We add the DEA number to CAQH when it arrives.",
    ],
    [
      "On CHAMPS’s approval",
      "We file with the Medicaid plans of your region and give each plan access to CAQH. Each plan’s contract comes after the plan has credentialed the provider.",
    ],
  ],
  minnesota: [
    [before, "We book the fingerprint appointment for the week in which the board’s instructions arrive."],
    [
      week,
      "We file with Medicaid and with every commercial plan except Blue Cross. The prescriber applies to the DEA. We add the DEA number to each application when it arrives.",
    ],
    ["On Medicaid’s enrollment letter", "We file with Blue Cross and the Medicaid plans the same day."],
  ],
  mississippi: [
    [
      week,
      "We file with Medicare and the commercial plans. If Medicare or another state’s Medicaid has already screened the provider, we file in MESA at once. We also file in MESA at once for pediatricians, obstetricians and dentists who don’t bill Medicare. The prescriber applies to the DEA, and we add the DEA number to CAQH when it arrives.",
    ],
    [
      "After a new Medicare approval",
      "We file all other providers’ applications in MESA within a week of Medicare’s approval.",
    ],
    [
      "Day 61 after the MESA application",
      "If the Division of Medicaid hasn’t decided within 60 days, we send it the written request for a temporary credential.",
    ],
  ],
  missouri: [
    [
      week,
      "We file with MMAC and the commercial plans in the same week, because neither needs the other’s approval. The prescriber applies to the Bureau of Narcotics and Dangerous Drugs first, then to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    [
      "Third working day after filing",
      "We call each commercial plan for its receipt, because the receipt is due within two working days. If the plan sends a list of missing items, we answer the same day.",
    ],
    ["On MMAC’s approval", "We file with the Medicaid plans."],
  ],
  montana: [
    [
      before,
      "We update the provider’s record in the NPI registry, because Medicaid’s enrollment starts from that record.",
    ],
    [
      week,
      "We file Medicaid’s enrollment and the applications to the commercial plans. The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    [
      "Blue Cross, in the same week",
      "If the practice is new to Blue Cross, we first request Blue Cross’s record ID, because a provider can’t participate provisionally without it. If the group already has a contract, we send Blue Cross its Add Sheet instead.",
    ],
    [
      "After Medicaid’s enrollment",
      "Your billers send the first Medicaid claims. They send no claims before the enrollment.",
    ],
  ],
  nebraska: [
    ["60 days before the first visit", "We send Blue Cross our request. Blue Cross accepts no request earlier."],
    [
      week,
      "We file with Maximus for Medicaid, and with the commercial plans other than Blue Cross. The prescriber applies to the DEA. When the DEA number arrives, we add it to each application.",
    ],
    ["On Maximus’s letter", "On the day that Maximus’s approval letter arrives, we file with the Medicaid plans."],
  ],
  nevada: [
    [
      before,
      "We upload Nevada’s own credentialing form to CAQH. You get the signatures on the Medicaid applications verified, by a notary or electronically.",
    ],
    [
      week,
      "We file the group’s and the provider’s Medicaid enrollments with the state on the same day. We also file with the commercial plans. The prescriber applies first to the Board of Pharmacy, and then to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    [
      "On Medicaid’s letters",
      "When the state has sent its approval letters for both the group and the provider, we file with the Medicaid plans the same day.",
    ],
  ],
  "new-hampshire": [
    [before, "We apply to OPLC for the temporary license and the full license at the same time."],
    [
      week,
      "We file with Medicaid and with the commercial plans. We start with the plans that have credentialed the provider in another state, or for an employer in their New Hampshire network. The prescriber applies to the DEA. As soon as the DEA number arrives, we add it to CAQH.",
    ],
    [enrolled, "We file with the Medicaid plans."],
    [
      "If a commercial plan is late",
      "We ask the plan for its decision in writing. If that doesn’t help, you can complain to the insurance commissioner.",
    ],
  ],
  "new-jersey": [
    [before, "We collect all the signatures that NJMMIS requires."],
    [
      week,
      "We file in NJMMIS and with the commercial plans. We send applications to the five Medicaid plans, each with proof that we filed in NJMMIS. The prescriber applies first for the CDS registration, and then to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    ["On Medicaid’s number", "On the day that the state’s Medicaid number arrives, we send it to each Medicaid plan."],
  ],
  "new-mexico": [
    [
      week,
      "We file with the state for Medicaid, and with the commercial plans. The prescriber applies first to the Board of Pharmacy, and then to the DEA. When the DEA number arrives, we add it to each plan’s application.",
    ],
    [enrolled, "We file with the Medicaid plans."],
    [
      "Day 31",
      "If a commercial plan hasn’t loaded the provider, we tell your billers which visits the plan must pay for under the law’s conditions.",
    ],
  ],
  "new-york": [
    [
      week,
      "We file with Medicaid and with the commercial plans. With each commercial application, we send the group’s written promise to refund the plan if the plan denies the provider. The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    [
      "When the state writes",
      "If Medicaid asks for something, we answer the same day, because the state’s 90 days stop until the state has our answer.",
    ],
    [enrolled, "We ask the Medicaid plans of your county to add the provider to their networks."],
    [
      "Day 61",
      "If a commercial plan hasn’t decided, a provider who meets the law’s conditions can start to participate provisionally.",
    ],
  ],
  "north-carolina": [
    [
      week,
      "We file in NCTracks and with the commercial plans. The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    [enrolled, "We ask each Medicaid plan for a contract."],
    [
      "Day 61",
      "If a commercial plan hasn’t decided, the clinician signs a written request for a temporary credential, and we send it to the plan.",
    ],
  ],
  "north-dakota": [
    [
      "In time for a board meeting",
      "We file the license application, together with the request for a provisional temporary license. The whole file, not only the application, must be complete four weeks before the meeting.",
    ],
    [
      "Before the first visit",
      "On the same day, we file three applications: Medicare’s and Medicaid’s with Noridian, and the commercial application with Blue Cross. The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    [enrolled, "We file with Blue Cross for its Medicaid expansion plan."],
  ],
  ohio: [
    [
      before,
      "We get each commercial plan to request CAQH’s form from us, because the plan’s deadline counts only after that request.",
    ],
    [
      week,
      "We fill in Medicaid’s application in PNM, and send each commercial plan the form from the same CAQH record. The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    ["Day 22", "If a commercial plan hasn’t answered, we ask the plan to confirm that nothing is missing."],
    [enrolled, "We check in PNM that the provider’s affiliation with the group reads “Active”."],
  ],
  oklahoma: [
    [
      week,
      "We apply for the Bureau of Narcotics’ registration and for the Health Care Authority’s two contracts. We also file with the commercial plans.",
    ],
    [
      "After the bureau’s registration",
      "The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    ["After the Authority’s contracts", "We file with the three Medicaid plans."],
  ],
  oregon: [
    [before, "We file the license application first. NPs have their fingerprints taken after we have filed."],
    [
      week,
      "We file the Medicaid enrollment with the state. We send the Oregon Practitioner Credentialing Application to the commercial plans and the hospitals. The prescriber applies to the DEA. When the DEA number arrives, we add it to the Oregon application.",
    ],
    [enrolled, "On the day of the approval, we send the same Oregon application to the CCO."],
  ],
  pennsylvania: [
    [
      before,
      "The physician takes the course on child abuse and orders the record check. We file the license application before the check is too old: 180 days for an M.D., 90 days for a D.O.",
    ],
    [
      week,
      "We file a PROMISe application for every location, together with the commercial plans’ applications. The prescriber applies to the DEA. When the DEA number arrives, we add it to CAQH.",
    ],
    [
      enrolled,
      "On the day the state enrolls a location, we ask the Medicaid plans of that location’s zone for contracts.",
    ],
  ],
  "rhode-island": [
    [before, "We send the form for the state’s controlled substance registration with the license application."],
    [
      week,
      "We file with the state’s Medicaid, the Medicaid plans and the commercial plans at the same time, because a Medicaid plan may sign a contract for up to 120 days while the state decides. After the state has issued the controlled substance registration, the prescriber applies to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    ["When a plan reports missing items", "We send the plan those items the same day."],
    [enrolled, "We send the Medicaid plans the state’s enrollment notice the same day."],
  ],
  "south-carolina": [
    [before, "As soon as the license application is complete, we ask the board for a temporary license."],
    [
      week,
      "We file with Medicaid, BlueCross, BlueChoice and the other commercial plans. The prescriber applies to the Bureau of Drug Control, then to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    [
      enrolled,
      "We file with the Medicaid plans the same day. We also send First Choice the documents that CAQH doesn’t hold.",
    ],
  ],
  "south-dakota": [
    [
      before,
      "We collect every document for Medicaid first, because Medicaid’s portal gives us only 30 days after the first entry.",
    ],
    [
      week,
      "The prescriber applies for the state’s controlled substance registration. We file with Medicaid and the commercial plans.",
    ],
    [
      "Day of the state’s registration",
      "The prescriber applies to the DEA. Once the DEA has issued its number, we enter that number in CAQH and send it to each plan.",
    ],
    [
      "Day 30",
      "We ask each commercial plan whether the application is complete. By this day, the plan must have listed anything that is missing.",
    ],
  ],
  tennessee: [
    [
      "Before the license",
      "The provider gives the fingerprints and fills in CAQH. We send the board each missing item at once, because the M.D. board closes an application that stays incomplete.",
    ],
    [
      "Week of the CAQH attestation",
      "We ask each commercial insurer to take the provider into its network, and we send BlueCross its own enrollment application. TennCare reads the CAQH profile. The prescriber applies to the DEA, and we add the DEA number to CAQH when it arrives.",
    ],
    [
      "Day of the TennCare ID",
      "You sign each TennCare plan’s agreement. We send the plan the signed agreement together with the application.",
    ],
    [
      "Day 31 of a TennCare application",
      "We ask each TennCare plan for its decision. The plan’s 30 days count from the day on which it had the complete application and the signed agreement.",
    ],
  ],
  texas: [
    [
      week,
      "We file in PEMS and with the commercial plans. The prescriber applies to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    ["On PEMS’s approval", "We ask every Medicaid plan for its contract the same day."],
    [
      "When Verisys asks a question",
      "We answer the same day, because Verisys verifies the provider for every Medicaid plan.",
    ],
  ],
  utah: [
    [before, "We apply to the Division for the medical license and the controlled substance license together."],
    [
      week,
      "We file in PRISM and with the commercial plans. The prescriber applies to the DEA. When the DEA number arrives, we send it to each plan.",
    ],
    ["On PRISM’s approval", "We file with the county’s Medicaid plans the same day."],
  ],
  vermont: [
    [before, "We file Blue Cross’s form, because Blue Cross accepts the form while the license is pending."],
    [
      "Day of the license",
      "We file with Medicaid, and with MVP from the CAQH profile. The prescriber applies to the DEA, and we add the DEA number to CAQH when it arrives.",
    ],
    [
      "After 30 business days",
      "By then, an insurer must have told us what is wrong with the application. If the insurer has found nothing wrong, we ask for the date of its decision.",
    ],
  ],
  virginia: [
    [
      week,
      "We file in PRSS and with the commercial plans. The prescriber applies to the DEA. We add the DEA number to CAQH when it arrives.",
    ],
    [enrolled, "PRSS forwards the application to the Medicaid plans that the application names."],
    [
      "Day 31 of a commercial application",
      "If the plan has said nothing for 30 days, the law counts the application as complete. We tell the plan so in writing.",
    ],
  ],
  washington: [
    ["First week", "The provider attests the ProviderSource record."],
    [
      week,
      "We give the commercial insurers and the Medicaid plans access to the ProviderSource record, and note the day on which each insurer’s 90 days end. The group signs the state’s Core Provider Agreement. After that, each provider enrolls in ProviderOne. The prescriber applies to the DEA. We add the DEA number to ProviderSource when it arrives.",
    ],
    [
      enrolled,
      "We tell the Medicaid plans that the state has enrolled the provider, and ask each plan for its effective date.",
    ],
  ],
  "west-virginia": [
    ["First week", "We fill in the state’s uniform form once, for all commercial insurers and hospitals."],
    [
      week,
      "We file the Medicaid enrollment with Gainwell, which takes the applications for the state. We also send the Medicaid plans the uniform form, and ask each plan whether it contracts while the state decides. The prescriber applies to the DEA, and we add the DEA number to the form when it arrives.",
    ],
    [enrolled, "We send the Medicaid plans the state’s enrollment notice the same day."],
  ],
  wisconsin: [
    [
      "First week",
      "We file with ForwardHealth and the commercial plans. The prescriber applies to the DEA, and we add the DEA number to CAQH when it arrives.",
    ],
    [
      "On ForwardHealth’s approval",
      "The same day, we ask each HMO in one letter for both contracts, the one for BadgerCare Plus and the one for SSI Medicaid.",
    ],
    [
      "First visit on a temporary credential",
      "You must notify the state within 10 days of that visit. Within 30 days, the clinician must apply for both the temporary and the permanent credential.",
    ],
  ],
  wyoming: [
    [
      week,
      "We file with Medicaid and the commercial plans. We ask for a contract where your group has none. The prescriber applies to the Board of Pharmacy.",
    ],
    [
      "When a plan lists missing items",
      "We send the items within days, because the plan’s 60 days stop until it has everything.",
    ],
    [
      "After the Board of Pharmacy’s registration",
      "Only then can the prescriber apply to the DEA. As soon as we have the DEA number, we enter it in CAQH and give it to every plan.",
    ],
  ],
};
