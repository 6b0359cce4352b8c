import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "Delegated credentialing audits: what the file must show",
  excerpt:
    "An auditor counts backward from the committee date. What each file has to prove, which program documents come with it, and a rehearsal in ten files.",
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
    "The auditor starts at the committee’s date and counts back: 120 days for a verification.",
    "Show the NPDB query history, never the result.",
    "Rehearse eight weeks before, with five initial and five recredentialing files.",
  ],
  content: `An auditor may turn first to the committee decision, write down its date, and count backward from there. Each verification either falls inside the window or doesn’t. A file that is sorted this way is quick to read. A file in the order in which documents arrived takes longer and raises questions.

Delegation means that a health plan lets your group credential for it. The plan stays answerable for the result, which is why it looks before it signs and, as a rule, again every year. It usually looks at three things: files, program, and the oversight that happens in between.

How the files are chosen

Two methods are common under NCQA. In the first the plan takes five percent of the files or 50, whichever is less, with at least ten initial and ten recredentialing files, and all of them if there are fewer. In the other, called 8/30, it reads eight. An element that is right in all eight is finished, and a single miss sends the auditor on to 30 for that element. So one missed check can make the audit much longer. You may be told the names shortly before, or not at all.

What each file has to show, as a rule

- the application with a signed, dated attestation, and answers to every disclosure question
- each verification with its source, its date and the person who made it
- license, certification, sanctions and exclusions checked within 120 days before the decision, for decisions since July 1, 2025, under NCQA
- five years of work history with gaps explained
- malpractice coverage and claims history
- the committee’s decision with its date, or the medical director’s for clean files if your policy allows that
- the notice to the practitioner, within 30 days of a decision made since July 1, 2025, under NCQA
- for recredentialing: the previous decision, at most 36 months earlier

NCQA measures files decided before July 1, 2025, by the earlier limits, 180 days for verification and 60 for the notice. A sample drawn in 2026 may hold both kinds. Put the applicable window on the cover sheet, so that a good file isn’t marked wrong.

One document should not be there at all. The result of an NPDB query is confidential, and the data bank says that auditors and surveyors aren’t authorized to see it. Show the query history instead, or the list of practitioners in continuous query. Either proves the query and its date.

Who changed what

A newer part of the standards is about changes to the data. Since July 2025 NCQA asks for the integrity of credentialing information: a policy on who may enter and change data, what counts as an inappropriate change, and a yearly audit for such changes with action on what it finds. By NCQA’s answer of January 15, 2025, the audit also covers committee minutes and monitoring reports for the practitioners in the sample.

So the file has to show who changed a date, when and why. Correction fluid on paper, a PDF replaced under the same name, or a field overwritten in a spreadsheet shows none of this. If your system keeps no history, start a change log by hand today. Don’t fill in the past months.

The program behind the files

Bring the policies with their approval dates, and check that they name the current windows. A policy for NCQA files that still says 180 days can be a finding, even when the files are right. Bring minutes that show discussion of files with issues, and who was present and voted. Bring the monitoring: exclusions and license expirations each month, which NCQA explained in September 2025 as once in every month, or within 30 calendar days of an alert. Keep one dated report for each month of the year.

Bring the delegation agreement and read it first. It should say what is delegated and what isn’t, what you report and when, how the plan evaluates you, and that the plan keeps the right to approve, suspend and terminate practitioners. NCQA wants most delegates to report at least every six months. For delegates that are NCQA accredited or certified themselves, plans get automatic credit for this part since the fall of 2025, and some plans will ask for the reports anyway, because the contract does.

A rehearsal

Rehearse the audit eight weeks before it. Choose five initial and five recredentialing files by a method that you can’t influence, such as every ninth name. Give them to a colleague who didn’t build them.

For every element she writes the verification date, the decision date and the days between. She notes each date that she had to search for longer than a minute. Then look at the pattern. One stale license may be a slip. Four point to the process: perhaps you verify when the application arrives, and the committee then waits for the last reference.

Repair the process, document the repair with its date, and leave the old file as it was. A verification that was missing on the day of the decision can’t be added afterwards. Verify now, put the page in with today’s date and a note, and take it to the committee if it changes anything. Bring the correction to the audit with its date: what was found, in how many files, what changed in the process, and the first file that passed under the new one.`,
} satisfies Post;
