import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "NPDB queries: who must, who may, and who mustn’t see",
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
    "Hospitals must query the data bank at application and every two years; health plans may.",
    "Continuous query reports each new entry for a year, and HRSA says it meets the hospitals’ duty.",
    "Results stay inside the review; a self-query shows you what the committee will see.",
  ],
  content: `A physician applied to a hospital and ticked “no” at malpractice payments. She meant it. A case from residency had been settled by her program’s insurer eleven years before, for a small sum, and the data bank’s notice had gone to an address that she had left. The committee now had two documents that disagreed, and she had signed one of them.

The physician is an invented example. It shows how a practice may first hear of the National Practitioner Data Bank (NPDB).

What is in it

Congress created the data bank with the Health Care Quality Improvement Act of 1986, and it opened in 1990. The Health Resources and Services Administration runs it. It receives reports of malpractice payments, of adverse actions on licenses, clinical privileges and society memberships, of exclusions from federal and state programs, and of certain convictions and judgments. A malpractice payment is reported whatever its amount when it is paid for a named practitioner. A payment is not a finding of fault, and the law says so.

The public has no access. Neither a patient nor a journalist can look a doctor up by name.

Who must query

Under the data bank’s own rules only hospitals must query. The rule is 45 CFR 60.17: when a practitioner applies for the medical staff or for privileges, and every two years for everyone who has them, courtesy staff included. A hospital that doesn’t ask is presumed to know what it would have been told. In a malpractice case that can be held against the hospital.

The two years come from that rule, not from an accreditor. The Joint Commission has allowed three-year reappointments since November 2022. A hospital that reappoints every three years and queries only then is late by a year in each cycle.

Who may query

These may query: health plans, licensing boards, professional societies with formal peer review, and other health care entities that provide care and have a formal peer review process. A large group practice can qualify under that last heading. An office with no formal peer review doesn’t. Eligible organizations register and certify what they are, and they may use an authorized agent, such as a CVO, to query on their behalf. The agent needs its own registration and uses each result for the client that asked, and for no other.

Malpractice insurers report to the data bank and may not query it.

Two ways to ask

A one-time query shows the reports on file that day, and nothing that is reported later.

Continuous query is a subscription. The organization enrolls the practitioner, receives the same first answer, and is then told of each new, corrected or voided report for a year. Enrollment is renewed yearly. HRSA says that it meets the hospitals’ legal duty, and publishes letters from NCQA, the Joint Commission and URAC that recognize it. For a hospital this takes the two-year date off the calendar, provided that no enrollment lapses. For a plan it answers part of the monthly monitoring that NCQA has asked for since July 1, 2025. It doesn’t answer all of it: the data bank gets no report when a license merely expires.

Fees are charged per query and per year of enrollment. Look them up on npdb.hrsa.gov on the day you budget.

What may be done with the answer

Federal law makes the result confidential. It may be used for the purpose for which it was obtained, by people who take part in that review. It can’t be passed to a payer, to a sister company with its own medical staff, or to a recruiter. By the data bank’s answer, the practitioner’s written consent doesn’t change that.

By the data bank’s answers, surveyors and auditors aren’t authorized to see the results either. They get the query history, or for continuous query the list of enrolled practitioners, which show that the hospital asked, and when. So keep results apart from the part of the file that travels.

What a practice can do

Every practitioner may order a self-query online and gets the answer. Do it before a first application, before a move to another state, and every two or three years in between. It has three uses.

- The disclosure answers on the next application can be written with the report in front of you.
- An error can be disputed before an application depends on it. The subject of a report may add a statement and may dispute its accuracy, first with whoever reported it.
- You can explain a forgotten settlement, in the same few sentences everywhere.

A self-query doesn’t replace the organization’s query. A hospital still has to query for itself. Some applications ask for one all the same. Send it then, sealed or as the order’s own PDF, unedited.

Before the next application

Compare three documents: the self-query, the loss run from each carrier since training, and the disclosure page of CAQH. The insurers of residency programs and former employers belong in the list of carriers. Look for the same claims, dates and amounts in all three. If they differ, find out which is wrong first: the report through the data bank’s dispute process, the loss run with the carrier, the disclosure page in CAQH itself.

This describes HRSA’s published rules and is not legal advice.`,
} satisfies Post;
