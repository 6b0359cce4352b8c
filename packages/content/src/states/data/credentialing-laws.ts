import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/** What a section of a state's law says about a plan's time, and about visits that fall into it. */
export type CredentialingLaw = {
  /** The plans that it binds. Neither kind reaches Medicare, Medicare Advantage or self-funded plans. */
  plans: "commercial" | "Medicaid";
  /** When the plan decides. null: the section sets no day. */
  time: string | null;
  /** What is paid for the wait. null: the section says nothing of it. */
  pay: string | null;
  section: string;
  source: string;
};

export const lawsCheckedOn: IsoDate = "2026-11-23";

const article = "sources of blog/articles/state-credentialing-deadlines-and-interim-payment.ts";
const memory = "the section as it is known in the field; to be opened (docs/launch.md)";

function commercial(section: string, source: string, time: string | null, pay: string | null = null): CredentialingLaw {
  return { plans: "commercial", section, source, time, pay };
}

function medicaid(section: string, source: string, time: string | null, pay: string | null = null): CredentialingLaw {
  return { plans: "Medicaid", section, source, time, pay };
}

/** Statutes that were read. A state that is missing here may have one, or one of `unreadLaws`. */
export const credentialingLaws: Partial<Record<StateSlug, readonly [CredentialingLaw, ...CredentialingLaw[]]>> = {
  arizona: [
    commercial(
      "A.R.S. 20-3451 to 20-3459",
      article,
      "An insurer decides within 60 days of a complete application and has 30 days to load the result",
      "Visits from the insurer’s notice of completeness on, once credentials and contract are approved",
    ),
  ],
  arkansas: [
    commercial(
      "Ark. Code 23-99-411 (Act 423 of 2025)",
      "http://laws9.com/statutes/arkansas/title-23/subtitle-3/chapter-99/subchapter-4/23-99-411, https://fastdemocracy.com/bill-summary/?billsummary_id=ARB00014951&billsummary_session=2025&billsummary_state=ar",
      "An insurer decides on a physician within 90 calendar days of a complete application and on others within 180 (text before the act of 2025); the days stand still while the medical board’s verification service works",
      "A physician whom the insurer approves counts as participating from the day of a substantially complete application on",
    ),
  ],
  california: [
    commercial(
      "Ins. Code 10144.565 and 10144.56 (AB 1041 of 2025)",
      "https://california.public.law/codes/insurance_code_section_10144.565, https://fastdemocracy.com/bill-summary/?billsummary_id=CAB00035192&billsummary_session=2025-2026&billsummary_state=ca",
      "From 2027 at the latest, a plan decides within 90 days of a complete application, or the credentials count provisionally for 120 days, with exceptions; for mental health and substance use the limit is 60 days already; not for Medi-Cal plans",
    ),
  ],
  colorado: [
    commercial(
      "C.R.S. 10-16-705.7",
      article,
      "A carrier decides on a physician within 60 days of a complete application; if it sends no receipt within seven days, the physician counts as participating by day 53",
    ),
  ],
  indiana: [
    commercial(
      "Ind. Code 27-8-11-13.5 and 27-13-43-2",
      "https://law.counselstack.com/statute/in/27-13-43-2, https://lexace.ai/us/statute/indiana/27-8-11-13.5, https://www.lawserver.com/law/state/indiana/in-code/indiana_code_27-13-43-3",
      "A plan that hasn’t decided within 30 days of a clean application credentials provisionally, under conditions, and decides within 60 calendar days from then on",
      "Back pay once the provisional credential becomes final; a credentialed physician who changes employers in the state stays credentialed for 60 days meanwhile",
    ),
    medicaid(
      "Ind. Code 12-15-11-9",
      "https://www.lawserver.com/law/state/indiana/in-code/indiana_code_12-15-11-9_v2",
      "The same: a provisional credential, and the final decision within 60 calendar days of it",
      "Back pay under the plan’s agreement, with exceptions",
    ),
  ],
  iowa: [
    commercial(
      "Iowa Code 514F.6; Iowa Admin. Code 191-70.10",
      "http://ia.elaws.us/code/514f.6, https://managedcarelegaldatabase.org/state-law/agency-191-insurance-division-managed-health-care-chapter-70-utilization-review-2/",
      null,
      "Clean claims back to the complete application, once a physician, nurse practitioner or physician assistant is credentialed",
    ),
  ],
  kentucky: [
    commercial(
      "Ky. Rev. Stat. 304.17A-576",
      "https://casetext.com/statute/kentucky-revised-statutes/title-25-business-and-financial-institutions/chapter-304-insurance-code/subtitle-30417a-health-benefit-plans/managed-care-plans/section-30417a-576-notice-by-managed-care-plan-insurer-of-health-care-providers-application-for-credentialing-payments-to-applicant",
      "An insurer decides within 45 days of a complete CAQH application",
      "Services given meanwhile, once the contract is signed",
    ),
  ],
  louisiana: [
    medicaid(
      "La. R.S. 46:460.61",
      "https://www.legis.la.gov/legis/Law.aspx?d=860701",
      "A plan finishes within 60 days of all information and a signed agreement; if it does not, the provider counts as credentialed and is paid by the Medicaid fee schedule",
    ),
    medicaid(
      "La. R.S. 46:460.62",
      "https://self-law.org/code/la/title-46/46-1016",
      null,
      "The group’s contracted rate for a new member without credentialing: one whom the plan has credentialed already, or whose application is complete with proof of a hospital’s medical staff and not denied",
    ),
    commercial(
      "La. R.S. 22:1009",
      "https://legis.la.gov/Legis/Law.aspx?d=507854",
      "A section for commercial insurers; ask which number of days is in force",
    ),
  ],
  maine: [
    commercial(
      "24-A M.R.S. 4303(2); Public Law 2022, chapter 603",
      "https://www.maine.gov/pfr/insurance/licensees/insurance-companies/credentialing",
      "A carrier decides within 60 days of a complete application, or asks the Bureau of Insurance for an extension before they end",
    ),
  ],
  maryland: [
    commercial(
      "Md. Code Ins. 15-112",
      memory,
      "A carrier says within 30 days of a completed application whether it goes on with it, and decides within 120 days of saying so",
    ),
  ],
  minnesota: [
    commercial(
      "Minn. Stat. 62Q.097",
      "https://self-law.org/code/mn/chapter-62/62q-097, https://www.revisor.mn.gov/bills/94/2026/0/HF/3921/versions/latest",
      "A plan decides within 45 days of a clean application, with 30 more to look into a concern about quality or safety",
    ),
  ],
  missouri: [
    commercial(
      "Mo. Rev. Stat. 376.1578",
      "https://managedcarelegaldatabase.org/state-law/title-24-business-and-financial-institutions-chapter-376-life-health-and-accident-insurance-credentialing-of-practitioners/, https://fastdemocracy.com/bill-summary/?billsummary_state=mo&billsummary_id=MOB00012766&billsummary_session=2020",
      "A carrier decides within 60 days of a complete application, with exceptions for a history of discipline, impairment or malpractice judgments",
      "Covered services of the credentialing period, once the carrier approves (the section’s heading and the bill of 2020; read the subsection in force)",
    ),
  ],
  "new-hampshire": [
    commercial(
      "RSA 420-J:4 and 420-J:8-c",
      "https://managedcarelegaldatabase.org/state-law/title-xxxvii-insurance-chapter-420-j-managed-care-law-5/, https://gencourt.state.nh.us/rsa/html/XXXVII/420-J/420-J-4.htm",
      null,
      "Visits while a clean and complete application is pending, if the carrier has credentialed the provider in another state, or for an employer in its New Hampshire network, or for on-call cover",
    ),
  ],
  "new-jersey": [
    commercial(
      "N.J.A.C. 11:24C-1.3",
      "https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-11-24C-1-3",
      "A carrier says within 45 days whether an application through CAQH is complete, and finishes within 90 days of a complete one",
    ),
  ],
  "new-mexico": [
    commercial(
      "N.M. Stat. 59A-47-49, 13.10.28.11 and 13.10.28.12 NMAC",
      "https://legalfix.com/statutes/state-codes/new-mexico/chapter-59a/article-47/section-59a-47-49, https://regulations.justia.com/states/new-mexico/title-13/chapter-10/part-28/section-13-10-28-12",
      "A carrier decides within 45 calendar days of a complete application",
      "Visits after that day, at the carrier’s standard rates or by the contract of the provider’s group, under conditions",
    ),
  ],
  "new-york": [
    commercial(
      "Insurance Law 4803, Public Health Law 4406-d",
      article,
      "A plan decides within 60 days of a complete application",
      "Some who join a group take part provisionally from day 61",
    ),
  ],
  "north-carolina": [
    commercial(
      "N.C. Gen. Stat. 58-3-230",
      "https://statutes.laws.com/north-carolina/Chapter_58/GS_58-3-230",
      "An insurer decides within 60 days of a complete application; after that it issues a temporary credential within five business days of a written request, under conditions",
    ),
  ],
  ohio: [
    commercial(
      "Ohio Rev. Code 3963.06",
      "https://casetext.com/statute/ohio-revised-code/title-39-insurance/chapter-3963-health-care-contracts/section-396306-notice-of-incomplete-form-inconsistencies-credentialing, https://www.martindale.com/health-care-law/article__686804.htm",
      "A plan finishes within 90 days of the form",
      "$500 for each day after that, or the visits in between",
    ),
  ],
  oregon: [
    commercial(
      "ORS 743B.454",
      "https://getpocketlaw.com/law/state_oregon/section-743b-454-claims-submitted-during-credentialing-period_4d912e25a898",
      "An insurer decides within 90 days of a complete application",
      "Covered services meanwhile; the insurer may pay them at the rate for providers outside the network",
    ),
  ],
  pennsylvania: [
    commercial(
      "40 P.S. 991.2121, as of January 1, 2024",
      "https://govt.westlaw.com/pac/Document/NA1DBC4416B5511ED9432FA58BC52C333",
      "No day in the section: the insurance department approves each plan’s process, Medicaid’s and CHIP’s too",
    ),
  ],
  "rhode-island": [
    commercial(
      "R.I. Gen. Laws 27-20-70",
      article,
      "A plan decides within 45 days of a complete application and reports the status every 15",
    ),
  ],
  "south-dakota": [
    commercial(
      "S.D. Codified Laws 58-17-150",
      "https://casetext.com/statute/south-dakota-codified-laws/title-58-insurance/chapter-17-health-insurance-policies/section-58-17-150-retrospective-payment-of-clean-claims-for-covered-services-provided-by-health-care-professional-during-credentialing-period-requirements",
      "An insurer decides within 90 days of a complete application",
      "Clean claims back to the application’s day, once it approves",
    ),
  ],
  texas: [
    commercial(
      "Insurance Code, chapter 1452, subchapter C",
      article,
      null,
      "A physician who joins a group with a contract is paid as participating from the complete application on",
    ),
    medicaid(
      "1 TAC 353.423",
      memory,
      null,
      "The same for Medicaid plans, and beyond physicians: clinical social workers, counselors, marriage and family therapists, psychologists and dentists",
    ),
  ],
  vermont: [
    commercial(
      "18 V.S.A. 9408a",
      "https://codes.findlaw.com/vt/title-18-health/vt-st-tit-18-sect-9408a/",
      "An insurer or hospital says what is missing within 30 business days of the application",
    ),
  ],
  virginia: [
    commercial(
      "Va. Code 38.2-3407.10:1",
      "https://townhall.virginia.gov/L/ViewAction.cfm?ActionID=6320",
      "A carrier decides within 60 days of a complete application",
      "Visits meanwhile at the in-network rate, once it approves, where the provider or the employer has its contract",
    ),
  ],
  washington: [
    commercial(
      "RCW 48.43.750 and 48.43.757",
      article,
      "No decision takes more than 90 days, and 60 on average",
      "Back to the complete application under a contract in use; under a new one, back to its first day",
    ),
  ],
  wyoming: [
    commercial(
      "Wyo. Stat. 26-56-102 (Act 12 of 2025)",
      "https://lexace.ai/us/statute/wyoming/26-56-102, https://www.keepinglawsimple.org/states/wyoming/bills/2025/HB0082",
      "A carrier decides within 60 calendar days; they pause while an application is incomplete",
      "Covered services back to the complete application, where the contract was in effect before them",
    ),
  ],
};

/** Sections that exist and have not been read: the page names them and states no day. */
export const unreadLaws: Partial<Record<StateSlug, string>> = {
  illinois: "410 ILCS 517",
  oklahoma: "36 O.S. 4405.1",
};
