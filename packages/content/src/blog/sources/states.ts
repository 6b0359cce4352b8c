import { read } from "./source.ts";

export const state = {
  texasMedicaid: read(
    "2026-11-23",
    "1 Tex. Admin. Code 353.423, expedited credentialing by Medicaid plans",
    "Legal Information Institute, Cornell Law School",
    "https://law.cornell.edu/regulations/texas/1-Tex-Admin-Code-SS-353-423",
  ),
  indianaMedicaid: read(
    "2026-11-23",
    "Indiana Code 12-15-11-9 as of January 1, 2024, credentialing by Medicaid plans",
    "LawServer",
    "https://www.lawserver.com/law/state/indiana/in-code/indiana_code_12-15-11-9_v2",
  ),
  arizonaDeadlines: read(
    "2026-11-21",
    "Arizona Revised Statutes 20-3451 to 20-3459, credentialing by health insurers",
    "Managed Care Legal Database",
    "https://www.managedcarelegaldatabase.org/state-law/arizona-rev-statutes-title-20-chapter-27-article-1-general-provisions",
  ),
  arizonaPayment: read(
    "2026-11-21",
    "Arizona Revised Statutes 20-3456, payment before the contract is signed",
    "Arizona State Legislature",
    "https://www.azleg.gov/viewDocument/?docName=http%3A%2F%2Fwww.azleg.gov%2Fars%2F20%2F03456.01.htm",
  ),
  californiaReappointment: read(
    "2026-11-21",
    "California Law May Limit Hospitals’ Ability to Adopt The Joint Commission’s Revised Timeframe",
    "ArentFox Schiff",
    "https://www.afslaw.com/perspectives/health-care-counsel-blog/california-law-may-limit-hospitals-ability-adopt-the-joint",
  ),
  colorado: read(
    "2026-11-21",
    "C.R.S. 10-16-705.7, timely credentialing of physicians by carriers",
    "Colorado Public Law",
    "https://colorado.public.law/statutes/crs_10-16-705.7",
  ),
  coloradoNotice: read(
    "2026-11-21",
    "Notice required by Colorado SB 21-126, with the text of the deadlines",
    "National Jewish Health",
    "https://www.nationaljewish.org/medical-staff-services/bylaw-p-ps-and-legal-notices",
  ),
  illinoisDirectories: read(
    "2026-11-21",
    "Information update: state and federal directory requirements",
    "Blue Cross and Blue Shield of Illinois",
    "https://www.bcbsil.com/provider/network/information_update.html",
  ),
  indiana: read(
    "2026-11-21",
    "Credentialing: payment during the process, state laws",
    "Managed Care Legal Database",
    "https://managedcarelegaldatabase.org/network-issues/credentialing-payment-during/",
  ),
  michiganCompact: read(
    "2026-11-21",
    "Michigan SB 303, Interstate Medical Licensure Compact: bill analysis",
    "Michigan Senate Fiscal Agency",
    "https://ombudsman.legislature.mi.gov/documents/2025-2026/billanalysis/Senate/htm/2025-SFA-0303-F.htm",
  ),
  michiganWithdrawal: read(
    "2026-11-21",
    "Hauck legislation restores Michigan’s commitment to streamlining medical care",
    "Office of Senator Roger Hauck",
    "https://www.senatorrogerhauck.com/hauck-legislation-restores-michigans-commitment-to-streamlining-medical-care",
  ),
  newYork: read(
    "2026-11-23",
    "New York Insurance Law 4803, health care professional applications",
    "New York State Senate",
    "https://www.nysenate.gov/legislation/laws/ISC/4803",
  ),
  northCarolinaCompact: read(
    "2026-11-21",
    "The IMLC is coming to North Carolina",
    "North Carolina Medical Board",
    "https://www.buzzsprout.com/1230689/episodes/17854791-the-imlc-is-coming-to-north-carolina",
  ),
  rhodeIsland: read(
    "2026-11-21",
    "Rhode Island 27-20-70, healthcare provider credentialing",
    "Counsel Stack",
    "https://law.counselstack.com/statute/ri/27-20-70",
  ),
  rhodeIslandBill: read(
    "2026-11-21",
    "Rhode Island H 8310 of 2026, a bill to shorten the deadline",
    "Rhode Island General Assembly",
    "https://webserver.rilegislature.gov/BillText26/HouseText26/H8310.htm",
  ),
  texas: read(
    "2026-11-21",
    "Texas Insurance Code 1452.104, payment of applicant physician during credentialing",
    "Texas Public Law",
    "https://texas.public.law/statutes/tex._ins._code_section_1452.104",
  ),
  texasFailure: read(
    "2026-11-21",
    "Texas Insurance Code 1452.106, effect of failure to meet requirements",
    "Texas Public Law",
    "https://texas.public.law/statutes/tex._ins._code_section_1452.106",
  ),
  washingtonDeadline: read(
    "2026-11-21",
    "RCW 48.43.750, credentialing applications",
    "Managed Care Legal Database",
    "https://managedcarelegaldatabase.org/state-law/title-48-insurance-chapter-48-43-insurance-reform-8/",
  ),
  washingtonPayment: read(
    "2026-11-21",
    "Washington Code 48.43.757, reimbursement requirements",
    "LawServer",
    "https://lawserver.com/law/state/washington/wa-code/washington_code_48-43-757",
  ),
};
