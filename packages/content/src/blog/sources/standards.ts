import { known, read } from "./source.ts";

export const standard = {
  adjustmentCodes: known("Claim Adjustment Reason Codes", "X12", "https://x12.org/codes/claim-adjustment-reason-codes"),
  amaReappointment: read(
    "2026-11-21",
    "The Joint Commission Announces Change in Reappointment/Re-Privileging Timelines",
    "American Medical Association",
    "https://amacredentialingservices.org/industry-news/joint-commission-reappointment-timeline-changes",
  ),
  caqh: known("Provider Data Portal", "CAQH", "https://proview.caqh.org/Login"),
  imlc: known("Interstate Medical Licensure Compact", "IMLC Commission", "https://imlcc.com/"),
  jointCommissionPeers: read(
    "2026-11-21",
    "Credentialing and Privileging - Peer Recommendations",
    "The Joint Commission",
    "https://jointcommission.org/standards/standard-faqs/hospital-and-hospital-clinics/medical-staff-ms/000001368",
  ),
  jointCommissionDates: read(
    "2026-11-21",
    "Reappointment and Re-privileging - Dates",
    "The Joint Commission",
    "https://www.jointcommission.org/standards/standard-faqs/nursing-care-center/human-resources-hr/000001439/",
  ),
  ncqaAnswers: read(
    "2026-11-21",
    "FAQ Directory: Health Plan Accreditation",
    "NCQA",
    "https://www.ncqa.org/programs/health-plans/health-plan-accreditation-hpa/faqs/all",
  ),
  ncqaAnswers2022: read(
    "2026-11-21",
    "FAQ Directory: Credentialing, answers of September 15, 2022",
    "NCQA",
    "https://www.ncqa.org/programs/health-plans/utilization-management/faqs/um-cr-pn/?faq-sort=desc&pg=3",
  ),
  ncqaNoGrace: read(
    "2026-11-21",
    "36-month Recredentialing time frame, answer of March 15, 2020",
    "NCQA",
    "https://www.ncqa.org/programs/health-plans/utilization-management/faqs/um-cr-pn/?faq=000014858&print=1",
  ),
  ncqaQuestions2025: read("2026-11-21", "FAQ Directory, answers of February 18, 2025", "NCQA", "https://ncqa.org/faqs"),
  ncqaVerificationLimits: read(
    "2026-11-21",
    "FAQ Directory: which files the 2025 verification limits apply to",
    "NCQA",
    "https://www.ncqa.org/programs/health-plans/long-term-services-and-supports/ltss-distinction-for-health-plans/all/?faq-sort=desc&pg=3",
  ),
  paCompact: read(
    "2026-11-21",
    "PA Compact: Frequently Asked Questions",
    "PA Licensure Compact",
    "https://www.pacompact.org/faq/",
  ),
  taxonomy: known(
    "Health Care Provider Taxonomy Code Set",
    "National Uniform Claim Committee",
    "https://taxonomy.nucc.org/",
  ),
};
