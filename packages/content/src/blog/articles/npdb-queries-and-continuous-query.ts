import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "NPDB queries: who must query, who may, who sees results",
  excerpt:
    "Hospitals must query the National Practitioner Data Bank at application and every two years. What continuous query changes, and what a practice can do.",
  category: "Compliance",
  createdOn: "2026-09-08",
  updatedOn: "2026-11-26",
  tags: ["NPDB", "continuous query", "hospitals", "peer review"],
  sources: [
    law.hospitalQueries,
    agency.npdbHospitals,
    agency.npdbGuidebook,
    agency.npdbQuestions,
    agency.npdbSharing,
    agency.npdbSurveys,
    law.subjectDisputes,
    agency.npdbSelfQuery,
  ],
  mark: "2 years",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "Hospitals must query the data bank at application and every two years. Health plans may query.",
    "For a year, continuous query sends you each new report. HRSA says that it meets a hospital’s duty to query.",
    "Query results are confidential. A self-query shows you what the committee will see.",
  ],
  content: `An invented example: a physician applies to a hospital and answers “no” to the question about malpractice payments. She believes that this is true. But eleven years ago her residency program’s insurer settled a case for a small sum, and the data bank sent its notice to her old address. The committee now has two documents that disagree, and she has signed one of them. This is how a practice may first hear of the National Practitioner Data Bank (NPDB).

What the data bank contains

Congress created the data bank with the Health Care Quality Improvement Act of 1986, and it opened in 1990. The Health Resources and Services Administration (HRSA) runs it. The data bank receives reports of:

- malpractice payments
- adverse actions on licenses, clinical privileges and society memberships
- exclusions from federal and state programs
- certain convictions and judgments

A malpractice payment for a named practitioner is reported, however small the amount. By law, a payment isn’t a finding of fault. The public has no access: neither a patient nor a journalist can look up a doctor by name.

Who must query

Under the data bank’s own rules, only hospitals must query. A hospital must query when a practitioner applies for the medical staff or for privileges. It must also query every two years for everyone on the staff or with privileges, courtesy staff included (45 CFR 60.17). If a hospital doesn’t query, the law presumes that the hospital knew what the data bank would have reported. In a malpractice case that can be held against the hospital.

The two years are federal law, not an accreditor’s rule. The Joint Commission has allowed three-year reappointments since November 2022. A hospital that queries only at a three-year reappointment is a year late in each cycle.

Who may query

These organizations may query:

- health plans
- licensing boards
- professional societies with formal peer review
- other organizations that provide care and have formal peer review

A large group practice with formal peer review can qualify. An office without formal peer review can’t. An eligible organization registers with the data bank and certifies its type. An authorized agent, such as a CVO, may query for the organization. The agent needs its own registration, and may use each result only for the client that asked.

Malpractice insurers report to the data bank and may not query it.

Two ways to ask

A one-time query shows the reports that are on file that day. It doesn’t show later reports.

Continuous query is a subscription. The organization enrolls the practitioner, and first receives the same answer as from a one-time query. For a year, the data bank then tells the organization about each new, corrected or voided report. The organization renews the enrollment every year. HRSA says that continuous query meets a hospital’s legal duty to query, and publishes letters from NCQA, the Joint Commission and URAC that recognize it. A hospital that keeps every practitioner enrolled has no two-year date to track. For a plan, continuous query does part of the monthly monitoring that NCQA has required since July 1, 2025. It doesn’t do all of it, because the data bank gets no report when a license merely expires.

The data bank charges a fee for each query and for each year of enrollment. The fees are on npdb.hrsa.gov.

Who may see the result

By federal law, a query result is confidential. Only people who take part in the review may use the result, and only for that review. The organization can’t pass the result to a payer, to a sister company with its own medical staff, or to a recruiter, not even with the practitioner’s written consent. That is the data bank’s published answer.

By the same published answers, surveyors and auditors may not see the results either. Show them the query history or, for continuous query, the list of enrolled practitioners. Both show that the hospital queried, and when. So keep query results apart from the pages of the file that you send to others.

What a practice can do

Every practitioner may order a self-query online and receives the result. Order one before a first application, before a move to another state, and every two or three years in between. A self-query helps in three ways.

- You can answer the disclosure questions on the next application with the reports in front of you.
- You can correct an error before an application depends on it. The practitioner may add a statement to a report. The practitioner may also dispute the report’s accuracy, first with the organization that reported.
- You can explain a forgotten settlement, in the same few sentences on every application.

A self-query doesn’t replace the hospital’s query. Even so, some applications ask for a self-query. If one does, send the result unedited: the sealed letter or the original PDF.

Before the next application

Compare three documents: the self-query, the loss run from each carrier since training, and the disclosure page of CAQH. Include the insurers of residency programs and former employers. All three documents should show the same claims, dates and amounts. If they differ, first find out which document is wrong. Correct a report through the data bank’s dispute process, a loss run through the carrier, and the disclosure page in CAQH.

This describes HRSA’s published rules and is not legal advice.`,
} satisfies Post;
