import type { StateSlug } from "../../../ids/states.ts";
import type { IsoDate } from "../../../types/content.ts";

/** How a state's Medicaid really works, in one or two sentences each. null: we don't know, so the page doesn't say */
export type MedicaidWay = {
  /** Who decides on a provider for the Medicaid plans. sharedCvo: each plan, after one organization has verified */
  credentialedBy: "state" | "sharedCvo" | "eachPlan" | "noPlans" | null;
  credentialing: string | null;
  /** Rows of the state's own, such as the plans of an area or a change that is announced: each row's label and text. */
  areas?: readonly (readonly [label: string, text: string])[];
  /** What is required before the application, and its common mistakes. */
  first: string | null;
  /** Whether many types of provider enroll in Medicare before Medicaid: by a rule, or for an earlier effective date. */
  medicareFirst?: true;
  /** How long a first enrollment takes, as the state publishes it. */
  dates: string | null;
  /** How far back an enrollment may reach, or that it doesn't. null: we don't know */
  backdating: string | null;
  /** Rules for the time after a first enrollment, such as a revalidation. */
  renewal?: string;
  /** The application that a law, a rule or the state's plans prescribe. */
  form: string | null;
  /** Pages that we have read, the most useful first. null: known in the field, but not read (docs/launch.md) */
  sources: readonly [string, ...string[]] | null;
};

/** The day of the check. Sources that were added later were read by November 26, 2026. */
export const medicaidWaysCheckedOn: IsoDate = "2026-11-23";

export const medicaidWays: Record<StateSlug, MedicaidWay> = {
  alabama: {
    credentialedBy: "noPlans",
    credentialing:
      "The Medicaid agency pays claims itself. To earn bonus payments, a primary care group signs two agreements: one with the agency, and one with its regional network (Alabama Coordinated Health Network).",
    first:
      "Spell the provider’s name the same way on the application, the license and every attachment. A mismatch is the first reason for a denial on the agency’s list, and a missing attachment is the second. Every application needs the civil rights forms. Some types of provider add the DEA and CLIA certificates or the EPSDT, Plan First and telemedicine agreements. A new NP can’t have a DEA certificate in the first 12 months, so ask Gainwell whether it takes the NP’s application without one.",
    dates: null,
    backdating: null,
    form: null,
    sources: [
      "https://medicaid.alabama.gov/alert_detail.aspx?ID=16376",
      "https://medicaid.alabama.gov/alert_detail.aspx?ID=16283",
    ],
  },
  alaska: {
    credentialedBy: "noPlans",
    credentialing:
      "The state pays claims itself. Claims are due within 12 months of the visit (7 AAC 145.005). A community or rural health clinic enrolls each permanent site separately (7 AAC 140.200). Every enrolled practice audits a sample of its own claims every other year (AS 47.05.235).",
    first:
      "A clinician who works for a tribal health program may do so on another state’s license (25 U.S.C. 1621t). Everyone else needs the Alaska license first, and then enrolls online.",
    dates: null,
    backdating:
      "We found no rule that pays for visits before Medicaid’s approval, so book Medicaid patients after the approval.",
    form: null,
    sources: [
      // This page has the board’s rule on addresses; statemedicalboard.aspx has its meetings.
      "https://www.commerce.alaska.gov/web/cbpl/professionallicensing/statemedicalboard/frequentlyaskedquestions.aspx",
      "https://legalfix.com/statutes/state-codes/alaska/title-47/chapter-05/article-2/section-47-05-235",
    ],
  },
  arizona: {
    credentialedBy: "sharedCvo",
    credentialing:
      "The plans of the AzAHP Credentialing Alliance share one verification. Verisys (formerly Aperture) takes your CAQH profile, verifies it once with the sources, and passes the result to every plan that you authorize. Long-term care (ALTCS) needs separate contracts. AHCCCS ended its awards of 2023 and 2025 and takes new bids. In 2026, Mercy Care, Banner and UnitedHealthcare had the contracts. For members of the American Indian Health Program, registration with AHCCCS is enough.",
    first:
      "No AHCCCS plan pays before AHCCCS itself has registered the provider. A plan’s approval letter doesn’t replace AHCCCS’s.",
    // docsbay.net, exhibit 950-1
    dates: null,
    backdating:
      "The effective date is the day of AHCCCS’s approval. AHCCCS decides on requests for an earlier date case by case. Examples are a new location, a new license type, or a physician who began work at a plan’s request.",
    form: "Fill in the alliance’s Practitioner Data Form once. Send it to each plan with which your group has a contract.",
    sources: [
      "https://wellcare.com/en/arizona/become-a-provider",
      "https://test.azahcccs.gov/AmericanIndians/AIHP",
      "https://test.azahcccs.gov/APEP",
      "https://pepm.azahcccs.gov/PEPM/Policy/Chapter_200_Applications/203_Approval_of_Applications.htm",
      "https://www.thehertelreport.com/ahcccs-terminates-2023-may-2025-altcs-epd-awards-plans-new-procurement-in-2026",
    ],
  },
  arkansas: {
    credentialedBy: null,
    credentialing:
      "For most members you bill the state, for dental care too since November 2024. A primary care physician or clinic also enrolls as a primary care provider (PCP, in ConnectCare). Other providers need the PCP’s referral for many services (provider manual, section 171). Expansion adults (ARHOME) have marketplace plans, such as Ambetter, Arkansas Blue Cross, Health Advantage and QualChoice. The PASSE organizations serve people with high behavioral health or developmental needs. Each plan and each PASSE credentials separately.",
    first:
      "Use the same name on the application and every attachment. On an individual provider’s W-9, give the person’s own name and Social Security number. The provider signs the application personally, not an office manager. The state denies applications for a mistake in any of these.",
    dates: null,
    backdating: null,
    form: "Physicians use the medical board’s Centralized Credentials Verification Service. Hospitals and plans take the verified file from that service (Ark. Code 17-95-107).",
    sources: [
      "https://legalclarity.org/how-to-handle-arkansas-medicaid-provider-enrollment",
      "https://paperzz.com/doc/9037535/view-this-issue---arkansas-state-medical-board",
      "https://humanservices.arkansas.gov/about-dhs/dms/provider-enrollment",
      // This page has section 171. Source on PAs: billtrack50.com/billdetail/1801492
      "https://regulations.justia.com/states/arkansas/agency-016/division-06/rule-016-06-05-028",
      "https://tdmr.org/arkansas-going-back-to-fee-for-service-medicaid-dental-ending-managed-care",
    ],
  },
  california: {
    credentialedBy: "eachPlan",
    credentialing:
      "Each plan credentials separately, or leaves credentialing to an IPA or medical group, which then contracts with you. In Southern California you usually join a plan through an IPA or medical group. Kaiser Permanente has had its own Medi-Cal contract since 2024. For specialty mental health, the counties hold the contracts.",
    first:
      "Create a PAVE account, with one profile for the person and one for the group. A group’s application needs the profiles of at least two rendering providers (physicians, NPs or PAs). An NP can also enroll alone, but a PA only under a physician or a group. Each provider uploads the license, any DEA certificate and a state identification card. Medi-Cal also reviews the office’s local permits and any unpaid overpayments or penalties (22 CCR 51000.50).",
    // We know subdivision (c), on who qualifies, from practice, not from its text.
    dates:
      "Medi-Cal must answer a physician within 90 days: it approves, denies, or says what is missing. A physician with hospital privileges or a plan’s credentialing, and nothing adverse in the National Practitioner Data Bank, can request preferred provisional status. With that status, Medi-Cal has only 60 days (Welf. & Inst. Code 14043.26). For other provider types, Medi-Cal has up to 180 days. If Medi-Cal hasn’t answered by day 180, a provisional enrollment begins on day 181 (22 CCR 51000.51).",
    backdating:
      "Get Medi-Cal’s effective date in writing with the approval. Until you have it, hold the claims for visits before the approval.",
    form: null,
    sources: [
      "https://sps2016.dhcs.ca.gov/provgovpart/Pages/DoctorofMedicineApplicationInformation.aspx",
      "https://www.dhcs.ca.gov/provgovpart/Pages/Medi-CalEnrollmentofNon-PhysicianMedicalPractitioners.aspx",
      "https://casetext.com/regulation/california-code-of-regulations/title-22-social-security/division-3-health-care-services/subdivision-1-california-medical-assistance-program/chapter-3-health-care-services/article-1-application-and-enrollment/section-5100050-application-review-criteria-and-notice-of-department-action",
    ],
  },
  colorado: {
    credentialedBy: null,
    credentialing:
      "A primary care practice bills the state, and contracts with its regional entity as a Primary Care Medical Provider, which a PA can’t be. For behavioral health, the regional entity credentials you. The four entities are Rocky Mountain Health Plans in the west, Northeast Health Partners (Weld, Elbert and other counties), Colorado Community Health Alliance, and Colorado Access (Denver, Adams, Arapahoe and Douglas). Denver Health and Rocky Mountain’s Prime pay for some members’ medical care. Child Health Plan Plus (CHP+) has its own contracts.",
    first:
      "Enroll with the state before you ask a regional entity or a CHP+ plan for a contract. A clinician who works for several groups lists them all in one application. Applications often come back for a missing license number or date, a wrong tax classification on the W-9, or wrong bank details.",
    dates: null,
    backdating:
      "You can ask the state for an effective date up to ten months back. Enter that date on the first page of the application in place of today’s date. The state decides whether you get it. A regional entity pays from the date of your contract with it.",
    form: "Use the Colorado Health Care Professional Credentials Application, which plans and hospitals must accept (C.R.S. 25-1-108.7).",
    sources: [
      "https://hcpf.colorado.gov/provider-enrollment",
      // Source on the west: uhcprovider.com, Colorado, behavioral health. The source on PCMPs is of April 2025.
      "https://hcpf.colorado.gov/for-our-stakeholders/committees-boards-and-collaboration/accountable-care-collaborative-phase-ii",
      "https://www.coaccess.com/accphaseiiiupdates",
      "https://hcpf.colorado.gov/backdating-enrollment", // and /iwag-checklist, /enroll-best-practice
    ],
  },
  connecticut: {
    credentialedBy: "noPlans",
    credentialing:
      "Three administrative organizations handle authorizations: Community Health Network of Connecticut for medical care, Carelon for behavioral health, and the Connecticut Dental Health Partnership for dental care. A primary care practice recognized as a medical home (PCMH) can apply to Community Health Network for higher pay.",
    first:
      "Scan every document before you begin, because the enrollment wizard can’t save a half-finished application. Write the wizard’s tracking number on top of each follow-on document that you mail to Gainwell. Send corrections on letterhead. Gainwell checks the application, and the Department of Social Services decides on it.",
    // a guide of 2026 that cites Carelon's alert PA-2026-06 (github.com, 70377106602)
    dates: "Allow four to eight weeks to enroll in HUSKY (an unofficial 2026 estimate).",
    backdating: null,
    renewal:
      "Re-enroll six to eight weeks before your enrollment ends, because a re-enrollment can’t be backdated (the Dental Health Partnership’s manual).",
    form: null,
    sources: [
      "https://www.huskyhealthct.org/providers/policies_procedures.html",
      "https://ctdhp.org/provider-manual/chapter-2-enrollment/",
      "https://providers.ctbhp.com/autism-spectrum-disorder-asd-new",
      "https://www.ctdssmap.com/CTPortal/Provider/Provider-Matrix",
    ],
  },
  delaware: {
    credentialedBy: "eachPlan",
    credentialing:
      "Highmark’s Medicaid contract is separate from its commercial one. Since January 1, 2026 only the companies of the three Medicaid plans can offer a Medicare plan for people who also have Medicaid (D-SNP). The D-SNPs of Aetna, Cigna and UnitedHealthcare have ended.",
    first:
      "Enroll in the Delaware Medical Assistance Program (DMAP) even if you only see members of the plans. Most members must be in a plan. For the others, you bill the state.",
    dates: null,
    backdating: null,
    form: null,
    sources: [
      "https://dhss.delaware.gov/dmma/medicaid.html",
      "https://news.delaware.gov/tag/managed-care-organizations/?print=print-search",
      "https://www.savoyassociates.com/news/Delaware-D-SNP-Alignment-Requirements",
      "https://issuu.com/destatechamber/docs/delbiz_mayjune25/s/82320330",
    ],
  },
  florida: {
    credentialedBy: "eachPlan",
    credentialing:
      "The state contracts with plans in nine regions (A to I). Humana, Simply and Sunshine serve every region. Community Care Plan serves regions E to I, and Molina serves Miami-Dade and Monroe. Aetna Better Health and UnitedHealthcare serve some regions. Florida Community Care serves members in long-term care. For medically complex children (Children’s Medical Services), the state chose Molina in November 2025 to replace Sunshine, so contract with Molina too.",
    first:
      "Choose one of three enrollments. With a full enrollment you can bill the state too. With a limited enrollment you see plan members only. With ROPA you refer, order, prescribe or attend, but don’t bill. Order the Level 2 fingerprint screening once the application has its tracking number. Fingerprints that the state’s Clearinghouse already keeps for the license count for Medicaid too.",
    dates: null,
    // We know subsection 9 from practice, not from its text.
    backdating:
      "The effective date is the day on which the agency receives the application, so submit it before the first visit (section 409.907(9), Florida Statutes).",
    form: null,
    sources: [
      "https://www.fiercehealthcare.com/payers/unitedhealth-cvs-molina-big-losers-florida-medicaid-contract-awards",
      "https://arafatconcierge.com/wellness/?p=6187",
      "https://floridapolitics.com/archives/685047-state-announces-another-round-of-medicaid-managed-care-contracts/",

      "https://flsenate.gov/Laws/Statutes/2025/0409.974",
      "https://enterprise.floridafx.gov/en-us/knowledgebase/article/KA-01466",
      // fingerprints (HB 975 of 2024)
      "https://orlandobusinessdaily.com/stories/florida-requires-electronic-fingerprinting-for-all-licensed-physicians-starting-july-2025/",
    ],
  },
  georgia: {
    credentialedBy: "state",
    credentialing:
      "First, enroll each location in GAMMIS, which gives the location a Medicaid ID. The state’s verification organization then checks the application, and the state’s committee decides. Each plan accepts the committee’s decision and sends its contract. When the new contracts start, foster children (Georgia Families 360°) move from Amerigroup to UnitedHealthcare, and about 200,000 aged, blind and disabled members move into the plans. CareSource doesn’t pay for visits before the date on which the state’s committee approves the provider.",
    first:
      "Send every required document the first time. The state returns an incomplete application, and the clock restarts. A practice that bills professional claims also enrolls as “Group/Billing” and lists its clinicians in that enrollment. Since January 1, 2026 the state denies the practice’s claims without that enrollment.",
    dates:
      "The longest wait is for the Medicaid ID. A pediatric network (Kids Health First) says that the ID takes up to six months. No plan starts without the ID. The committee then has 45 days, if the application was complete when you sent it.",
    backdating: null,
    renewal:
      "Revalidate within 60 days of the state’s letter. After a suspension, your effective date is the day on which you revalidate, without retroactive enrollment (the department’s notice of September 30, 2019).",
    form: null,
    sources: [
      "https://ajc-ajc-prod.cdn.arcpublishing.com/politics/2025/07/losing-bidders-accuse-state-officials-of-mishandling-medicaid-contracts",

      "https://dch.georgia.gov/providers/centralized-cvo",
      "https://dch.georgia.gov/announcement/2019-09-30/provider-revalidation-information",
      "https://www.caresource.com/ga/providers/education/become-caresource-provider/get-credentialed/medicaid/",
      "https://shpllc.com/medicaid-group-enrollment-guide", // billingtherapy.info too
      "https://insurancenewsnet.com/oarticle/inside-the-big-deal-battle-for-georgias-medicaid-contract",
      "https://domepolitics.com/?p=70577", // a court's ruling of December 22, 2025
      "https://nowhabersham.com/georgias-plan-for-unitedhealth-to-control-foster-medicaid-raises-concerns",
    ],
  },
  hawaii: {
    credentialedBy: "eachPlan",
    credentialing:
      "Four of the five plans serve all islands. Kaiser serves Oahu and Maui. Each plan needs its own application. Only Ohana runs Community Care Services, for adults with serious mental illness.",
    first:
      "Register first in HOKU, the state’s enrollment system. Federal law lets a Medicaid plan contract with you for at most 120 days while that enrollment is pending (42 CFR 438.602), so ask each plan whether it does. To bill the state itself, sign the state’s provider agreement too (Haw. Admin. R. 17-1736-13).",
    dates: null,
    backdating:
      "We found no rule that pays for visits before HOKU’s approval. A plan pays from its own effective date.",
    form: "HMSA has its own application, so ask HMSA for the current edition and for its pages for Medicaid (QUEST Integration). HMAA’s network, HWMG, accepts CAQH.",
    sources: [
      "https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-17-1736-13",
      "https://medquest.hawaii.gov/en/archive/providers/ProvidersDental.html",
      // applications of HMSA (2019) and HWMG
      "https://pdfslide.us/documents/hmsa-provider-enrollment-and-credentialing-application-2019-09-23-hmsa-provider.html",
      "https://hwmg.org/providers/participate-with-hwmg/credentialing-applications/",
      "http://www.advancingstates.org/initiatives/tracking-state-activity/state-medicaid-integration-tracker/hawaii",
    ],
  },
  idaho: {
    credentialedBy: null,
    credentialing:
      "The state pays medical claims itself, through Gainwell. Magellan has run behavioral health since July 1, 2024. In most counties, Molina and UnitedHealthcare have plans for people who also have Medicare. House Bill 345 of 2025 ended the extra agreement for primary care (Healthy Connections) in January 2026. The bill also moves the whole program to managed care plans, which is expected by 2029.",
    first:
      "For behavioral health, the name, address and NPI must match in Gainwell’s and Magellan’s records. Magellan takes the credentialing data from CAQH.",
    dates: null,
    backdating: null,
    form: null,
    sources: [
      "https://healthandwelfare.idaho.gov/Medical/Medicaid/MedicalCare/Vision/tabid/694/Default.aspx",
      "https://magellanofidaho.com/important-transition-information", // CAQH: magellanprovider.com
      // the end of Healthy Connections
      "https://www.spokesman.com/stories/2025/aug/18/under-idaho-medicaid-law-doctors-warn-kids-access-",
      "https://gemstatechronicle.com/2026/02/parsons-when-the-tourniquet-costs-too-much",
      "https://cdapress.com/news/2025/jun/04/opinion-idahos-medicaid-reform-a-path-toward-sustainability/",
      "https://www.terreton.com/blue-cross-of-idaho-cuts-jobs-as-state-gives-contract-to-for-profit-insurers",
      "https://www.newsfromthestates.com/article/idaho-legislature-passes-reforms-government-contracting-process",
    ],
  },
  illinois: {
    credentialedBy: "state",
    credentialing:
      "After IMPACT approves you, contract with each Medicaid plan that you want to join. The plans’ present contracts with the state end on December 31, 2026. Under the new ones the five plans stay, and Humana joins them in the whole state. CountyCare is in Cook County only. YouthCare covers children in the state’s care. Members who also have Medicare can join an integrated plan of Aetna, Humana, Meridian or Molina.",
    first:
      "Keep your record in IMPACT current. If you miss a revalidation, the state can end your enrollment, and then the Medicaid plans stop paying you.",
    dates: null,
    backdating:
      "Your effective date is the day on which you submit the application in IMPACT. The state approves no earlier date, so submit the application before the first visit.",
    form: "The state’s uniform credentialing form. Commercial plans and hospitals accept the form too, and plans accept it when they recredential you (77 Ill. Adm. Code 965).",
    sources: [
      "https://hfs.illinois.gov/medicalproviders/notice.prn171215a.html",
      "https://www.bcbsil.com/provider/network/credentialing.html",
      "https://www2.illinois.gov/hfs/MedicalProviders/notices/Pages/prn200825a.aspx",
      "https://www2.illinois.gov/hfs/MedicalProviders/notices/Pages/prn220309b.aspx",
      "https://hfs.illinois.gov/medicalproviders/cc/mmai/howtoenrollinafidesnp",
      "https://geoh-public-prod-central.azurefd.net/blog/illinois-medicaid-mco-transition-2027",
      "https://beta.ilga.gov/ftp/JCAR/AdminCode/077/077009650B03000R.html",
    ],
  },
  indiana: {
    credentialedBy: "eachPlan",
    credentialing:
      "MDwise left Indiana Medicaid at the end of 2025. A PathWays for Aging plan may refuse a new provider, because its duty to keep the network open ended in June 2026. The state plans new contracts for all four programs from January 1, 2029.",
    first:
      "Look up your specialty in the state’s matrix of provider types and specialties, because the matrix lists the documents that the application needs. You can apply without a portal account, but you need an account to keep your record current.",
    dates: null,
    backdating:
      "Your effective date is the day on which the state receives the complete application. If you ask, the state considers an effective date up to 12 months earlier, but no date before the group’s own.",
    form: "Commercial plans use CAQH’s application, because the state’s insurance department prescribes it. For the Medicaid plans, the state’s Medicaid office prescribes one form.",
    sources: [
      "https://www.wfyi.org/news/articles/state-kicking-mdwise-from-indiana-medicaid-program",
      "https://www.ipm.org/news/2026-02-04/indiana-to-bid-68-billion-in-medicaid-contracts-this-summer",
      "https://ismanet.org/ISMA/Resources/e-Reports/6-6-24/FSSA.aspx",
      "https://www.ciproms.com/2017/10/ihcp-says-medicaid-provider-enrollment-back-track-heres-know/",

      "https://www.in.gov/medicaid/providers/provider-enrollment/complete-an-ihcp-provider-enrollment-application",
      "https://law.counselstack.com/statute/in/12-15-11-9",
    ],
  },
  iowa: {
    credentialedBy: "eachPlan",
    credentialing:
      "IA Health Link, the state’s managed care program, has three plans. Each plan waits until the state has enrolled you. The state’s provider portal is IMPA (Iowa Medicaid Portal Application). Each person in your office who uses IMPA needs an account.",
    first:
      "File the state’s provider enrollment application even if you see only members of the Medicaid plans. Some providers use a different form, for example those who only order or refer, and providers of waiver services. Providers of waiver services apply at least 90 days before the services start (441 IAC 79.14).",
    // We know subrule 5 from practice, not from its text.
    dates: "The state must notify you of its decision within 30 calendar days (441 IAC 79.14).",
    // We know subrule 8 from practice, not from its text.
    backdating:
      "In the application, request the effective date that you need. The state can approve a date up to 12 months before the application (441 IAC 79.14).",
    form: null,
    sources: [
      "https://www.law.cornell.edu/regulations/iowa/Iowa-Admin-Code-r-441-79-14",
      "https://www.iowatotalcare.com/providers/contracting---credentialing.html",
      "https://hhs.iowa.gov/programs/welcome-iowa-medicaid/provider-services/claims-and-billing",
      // IMPA Registration Guide of September 2021
      "https://online.documentine.com/go-to-yahoo-home-page/1/pdf-impa-user-registration-secureapp-dhs-state-ia-us.html",
    ],
  },
  kansas: {
    credentialedBy: "eachPlan",
    credentialing:
      "In KMAP’s Provider Enrollment Wizard, you enroll with the state and ask the three KanCare plans for contracts. KMAP sends your application to the plans that you choose. The plans’ contracts with the state run from January 1, 2025 through 2027.",
    first:
      "File a separate application for each service location of the group. Each location then gets a KMMS ID, and each physician’s application lists that ID. A physician who works under several tax IDs attaches a W-9 for each tax ID. If one item is missing, the whole application comes back.",
    dates: null,
    backdating:
      "In the application, request the effective date that you need. Before you count on pay for earlier visits, get the state’s date in writing.",
    form: "The state’s Standardized Credentialing Application.",
    sources: [
      "https://sunflowerhealthplan.com/newsroom/kmap-20098.html",
      "https://www.sunflowerhealthplan.com/newsroom/kmap-18223.html",
      // It asks for an effective date (February 2018)
      "https://vdocuments.mx/below-is-a-checklist-for-your-convenience-to-help-ensure-.html",
      "https://kancare.ks.gov/members/help-resources/frequently-asked-questions",
    ],
  },
  kentucky: {
    credentialedBy: null,
    credentialing:
      "You sign a separate contract with each of the five Medicaid plans. Their contracts with the state began in 2021, and we know of no new award. The law lets the plans share one organization that verifies credentials (KRS 205.532). Only Aetna serves foster youth (Kentucky SKY).",
    first:
      "Settle any debt to the Department for Medicaid Services before you apply, because an application isn’t “clean” while you owe the department money.",
    dates:
      "Kentucky quotes 60 to 90 days from a correct application. If the application has an error, the process and the 60 to 90 days start over.",
    backdating:
      "In the portal you ask for an effective date, and the state decides. The date can be at most one year back and at most 90 days ahead. The license and the other documents must already be valid on that date.",
    form: "KAPER-1. State law prescribes this form for commercial plans (KRS 304.17A-545) and for Medicaid (KRS 205.560).",
    sources: [
      "https://chfs.ky.gov/agencies/dms/dpi/pe/Pages/default.aspx",
      "https://chfs.ky.gov/agencies/dms/dpqo/Pages/mco-contracts.aspx",
      "https://self-law.org/code/ky/205-532",
      "https://www.law.cornell.edu/regulations/kentucky/907-KAR-1-672",
      "https://medicaidsystems.ky.gov/partnerportal/help/individualprovider/Provider/Common/StartNewEnrollment.htm",
    ],
  },
  louisiana: {
    credentialedBy: "eachPlan",
    credentialing:
      "UnitedHealthcare left on April 1, 2026. Most of the five plans’ contracts with the state run through 2026, so we confirm that a plan continues in 2027 before you sign with it. By Act 143 of 2022, a provider with hospital privileges, or on the medical staff of a hospital, a rural health clinic or a federally qualified health center, already satisfies a plan’s credentialing (46:460.61(F)). We cite the act, and file complete applications anyway.",
    first:
      "Enroll with the state even if you see only members of the Medicaid plans, or if you only order or prescribe. A single case agreement with a plan requires the state’s enrollment too.",
    dates: null,
    backdating:
      "Ask the state for its effective date in writing, because we know of no rule that sets it. A Medicaid plan must give you its effective date in writing, and owes nothing for visits before it unless a law requires the plan to pay (La. R.S. 46:460.72).",
    form: "The Louisiana Standardized Credentialing Application or CAQH’s application. Each plan decides which of the two it takes.",
    sources: [
      "https://ldh.la.gov/index.cfm/page/4125",
      "https://www.legis.la.gov/legis/Law.aspx?d=860701",
      "https://www.ldh.la.gov/resources?d=0&q=Contract&y=0",
      "https://self-law.org/code/la/title-46/46-1124",
    ],
  },
  maine: {
    credentialedBy: "noPlans",
    credentialing:
      "MaineCare pays claims itself. A primary care practice can also join Primary Care Plus (PCPlus), which pays the practice by its number of patients.",
    first:
      "Open a trading partner account in Health PAS Online first, because you can start the enrollment application only from that account.",
    dates: null,
    backdating:
      "MaineCare pays only a provider who has a signed provider agreement (10-144 C.M.R. ch. 101, ch. I, s. 1.03). We found no rule that backdates an enrollment, so apply before the first visit.",
    form: null,
    sources: [
      "https://maine.gov/dhhs/oms/providers/provider-enrollment-revalidation",
      "https://www.maine.gov/dhhs/oms/enrollment.shtml",
      "https://casetext.com/regulation/maine-administrative-code/department-10-department-of-health-and-human-services/division-144-department-of-health-and-human-services-general/chapter-101-mainecare-benefits-manual-formerly-maine-medical-assistance-manual/chapter-i-specific-policies-by-service/section-144-101-i-1-general-administrative-policies-and-procedures/subsection-144-101-i-103-provider-participation",
    ],
  },
  maryland: {
    credentialedBy: "eachPlan",
    credentialing:
      "The nine Medicaid plans cover basic behavioral health. For specialty behavioral health, enroll with the state and with Carelon, which has run specialty behavioral health since January 1, 2025. Dental care has a separate program, Maryland Healthy Smiles.",
    first:
      "Create an ePREP profile and enter each license with its dates. An individual practitioner may enroll. Since July 2024 the state has had a moratorium on new psychiatric rehabilitation, partial hospital and intensive outpatient programs, for six months at a time, most recently in Baltimore City and nine counties. If you plan one, first ask the state whether your county is open.",
    dates: null,
    // fill.io, form F0001; health.maryland.gov/regs, proposal of January 5, 2018
    backdating:
      "In the ePREP application we request the effective date that you need. We get the state’s answer in writing.",
    form: "The state’s uniform credentialing form. By law, a commercial or Medicaid plan can’t require another form to credential you (COMAR 31.10.26.03). The exception is a hospital that credentials for the plan (Ins. 15-112.1). CareFirst still asks for its own questionnaire, so we send CareFirst both.",
    sources: [
      "https://codes.findlaw.com/md/insurance/md-code-insurance-sect-15-112-1/", // mdrules.elaws.us, 31.10.26.03
      "https://auth57labs.com/atlas/MD",
      "https://health.maryland.gov/mmcp/healthchoice/Pages/BehavioralHealthCoverage.aspx",
      "https://www.bhnet.org/?p=25345",
    ],
  },
  massachusetts: {
    credentialedBy: "eachPlan",
    credentialing:
      "The accountable care partnership plans and the two managed care organizations each credential you and contract with you separately. A primary care practice can belong to only one accountable care organization (ACO) at a time. To treat behavioral health patients of the state’s own plan or of a primary care ACO, contract with the Massachusetts Behavioral Health Partnership. One Care and Senior Care Options, for members who also have Medicare, need separate contracts.",
    first:
      "To bill MassHealth, each clinician must already be licensed. A prescriber must also be registered with the state and the DEA (130 CMR 450.212). Enroll every location where you see members, but not an administrative office. Each clinician in a group enrolls as a fee-for-service provider and is linked to each group where the clinician works.",
    dates: null,
    backdating:
      "A group can’t file a claim for a practitioner before MassHealth has approved the practitioner as a member of the group. MassHealth sets the date on which the contract takes effect (130 CMR 450.223). Hold the claims until the approval, and ask MassHealth for that date in writing.",
    form: "Commercial plans use the standard form of the state’s insurance division, and the law lets them accept no other form (M.G.L. c. 176O s. 29). Most plans read the form in CAQH. Send the enrollment form of HealthCare Administrative Solutions (HCAS) with it.",
    sources: [
      "https://casetext.com/regulation/code-of-massachusetts-regulations/department-130-cmr-division-of-medical-assistance/title-130-cmr-450000-administrative-and-billing-regulations/section-450223-provider-contract-execution-of-contract",
      "https://regulations.justia.com/states/massachusetts/130-cmr/title-130-cmr-450-000/section-450-212",
      "https://www.mass.gov/info-details/one-care-transition-planning",
      "https://www.mass.gov/info-details/provider-enrollment-credentialing-faq",
      "https://instalawyer.io/laws/massachusetts-general-laws/section-29-health-care",
    ],
  },
  michigan: {
    credentialedBy: "eachPlan",
    credentialing:
      "Nine Medicaid plans serve the state’s ten regions. The Upper Peninsula has one plan, and West Michigan has six. For serious mental illness, developmental disability and substance use, contract with your region’s prepaid inpatient health plan (PIHP) instead; in early 2026 the state called off its new bidding for these contracts. MI Coordinated Health, for members who also have Medicare, replaced MI Health Link on January 1, 2026 and is to reach every county in 2027.",
    first:
      "First, register the tax ID with the state’s vendor system. Then open a MILogin account, because you reach CHAMPS through MILogin. Finish the CHAMPS application within 30 days of starting it.",
    dates: null,
    backdating:
      "Your effective date is the day on which you submit the application, unless you request an earlier date in the application.",
    form: "For community mental health, each provider has one profile in the state’s uniform credentialing program (MCL 330.1206b).",
    sources: [
      "https://msho.org/aws/MSHO/pt/sd/news_article/571580/_blank/layout_details/false",
      // CHAMPS, MDHHS instructions and manual chapter
      "https://vdocument.in/amp/provider-enrollment-instructions-champs-is-the-community-health-automated-medicaid.html",
      "https://www.michigan.gov/mdhhs/0,5885,7-339-71551_2945_42542_42543_42549_42590-519969--,00.html",
      "http://www.whatismedicalinsurancebilling.org/2010/04/medicaid-provider-enrollment-overview.html",
      "https://www.bhnet.org/?p=36382",
      "https://sooleader.com/local-news/nine-health-plans-to-provide-mi-coordinated-health-starting-jan-1-2026-9637325",
      "https://instalawyer.io/laws/michigan-compiled-laws/section-3301206b-uniform-community",
    ],
  },
  minnesota: {
    credentialedBy: "eachPlan",
    credentialing:
      "Members join a nonprofit plan, Hennepin County’s own plan or, in some rural counties, a county-based plan. The plans for seniors (MSHO and MSC+) and for adults with disabilities (SNBC) need separate contracts, and HealthPartners left SNBC in April 2025. Since January 1, 2025 state law has barred for-profit HMOs, UnitedHealthcare’s among them. UCare agreed in November 2025 to transfer its Medicaid plans to Medica and to close, so contract with Medica.",
    first:
      "The moratorium on new Medicaid enrollments of January 8, 2026 doesn’t affect physicians’ offices. It covers 13 services, such as adult rehabilitative mental health, autism therapy (EIDBI), peer recovery and transportation; for these we first ask the state whether it is in force. Search the federal and the state exclusion lists for everyone you employ. A practice that treats state employees or workers’ compensation patients must accept Medicaid patients too (Minn. Stat. 256B.0644, “Rule 101”).",
    dates:
      "The state notifies you of its decision within 30 days of a complete application, or tells you why it needs longer (Minn. R. 9505.0195).",
    backdating:
      "For a provider in Minnesota, enrollment goes back to the first day of the month in which you apply. If Medicare certified the provider before that day, enrollment goes back to Medicare’s certification date, but by at most 90 days (Minn. R. 9505.0195).",
    form: "The Minnesota Uniform Credentialing Application. A clinic in Minnesota must send it to HealthPartners through ApplySmart (mncred.org). HealthPartners says to allow 90 days. No provider may see HealthPartners members before HealthPartners approves the provider.",
    sources: [
      "https://revisor.mn.gov/rules/9505.0195/version/2014-01-18T08:55:48-06:00",
      "https://www.healthpartners.com/provider-public/credentialing-and-enrollment",
      "https://www.beckerspayer.com/legal/unitedhealthcare-loses-challenge-over-minnesota-law-banning-for-profit-medicaid-plans",
      "https://news.givhealthcare.com/articles/medica-acquires-ucare-plans",
      "https://www.beckerspayer.com/payer/healthpartners-exits-special-needs-medicaid-program/",
      "https://www.deltadentalmn.org/dhs/disclosure-of-ownership",
      "https://mn.gov/dhs/media/news/?id=1053-719094",
    ],
  },
  mississippi: {
    credentialedBy: "state",
    credentialing:
      "The three Medicaid plans (coordinated care organizations) don’t credential you again. Each plan sends a contract to the providers whom the Division of Medicaid has approved. TrueCare replaced UnitedHealthcare, whose contract ended on June 30, 2025.",
    first:
      "Enter a taxonomy code for each program that you apply to (fee-for-service Medicaid, MississippiCAN and CHIP). Use the same service address for the group and for each of its clinicians.",
    medicareFirst: true,
    // 43-13-117(H), as it is known in the field
    dates:
      "If the Division of Medicaid hasn’t decided within 60 days of a complete application, you can request a temporary credential in writing. The Division must issue the temporary credential within five business days, if the provider is licensed and reports no malpractice claims, discipline, criminal record, substance abuse or mental health issues (Miss. Code 43-13-117(H)).",
    backdating:
      "The effective date is the earliest date that applies (23 Miss. Admin. Code Pt. 200, R. 4.4). If Medicare or another state’s Medicaid has screened the provider, this is up to 120 days before the application. If you apply within 120 days of a Medicare tie-in notice, it is the day of the Medicare certification, at most 364 days back. If you apply later, it is the first of the month of the application. For all others, it is the day on which the Division of Medicaid finishes its screening.",
    form: null,
    sources: [
      "https://www.fiercehealthcare.com/payers/mississippi-medicaid-awarding-contracts-centene-molina-truecare-after-two-year-delay",
      "https://portal.ms-medicaid-mesa.com/ms/provider/Home/ProviderEnrollment/EnrollmentWelcome/tabid/442/Default.aspx",
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/mississippi-administrative-code/title-23-rehabilitation-and-disabilities/part-200-general-provider-information/chapter-4-provider-enrollment/rule-23-200-44-effective-date-of-provider-agreement-and-provider-agreement-termination",
    ],
  },
  missouri: {
    credentialedBy: "eachPlan",
    credentialing:
      "All children in state care are in one plan, Show Me Healthy Kids, which belongs to Home State Health. The state itself pays for members who are aged, blind or disabled, and for all prescriptions.",
    first:
      "Enroll with the Missouri Medicaid Audit and Compliance unit (MMAC) first, even if you see only members of the Medicaid plans.",
    dates: null,
    backdating:
      "In the application, ask MMAC for the effective date that you need. The date can be up to 365 days back where the state’s rules or manuals allow it (13 CSR 65-2.020).",
    form: "The state’s standard credentialing form, which is CAQH’s application (20 CSR 400-7.180).",
    sources: [
      "https://dss.mo.gov/mhd/faq/pages/faqmanagedcarebasics.htm",
      "https://api.auth57.com/atlas/MO",
      "https://regulations.justia.com/states/missouri/title-13/division-65/chapter-2/section-13-csr-65-2-020/",
    ],
  },
  montana: {
    credentialedBy: "noPlans",
    credentialing:
      "The state pays claims itself, except in Healthy Montana Kids (CHIP), whose network Blue Cross runs under separate contracts (ARM 37.79.101). A primary care practice also joins Primary Care Montana, the case management program that replaced Passport to Health on July 1, 2026. It pays by tier. Tier 3, for high-risk care, is planned for July 2027.",
    first:
      "The owner of a practice enrolls as a sole proprietor, under a tax ID that no organization shares, because the state denies the revalidation of an owner with a shared tax ID. A provider who works for a group enrolls as a rendering provider. Some types of provider wait for a site visit. If you buy a practice with its NPI, tell Provider Relations 60 days before.",
    // docstoc.com, doc 129414354 (the checklist of ACS)
    dates: null,
    backdating:
      "Hold the first claims until the state’s letter gives the effective date, because the state processes no claims before the enrollment is complete. A change to another provider category never counts for earlier visits (ARM 37.85.402).",
    form: null,
    sources: [
      "https://dphhs.mt.gov/MontanaHealthcarePrograms/pcmt",
      "https://medicaidprovider.mt.gov/providerenrollment",
      "http://mtrules.org/gateWay/Print_RV.Asp?RV=8668",
    ],
  },
  nebraska: {
    credentialedBy: "eachPlan",
    // casetext.com, 471 NAC 3-003.01
    credentialing:
      "Maximus enrolls providers for the state. After that, each of the three plans credentials the provider, dentists included. Nursing facilities and other long-term care providers bill the state, within six months of the service (471 NAC 3-003.01). Molina rejects a claim if the provider ID, address, NPI or tax ID differs from Maximus’s record, so report a change to Maximus first.",
    first:
      "Enroll each location where the provider sees patients. The state pays nothing for visits at other locations (471 NAC 2-003.02).",
    dates: null,
    backdating:
      "The state pays nothing to a provider who isn’t enrolled (471 NAC 2-003.02). Book Medicaid visits after the date that Maximus’s letter gives.",
    form: null,
    sources: [
      "https://nebraskatotalcare.com/providers/credentialing.html",
      "https://bndhmo.com/providers/ne/medicaid/Claims/submission.aspx", // Molina’s page on claims
      "https://dhhs.ne.gov/Pages/Medicaid-Provider-Screening-and-Enrollment-Requirements.aspx",
      "https://self-law.org/code/ne/chapter-68/68-994",
      "https://regulations.justia.com/states/nebraska/health-and-human-services-system/title-471/chapter-2/section-471-2-003",
      "https://auth57labs.com/atlas/NE",
    ],
  },
  nevada: {
    credentialedBy: "eachPlan",
    credentialing:
      "Since January 2026, Clark County has had all five plans, and Washoe County all except Health Plan of Nevada. The other counties have CareSource and SilverSummit. Anthem rejects an application unless the state has already enrolled both the group and the provider. Dentists contract with LIBERTY, Medicaid’s dental plan.",
    areas: [
      [
        "From January 1, 2027",
        "By law, the state excludes Medicaid providers who are in no public option plan (Battle Born State Plan, NRS 422.2372 and 695K.230). The Nevada Health Authority waives this only until December 31, 2026, so contract with one of these plans now.",
      ],
    ],
    first:
      "The signature on the application must be verified, by a notary or electronically (AB 315 of 2025). Keep the state’s approval letters for both the group and the provider.",
    dates: null,
    backdating:
      "In the application, enter the effective date that you want. It can be no earlier than the day on which you met every requirement. Hold the claims for visits before the approval until the state’s letter gives the effective date.",
    renewal:
      "If you miss the state’s revalidation, Anthem ends your contract at once, and pays again only from the effective date of a new application.",
    form: "Plans use Nevada’s own credentialing form (NDOI-901). CAQH may not produce this form, so we upload it to CAQH for you.",
    sources: [
      "https://providernews.anthem.com/nevada/articles/enrollment-and-revalidation-requirements-medicaid-participat", // May 2023
      "https://www.leg.state.nv.us/Statutes/83rd2025/Stats202513.html",
      "https://myhpnmedicaid.com/provider/credentialing",
      "https://www.hollandhart.com/nevada-health-authority-waives-certain-medicaid-exclusion-requirements",
      "https://inuno.ai/nevada-announces-intent-to-award-medicaid-contracts", // Healthcare Dive, on the counties
      "https://insurasales.com/news-story/117331/nevada-transitions-rural-medicaid-to-managed-care-organizations",
    ],
  },
  "new-hampshire": {
    credentialedBy: "eachPlan",
    credentialing:
      "Each of the three plans credentials providers after the state has enrolled them. The state itself covers children’s dental care, nursing homes and home-based care. Northeast Delta Dental, with DentaQuest, runs dental care for adults. A plan credentials a community mental health program or health center as a facility, unless it asks for each clinician (RSA 420-J:4-a).",
    first:
      "Enroll in the state’s system (MMIS) before you apply to a plan, because the plans check the MMIS record. Have the MMIS validate the application before you submit it. Enroll each additional service location too.",
    // the plan's page, as a guide of 2026 quotes it
    dates:
      "AmeriHealth Caritas says that it decides on a mental health provider within 30 calendar days of a clean and complete application (since January 1, 2026).",
    backdating: null,
    form: null,
    sources: [
      "https://nhmmis.nh.gov/portals/GuestWebHelpOutput/Output/WebHelp/Content/Provider/Enrollment/pe_enroll_as_individual_provider_add.htm",
      "https://www.lawserver.com/law/state/new-hampshire/nh-statutes/new_hampshire_revised_statutes_420-j_4-a",
      "https://dhhs.nh.gov/programs-services/medicaid/medicaid-care-management",
    ],
  },
  "new-jersey": {
    credentialedBy: "eachPlan",
    credentialing:
      "Enrollment with the state through NJMMIS doesn’t enroll you with any of the five plans. Since January 1, 2025, the plans have also covered most outpatient behavioral health, so therapists need contracts with the plans too. The same plans cover long-term care (MLTSS).",
    first:
      "Each member of the group signs the enrollment personally. You disclose the ownership of the practice on the state’s form (N.J.A.C. 10:49-3.2). Keep proof that you filed. If we must apply to a plan before the state has assigned its Medicaid number, we send that proof with the application.",
    dates: null,
    backdating:
      "We know of no rule under which Medicaid pays for visits before the enrollment. Book Medicaid members only after you have the state’s Medicaid number and the plan’s effective date.",
    form: "Physicians use the New Jersey Universal Physician Application, or CAQH instead (N.J.A.C. 11:24C-1).",
    sources: [
      "https://regulations.justia.com/states/new-jersey/title-10/chapter-49/subchapter-3/section-10-49-3-2",
      "https://medtrainer.com/blog/medical-credentialing-services-new-jersey",
      "https://www.nj.gov/humanservices/dmahs/info/resources/care/index.html",
      "https://pmgcredentialing.com/resources/insights/new-jersey-payer-enrollment-medicaid-mco-requirements-you-cant-ignore?hs_amp=true",
    ],
  },
  "new-mexico": {
    credentialedBy: "eachPlan",
    credentialing:
      "Turquoise Care, the state’s managed care program, has had four plans since July 1, 2024. Native American members choose whether to join a plan, and may change at any time. A practice that treats Native American members therefore also bills the state.",
    first:
      "Enroll with the state first. In the state’s provider participation agreement, choose managed care only, fee-for-service only, or both. After that, you may contract with one plan or with all plans (8.308.2.9 NMAC).",
    dates: null,
    backdating:
      "File no claim before the state has enrolled the provider (8.302.1.10 NMAC). That rule is about the claim and doesn’t set the effective date. Hold the claims until the state has enrolled the provider and has given the effective date in writing.",
    form: "Commercial plans use an application form that the superintendent of insurance has approved, one of at most two (N.M. Stat. 59A-47-49). You can also start by telling the plan that your form is ready online (13.10.28.11 NMAC).",
    sources: [
      "https://www.law.cornell.edu/regulations/new-mexico/N-M-Admin-Code-SS-8.302.1.10",
      "https://hca.nm.gov/turquoise-care",
      // This rule has been in force since July 1, 2026.
      "https://prod-rf-lambda.rtssaas.com/PublicFiles/d89c47bd0d70402dba89b03a22bda6d1/07f7cbd3-5a9f-469a-b9d1-e6248ad01133/8.308.2amend.html",
      "https://lawinsider.com/dictionary/turquoise-care",
      "https://instalawyer.io/laws/new-mexico-statutes/section-59a-47-49-provider-credentialing",
    ],
  },
  "new-york": {
    credentialedBy: "eachPlan",
    credentialing:
      "Each plan credentials separately. Fidelis serves the whole state. Healthfirst serves New York City and counties near it. MetroPlus serves New York City. Anthem, CDPHP, EmblemHealth, Excellus, Highmark, Independent Health, Molina, MVP and UnitedHealthcare serve parts of the state, and some of these serve New York City too. To treat members of managed long-term care plans, you need separate contracts.",
    areas: [
      [
        "Essential Plan",
        "This public coverage is for adults who don’t qualify for Medicaid. On July 1, 2026, New York was to lower the income limit from 250 to 200 percent of the federal poverty level. So check the coverage of patients who have had the Essential Plan.",
      ],
    ],
    first:
      "Open a NY.gov business account for the Provider Services Portal. The portal requires a two-factor login. Each user must also prove their identity once, with a photo. To send claims, you need an ETIN too. Request the ETIN after the approval.",
    dates:
      "The state must decide within 90 calendar days of receiving the application. It has 120 days if it writes to you by day 60. Days on which the state waits for your answer don’t count (18 NYCRR 504.4).",
    backdating:
      "The approval letter gives the effective date, so wait for the letter before you book Medicaid patients.",
    form: null,
    sources: [
      "https://www.emedny.org/PSP/",
      "https://itf.www.emedny.org/info/ProviderEnrollment/enrollguide.aspx",
      "https://regs.health.ny.gov/content/section-5044-duties-department",
      "https://acasignups.net/node/9603",
      "https://github.com/PolicyEngine/policyengine-us/pull/8350",
    ],
  },
  "north-carolina": {
    credentialedBy: "state",
    credentialing:
      "After the state’s decision, you contract with each plan. WellCare merged into Carolina Complete Health on April 1, 2026. A primary care practice also attests in NCTracks as an Advanced Medical Home, and the plans then pay it monthly fees.",
    areas: [
      [
        "Special plans",
        "The Tailored Plans cover members with complex behavioral needs and disabilities. Healthy Blue Care Together has covered children in foster care and their families since December 1, 2025.",
      ],
    ],
    first:
      "Enter the provider’s full legal name, with the middle name, because NCTracks withdraws an application without the full name. The provider signs through an emailed link. The state processes nothing before the provider has signed. The state charges $100 for an enrollment and for each reverification (N.C. Gen. Stat. 108C-2.1).",
    dates: "The state’s credentialing committee has met weekly since fall 2025.",
    backdating:
      "You may request an effective date up to 365 days in the past, or up to 90 days in the future. Each license must stay valid for at least 30 days after that date. The state considers a past date in three cases: there was an emergency, a patient was later found eligible for that date, or the provider gave necessary services while every credential was in force.",
    renewal: "If a license expires in NCTracks, the enrollment is suspended. Reverify the enrollment every five years.",
    form: "Commercial plans use the insurance department’s uniform application.",
    sources: [
      "https://network.carolinacompletehealth.com/merger.html",
      "https://medicaid.ncdhhs.gov/advanced-medical-home",
      "https://medicaid.ncdhhs.gov/providers/provider-enrollment/provider-credentialing/credentialing-committee/nc-medicaid-credentialing-committee-questions-and-answers",
      "https://medicaid.ncdhhs.gov/provider-enrollment-application",
      "https://ncmedsoc.org/starting-soon-changes-to-nctracks-effective-dates/",
      "https://medicaid.ncdhhs.gov/beneficiaries/children-and-families-specialty-plan",
      "https://www.nctracks.nc.gov/content/public/es/providers/faq-main-page/faqs-for-providerenrollment.html",
    ],
  },
  "north-dakota": {
    credentialedBy: null,
    credentialing:
      "The state itself pays for most members, and Noridian enrolls you for the state. Adults of the Medicaid expansion who are 21 or older are in a plan of Blue Cross Blue Shield of North Dakota (N.D. Cent. Code 50-24.1-37). Blue Cross credentials you separately, after the state has enrolled you.",
    first:
      "If a provider on the state’s list of enrolled providers joins a group, send Noridian only the affiliation form (SFN 1330). Every other provider applies in the state’s portal (MMIS), and sends Noridian the documents on its checklist for the type of provider. A group or a sole proprietor adds the IRS letter that shows the tax ID (CP 575 or 147C).",
    dates: null,
    backdating:
      "Choose the effective date in the application carefully. Medicaid denies claims for visits before that date, and doesn’t change the date after the approval. If you have already seen Medicaid patients, ask Noridian before you file how far back the date may be. For the expansion plan, we get Blue Cross’s effective date in writing.",
    renewal: "Send Noridian a copy of each renewed license and DEA registration.",
    form: null,
    sources: [
      "https://hhs.nd.gov/healthcare/medicaid/provider/enrollment-information",
      "https://www.bcbsnd.com/providers/news-resources/healthcare-news/credentialing-notices--incomplete-applications--retroactive-requ0",
      "https://hhs.nd.gov/healthcare/medicaid/provider/enrollment-information",
      "https://wixlib.com/document/32923_north-dakota-department-of-human-services-how-to-enroll.html", // April 29, 2021
      "https://pdfslide.us/documents/north-dakota-medicaid-group-provider-application-checklists-revision-6242020-jw.html",
    ],
  },
  ohio: {
    credentialedBy: "state",
    credentialing:
      "The state’s decision in PNM counts for all seven plans (OAC 5160-1-42). You still contract with each plan, and with OhioRISE for children’s behavioral health. MyCare Ohio, for people with both Medicare and Medicaid, has had four plans since January 2026: Anthem, Buckeye, CareSource and Molina.",
    first:
      "Each person who works in PNM needs an OH|ID login. The affiliation links a provider to the group that bills. The plans don’t receive the affiliation until someone has pressed both “Save” and “Submit for Review.”",
    dates: null,
    backdating:
      "If you ask, the state can backdate an enrollment by up to 365 days (OAC 5160-1-17.4). To treat members of a plan, you need the state’s enrollment too, but your contract with the plan decides from which day the plan pays.",
    renewal:
      "Medicaid’s provider agreements last three or five years. The state sends four notices, the first of them 120 days before an agreement ends.",
    form: "The form is CAQH’s. Commercial and dental plans use it too (Ohio Rev. Code 3963.05).",
    sources: [
      "https://managedcare.medicaid.ohio.gov/managed-care/centralized-credentialing",
      "https://codes.ohio.gov/ohio-administrative-code/rule-5160-1-42",
      // It gives the 365 days to new providers.
      "https://medicaid.ohio.gov/resources-for-providers/enrollment-and-support/provider-enrollment/support/",
      // The 120 days, 2024, beside the rule’s own 90 (regulations.justia.com, section-5160-1-17-4)
      "https://newhamstore.com/article/resources-for-providers/2374",
    ],
  },
  oklahoma: {
    credentialedBy: null,
    credentialing:
      "The three SoonerSelect plans credential providers by one process, which the Health Care Authority sets (56 O.S. 4002.4). You sign a separate contract with each plan. Only Oklahoma Complete Health covers foster children. American Indian and Alaska Native members choose whether to join a plan. Members who are aged, blind or disabled aren’t in a plan. The state covers them itself.",
    first:
      "Sign two contracts with the Health Care Authority, one for the group and one for the provider. A primary care provider who treats fee-for-service members also signs the SoonerCare Choice addendum (OAC 317:25-7-5). For each new contract and each renewal, you make an attestation on abortion-related activities in the provider portal (Executive Order 2025-16, reissued on January 15, 2026).",
    dates: null,
    backdating:
      "Don’t see SoonerCare patients until both contracts with the Health Care Authority are active. Before you see members of a SoonerSelect plan, wait for that plan’s effective date too.",
    renewal:
      "All of the Health Care Authority’s contracts with physicians expire on the same date, no matter when they were signed. We ask the Authority for that date before you sign.",
    form: "Plans use Oklahoma’s uniform credentialing application.",
    sources: [
      "https://www.oklahoma.gov/ohca/soonerselect/about.html",
      "https://law.cornell.edu/regulations/oklahoma/OAC-317-25-7-5",
      "https://oklahoma.gov/ohca/soonerselect/choice-counseling/faqs.html",
      "https://print.casetext.com/statute/oklahoma-statutes/title-56-poor-persons/chapter-21-eligibility-for-public-services/section-40024-network-adequacy-standards-for-contracted-entities",
      "https://medtrainer.com/blog/medical-credentialing-services-in-oklahoma",
      "https://oklahoma.gov/ohca/policies-and-rules/xpolicy/medical-providers-fee-for-service/individual-providers-and-specialties/clinic-services/eligible-providers.html",
      "https://content.govdelivery.com/accounts/OKHCA/bulletins/406529b?reqfrom=share",
      "https://content.govdelivery.com/accounts/OKHCA/bulletins/3c7cf80",
    ],
  },
  oregon: {
    credentialedBy: "eachPlan",
    credentialing:
      "Each coordinated care organization (CCO) serves certain counties, and credentials separately after the Oregon Health Authority has enrolled you. Ask each CCO to confirm your county for 2027. For members with an open card (members without a CCO), you bill the state.",
    areas: [
      [
        "CCOs around Portland",
        "Health Share and Trillium. To join Health Share, contract with one of its partners, such as CareOregon, Kaiser, OHSU or Providence. PacificSource left Health Share on January 1, 2026.",
      ],
      [
        "CCOs in the west",
        "Lane County has Trillium. Benton, Lincoln and Linn counties have InterCommunity. Marion and Polk counties have PacificSource. Yamhill County has Yamhill Community Care. The north coast has Columbia Pacific.",
      ],
      [
        "CCOs in the south",
        "Jackson County has AllCare and Jackson Care Connect. Josephine County has AllCare. Curry County has AllCare and Advanced Health. Coos County has Advanced Health. Douglas County has Umpqua. Klamath County has Cascade, with PacificSource in its north.",
      ],
      [
        "CCOs in the center and east",
        "Central Oregon and the Gorge have PacificSource. The east has the Eastern Oregon CCO.",
      ],
    ],
    first:
      "An organization files the forms OHA 3972, 3974 and 3975. For each provider for whom it bills, the organization adds the forms OHP 3113 and OHA 3975. The state then lists the provider as “non-payable”, because the state pays the organization. A provider who bills alone files the forms OHA 3972 and 3975.",
    dates: null,
    // We know this rule from practice, not from its text.
    backdating:
      "If you ask, the state can set the start of the enrollment up to one year earlier, to a day on which you already met all requirements (OAR 410-120-1260).",
    form: "Plans and hospitals use the Oregon Practitioner Credentialing Application.",
    sources: [
      "https://www.oregon.gov/oha/OHP/Providers/Pages/Enroll.aspx",
      "https://oregon.gov/oha/hsd/ohp/pages/provider-enroll.aspx?wp2488=p%3A3",
      "https://www.wweek.com/news/health/2025/11/06/careoregon-to-add-legacy-medical-group-to-network/",
      "https://www.klcc.org/health-medicine/2025-09-20/pacificsource-mulls-pullout-from-serving-low-income-oregon-health-plan-in-lane-county",
      "https://brightgram.com/eugene-or/8991719/trillium-commits-to-close-gap-for-thousands-of-incoming-members-who-have-out-of-network-providers",
    ],
  },
  pennsylvania: {
    credentialedBy: "eachPlan",
    credentialing:
      "Physical health plans contract by zone, and behavioral health plans contract by county. Community HealthChoices covers adults who also have Medicare or who need long-term services.",
    areas: [
      [
        "Community HealthChoices",
        "Contract with its three plans: AmeriHealth Caritas or Keystone First, PA Health & Wellness, and UPMC. The state had also chosen Aetna and Health Partners. In spring 2026 the Commonwealth Court canceled that choice, and the three contracts were expected to stay until the state chooses again.",
      ],
    ],
    first:
      "Your PROMISe number has 13 digits. Nine identify you, and four identify the service location. Enroll every service location. At each location, every provider assigns fees to the group. The group’s record of that location needs a street address. It must also have the same provider type as the provider’s record.",
    dates: null,
    backdating:
      "The application asks for the effective date that you want. Enter the provider’s first day of work. The state may set another date, so hold the claims for visits before the approval until the state’s notice gives the date.",
    renewal:
      "Each service location is revalidated every five years. Look up the date in PROMISe, and apply at least 60 days before it.",
    form: null,
    sources: [
      "https://promise.dhs.pa.gov/portal/provider/Home/tabid/135/Default.aspx",
      "https://www.pa.gov/en/agencies/dhs/newsroom/agreement-negotiations-for-community-healthchoices-program-re-pr.html",
      "https://www.paproviders.org/pa-commonwealth-court-invalidates-dhs-chc-procurement", // April 3, 2026
      "https://phlp.org/en/news/dhs-announces-community-healthchoices-plan-selections",
      "https://www.dhs.pa.gov/provider/providerenrollmentandscreeningrequirementsoftheaffordablecareact/",
      "https://www.porh.psu.edu/400000-patients-impacted-healthchoices/",
      // on who left which zone on September 1, 2022
      "https://pa-acp.org/august-16-deadline-for-ma-plan-signups/",
      "https://www.phlp.org/en/news/department-of-human-services-announces-health-plans-selected-for-healthchoices-program-and-some-plans-protest",
      "https://docplayer.net/amp/172135-Instructions-for-completion-of-pennsylvania-promise-provider-enrollment-base-application.html",
    ],
  },
  "rhode-island": {
    credentialedBy: null,
    credentialing:
      "The contracts of Neighborhood, Tufts and UnitedHealthcare ran to June 30, 2026, and we couldn’t confirm the contracts since then. Before we file with a plan, we ask the state which plans have a contract now. Begin with the plans that your patients’ cards name.",
    first:
      "Enroll with the state in the Rhode Island Healthcare Portal. To add an attending provider to an enrolled group, send the state’s paper form. A plan may contract for at most 120 days with a provider whom the state hasn’t enrolled yet (42 CFR 438.602).",
    dates: null,
    backdating:
      "The state can backdate the enrollment only to the first day of the month in which it approves the enrollment.",
    form: null,
    sources: [
      "https://usnewsandbusiness.com/?p=78666",
      "https://worldlybuzz.com/unitedhealthcare-neighborhood-health-plan-win-rhode-island-medicaid-contract",
      "https://eohhs.ri.gov/providers-partners/provider-enrollment",
    ],
  },
  "south-carolina": {
    credentialedBy: "eachPlan",
    credentialing:
      "Each of the five plans credentials separately. Since January 1, 2026 the plans also cover the medical care of three groups of adults: those who also have Medicare, those in a nursing facility, and those in the HIV/AIDS, Mechanical Ventilator Dependent or Community Choices waiver. For the facility’s and the waiver’s own services, you still bill the state.",
    first:
      "The online application gives you a Reference ID, and the 30 days for the application begin then. Keep the Reference ID. You need it to return to the application and, after the approval, to change the record.",
    dates: null,
    backdating:
      "The state sends an official notice of enrollment, so book Medicaid patients only after you have it. Ask the state for the effective date in writing, and each plan for its own.",
    form: "First Choice accepts the CAQH application, but First Choice also asks for documents that CAQH doesn’t hold. A CAQH record alone doesn’t start First Choice’s credentialing.",
    sources: [
      "https://www.scdhhs.gov/partners/managed-care/managed-care-carve",
      "https://providerservices.scdhhs.gov/ProviderEnrollmentWeb/",
      "https://www.scdhhs.gov/providers/become-provider",
      "https://selecthealthofsc.com/provider/resources/credentialing.aspx",
    ],
  },
  "south-dakota": {
    credentialedBy: "noPlans",
    credentialing:
      "The state pays claims itself. The state must have a claim within six months after the month of the visit (ARSD 67:16:35:04). Many members must have a primary care provider, who refers them for most other care. To be a primary care provider, sign the addendum to the provider agreement. If you only order, refer or prescribe, South Dakota enrolls you in a shorter process when a claim names you.",
    first:
      "Complete the record and send the documents within 30 days of the first entry in the Provider Enrollment Portal, or the state denies the application. Send the documents by email, and write your NPI in the text of the email.",
    dates: "Allow 45 days for the enrollment. The state works on applications in the order in which they arrive.",
    backdating:
      "The state doesn’t backdate. The provider agreement takes effect when the state has approved and signed it. Visits before that date can’t be billed (ARSD 67:16:33:02). Schedule Medicaid patients after that date.",
    form: null,
    sources: [
      "https://dss.sd.gov/medicaid/providers/enrollment/enrollment.aspx",
      "https://dss.sd.gov/medicalservices/managedcare/stateplan/supplement5.asp",
      "https://sdlegislature.gov/api/Rules/Rule/67:16:35.html?all=true",
      "https://casetext.com/regulation/south-dakota-administrative-rules/title-67-department-of-social-services/article-6716-covered-medical-services/chapter-671635-claims/section-67163504-time-limits-for-submission-of-claims",
    ],
  },
  tennessee: {
    credentialedBy: "eachPlan",
    credentialing:
      "Each of the three plans credentials separately and serves the whole state (all three Grand Divisions). The same plans run long-term care (CHOICES and ECF CHOICES). BlueCross runs TennCareSelect, which covers children in state custody.",
    first:
      "Authorize TennCare in CAQH. Each provider registers with TennCare through CAQH. NPs and PAs must register too, because claims carry their own NPI. An error in the CAQH data holds up the TennCare ID until you correct the error. TennCare tells you about errors by email.",
    // We know A.2.11 of the contractor risk agreement from practice, not from its text.
    dates:
      "A plan’s contract with TennCare gives the plan 30 calendar days to decide and load you. The 30 days begin when the plan has the complete application and your signed provider agreement, so return the agreement with the application.",
    backdating:
      "Book TennCare patients after the plan’s effective date, and get that date in writing. The row “Medicaid plans” gives the one exception.",
    form: null,
    sources: [
      "https://tcmisweb.tenncare.tn.gov/tcmis/tennessee",
      "https://www.tnmed.org/TMA/News_and_Media/News/TennCare_Requires_More_Providers_to_Register.aspx",
      "https://vdocument.in/id-and-instruct-the-provider-on-what-the-next-steps-are-2019-03-29-id-and-instruct.html",
    ],
  },
  texas: {
    credentialedBy: "sharedCvo",
    credentialing:
      "Verisys verifies providers for every Medicaid plan, but each plan decides, so ask each plan for a contract. You can file the credentialing tab in PEMS together with the enrollment, or later as a maintenance request. A plan’s contract may cover only some of the four programs: STAR for families, STAR+PLUS for adults with disabilities, STAR Kids for children with disabilities, and STAR Health for foster children, which only Superior runs.",
    first: "Many types of provider enroll in Medicare before they enroll in PEMS.",
    medicareFirst: true,
    // tmhp.com, December 16, 2024
    dates: "Submit a request in PEMS within 180 days of starting it, or PEMS closes it.",
    // The 95 days: law.cornell.edu, 1 TAC 354.1003(a)(3). We know the 365 days from practice, not from its text.
    backdating:
      "If the state’s effective date for you is in the past, you can bill visits since that date. Send those claims within 95 days of the day on which the state issues your provider number, and within 365 days of the visit (1 TAC 354.1003). A Medicaid plan pays from the effective date in its own contract.",
    form: "The Texas Standardized Credentialing Application, which the insurance department prescribes for plans and hospitals.",
    sources: [
      "https://www.hhs.texas.gov/services/health/medicaid-chip/medicaid-chip-members/star-medicaid-managed-care-program",
      "https://texas-mco-directory.webflow.io/credentialing",
      "https://www.texaschildrenshealthplan.org/es/node/8841",
      "https://texaschildrenshealthplan.org/news/provider-alert/pems-requests-must-be-submitted-within-180-calendar-days-their-creation-date",
    ],
  },
  utah: {
    credentialedBy: "eachPlan",
    credentialing:
      "Molina and Select Health credential separately. University of Utah Health Plans credentials for Healthy U and Health Choice Utah at the same time. In 13 counties, a member must choose a plan. In the other 16 counties, a member may stay without a plan, and the state itself pays you. The county’s prepaid mental health plan runs behavioral health. Expansion adults in Salt Lake, Utah, Davis, Weber and Washington counties have an integrated plan for medical and behavioral care.",
    first:
      "Create your record in PRISM, which needs a two-factor login. Every Medicaid plan requires you to be enrolled with the state (42 CFR 438.602).",
    // its credentialing office, June 24, 2026, in a practice's public notes
    dates: "In June 2026, University of Utah Health Plans said that its credentialing takes about six weeks.",
    backdating:
      "The state pays only for services on days when you are enrolled, so request the start date that you need when you enroll.",
    form: null,
    sources: [
      "http://utrules.elaws.us/uac/r414-23",
      "https://medicaid.utah.gov/managed-care",
      "https://legalclarity.org/which-medicaid-plan-is-best-in-utah",
      "https://www.naacos.com/medicaid-acos-utah",
      "https://oig.utah.gov/?p=645",
      "https://selecthealth.org/providers/behavioral-health/eligibility",
    ],
  },
  vermont: {
    credentialedBy: "noPlans",
    credentialing:
      "Gainwell takes your enrollment for the Department of Vermont Health Access, which runs Medicaid. Gainwell checks each license against the state’s records and writes to you before the license expires. OneCare Vermont, the accountable care organization, ended on December 31, 2025, so an agreement with OneCare no longer counts. A primary care practice can join the Blueprint for Health, through which Medicaid and insurers pay medical homes.",
    first: "The group and each clinician enroll online, in the Provider Management Module (linked on vtmedicaid.com).",
    dates: null,
    backdating: null,
    form: "CAQH’s application, which the state prescribes for plans and hospitals (18 V.S.A. 9408a).",
    sources: [
      "https://vermont.hppcloud.com/",
      "https://fac.procurementexpress.com/caps?category=Eligibility&page=161&page_size=25",
      "https://vahhs.org/vahhs-updates/3l8yt9j2egwl2hl-b87gh-h8hsx-gy64h-jl3eh-xegw8-pssm8-ey8kb",
    ],
  },
  virginia: {
    credentialedBy: "eachPlan",
    credentialing:
      "In PRSS, the Provider Services Solution, name the plans that you want to join. After the state has enrolled you, it forwards the application to those plans, and each plan credentials separately. Nobody may bill a plan before the enrollment. Humana has had a contract since July 1, 2025, and Molina no longer has one.",
    first:
      "For each service location, use a provider type, a specialty and a taxonomy code that match each other. Even for a small error, the state sends the application back as a “return to provider.”",
    dates: null,
    backdating:
      "If you need an earlier effective date, request it in writing when you enroll. After that, email the request to Gainwell, which runs PRSS for the state.",
    form: null,
    sources: [
      "https://vamedicaid.dmas.virginia.gov/manual-chapters/provider-participation-requirements-hospital?manual_id=17875",
      "https://vamedicaid.dmas.virginia.gov/manual-chapters/provider-participation-requirements-pp?manual_id=18174",
      "https://public.providerexpress.com/content/ope-provexpr/us/en/Top-of-Mind/2025/May/Southeast/May-VAMedicaidCrisis.html",
      "https://vitalhealthservice.com/virginia-medicaid-provider-enrollment/",
    ],
  },
  washington: {
    credentialedBy: "eachPlan",
    credentialing:
      "There are five plans, but not all of them serve every region. The state’s service area map (hca.wa.gov) lists the plans of your county. Each plan makes its own decision, for medical and behavioral care alike. Only Coordinated Care covers foster children. For dental and long-term care, you bill the state in ProviderOne.",
    first:
      "The group signs the state’s Core Provider Agreement first. Then each of its providers enrolls in ProviderOne as a servicing provider and names the group as the billing provider. If a step is missing, the state denies the application. In ProviderOne, physicians, NPs, PAs and dentists also join the network of Labor & Industries (L&I). A provider outside that network can treat an injured worker only once.",
    dates: null,
    backdating:
      "When you file, request the effective date that you need. Since April 2024, the state’s rule lets the state backdate an enrollment to match the contract and the first visits (WAC 182-502-0005).",
    form: "The Washington Practitioner Application. ProviderSource fills it from your record.",
    sources: [
      "https://www.hca.wa.gov/billers-providers-partners/become-apple-health-provider/enroll-health-care-professional-practicing-under-group-or-facility",
      "https://lawfilesext.leg.wa.gov/law/wsr/2024/09/24-09-044.htm",
      "https://lni.wa.gov/patient-care/provider-accounts/become-a-provider",
      "https://www.hca.wa.gov/free-or-low-cost-health-care/apple-health-medicaid-coverage/apple-health-managed-care",
    ],
  },
  "west-virginia": {
    credentialedBy: "eachPlan",
    credentialing:
      "There are four plans, all statewide. Highmark Health Options was the last to join, in August 2024. Each plan credentials separately. Children in foster care are in Mountain Health Promise, which only Aetna runs.",
    first:
      "Gainwell takes the application for the state. Enroll every prescriber, even a prescriber who never bills, because Medicaid pays a pharmacy only for prescriptions of enrolled prescribers. Federal law lets a plan contract for at most 120 days with a provider whom the state hasn’t enrolled yet (42 CFR 438.602).",
    dates: null,
    backdating:
      "Book Medicaid patients after the state’s approval. We found no rule that Medicaid pays for earlier visits. A Medicaid plan may sign a contract before that approval, so we ask each plan whether it does, and get its effective date in writing.",
    form: "The state’s uniform credentialing form, for hospitals and plans alike. You can fill in the form with data from CAQH, but you must send the state’s own form.",
    sources: [
      "https://www.wvinsurance.gov/Uniform-Credentialing",
      "https://www.mmitnetwork.com/aishealth/health-plan-weekly/with-west-virginia-medicaid-plan-highmark-hopes-to-fight-appalachian-fatalism/",
      "https://casetext.com/regulation/west-virginia-administrative-code/agency-64-health/title-64-legislative-rule-department-of-health-and-human-resources-bureau-for-public-health/series-64-89b-credentialing-verification-organization/section-64-89b-4-duties-and-timelines-of-the-credentialing-verification-organization",
      "https://chip.wv.gov/PROVIDERS/Pages/default.aspx",
    ],
  },
  wisconsin: {
    credentialedBy: "eachPlan",
    credentialing:
      "Each BadgerCare Plus HMO credentials separately. SSI Medicaid has its own list of HMOs, so ask for both contracts. Long-term care (Family Care) is separate. Since January 1, 2026, Family Care’s providers also enroll in the ForwardHealth Portal.",
    first:
      "Report the link between the group and each clinician twice. The group names the clinician in its record, and the clinician names the group, because ForwardHealth doesn’t copy the link from one record to the other.",
    // the ForwardHealth handbook, as it is known in the field
    dates:
      "ForwardHealth says that it usually decides within 10 business days of a complete application, and in 60 days at most.",
    backdating:
      "If every document arrives within 30 calendar days, the earliest effective date is the day on which you submit the online application. If any document arrives later, the effective date is the day on which the last document arrives.",
    renewal: "Revalidate every three years, not every five.",
    form: null,
    sources: [
      "https://www.forwardhealth.wi.gov/WIPortal/Subsystem/Certification/EnrollmentCriteria.aspx?topic=10",
      "https://www.forwardhealth.wi.gov/WIPortal/Subsystem/Certification/EnrollmentCriteria.aspx?topic=202",
      "https://www.forwardhealth.wi.gov/WIPortal/Subsystem/Certification/RevalidationHome.aspx",
      "https://dhs.wisconsin.gov/familycare/mcos/financialsummaries.htm",
    ],
  },
  wyoming: {
    credentialedBy: "noPlans",
    credentialing: "There are no managed care plans.",
    first: "Apply in Discover Your Provider. Use wyomingmedicaid.com for claims and eligibility.",
    dates: "The state must decide within 30 days after it has the last document, so send all of the documents at once.",
    backdating:
      "In the application, name the effective date that you want. The state may then pay for services that you provided before its approval, if the services met Medicaid’s other rules (Wyoming Medicaid Rules, chapter 3, section 5).",
    form: null,
    sources: [
      "https://regulations.justia.com/states/wyoming/agency-048/sub-agency-0037/chapter-3/section-3-5",
      "https://wyomingmedicaid.com/portal/Wyoming_BMS",
    ],
  },
};
