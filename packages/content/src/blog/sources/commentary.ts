import { read } from "./source.ts";

/**
 * Secondary sources: law firms, consultants, trade press. Used where a rule's text alone does not answer the question.
 */
export const commentary = {
  pecosMigration: read(
    "2026-11-23",
    "April 2026 Medicare update: PECOS migration, CMS-855 form changes",
    "PACCS",
    "https://paccs.us/blog/april-2026-medicare-update-pecos-migration-cms-855-form-changes-explained",
  ),
  pecosContracts: read(
    "2026-11-23",
    "CMS scraps contracts to upgrade online Medicare system, March 2025",
    "Fierce Healthcare",
    "https://www.fiercehealthcare.com/providers/cms-scraps-contracts-upgrade-online-medicare-system-hands-over-control-doge",
  ),
  medicaidRevalidation2026: read(
    "2026-11-23",
    "Swift revalidation of high-risk Medicaid providers, July 3, 2026",
    "Defacto Health",
    "https://defacto.health/2026/07/03/swift-revalidation-of-high-risk-medicaid-providers-national-directory-and-payer-apis/",
  ),
  medicaidRevalidationLetter: read(
    "2026-11-23",
    "Medicaid provider revalidation: a critical moment for program integrity, April 2026",
    "Gainwell Technologies",
    "https://www.gainwelltechnologies.com/?p=10563",
  ),
  androsApplication: read(
    "2026-11-21",
    "What Makes a Credentialing Application Compliant",
    "andros",
    "https://support.andros.co/hc/en-us/articles/360040660892-What-Makes-a-Credentialing-Application-Compliant",
  ),
  bakerDonelsonMoratorium: read(
    "2026-11-21",
    "CMS Imposes Six-Month Moratorium on Medicare Enrollment of DMEPOS Suppliers",
    "Baker Donelson",
    "https://www.bakerdonelson.com/cms-imposes-six-month-moratorium-on-medicare-enrollment-of-dmepos-suppliers",
  ),
  bluePeakNcqa: read(
    "2026-11-21",
    "2026 NCQA Health Plan Accreditation Changes",
    "BluePeak Advisors",
    "https://bluepeakadvisors.com/2026-ncqa-health-plan-accreditation-changes/",
  ),
  caqhRenamed: read(
    "2026-11-21",
    "CAQH Is Now DataSpring",
    "ImmediCare Solutions",
    "https://immedicaresolutions.com/resources/caqh-dataspring-120-day-rule",
  ),
  chapAccreditation: read(
    "2026-11-21",
    "CMS Posts DME Provider Provision Summary",
    "CHAP",
    "https://chapinc.org/blog-news/cms-posts-dme-provider-provision-summary",
  ),
  directoryAttestation: read(
    "2026-11-21",
    "MPF Provider Directory: A Separate 2026 Deadline for Medicare Advantage Plans",
    "Health Samurai",
    "https://www.health-samurai.io/articles/mpf-provider-directory-medicare-advantage-cms-4208-f2",
  ),
  directoryPhases: read(
    "2026-11-21",
    "CMS-4208-F2: What Medicare Advantage Plans Must Do Before October 2026",
    "Atlas Systems",
    "https://www.atlassystems.com/blog/cms-4208-f2-provider-directory-requirements",
  ),
  homeCareAccreditation: read(
    "2026-11-23",
    "Understanding CMS’ New Accreditation Rules",
    "HomeCare",
    "https://www.homecaremag.com/cmsmedicare-competitive-bidding-health-care/february-2026/understanding-cms-new-accreditation-rules",
  ),
  hallRenderProposal: read(
    "2026-11-21",
    "CMS Proposes Significant Changes Impacting Provider Enrollment, July 2, 2026",
    "Hall Render",
    "https://hallrender.com/2026/07/02/cms-proposes-significant-changes-impacting-provider-enrollment-including-provider-supplier-billing-privileges/",
  ),
  hmeNewsReview: read(
    "2026-11-23",
    "CMS, NPE contractors implement enrollment changes",
    "HME News",
    "https://www.hmenews.com/article/cms-npe-contractors-implement-enrollment-changes",
  ),
  hortySpringerTerms: read(
    "2026-11-21",
    "Question of the Week: three-year appointment terms",
    "Horty Springer",
    "https://www.hortyspringer.com/question-of-the-week/page/72/",
  ),
  hortySpringerIntegrity: read(
    "2026-11-21",
    "Question of February 27, 2025: NCQA’s new Information Integrity standard",
    "Horty Springer",
    "https://hortyspringer.com/uncategorized/february-27-2025",
  ),
  imlc2026: read(
    "2026-11-21",
    "IMLC 2026 Update: North Carolina Joins",
    "Caliber",
    "https://calibercred.com/blog/imlc-2026-update-north-carolina-joins-bringing-the-compact-to-43-states",
  ),
  mcGuireWoodsOwnership: read(
    "2026-11-21",
    "New CMS Rules Are Reshaping DMEPOS Deals",
    "McGuireWoods",
    "https://www.mcguirewoods.com/client-resources/alerts/2026/2/new-cms-rules-are-reshaping-dmepos-deals/?post_id=101800",
  ),
  namssGateway: read(
    "2026-11-21",
    "NCQA’s 2025 Credentialing Standard Changes, May 21, 2025",
    "NAMSS Gateway",
    "https://www.namssgateway.org/Article/ncqas-2025-credentialing-standard-changes",
  ),
  moratoriumAppliesTo: read(
    "2026-11-21",
    "CMS’s New DMEPOS Enrollment Moratorium: What Suppliers Need to Know",
    "The National Law Review",
    "https://natlawreview.com/article/cmss-new-dmepos-enrollment-moratorium-what-suppliers-need-know",
  ),
  proskauerTracking: read(
    "2026-11-21",
    "HHS-OCR Withdraws Appeal Following Unlawful Declaration of Online Tracking Bulletin",
    "Proskauer",
    "https://privacylaw.proskauer.com/2024/09/articles/hipaa-1/hhs-ocr-withdraws-appeal-following-unlawful-declaration-of-online-tracking-technologies-bulletin/",
  ),
  trackingAppeal: read(
    "2026-11-21",
    "OCR Files Notice of Appeal in Online Tracking Technologies Case",
    "The National Law Review",
    "https://natlawreview.com/article/ocr-files-notice-appeal-online-tracking-technologies-case",
  ),
  retroactiveRevocation: read(
    "2026-11-21",
    "Medicare’s New Enrollment, Reporting, and Oversight Landscape for 2026",
    "Mondaq",
    "https://webiis08.mondaq.com/unitedstates/healthcare/1724252/medicares-new-enrollment-reporting-and-oversight-landscape-what-providers-and-suppliers-need-to-know-for-2026",
  ),
  ropesMoratoria: read(
    "2026-11-21",
    "Nationwide Moratoria on Hospice and Home Health Agency Enrollments: Key FAQs",
    "Ropes & Gray",
    "https://www.ropesgray.com/en/insights/alerts/2026/05/cms-announces-nationwide-moratoria-on-hospice-and-home-health-agency-medicare-enrollments",
  ),
  telehealthAct: read(
    "2026-11-21",
    "Another Lifeline for Medicare Telehealth Flexibilities, February 3, 2026",
    "The National Law Review",
    "https://natlawreview.com/article/continuing-appropriations-act-2026-another-lifeline-medicare-telehealth",
  ),
  trubridgeAct2026: read(
    "2026-11-21",
    "Consolidated Appropriations Act 2026: Key Health Policy Updates for Hospitals and Providers",
    "TruBridge",
    "https://trubridge.com/resources/consolidated-appropriations-act-2026-key-health-policy-updates-for-hospitals-and-providers",
  ),
  w9Draft: read(
    "2026-11-21",
    "IRS Draft Form W-9 (Jan. 2026): Highlights and Impacts",
    "Information Reporting Solutions",
    "https://www.inforeportingsolutions.com/blog-2-1/irsdraftform-w9-2026",
  ),
};
