import type { StateSlug } from "../ids/states.ts";
import type { IsoDate } from "../types/content.ts";

/** What a state's law says about the time that a plan may take. `source`: where the text was read. */
type CredentialingLaw = { rule: string; section: string; source: string };

export const lawsCheckedOn: IsoDate = "2026-11-23";

const article = "sources of blog/articles/state-credentialing-deadlines-and-interim-payment.ts";

/** Only statutes that were read; a state that is missing here may have one too. */
export const credentialingLaws: Partial<Record<StateSlug, CredentialingLaw>> = {
  arizona: {
    rule: "An insurer decides within 60 days of a complete application and has 30 days to load the result; visits from its notice of completeness on can be paid",
    section: "A.R.S. 20-3451 to 20-3459",
    source: article,
  },
  arkansas: {
    rule: "An insurer treats a physician whom it approves as participating from the day of a substantially complete application on; not in Medicaid",
    section: "Ark. Code 23-99-411 (Act 423 of 2025)",
    source:
      "https://fastdemocracy.com/bill-summary/?billsummary_id=ARB00014951&billsummary_session=2025&billsummary_state=ar",
  },
  california: {
    rule: "From 2027 at the latest, a plan decides within 90 days of a complete application, or the credentials count provisionally for 120 days, with exceptions; for mental health and substance use the limit is 60 days already; not for Medi-Cal plans",
    section: "Ins. Code 10144.565 and 10144.56 (AB 1041 of 2025)",
    source:
      "https://california.public.law/codes/insurance_code_section_10144.565, https://fastdemocracy.com/bill-summary/?billsummary_id=CAB00035192&billsummary_session=2025-2026&billsummary_state=ca",
  },
  colorado: {
    rule: "A carrier decides on a physician within 60 days of a complete application; if it sends no receipt within seven days, the physician counts as participating by day 53",
    section: "C.R.S. 10-16-705.7",
    source: article,
  },
  indiana: {
    rule: "A plan reports the status at 60 days and every 30 days from then on, and credentials provisionally under conditions; no day is set for the decision",
    section: "Ind. Code 27-13-43 and 27-8-11",
    source: article,
  },
  iowa: {
    rule: "No limit, but once a physician, nurse practitioner or physician assistant is credentialed, the insurer pays clean claims back to the complete application",
    section: "Iowa Code 514F.6; Iowa Admin. Code 191-70.10",
    source:
      "http://ia.elaws.us/code/514f.6, https://managedcarelegaldatabase.org/state-law/agency-191-insurance-division-managed-health-care-chapter-70-utilization-review-2/",
  },
  kentucky: {
    rule: "An insurer decides within 45 days of a complete CAQH application and, once the contract is signed, pays for the services given meanwhile",
    section: "Ky. Rev. Stat. 304.17A-576",
    source:
      "https://casetext.com/statute/kentucky-revised-statutes/title-25-business-and-financial-institutions/chapter-304-insurance-code/subtitle-30417a-health-benefit-plans/managed-care-plans/section-30417a-576-notice-by-managed-care-plan-insurer-of-health-care-providers-application-for-credentialing-payments-to-applicant",
  },
  louisiana: {
    rule: "A Medicaid plan finishes within 60 days of all information and a signed agreement; if it does not, the provider counts as credentialed and is paid by the Medicaid fee schedule",
    section: "La. R.S. 46:460.61",
    source: "https://www.legis.la.gov/legis/Law.aspx?d=860701",
  },
  maine: {
    rule: "A carrier decides within 60 days of a complete application, or asks the Bureau of Insurance for an extension before they end",
    section: "24-A M.R.S. 4303(2); Public Law 2022, chapter 603",
    source: "https://www.maine.gov/pfr/insurance/licensees/insurance-companies/credentialing",
  },
  minnesota: {
    rule: "A plan decides within 45 days of a clean application, with 30 more to look into a concern about quality or safety",
    section: "Minn. Stat. 62Q.097",
    source:
      "https://self-law.org/code/mn/chapter-62/62q-097, https://www.revisor.mn.gov/bills/94/2026/0/HF/3921/versions/latest",
  },
  missouri: {
    rule: "A carrier decides within 60 days of a complete application, with exceptions for a history of discipline, impairment or malpractice judgments",
    section: "Mo. Rev. Stat. 376.1578",
    source:
      "https://managedcarelegaldatabase.org/state-law/title-24-business-and-financial-institutions-chapter-376-life-health-and-accident-insurance-credentialing-of-practitioners/",
  },
  "new-hampshire": {
    rule: "A carrier pays while a clean and complete application is pending if it has credentialed the provider in another state, or for an employer in its New Hampshire network, or for on-call cover",
    section: "RSA 420-J:4 and 420-J:8-c",
    source:
      "https://managedcarelegaldatabase.org/state-law/title-xxxvii-insurance-chapter-420-j-managed-care-law-5/, https://gencourt.state.nh.us/rsa/html/XXXVII/420-J/420-J-4.htm",
  },
  "new-jersey": {
    rule: "A carrier says within 45 days whether an application through CAQH is complete, and finishes within 90 days of a complete one",
    section: "N.J.A.C. 11:24C-1.3",
    source: "https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-11-24C-1-3",
  },
  "new-mexico": {
    rule: "A carrier decides within 45 calendar days of a complete application, and pays for visits after that day, at its standard rates or by the contract of the provider’s group, under conditions",
    section: "N.M. Stat. 59A-47-49, 13.10.28.11 and 13.10.28.12 NMAC",
    source:
      "https://legalfix.com/statutes/state-codes/new-mexico/chapter-59a/article-47/section-59a-47-49, https://regulations.justia.com/states/new-mexico/title-13/chapter-10/part-28/section-13-10-28-12",
  },
  "new-york": {
    rule: "A plan decides within 60 days of a complete application; some who join a group take part provisionally from day 61",
    section: "Insurance Law 4803, Public Health Law 4406-d",
    source: article,
  },
  "north-carolina": {
    rule: "An insurer decides within 60 days of a complete application; after that it issues a temporary credential within five business days of a written request, under conditions",
    section: "N.C. Gen. Stat. 58-3-230",
    source: "https://statutes.laws.com/north-carolina/Chapter_58/GS_58-3-230",
  },
  ohio: {
    rule: "A plan finishes within 90 days of the form; after that it owes the provider $500 a day or pays for the visits in between",
    section: "Ohio Rev. Code 3963.06",
    source:
      "https://casetext.com/statute/ohio-revised-code/title-39-insurance/chapter-3963-health-care-contracts/section-396306-notice-of-incomplete-form-inconsistencies-credentialing, https://www.martindale.com/health-care-law/article__686804.htm",
  },
  oregon: {
    rule: "An insurer decides within 90 days of a complete application and pays for covered services meanwhile; it may do so at the rate for providers outside the network",
    section: "ORS 743B.454",
    source:
      "https://getpocketlaw.com/law/state_oregon/section-743b-454-claims-submitted-during-credentialing-period_4d912e25a898",
  },
  "rhode-island": {
    rule: "A plan decides within 45 days of a complete application and reports the status every 15",
    section: "R.I. Gen. Laws 27-20-70",
    source: article,
  },
  "south-dakota": {
    rule: "An insurer decides within 90 days of a complete application and, once it approves, pays clean claims back to the application’s day",
    section: "S.D. Codified Laws 58-17-150",
    source:
      "https://casetext.com/statute/south-dakota-codified-laws/title-58-insurance/chapter-17-health-insurance-policies/section-58-17-150-retrospective-payment-of-clean-claims-for-covered-services-provided-by-health-care-professional-during-credentialing-period-requirements",
  },
  texas: {
    rule: "No limit, but a physician who joins a group with a contract is paid as participating from the complete application on",
    section: "Insurance Code, chapter 1452, subchapter C",
    source: article,
  },
  vermont: {
    rule: "An insurer or hospital says what is missing within 30 business days of the application",
    section: "18 V.S.A. 9408a",
    source: "https://codes.findlaw.com/vt/title-18-health/vt-st-tit-18-sect-9408a/",
  },
  virginia: {
    rule: "A carrier decides within 60 days of a complete application and, where the provider or the employer has its contract, pays at the in-network rate for visits meanwhile once it approves",
    section: "Va. Code 38.2-3407.10:1",
    source: "https://townhall.virginia.gov/L/ViewAction.cfm?ActionID=6320",
  },
  washington: {
    rule: "No decision takes more than 90 days, and 60 on average",
    section: "RCW 48.43.750 and 48.43.757",
    source: article,
  },
};
