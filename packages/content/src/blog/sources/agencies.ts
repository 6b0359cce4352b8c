import { known, read } from "./source.ts";

export const agency = {
  cgsMoratorium: read(
    "2026-11-21",
    "HHA & Hospice Enrollment Moratorium, May 19, 2026",
    "CGS Medicare",
    "https://cgsmedicare.com/hhh/pubs/news/2026/05/news-203224.html",
  ),
  cmsEnrollmentProposal2027: read(
    "2026-11-21",
    "CY 2027 Home Health PPS Proposed Rule Fact Sheet (CMS-1844-P)",
    "Centers for Medicare & Medicaid Services",
    "https://www.cms.gov/newsroom/fact-sheets/calendar-year-cy-2027-home-health-prospective-payment-system-proposed-rule-fact-sheet-cms-1844-p",
  ),
  cmsEnrollmentRule2026: read(
    "2026-11-21",
    "CY 2026 Home Health PPS Final Rule Fact Sheet (CMS-1828-F)",
    "Centers for Medicare & Medicaid Services",
    "https://www.cms.gov/newsroom/fact-sheets/calendar-year-cy-2026-home-health-prospective-payment-system-final-rule-cms-1828-f",
  ),
  cmsForms: known(
    "Enrollment applications (CMS-855 forms)",
    "Centers for Medicare & Medicaid Services",
    "https://www.cms.gov/medicare/enrollment-renewal/providers-suppliers/chain-ownership-system-pecos/enrollment-applications",
  ),
  cmsRevalidationList: known(
    "Medicare Revalidation List",
    "Centers for Medicare & Medicaid Services",
    "https://data.cms.gov/tools/medicare-revalidation-list",
  ),
  cmsPecos: known(
    "PECOS, Provider Enrollment, Chain, and Ownership System",
    "Centers for Medicare & Medicaid Services",
    "https://pecos.cms.hhs.gov/",
  ),
  deaDiversion: known(
    "Diversion Control Division",
    "Drug Enforcement Administration",
    "https://www.deadiversion.usdoj.gov/",
  ),
  fcsoLifeCycle: read(
    "2026-11-21",
    "Life cycle of an enrollment application",
    "First Coast Service Options",
    "https://medicare.fcso.com/enrollment/life-cycle-enrollment-application",
  ),
  fcsoTimes: read(
    "2026-11-21",
    "CMS timeframes for processing CMS-855 forms",
    "First Coast Service Options",
    "https://medicare.fcso.com/PE_Applications_and_forms/0506169.asp",
  ),
  fcsoRevalidation: read(
    "2026-11-21",
    "Revalidation overview",
    "First Coast Service Options",
    "https://medicare.fcso.com/enrollment/revalidation-overview",
  ),
  fcsoSubstitutes: read(
    "2026-11-21",
    "Reciprocal billing and fee-for-time compensation arrangements",
    "First Coast Service Options",
    "https://medicare.fcso.com/Billing_news/0505555.asp",
  ),
  hrsaCoverage: read(
    "2026-11-21",
    "Coverage Verification & Claims History under the Federal Tort Claims Act",
    "Health Resources and Services Administration",
    "https://bphc.hrsa.gov/initiatives/ftca/coverage-verification-claims-history",
  ),
  hhsTracking: known(
    "Use of Online Tracking Technologies by HIPAA Covered Entities and Business Associates",
    "U.S. Department of Health and Human Services",
    "https://www.hhs.gov/hipaa/for-professionals/privacy/guidance/hipaa-online-tracking/index.html",
  ),
  irsW9: known(
    "About Form W-9, Request for Taxpayer Identification Number and Certification",
    "Internal Revenue Service",
    "https://www.irs.gov/forms-pubs/about-form-w-9",
  ),
  noridianEnroll: read(
    "2026-11-21",
    "Enroll in Medicare, JE Part B",
    "Noridian Healthcare Solutions",
    "https://med.noridianmedicare.com/web/jeb/enrollment/enroll",
  ),
  noridianSubstitutes: read(
    "2026-11-21",
    "Fee-for-Time Compensation Arrangements and Reciprocal Billing",
    "Noridian Healthcare Solutions",
    "https://med.noridianmedicare.com/es/web/jeb/specialties/locum-tenens-and-reciprocal-billing",
  ),
  npdbGuidebook: read(
    "2026-11-21",
    "NPDB Guidebook, chapter D: Queries",
    "Health Resources and Services Administration",
    "https://npdb.hrsa.gov/guidebook/DOverview.jsp",
  ),
  npdbHospitals: read(
    "2026-11-21",
    "Hospitals and the NPDB",
    "Health Resources and Services Administration",
    "https://www.npdb.hrsa.gov/orgs/hospitals.jsp",
  ),
  npdbQuestions: read(
    "2026-11-21",
    "NPDB Guidebook, Q&A: Queries",
    "Health Resources and Services Administration",
    "https://www.npdb.hrsa.gov/guidebook/DQA.jsp",
  ),
  npdbSelfQuery: known(
    "Self-Query",
    "Health Resources and Services Administration",
    "https://www.npdb.hrsa.gov/ext/selfquery/SQHome.jsp",
  ),
  npdbSharing: read(
    "2026-11-21",
    "When Can Query Responses Be Shared Within a Health Care System?",
    "Health Resources and Services Administration",
    "https://www.npdb.hrsa.gov/qa/policy9.jsp",
  ),
  npdbSurveys: read(
    "2026-11-21",
    "Querying webcast, questions and answers",
    "Health Resources and Services Administration",
    "https://www.npdb.hrsa.gov/community_n_education/webcasts/queryWebcast.jsp",
  ),
  nppes: known("NPPES NPI Registry", "Centers for Medicare & Medicaid Services", "https://npiregistry.cms.hhs.gov/"),
  oigBulletin: known(
    "Special Advisory Bulletin on the Effect of Exclusion, May 8, 2013",
    "HHS Office of Inspector General",
    "https://oig.hhs.gov/exclusions/files/sab-05092013.pdf",
  ),
  oigExclusions: known("Exclusions Program", "HHS Office of Inspector General", "https://oig.hhs.gov/exclusions/"),
  palmettoSubstitutes: read(
    "2026-11-21",
    "Fee-For-Time Compensation Arrangements (Formerly Locum Tenens Arrangements)",
    "Palmetto GBA",
    "https://www.palmettogba.com/palmetto/jjb.nsf/DID/8EEL781158",
  ),
  palmettoSubstituteAnswers: read(
    "2026-11-21",
    "Fee-For-Service Time Compensation, questions and answers, December 2, 2024",
    "Palmetto GBA",
    "https://www.palmettogba.com/palmetto/jjb.nsf/DID/1N9J09DXTU",
  ),
  sam: known("SAM.gov, System for Award Management", "General Services Administration", "https://sam.gov/"),
};
