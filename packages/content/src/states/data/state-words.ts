import type { StateSlug } from "../../ids/states.ts";

/** lead: what is special to the state, the page's first sentence · check: what we look at before anything is sent there */
type StateWords = { lead: string; check: string };

/** Each sentence follows from the data beside this file; a fact that changes there changes here. */
export const stateWords: Record<StateSlug, StateWords> = {
  alabama: {
    lead: "One Blue plan covers most people with commercial insurance, and Medicaid has no plans at all, so two files decide nearly everything. Prescribers also need the state’s Controlled Substances Certificate.",
    check:
      "the name, letter for letter, on the certificate, the DEA registration and Medicaid’s forms, because a mismatch is denied.",
  },
  alaska: {
    lead: "Alaska has no Medicaid plans and few commercial ones. It signed the physicians’ compact on June 22, 2026 and doesn’t issue through it yet, so apply for the board’s own license first.",
    check:
      "which license a visiting physician really needs, and the self-audit that follows every Medicaid enrollment two years later.",
  },
  arizona: {
    lead: "M.D.s and D.O.s have separate boards, and one verification serves all Medicaid plans. Since April 1, 2026 an insurer has 60 days by law, and visits during the wait can be paid.",
    check:
      "that CAQH authorizes every plan of the alliance, and that APEP has approved the AHCCCS number before a first visit.",
  },
  arkansas: {
    lead: "Every physician’s file goes through the medical board’s verification service, whoever asks for it. An insurer’s 90 days don’t run while the service works, so its file is the one to finish first.",
    check:
      "the board’s verified file, line by line, before hospitals and insurers fetch it; then the state’s two disclosure forms.",
  },
  california: {
    lead: "California is in none of the compacts, so a license from the Medical Board or the osteopathic one comes first. PAVE for Medi-Cal follows, with 90 days for a physician by law, and then plans that change with the county.",
    check:
      "the county of each office, because it decides which Medi-Cal plans there are, and preferred provisional status, which shortens PAVE.",
  },
  colorado: {
    lead: "Medicaid can be backdated by ten months if the first page asks for it, and insurers have 60 days for a physician. Behavioral health goes through regional organizations with their own files.",
    check:
      "the effective date on the first page of the Medicaid application, and proof of the day each insurer’s file went out.",
  },
  connecticut: {
    lead: "HUSKY has no plans: one enrollment covers the medical, the dental and the behavioral side. It is made in one sitting, because the wizard can’t be saved.",
    check:
      "every document for the HUSKY wizard before you open it, and coverage of half a million dollars a claim, which the statute asks for.",
  },
  delaware: {
    lead: "There are three Medicaid plans, one of them a sister company of Highmark, the state’s Blue plan. Prescribers register with the Office of Controlled Substances as well as the DEA.",
    check:
      "whether patients come from Maryland, New Jersey or Pennsylvania, where a license and a Medicaid enrollment of each state are due.",
  },
  florida: {
    lead: "Florida has two boards, nine Medicaid regions with three to ten plans each, and no state controlled substance certificate. Physicians with hospital privileges need more coverage than those without.",
    check:
      "whether Medicaid enrollment should be full or limited, the region’s plans by name, and proof of financial responsibility at the level that the privileges ask for.",
  },
  georgia: {
    lead: "The state’s own verification organization decides on a complete file in 45 calendar days, and every Medicaid plan has to take its decision. You are credentialed once, and then contract with each plan.",
    check:
      "every document of the GAMMIS file before the first submission. What is missing sends it back, and the 45 days begin anew.",
  },
  hawaii: {
    lead: "There are five Medicaid plans, and most people carry HMSA. With no neighboring state, a visiting physician needs the full license or the compact’s. The Narcotics Enforcement Division registers prescribers.",
    check:
      "the islands on which you practice, since one of the Medicaid plans serves only two, and the state registration with its address here.",
  },
  idaho: {
    lead: "Medicaid is moving from the state to plans. Until then medical files go to Gainwell, behavioral ones to Magellan as well, and two different Blues share the commercial market.",
    check:
      "that Gainwell’s and Magellan’s records agree, and which of the two Blues each employer of your patients has.",
  },
  illinois: {
    lead: "One department issues two licenses, for medicine and for controlled substances. One approval in IMPACT serves the Medicaid plans. Plans share one uniform form, and one window every three years for re-credentialing.",
    check:
      "the last digit of your Social Security number, which sets the re-credentialing window, and the revalidation date in IMPACT.",
  },
  indiana: {
    lead: "Since 2024 a plan that hasn’t decided in 30 days credentials provisionally, decides within 60 more and pays back. Four Medicaid programs share one enrollment, and each plan credentials after it.",
    check:
      "whether the file is clean on the day it arrives, because the law’s 30 days count for a clean application only.",
  },
  iowa: {
    lead: "Once an insurer has credentialed you, it pays clean claims back to the complete application, so get that day in writing. Wellmark is the Blue plan, and the Board of Pharmacy registers prescribers.",
    check:
      "that each insurer has confirmed the complete application in writing, and that the state’s own form goes to the three plans.",
  },
  kansas: {
    lead: "One online wizard takes the Medicaid enrollment and the request to all three KanCare plans, the group first. Two Blue plans divide the state, with the line at Kansas City.",
    check: "the group’s KMMS number for each location, and on which side of the Blues’ line the office stands.",
  },
  kentucky: {
    lead: "An insurer has 45 days from a complete CAQH file, and pays for services given in the meantime once the contract is signed. A separate law lets the Medicaid plans share one verification organization.",
    check:
      "form KAPER-1 and CAQH, which have to agree, and the Partner Portal for an open debt that would spoil a clean application.",
  },
  louisiana: {
    lead: "A Medicaid plan that misses 60 days has credentialed you by law, and a group’s new member can be paid before that. Five plans hold contracts since April 1, 2026; UnitedHealthcare isn’t one of them.",
    check:
      "whether the hospital’s medical staff letter is in the file, because interim pay under 46:460.62 depends on it, and the board of pharmacy’s CDS license.",
  },
  maine: {
    lead: "MaineCare has no plans, so one enrollment is enough, once the trading partner account exists. Commercial carriers have 60 days, or must ask the Bureau of Insurance for more.",
    check: "the trading partner account, and which board licenses: M.D. and D.O. each have their own.",
  },
  maryland: {
    lead: "There are nine Medicaid organizations, and one uniform form that all of them must accept. A carrier has to say within 30 days whether it goes on. Behavioral health is paid outside the plans.",
    check:
      "which office of the state a prescriber needs, the Office of Controlled Substances Administration, and whether patients come from the District or Virginia.",
  },
  massachusetts: {
    lead: "The license itself requires a MassHealth application, at least to order and prescribe. Each location enrolls separately. The nurses’ compact is law but not in force, the physicians’ one isn’t law.",
    check: "every address at which MassHealth members are seen, and a policy of the size that the board’s rule names.",
  },
  michigan: {
    lead: "Ten Medicaid regions with one to six plans each, assigned anew in October 2024. A license for medicine and one for controlled substances come from the same department, with 150 hours of education every three years.",
    check:
      "the region of each office, since Meridian and UnitedHealthcare left the north, and the second license, which is easy to forget.",
  },
  minnesota: {
    lead: "By law a plan has 45 days for a clean application, and 30 more only for a concern about quality or safety. Medicaid’s plans are health plans and county organizations, each with its own file.",
    check:
      "whether a plan’s extra 30 days have a stated concern behind them, and both exclusion lists for everybody in the office.",
  },
  mississippi: {
    lead: "The Division of Medicaid credentials once, in MESA, and the plans take it. On the commercial side one Blue comes first. Physicians, nurses, psychologists and physical therapists can arrive through compacts that issue today.",
    check:
      "one address for group and people in MESA, and the taxonomy code for each program, because the plans’ contracts follow from that record.",
  },
  missouri: {
    lead: "A carrier has 60 days, and pays for the wait once it approves. Missouri was the first state in the social workers’ compact, and its Bureau of Narcotics registers every prescriber.",
    check:
      "the day on which each carrier’s application was complete, and on which side of the Blues’ line, east or west, the office stands.",
  },
  montana: {
    lead: "There are no Medicaid plans: you enroll once, and for primary care sign a Passport agreement with a log of every referral. The board asks for no hours of education, and the state has joined most of the compacts.",
    check: "the Passport agreement for primary care, and 60 days of notice where a practice changes hands.",
  },
  nebraska: {
    lead: "Medicaid takes three steps, in this order: enrollment with Maximus, the plan’s credentialing, the plan’s contract. Many practices around Omaha need a second set of files, because Iowa, across the river, has its own board and Medicaid.",
    check:
      "the approval letter of Maximus before a plan’s file leaves, and whether Medicare has already had the application fee.",
  },
  nevada: {
    lead: "Nevada has two medical boards, and its plans reject any provider whom the state hasn’t enrolled. It also has a credentialing form that CAQH doesn’t fill in for you.",
    check:
      "form NDOI-901 in CAQH as an upload, both enrollment letters of the state, and the Board of Pharmacy’s registration.",
  },
  "new-hampshire": {
    lead: "A carrier that has credentialed you in Maine, Massachusetts or Vermont pays here while your file is pending. So say where you are credentialed already.",
    check: "where each carrier has credentialed you already, because that decides whether the wait is paid.",
  },
  "new-jersey": {
    lead: "A carrier has 45 days to say whether the file is complete, and 90 to finish it. The state’s universal application or CAQH opens each plan, and five Medicaid plans each want a file.",
    check:
      "signatures of every member of the group for NJMMIS, and coverage of one and three million dollars, which the license requires.",
  },
  "new-mexico": {
    lead: "A carrier has 45 calendar days, and visits after them are paid. The physicians’ compact is law since February 2026 and doesn’t issue yet. The Board of Pharmacy registers prescribers.",
    check: "which of your patients are Native American, since many stay with the state, and the day the 45 began.",
  },
  "new-york": {
    lead: "New York has joined no compact. You need a license and a registration from the Education Department, two trainings with different due dates, and I-STOP. From day 61 some who join a group take part provisionally.",
    check:
      "the dates of both trainings, the eMedNY account with its second factor, and which upstate or city plans your patients carry.",
  },
  "north-carolina": {
    lead: "The state credentials for every Medicaid plan, in NCTracks, with a committee that meets weekly since fall 2025. A commercial insurer has 60 days, then owes a temporary credential on request.",
    check:
      "that the provider has signed the e-mailed attestation, without which NCTracks keeps the application, and the expiry of each license in it.",
  },
  "north-dakota": {
    lead: "Noridian enrolls twice here: for Medicare and, under contract, for Medicaid. Most Medicaid members have no plan; adults in the expansion have the Blue plan’s.",
    check:
      "the effective date on the Medicaid application, which can’t be changed later, and the IRS letter that its checklist asks for.",
  },
  ohio: {
    lead: "The state credentials once, in PNM, for seven Medicaid plans. Claims fail afterward where the affiliation was never submitted. Commercial plans owe $500 for each day after 90.",
    check: "the affiliation’s status in PNM, until it reads “Active”, and an OH|ID for everyone who works there.",
  },
  oklahoma: {
    lead: "Oklahoma has two medical boards, and a Bureau of Narcotics that registers prescribers. Medicaid has had plans only since April 2024: the Health Care Authority’s contract comes first, then those of three plans.",
    check: "the Health Care Authority’s contract for the group and for the person, and the bureau’s registration.",
  },
  oregon: {
    lead: "Medicaid’s plans are coordinated care organizations, and the county decides which one you join. An insurer has 90 days and pays meanwhile, though it may pay as out of network. Oregon isn’t in the physicians’ compact.",
    check:
      "which organization serves the county and whether it takes your specialty, before the state’s pair of forms goes out.",
  },
  pennsylvania: {
    lead: "The office’s county decides which files you need. There are three Blue plans by region, a behavioral Medicaid plan for each county in addition to the physical health plans, and a thirteen-digit number for each service location.",
    check: "the service location number of every office, and the county’s behavioral health plan.",
  },
  "rhode-island": {
    lead: "A plan has 45 days, with a report every 15, and seven business days for a new address or tax ID. The Department of Health registers prescribers.",
    check: "who holds a Medicaid contract since June 30, 2026, and the state’s registration for prescribers.",
  },
  "south-carolina": {
    lead: "Since January 2026 nursing facility residents and adults with Medicare have Medicaid plans too. The Bureau of Drug Control registers prescribers in addition to the DEA.",
    check: "whether your patients moved into plans in January, and the contracts that their visits need now.",
  },
  "south-dakota": {
    lead: "The Medicaid portal denies what isn’t complete 30 days after it was begun. There are no plans and there is no fee. Commercial insurers have 90 days and pay back to the application.",
    check:
      "all documents for the portal before the record is opened, and the Department of Health’s registration for prescribers.",
  },
  tennessee: {
    lead: "Everything begins in CAQH: TennCare itself reads it to assign the ID, without which none of the three plans will contract. A plan’s approval without that ID pays nothing. Prescribers need no state certificate in addition to the DEA’s, but M.D.s and D.O.s have separate boards.",
    check:
      "CAQH’s authorization for TennCare, and its error e-mails, which go to an address that somebody has to read.",
  },
  texas: {
    lead: "One organization verifies for every Medicaid plan, every insurer takes the same prescribed application, and the license asks for a jurisprudence examination. A physician who joins a contracted group is paid from the complete application on.",
    check:
      "PEMS before anything else, and that each plan has told Verisys to begin, because you can’t start that yourself.",
  },
  utah: {
    lead: "Four Medicaid organizations, chosen by county, and two insurers that belong to hospital systems. DOPL issues two licenses: one for medicine, one for controlled substances.",
    check: "hospital privileges where Select Health asks for them, and PRISM with its second factor.",
  },
  vermont: {
    lead: "The state is its own Medicaid plan, and osteopathic physicians have a separate board. One Blue plan and MVP are on its marketplace.",
    check:
      "the day of each license in Medicaid’s own record, and what an insurer says is missing within 30 business days.",
  },
  virginia: {
    lead: "A carrier has 60 days, and the wait is paid at the in-network rate once it approves. There are five Medicaid plans since July 2025. In four northern places Medicare has another contractor.",
    check:
      "where the office is: in Arlington, Fairfax, Falls Church and Alexandria Part B goes to Novitas, and CareFirst is a Blue too.",
  },
  washington: {
    lead: "A plan’s decision may take 90 days, and 60 on average. A provider who joins a contract in use is paid back to the complete application. One file at OneHealthPort feeds the plans.",
    check: "the group’s Core Provider Agreement before its people apply, and which contract each of them joins.",
  },
  "west-virginia": {
    lead: "Hospitals and plans must take the state’s own form, which isn’t CAQH’s. M.D.s and D.O.s have separate boards, and four Medicaid plans follow the state’s enrollment.",
    check: "that the newest edition of the uniform form is the one signed, and who verifies for each plan.",
  },
  wisconsin: {
    lead: "Health systems own many of the insurers, so contracts are regional. The state requires a million dollars of coverage a claim, and its fund sits above that.",
    check: "which regional plans your referrals come from, and the certificate that the compensation fund has on file.",
  },
  wyoming: {
    lead: "Medicaid has 30 calendar days by rule, and can backdate the enrollment. There are no Medicaid plans. Since 2025 a commercial carrier has 60 days and pays from the complete application on.",
    check:
      "the effective date that you ask Medicaid for, and contracts signed before the first visit, on which back pay depends.",
  },
};
