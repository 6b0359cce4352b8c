import type { StateSlug } from "../../ids/states.ts";
import type { IsoDate } from "../../types/content.ts";

/** A section of a state's law on how long a plan may take, and on visits before its decision. */
export type CredentialingLaw = {
  /** The plans that the section binds. Neither kind includes Medicare, Medicare Advantage or self-funded plans. */
  plans: "commercial" | "Medicaid";
  /** How long the plan may take to decide. null: the section doesn't say */
  time: string | null;
  /** The figure's bars, one for each kind of decision that the section names. */
  limits: readonly { of: string; begins: string; days: number }[];
  /** If the section isn't in force yet, its first day, for the row's label. */
  from?: string;
  /** Payment while the application is pending. null: the section doesn't mention it */
  pay: string | null;
  /** Says that visits before the decision aren't paid. */
  unpaid?: string;
  section: string;
  source: string;
};

/** The day of the check. Sources that were added later were read by November 26, 2026. */
export const lawsCheckedOn: IsoDate = "2026-11-23";

const article = "sources of blog/articles/state-credentialing-deadlines-and-interim-payment.ts";
const memory = "the section as it is known in the field; to be opened (docs/launch.md)";

const decision = (days: number, of = "An insurer’s decision", begins = "a complete application") => ({
  of,
  begins,
  days,
});

type Words = Pick<CredentialingLaw, "section" | "source"> & Partial<CredentialingLaw>;

function commercial(words: Words): CredentialingLaw {
  return { plans: "commercial", time: null, limits: [], pay: null, ...words };
}

function medicaid(words: Words): CredentialingLaw {
  return { ...commercial(words), plans: "Medicaid" };
}

/** Statutes that we have read, or know to exist. The page of a missing state shows none, but the state may have one. */
export const credentialingLaws: Partial<Record<StateSlug, readonly [CredentialingLaw, ...CredentialingLaw[]]>> = {
  arizona: [
    commercial({
      section: "A.R.S. 20-3451 to 20-3459 (SB 1291 of 2025)",
      source:
        "https://self-law.org/code/az/title-20/20-3453, https://www.azleg.gov/viewdocument/?docName=https%3A%2F%2Fwww.azleg.gov%2Fars%2F20%2F03454.01.htm, https://self-law.org/code/az/title-20/20-3456, read on 2026-11-26; stopped days, withdrawal, words of the disclosure: https://vulcanbills.com/az/2025/SB1291",
      time: "A plan must say within seven days whether an application through CAQH is complete. If the plan says nothing, its deadline starts as if the application were complete (20-3454). The plan has 60 days to decide and 30 days to load the provider (20-3453). The law doesn’t say clearly that the 30 days follow the 60, so plan on 90. The plan may stop the clock up to three times for more information, and may treat the application as withdrawn if you don’t answer within 30 days",
      limits: [decision(60, "An insurer’s decision, not counting days that it waits for you")],
      pay: "If the plan approves the provider and the contract is signed, the plan pays for visits from the date on its notice that the application was complete. Ask for the notice, because the law names no other date. Before each visit, tell the patient in writing that the provider isn’t credentialed or contracted yet. Send the claims after the approval and the contract, within a year of the visit. Without an approval or a contract, the plan owes no in-network payment (20-3456)",
    }),
  ],
  arkansas: [
    commercial({
      section: "Ark. Code 23-99-411",
      source:
        "http://laws9.com/statutes/arkansas/title-23/subtitle-3/chapter-99/subchapter-4/23-99-411, https://fastdemocracy.com/bill-summary/?billsummary_id=ARB00014951&billsummary_session=2025&billsummary_state=ar",
      time: "A plan must decide on a physician within 90 calendar days of a complete application, and on any other provider within 180. The 90-day clock stops while the medical board verifies the physician, or while the plan must collect more details",
      limits: [
        decision(90, "A decision on a physician, not counting the board’s verification"),
        decision(180, "A decision on any other provider"),
      ],
      pay: "Since Act 423 of 2025, an approved physician counts as participating back to the day of a substantially complete application. The act sets no such date for NPs, PAs and dentists, and it exempts Medicaid",
    }),
  ],
  california: [
    commercial({
      section: "Ins. Code 10144.56; Health & Saf. Code 1374.197 for Knox-Keene plans (AB 2581 of 2022)",
      source:
        "https://legiscan.com./CA/text/AB2581/2021 (read on 2026-11-26); seven days: 1374.197 as it is known in the field",
      time: "For providers of mental health and substance use care, a plan must say within seven business days whether an application is complete. The plan must decide within 60 days of a complete application. The 60 days don’t include contracting",
      limits: [decision(60, "Credentialing for mental health or substance use")],
    }),
    commercial({
      section: "Ins. Code 10144.565, and the same in the Health & Saf. Code for Knox-Keene plans (AB 1041 of 2025)",
      source:
        "https://california.public.law/codes/insurance_code_section_10144.565, https://fastdemocracy.com/bill-summary/?billsummary_id=CAB00035192&billsummary_session=2025-2026&billsummary_state=ca (read on 2026-11-26); both codes, Medi-Cal, CAQH: https://www.veeto.app/bill/1978576",
      time: "For other care, a plan or its delegate must say within 10 business days whether an application is complete. The plan must decide within 90 days of an application that is complete with all verifications, contracting not included. If it approves you earlier, it must activate you and tell you so within 10 days. If the plan misses the deadline, a provider whom it credentialed in the past five years is approved provisionally for 120 days, unless the provider has discipline, an adverse action or a malpractice payment on record. A provider who is new to the plan gets no provisional approval. The law doesn’t bind Medi-Cal plans. From January 1, 2028, every full-service plan accepts CAQH’s form",
      from: "January 1, 2027",
    }),
  ],
  colorado: [
    commercial({
      section: "C.R.S. 10-16-705.7",
      source:
        "https://colorado.public.law/statutes/crs_10-16-705.7, https://www.nationaljewish.org/medical-staff-services/bylaw-p-ps-and-legal-notices, http://cogabart.denvertech.org/bills/sb21-126, NPs: https://lexace.ai/us/statute/colorado/10-16-125; read on 2026-11-26",
      time: "A plan must send a physician a receipt within seven days, and say within ten what is missing. It must decide within 60 days of a complete application. For NPs the same 60 days are in C.R.S. 10-16-125. No such law covers PAs and dentists",
      limits: [decision(60, "A decision on a physician or NP")],
      unpaid:
        "If a plan sends no receipt for a physician’s complete application, the physician counts as participating from day 53, and the plan pays the physician as participating. No law requires payment for other visits before the decision",
    }),
  ],
  delaware: [
    commercial({
      section: "18 Del. Admin. Code 1403-11.2",
      source:
        "https://d1tvxue8o4w0fl.cloudfront.net/regulation/delaware-administrative-code/title-18-insurance/health-insurance-specific-provisions/managed-care-organizations/section-1403-110-quality-assurance-and-operations, read on 2026-11-26",
      time: "We know of no deadline in state law (November 2026). A managed care plan must verify a provider before it signs a contract. The plan must also show the provider its policies if the provider asks in writing",
    }),
  ],
  georgia: [
    commercial({
      section: "House Bill 1354, reported by a House committee on February 25, 2026",
      source: "https://www.billtrack50.com/billdetail/1975078, read on 2026-11-27",
      time: "We know of no deadline in state law (November 2026). A bill of 2026 would set 45 days from July 1, 2026. We don’t know whether it passed, so ask the Department of Insurance",
    }),
  ],
  illinois: [
    commercial({
      section: "410 ILCS 517/15 (Public Act 103-436)",
      source:
        "https://www.credsimple.com/ncqa-credentialing/state-by-state-series-part-i-the-outliers-illinois-new-mexico/ (2019); who is covered: https://instalawyer.io/laws/illinois-compiled-statutes/chapter-410-public-health-410-ilcs-517-health; when the days start: memory",
      time: "A plan or hospital must decide on a physician within 60 days after it has verified all of the physician’s credentials data. The law sets no limit for the verification itself. The law covers physicians only",
    }),
  ],
  indiana: [
    commercial({
      section: "Ind. Code 27-8-11-7 (insurers), 27-13-43-2 (HMOs)",
      source:
        "https://getpocketlaw.com/law/state_indiana/section-27-8-11-7-provider-credentialing_207747d6eb43 (an older text, subsection (e)), https://www.lawserver.com/law/state/indiana/in-code/indiana_code_27-13-43-3 (repealed on January 1, 2024), https://law.counselstack.com/statute/in/27-13-43-2, https://managedcarelegaldatabase.org/state-law/indiana-code-title-27-article-13-chapter-43-credentialing/ (an error in the application), https://lexace.ai/us/statute/indiana/27-8-11-13.5, read on 2026-11-26",
      time: "If a plan hasn’t decided within 30 days of a clean application, it must grant provisional credentialing on two conditions. The plan has credentialed the provider in Indiana before, for the same scope of practice, and the provider belongs to a group in its network. The plan’s final decision is due 60 calendar days later. For other providers, we know of no deadline (November 2026)",
      pay: "Hold the claims for visits on or after the provisional credentialing date. The plan pays those claims after it has credentialed the provider fully. A physician whom the plan has already credentialed fully keeps provisional credentialing for up to 60 days after changing employers, or after opening or moving a practice in Indiana (insurers: 27-8-11-13.5)",
    }),
    medicaid({
      section: "Ind. Code 12-15-11-9",
      source:
        "https://www.lawserver.com/law/state/indiana/in-code/indiana_code_12-15-11-9_v2; the 30 days: a digest of 2023",
      time: "A Medicaid plan has the same deadlines of 30 days and 60 days as a commercial plan, but a separate section of the law sets its conditions",
      pay: "The plan pays for visits on or after the provisional credentialing date, under the terms of its agreement. The law lists exceptions",
    }),
  ],
  iowa: [
    commercial({
      section: "Iowa Code 514F.6; Iowa Admin. Code 191-70.10",
      source:
        "http://ia.elaws.us/code/514f.6, https://managedcarelegaldatabase.org/state-law/agency-191-insurance-division-managed-health-care-chapter-70-utilization-review-2/ (up to 70.10(3)a), read on 2026-11-26",
      pay: "Hold the claims until the insurer has credentialed the physician, NP or PA. The insurer then pays clean claims for covered visits since the day on which it received the complete application, on the rule’s conditions. The law doesn’t name dentists",
    }),
    commercial({
      section: "House File 556",
      source: "https://app.legiplex.com/ia/legislature/2025/2025-r/bills/hf556/drafts-latest, read on 2026-11-27",
      time: "We know of no deadline in state law (November 2026). A bill of 2025 would give insurers 56 days to answer a physician, NP or PA; we found no sign that it passed",
    }),
  ],
  kentucky: [
    commercial({
      section: "Ky. Rev. Stat. 304.17A-576",
      source:
        "https://casetext.com/statute/kentucky-revised-statutes/title-25-business-and-financial-institutions/chapter-304-insurance-code/subtitle-30417a-health-benefit-plans/managed-care-plans/section-30417a-576-notice-by-managed-care-plan-insurer-of-health-care-providers-application-for-credentialing-payments-to-applicant",
      time: "A plan must decide within 45 days of a complete CAQH application, unless events beyond the plan’s control delay the decision",
      limits: [decision(45, "An insurer’s decision", "a complete CAQH application")],
      pay: "After the plan has credentialed you and you have signed its contract, the plan pays for visits that took place while the application was pending. If the plan denies the application but has out-of-network benefits, it pays its out-of-network rate for those visits",
    }),
    medicaid({
      section: "Ky. Rev. Stat. 205.532 (Act 106 of 2018)",
      source:
        "https://self-law.org/code/ky/205-532 (its definitions), https://apps.legislature.ky.gov/Record/18RS/HB69.html, read on 2026-11-26; the rest as it is known in the field",
      pay: "After the provider is credentialed and enrolled, claims for visits since the day of the clean application are payable",
    }),
  ],
  louisiana: [
    medicaid({
      section: "La. R.S. 46:460.61",
      source:
        "https://www.legis.la.gov/legis/Law.aspx?d=860701; (F): https://app.legiplex.com/la/legislature/2022/2022-r/bills/hb286/drafts-latest (Act 143 of 2022), read on 2026-11-27",
      time: "A plan must finish within 60 days after it has all information and a signed agreement. If it misses the 60 days, the provider counts as credentialed, and the plan pays by the Medicaid fee schedule. The plan must tell you within 30 days what is wrong with an application, and on day 45 which verification it still waits for",
    }),
    medicaid({
      section: "La. R.S. 46:460.62",
      source:
        "https://getpocketlaw.com/law/state_louisiana/section-460-62-interim-credentialing-requirements_719b80502591; the 30 days: https://law.justia.com/codes/louisiana/2016/code-revisedstatutes/title-46/rs-46-460.62/ (part B; D on recovery as known in the field)",
      pay: "If the group asks in writing, the plan pays the group’s contracted rate for a new provider within 30 days. The plan must have credentialed the provider before, or have a complete application with proof of membership on a hospital’s medical staff. Instead of the proof, an NP or PA can attest who the collaborating or supervising physician is. After a denial, the plan may take back part of the pay",
    }),
    commercial({
      section: "La. R.S. 22:1009 and 22:1874(A)(5)",
      source: `https://legis.la.gov/Legis/Law.aspx?d=507854 (definitions), https://app.legiplex.com/la/legislature/2015/2015-r/bills/hb257/drafts-latest (Act 63 of 2015), read on 2026-11-26; its days and 22:1874: ${memory}`,
      time: "An insurer, HMO or dental plan must finish within 90 days after it has all information. The law covers physicians, dentists and all other licensed practitioners. A provider who adds an office needs no new credentialing",
      limits: [decision(90, "An insurer’s decision", "its having all information")],
      pay: "While the application is pending, the plan pays the group for the group’s new provider if one of two conditions is met. Either the plan has credentialed the provider before, or the complete application has proof of membership on a hospital’s medical staff",
    }),
  ],
  maine: [
    commercial({
      section: "24-A M.R.S. 4303(2)",
      source: `https://www.maine.gov/pfr/insurance/licensees/insurance-companies/credentialing; on pay, read only to paragraph D: https://legislature.maine.gov/legis/bills/bills_127th/chapters/PUBLIC84.asp; complaints: https://www.maine.gov/pfr/insurance/node/949; corrections: ${memory}`,
      time: "A plan must decide within 60 days of a complete application, or ask the Bureau of Insurance for an extension before the 60 days end. If the plan sends an application back, it must list all corrections at once. An independent practice of up to six practitioners can complain to the Bureau of Insurance (4329)",
      limits: [decision(60, "An insurer’s decision, unless the Bureau extends it")],
      unpaid:
        "Before the first visit, we ask each plan in writing whether it pays for visits before its decision, and from which day",
    }),
  ],
  maryland: [
    commercial({
      section: "Md. Code Ins. 15-112",
      source: `${memory}; 60 days: https://vulcanbills.com/md/2026/HB1093, https://app.legiplex.com/md/legislature/2025/2025-r/bills/hb1351/drafts-latest, read on 2026-11-26`,
      time: "A plan has 30 days from a complete application to tell you whether it will process the application. After that, the plan has 120 days to decide. It has only 60 days for a graduate or master social worker, graduate counselor or therapist, or psychology associate in an accredited community-based program (COMAR 10.63.02)",
      limits: [
        decision(150, "An insurer’s notice (30 days) and decision (120)"),
        decision(90, "A decision on a therapist of an accredited community program"),
      ],
      pay: "The plan pays a contracted group the participating rate for visits from the date of the plan’s notice that it will process the application. The law covers a physician, NP, PA or other licensed clinician who joins the group and has hospital credentials or malpractice insurance",
    }),
    medicaid({
      section: "Md. Code Health-Gen. 15-102.3",
      source: memory,
      time: "A Medicaid plan has the same deadlines as a commercial plan: 30 days for the notice, then 120 days for the decision",
    }),
  ],
  massachusetts: [
    commercial({
      section: "211 CMR 52.09",
      source:
        "https://casetext.com/regulation/code-of-massachusetts-regulations/department-211-cmr-division-of-insurance/title-211-cmr-5200-managed-care-consumer-protections-and-accreditation-of-carriers/section-5209-credentialing",
      time: "A plan must finish 95 percent of clean and complete first-time applications within 60 days. If an application is incomplete, the plan must tell you within 20 business days",
      limits: [decision(60, "An insurer’s decision on 95% of files", "a clean application")],
    }),
  ],
  minnesota: [
    commercial({
      section: "Minn. Stat. 62Q.097",
      source:
        "https://self-law.org/code/mn/chapter-62/62q-097, https://www.revisor.mn.gov/bills/94/2026/0/HF/3921/versions/latest",
      time: "A plan must decide within 45 days of a clean application. The plan has 30 more days to look into a concern about quality or safety. When the plan finds that an application is incomplete, it must tell you within three business days what is missing. If you ask, the plan must give you its decision date",
      limits: [
        decision(45, "A decision", "a clean application"),
        decision(75, "A decision with a quality or safety concern", "a clean application"),
      ],
    }),
  ],
  mississippi: [
    commercial({
      section: "19 Miss. Admin. Code Pt. 3, ch. 11 (Regulation 98-1) and Miss. Code 83-41-409",
      source:
        "https://casetext.com/regulation/mississippi-administrative-code/title-19-department-of-insurance/part-3-accident-and-health/chapter-11-98-1-heath-care-professional-credentialing-verification-as-amended/rule-19-3-1108-health-care-professionals-right-to-review-credentialing-verification-information (rules 11.03, 11.06 and 11.08 read on 2026-11-26), https://print.casetext.com/statute/mississippi-code-1972/title-83-insurance/chapter-41-hospital-and-medical-service-associations-and-contracts/article-9-patient-protection-act-of-1995/section-83-41-409-conditions-for-certification-or-recertification",
      time: "We know of no deadline in state law (November 2026). You have the right to see a plan’s sources and to correct errors that third parties made",
    }),
  ],
  missouri: [
    commercial({
      section: "Mo. Rev. Stat. 376.1578",
      source:
        "https://managedcarelegaldatabase.org/state-law/title-24-business-and-financial-institutions-chapter-376-life-health-and-accident-insurance-credentialing-of-practitioners/, https://fastdemocracy.com/bill-summary/?billsummary_state=mo&billsummary_id=MOB00012766&billsummary_session=2020",
      time: "A plan must send you a receipt within two working days and then has ten days to ask for missing items. It must decide within 60 days of a complete application. The 60 days don’t apply to a provider with a history of impairment, discipline, restricted hospital privileges or malpractice judgments",
      limits: [decision(60, "An insurer’s decision on a clean history")],
      pay: "After the plan has approved you, it pays for covered services that you provided while the application was pending. Send the plan those claims within six months of the approval",
    }),
  ],
  nebraska: [
    commercial({
      section: "Neb. Rev. Stat. 44-7006",
      source: "https://self-law.org/code/ne/chapter-44/44-7006, read on 2026-11-26",
      time: "We know of no deadline in state law (November 2026). A plan may contract with you only after it has verified your credentials. If you ask in writing, the plan must show you its credentialing policies",
    }),
  ],
  nevada: [
    commercial({
      section: "NRS 629.095 and 679B.124",
      source:
        "https://law.onecle.com/nevada/professions/629.095.html, https://nevada.public.law/statutes/nrs_679b.124, read on 2026-11-26",
      time: "We know of no deadline in state law (November 2026). If a plan denies you, it must give you its reason in a letter that follows the insurance commissioner’s form",
    }),
  ],
  "new-hampshire": [
    commercial({
      section: "RSA 420-J:4 and 420-J:8-c",
      source: `https://managedcarelegaldatabase.org/state-law/title-xxxvii-insurance-chapter-420-j-managed-care-law-5/, https://gencourt.state.nh.us/rsa/html/XXXVII/420-J/420-J-4.htm (up to I(d)); https://bills.nhliberty.org/bills/2007/HB636 (chapter 98 of 2007 sets a time; the days: the trade’s audit of November 25, 2026, because the copies end before them); https://bills.nhliberty.org/bills/2023/SB72`,
      time: "Plan on a decision within 30 calendar days for primary care and 45 for specialists, counted from a clean and complete application, and ask the plan to confirm its day. When a participating provider reports a change of status, the plan must act within 30 days, or say why it is late or can’t act. The insurance commissioner accepts complaints about delays",
      pay: "While a clean and complete application is pending, the plan pays its contracted rate in two cases. Either it has already credentialed the provider, in another state or for an employer in its New Hampshire network, or the provider covers on call for a credentialed provider, and the claim names that provider. The provider needs a valid license and, where appropriate, credentials from the hospital. The law includes psychologists and mental health practitioners",
    }),
  ],
  "new-jersey": [
    commercial({
      section: "N.J.A.C. 11:24C-1.3 (CAQH), 11:24-3.9 (HMOs) and 11:24A-4.7 (other plans)",
      source:
        "https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-11-24C-1-3, https://www.law.cornell.edu/regulations/new-jersey/N-J-A-C-11-24-3-9, https://regulations.justia.com/states/new-jersey/title-11/chapter-24a/subchapter-4/section-11-24a-4-7/",
      time: "A plan must finish credentialing within 90 days of a complete application. It must say what is missing within 45 days if you applied through CAQH, and within 60 days otherwise. If an HMO lets the 60 days pass, the application counts as complete. A plan must answer questions within five business days",
      limits: [decision(90)],
    }),
  ],
  "new-mexico": [
    commercial({
      section: "N.M. Stat. 59A-22-54, 59A-23-14, 59A-46-54 and 59A-47-49",
      source:
        "SB 232, passed 38-0 and 65-0: https://www.roadrunnercapitol.com/legislation-public.php?legislation_id=450; 45 to 30 in all sections: the bill’s summary; 13.10.37 NMAC: the New Mexico Register, both November 2026; HB 402, enrolled April 8, 2025: https://app.legiplex.com/nm/legislature/2025/2025-r/bills/hb402; the older text: https://instalawyer.io/laws/new-mexico-statutes/section-59a-47-49-provider-credentialing, https://regulations.justia.com/states/new-mexico/title-13/chapter-10/part-28/section-13-10-28-12",
      time: "Within 30 calendar days of a complete application, the plan must decide and load the provider into its payment system, unless the application shows a sanction. It must ask for missing items by certified mail within ten working days. A plan that quotes 45 days quotes the limit before SB 232 of 2023. For dentists, a rule of their own took effect on July 1, 2026 (13.10.37 NMAC)",
      limits: [decision(30, "An insurer’s decision and loading")],
      pay: "After day 30, the plan pays for visits even if it hasn’t decided, or hasn’t loaded the provider. The plan pays its standard rates, or the rates in its contract with the provider’s group. The provider must have malpractice coverage and a license without a sanction, and must have sent everything that the plan asked for in writing",
    }),
  ],
  "new-york": [
    commercial({
      section: "Insurance Law 4803, Public Health Law 4406-d",
      source: `${article}; https://www.nysenate.gov/legislation/laws/ISC/4803 (beginning read on 2026-11-26); refund and hospitals: ${memory}`,
      time: "A plan must decide within 60 days of a complete application. If a third party still hasn’t sent a document by then, the plan must decide within 21 days of receiving the document",
      limits: [decision(60)],
      pay: "From day 61, a professional who joins a group can participate provisionally, but not as a primary care provider. The professional must be newly licensed, or must have just moved to New York and never practiced there. The whole group must be in the network, and must have promised in writing to refund the plan after a denial. A physician employed by a hospital in the network can participate provisionally too, after the hospital has reported the privileges and met the law’s other conditions",
    }),
    medicaid({
      section: "Public Health Law 4406-d",
      source:
        "https://www.nysenate.gov/legislation/laws/PBH/4406-D (beginning); Medicaid plans operate under article 44 of the same law or article 43 of the Insurance Law: http://laws9.com/statutes/new-york/sos/article-5/title-11/364-j; both read on 2026-11-27",
      time: "An HMO that serves Medicaid members has the same deadlines: 60 days from a complete application, or 21 days after it receives a late document",
    }),
  ],
  "north-carolina": [
    commercial({
      section: "N.C. Gen. Stat. 58-3-230 and 11 NCAC 20 .0405",
      source:
        "https://instalawyer.io/laws/north-carolina-general-statutes/58-3-230-uniform-provider, https://regulations.justia.com/states/north-carolina/title-11/chapter-20/section-0400/section-20-0405, read on 2026-11-26",
      time: "A plan must list missing items within 15 days, and must decide within 60 days of a complete application. If a third party’s papers are late, it may take longer, but must say how long. After day 60, the applicant can ask in writing for a temporary credential. The plan must issue it within five business days, unless the application reports malpractice claims, Medical Board discipline, or substance abuse or mental health issues",
      limits: [decision(60)],
      unpaid:
        "A practitioner who joins a practice with a contract participates from the day of the plan’s approval, or from the day of a temporary credential. The plan doesn’t pay for visits before that day",
    }),
  ],
  "north-dakota": [
    commercial({
      section: "N.D. Cent. Code 26.1-36-12.7",
      source: "https://lexace.ai/us/statute/north-dakota/26.1-36-12.7, read on 2026-11-26",
      time: "We know of no deadline in state law (November 2026). An insurer that is part of a health system, such as Sanford Health Plan, must accept any provider in its area who meets its terms. This duty covers most licensed professions",
    }),
    commercial({
      section: "Blue Cross’s notice, in force since January 1, 2022",
      source:
        "https://www.bcbsnd.com/providers/news-resources/healthcare-news/credentialing-notices--incomplete-applications--retroactive-requ0",
      unpaid:
        "We know of no state law that makes a plan pay for visits before its effective date. Blue Cross Blue Shield of North Dakota can link a credentialed provider to your location retroactively, but pays for no visit more than 90 days before you asked for the credentialing or the link",
    }),
  ],
  ohio: [
    commercial({
      section: "Ohio Rev. Code 3963.06",
      source:
        "https://casetext.com/statute/ohio-revised-code/title-39-insurance/chapter-3963-health-care-contracts/section-396306-notice-of-incomplete-form-inconsistencies-credentialing, https://www.martindale.com/health-care-law/article__686804.htm",
      time: "The deadlines start only with a form that the plan has asked you for. A form that you send without being asked doesn’t start them. The plan must say within 21 days of receiving the form what is missing, and must finish within 90 days of receiving the form. The law protects NPs, PAs and dentists too (3963.01). You may apply before you are employed",
      limits: [decision(90, "An insurer’s decision", "its receipt of the form")],
      pay: "A plan that credentials you after day 90 owes you one of two things: $500 for each day after day 90, or payment for the visits after day 90. The plan chooses which. Earlier visits depend on the plan’s effective date",
    }),
  ],
  oklahoma: [
    commercial({
      section: "36 O.S. 4405.1",
      source: `https://lexace.ai/us/statute/oklahoma/36-4405.1 (its scope), https://app.legiplex.com/ok/legislature/2024/2024-r/bills/sb1631/drafts-compare (the notice; the days are not in the part that we could read)`,
      time: "When you file, ask each plan in writing by which day it must decide. Group insurers, HMOs and PPOs must notify you of their decision (SB 1631 of 2024). The law doesn’t cover individual plans or self-insured employers under ERISA",
    }),
  ],
  oregon: [
    commercial({
      section: "ORS 743B.454",
      // Also getpocketlaw.com
      source:
        "https://managedcarelegaldatabase.org/state-law/title-56-insurance-chapter-743b-health-benefit-plans-individual-and-group-payment-of-claims-3/",
      time: "An insurer that isn’t an HMO must approve or reject a complete application within 90 days. An application is complete when it has every item that the insurer requires, and proof of the license, the DEA registration and malpractice coverage. The law covers every licensed profession",
      limits: [decision(90, "An insurer’s decision, but not an HMO’s")],
      pay: "While the application is pending, an insurer that isn’t an HMO pays for covered services, for 90 days at most. The insurer may pay its out-of-network rate. You may send these claims while the application is pending, or later",
    }),
  ],
  pennsylvania: [
    commercial({
      section: "40 P.S. 991.2121",
      source:
        "https://govt.westlaw.com/pac, section 991.2121 as of January 1, 2024; fastdemocracy.com on the Health Care Practitioner Credentialing Act, session of 2025-26; read on 2026-11-26",
      time: "We know of no deadline in state law (November 2026). But if you apply, the insurer must show you its credentialing criteria and procedures",
      unpaid:
        "We know of no law that requires a plan to pay for visits while the application is pending. We get each plan’s effective date in writing before the first visit",
    }),
  ],
  "rhode-island": [
    commercial({
      section: "R.I. Gen. Laws 27-18-83, 27-19-74, 27-20-70 and 27-41-87",
      source:
        "http://webserver.rilin.state.ri.us/Statutes/title27/27-19/27-19-74.htm, http://webserver.rilegislature.gov/PublicLaws/law17/law17254.htm, 230-RICR-20-30-9.8, https://webserver.rilegislature.gov/BillText26/HouseText26/H8310.htm; pay: http://webserver.rilin.state.ri.us/Statutes/TITLE27/27-20.9/27-20.9-2.HTM (read on 2026-11-27)",
      time: "A plan must decide within 45 calendar days of a complete application from any health care provider. Until the application is complete, the plan must tell you every 15 days what is missing. It must record a credentialed provider’s new address or tax ID within seven business days. A bill of 2026 (H 8310) proposed 30 days, but we found no sign that it passed",
      limits: [decision(45)],
      unpaid:
        "The plan pays for visits from the first business day after its credentialing committee approves the provider. To be paid from that day, return the signed contract within 15 business days of receiving it from the plan (27-20.9-2). We know of no law that requires a plan to pay for earlier visits",
    }),
  ],
  "south-dakota": [
    commercial({
      section: "S.D. Codified Laws 58-17-150",
      source:
        "https://casetext.com/statute/south-dakota-codified-laws/title-58-insurance/chapter-17-health-insurance-policies/section-58-17-150-retrospective-payment-of-clean-claims-for-covered-services-provided-by-health-care-professional-during-credentialing-period-requirements",
      time: "A plan must send its decision within 90 days of a complete application. If anything is missing, the plan must list each missing item within 30 days of receiving the application",
      limits: [decision(90)],
      pay: "After the plan approves the provider, it pays clean claims for covered services back to the day of the application. The law covers all health care professionals",
    }),
  ],
  tennessee: [
    commercial({
      section: "T.C.A. 56-7-1009",
      source:
        "https://lawserver.com/law/state/tennessee/tn-code/tennessee_code_56-7-1009, read on 2026-11-27; the days of 56-7-1001, which we know only from the field, were not found",
      time: "We couldn’t confirm how many days state law gives a plan (November 2026), so we get each plan’s date in writing. Every plan must accept the CAQH application. If the plan has its own attestation, the application isn’t complete until the provider has signed that attestation too",
    }),
    medicaid({
      section: "T.C.A. 56-7-1014",
      source:
        "https://getpocketlaw.com/law/state_tennessee/section-56-7-1014-protocols-and-procedures-for-reimbursing-physicians-employed-by-federally-qualified-health-centers-expedited-credentialing-process_abe36992eb63",
      pay: "The only law that we know is for physicians of federally qualified health centers. After the approval, the plan pays for their visits back to the day of the complete application, if the center or the physician has a contract with the plan. A plan may offer a faster credentialing process instead",
    }),
  ],
  texas: [
    commercial({
      section: "Insurance Code 843.305 and 1457.002; 28 TAC 11.1402",
      source:
        "https://gavvy.com/details/843305-annual-application-period-for-physicians-and-providers-to-contract; https://instalawyer.io/laws/texas-statutes/section-1457002-provisional-credentialing-status; https://texreg.sos.state.tx.us, 28 TAC 11.1402(a) and (b); the days of (c), for an HMO’s answer, were not found on 2026-11-27",
      time: "We know of no deadline for all commercial plans (November 2026), so ask each plan in writing by which day it decides. If a plan has given a physician provisional credentialing status, the plan must finish credentialing within 60 days. If an HMO refuses a provider, it gives the reason in writing",
    }),
    commercial({
      section: "Insurance Code, chapter 1452, subchapters C to E",
      // HB 1266 of 2025, which adds NPs and PAs, has only its introduced version (app.legiplex.com, 2026-11-27).
      source: `${article}; medical group: https://texas.public.law/statutes/tex._ins._code_section_1452.101; podiatrists: https://legalfix.com, section-1452-151; D and E: 1 TAC 353.423(b)`,
      pay: "When a physician with a Texas license joins a medical group that has a contract with the plan, the plan pays by that contract from the day of the complete application. A medical group is, for example, owned by two or more physicians, or a professional association of physicians (1452.101). The same applies to a podiatrist who joins a practice owned by one or more podiatrists or physicians (1452.151), and to a therapeutic optometrist who joins a practice with a contract. The law doesn’t name NPs, PAs or dentists. If the plan refuses the provider, it may take back the part above its out-of-network payment",
    }),
    medicaid({
      section: "1 TAC 353.423 and the Uniform Managed Care Contract",
      source:
        "https://law.cornell.edu/regulations/texas/1-Tex-Admin-Code-SS-353-423, (b), (c) and (f); https://regulations.justia.com/states/texas/title-1/part-15/chapter-353/subchapter-e/section-353-423, https://lawinsider.com/clause/expedited-credentialing-process/_1",
      time: "A Medicaid plan must credential you and load you into its claims system within 90 days of a complete application. If items are missing, the plan must name them within five business days",
      pay: "A Medicaid plan pays for visits while the application is pending, if the state has already enrolled the provider and the provider joins a group that has a contract with the plan. The rule covers physicians, podiatrists, therapeutic optometrists, dentists, psychologists, clinical social workers, counselors, and marriage and family therapists, but not NPs and PAs. Before it pays, the plan may take at most 30 days to set up its claims system. If the plan refuses the provider, it may take back the part above its out-of-network payment",
    }),
  ],
  utah: [
    commercial({
      section: "Utah Code 31A-22-617.1",
      source: "https://statutes.laws.com/utah/title-31a/chapter-22/31a-22-617-1",
      time: "A plan must decide on a health care provider’s application within 120 days after the application has all necessary information. If the plan rejects the provider, it must give the reason",
      limits: [decision(120)],
      unpaid:
        "We know of no law that requires a plan to pay for visits before its decision. We get each plan’s effective date in writing before the first visit",
    }),
  ],
  vermont: [
    commercial({
      section: "18 V.S.A. 9408a",
      source: `https://codes.findlaw.com/vt/title-18-health/vt-st-tit-18-sect-9408a/ (read up to (d)); the days of the decision: the trade’s audit of November 25, 2026, because the copies end before (e)`,
      time: "Plan on an insurer’s decision within 60 calendar days of a complete application, and ask the insurer to confirm its day. If anything is wrong with an application, an insurer or hospital must say so within 30 business days of receiving it",
    }),
  ],
  virginia: [
    commercial({
      section: "Va. Code 38.2-3407.10:1",
      source:
        "https://townhall.virginia.gov/L/ViewAction.cfm?ActionID=6320 (chapters 376 and 377 of 2023: physicians, mental health professionals or other providers; contract and 40 days); notice to patients: as known in the field",
      time: "A plan must decide within 60 days of a complete application from a physician, a mental health professional or another provider. An application counts as complete 30 days after the plan receives it, unless the plan has told you that it isn’t complete",
      limits: [decision(60)],
      pay: "If the provider or the employer has a contract with the plan, the plan pays the in-network rate for visits while the application is pending. The plan must pay for these visits within 40 days after the provider is both credentialed and contracted. Before treatment, tell patients in writing that the application is pending",
    }),
  ],
  washington: [
    commercial({
      section: "RCW 48.43.750 and 48.43.757",
      source: `${article}; https://managedcarelegaldatabase.org/state-law/title-48-insurance-chapter-48-43-insurance-reform-8/`,
      time: "An insurer must decide within 90 days of a complete application, and in 60 days or less on average. The insurer may ask for your data only through ProviderSource. The limits don’t apply to groups with delegated credentialing. The insurance commissioner doesn’t enforce the limits",
      limits: [decision(90)],
      pay: "After the insurer approves the provider, it pays for earlier visits in two cases. If the group already had a contract with the insurer, the insurer pays for visits since the day of the complete application. Without such a contract, the insurer pays for visits since the effective date of the new contract",
    }),
  ],
  "west-virginia": [
    commercial({
      section: "W. Va. Code 16-1A, 64 CSR 89A and 89B",
      source:
        "https://casetext.com/regulation/west-virginia-administrative-code/agency-64-health/title-64-legislative-rule-west-virginia-department-of-health-and-human-resources/series-64-89b-credentialing-verification-organization/section-64-89b-6-enforcement",
      time: "We know of no deadline in state law for a plan’s decision (November 2026). The 30 days in 64 CSR 89B bind only a statewide verification organization, once the state has signed a contract with one",
      unpaid:
        "We know of no law that requires a plan to pay for visits before its decision. We get each plan’s effective date in writing before the first visit",
    }),
  ],
  wisconsin: [
    commercial({
      section: "Wis. Stat. 609.32",
      source: "https://app.legiplex.com/wi/legislature/2023/2023-r/bills/ab1187/drafts-compare",
      time: "We know of no deadline in state law (November 2026). But a network plan must verify the provider’s credentials and malpractice history",
    }),
  ],
  wyoming: [
    commercial({
      section: "Wyo. Stat. 26-56-102 (Act 12 of 2025)",
      source:
        "https://lexace.ai/us/statute/wyoming/26-56-102, https://www.keepinglawsimple.org/states/wyoming/bills/2025/HB0082",
      time: "A plan must decide within 60 calendar days of the application. Within seven days, the plan sends you a receipt that names a contact. Within 30 days, the plan lists anything that is missing. The 60 days stop until the plan has everything. Send the missing items within 30 days, or the 60 days start again",
      limits: [decision(60, "An insurer’s decision", "the application")],
      pay: "After the plan has credentialed the provider, it pays for covered services back to the day of the complete application. The contract must have been in effect before those services. The law covers all health care providers",
    }),
  ],
};
