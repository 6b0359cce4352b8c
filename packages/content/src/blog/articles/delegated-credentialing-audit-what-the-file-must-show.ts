import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Delegated credentialing audits: what the file must show",
  excerpt:
    "An auditor counts back from the committee’s decision date. What each file has to prove, which program documents to bring, and a rehearsal with ten files.",
  category: "Compliance",
  createdOn: "2026-06-24",
  updatedOn: "2026-11-26",
  tags: ["delegated credentialing", "audit", "NCQA", "committee"],
  sources: [
    standard.ncqaVerificationLimits,
    standard.ncqaAnswers,
    standard.ncqaNoGrace,
    agency.npdbSurveys,
    agency.npdbSharing,
    commentary.namssGateway,
    commentary.hortySpringerIntegrity,
  ],
  mark: "10 files",
  stamp: "approved",
  service: "physician-credentialing",
  inShort: [
    "The auditor counts back from the committee’s decision: under NCQA a verification may be at most 120 days old.",
    "Show the auditor the NPDB query history, never the result of the query.",
    "Rehearse eight weeks before the audit, with five initial and five recredentialing files.",
  ],
  content: `An auditor may start with the committee’s decision, write down its date, and count backward from that date. Each verification is either within the time limit or too old. So put the decision first in the file and the verifications behind it. A file in the order in which documents arrived takes longer to read and raises questions.

Delegation means that a health plan lets your group credential providers for the plan. The plan remains responsible for the result. So the plan audits your group before it signs the delegation agreement and, as a rule, every year after that. The plan usually looks at three things: the files, the credentialing program, and the monitoring between audits.

How the files are chosen

Two methods are common under NCQA. In the first method, the plan takes five percent of the files or 50 files, whichever is less. The sample has at least ten initial and ten recredentialing files, or all of them if there are fewer.

The other method is called 8/30. The auditor reads eight files. If an element, such as the license verification, is right in all eight files, the auditor is done with that element. If one file misses it, the auditor checks 30 files for that element. So one missed check can make the audit much longer. The plan may tell you shortly before the audit which files it chose, or not at all.

What each file has to show, as a rule

- the application with a signed and dated attestation, and an answer to every disclosure question
- each verification with its source, its date and the person who made it
- license, certification, sanctions and exclusions verified within 120 days before the decision (NCQA’s limit for decisions since July 1, 2025)
- five years of work history with gaps explained
- malpractice coverage and claims history
- the committee’s decision with its date, or the medical director’s decision on a clean file if your policy allows that
- the notice to the practitioner within 30 days of the decision (NCQA’s limit for decisions since July 1, 2025)
- for recredentialing, the previous decision, at most 36 months earlier

For files decided before July 1, 2025, NCQA applies the earlier limits: 180 days for a verification and 60 days for the notice. A sample drawn in 2026 may contain files of both kinds. On the cover sheet of each file, write which limits apply, so that the auditor doesn’t mark a good file wrong.

Keep the result of an NPDB query out of the file that you show. The result is confidential, and the NPDB says that auditors and surveyors aren’t authorized to see it. Show the query history instead, or the list of the practitioners whom you enrolled in continuous query. Either document proves that you queried, and on which date.

Who changed the data

Since July 2025 NCQA’s standards also cover the integrity of credentialing information. NCQA asks for a policy that says who may enter and change data and what counts as an inappropriate change. NCQA also asks for a yearly audit that looks for such changes, and for action on the findings. In a published answer of January 15, 2025, NCQA said that the audit also covers committee minutes and monitoring reports for the practitioners in the sample.

So the file has to show who changed a date, when and why. Correction fluid on paper shows none of this, nor does a PDF replaced under the same name or a field overwritten in a spreadsheet. If your system keeps no history of changes, start a change log by hand today. Don’t fill it in for past months.

Program documents to bring

- The policies with their approval dates. Check that the policies state the current time limits. A policy for NCQA files that still says 180 days can be a finding, even if the files are right.
- The committee’s minutes. They should show who was present, who voted, and how the committee discussed files with issues.
- Monthly monitoring reports on exclusions and license expirations. In September 2025 NCQA explained that “monthly” means once in every month, or within 30 calendar days of an alert. Keep one dated report for each month of the year.
- The delegation agreement. Read it before the audit. It should say what is delegated and what isn’t, what you report and when, how the plan evaluates you, and that the plan keeps the right to approve, suspend and terminate practitioners.

NCQA requires most delegates to report to the plan at least every six months. Since the fall of 2025, a plan has received automatic credit for this requirement if its delegate is accredited or certified by NCQA. Some plans will ask for the reports anyway, because the contract requires them.

Rehearse the audit

Rehearse the audit eight weeks before it. Choose five initial and five recredentialing files by a method that you can’t influence, such as every ninth name. Give the ten files to a colleague who didn’t build them.

For every element, the colleague writes down the verification date, the decision date and the number of days between the two. The colleague also notes each date that took longer than a minute to find. Then look for a pattern. One license verification that is too old may be a slip. Four of them point to a fault in your process. For example, you may verify as soon as the application arrives, but the committee then waits for the last reference.

Fix the process, document the fix with its date, and leave the old file as it was. If a verification was missing on the day of the decision, you can’t add it afterward. Verify now, put the result in the file with today’s date and a note, and take the file to the committee if the result changes anything. Bring a dated summary to the audit: what you found, in how many files, what you changed in the process, and the first file that passed under the new process.`,
} satisfies Post;
