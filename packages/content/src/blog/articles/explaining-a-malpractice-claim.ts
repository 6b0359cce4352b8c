import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "How to explain a malpractice claim in six sentences",
  excerpt:
    "Committees read claims every month; an empty box can stop a file. The six facts that they look for, with one answer before and after editing.",
  category: "Credentialing Tips",
  createdOn: "2026-07-10",
  updatedOn: "2026-11-26",
  tags: ["malpractice", "disclosure questions", "NPDB", "committee"],
  sources: [law.adverseActionsNpdb, law.subjectDisputes, agency.npdbSelfQuery],
  mark: "6 sentences",
  stamp: "approved",
  service: "physician-credentialing",
  inShort: [
    "An empty box under a “yes” can stop the file; six sentences usually settle it.",
    "Give the visit, the allegation, who else was named, your part, the outcome with its amount, other claims.",
    "Paid claims are reported to the Data Bank, so order a self-query before you write.",
  ],
  content: `The question is usually on the last page of the application: “Have you ever been named in a professional liability action?” Yes. And under it, an empty box.

That box is the problem. Committees read about claims every month; in some specialties a career without one is unusual. But a committee will rarely vote on an unexplained “yes”. So the file comes back, and a physician who would rather not think about 2019 has to write about it at the end of a clinic day.

Write the explanation once and keep it. Here is how it can look.

Before

This answer is invented. It fills the box and says nothing.

“I was named in a frivolous lawsuit several years ago. The family was looking for someone to blame and I barely saw the patient. My insurance company settled against my wishes because it was cheaper than a trial. I have practiced for 20 years and stand by my care.”

The answer has four sentences and almost no facts. When was it? What was alleged? What did the physician do? What was paid? The reader has learned that the writer is still angry, and has to ask for everything else.

After

Here is the same case, equally invented, written by someone who has read the question twice and calmed down.

“In March 2019, as the hospitalist on call, I admitted a patient with abdominal pain and ordered imaging. The claim, filed in January 2021, alleged that the diagnosis of appendicitis was delayed. The hospital and two other physicians were also named. I had examined the patient once and handed over care at 7 a.m. the next day. The case was settled in August 2022 without admission of liability; $75,000 was paid on my behalf by my insurer. I have no other open or closed claims.”

Six sentences: the encounter, the allegation, who else was named, your part, the outcome with the amount, and whether there is anything more. A reader needs one minute for it and has the usual questions answered.

The six facts

- When and where you saw the patient, and in which role
- What was alleged, in the words of the complaint, shortened
- Who else was named
- What you did, in one sentence, without arguing the case
- Status and date: open, dismissed, settled or judgment, and the amount paid on your behalf, even if it is zero
- Whether there are other claims

Leave out the patient’s name, birth date and record number. Leave out adjectives. Leave “frivolous” to your attorney.

What the committee already has

An insurer, hospital or group that pays a written malpractice claim on a named practitioner’s behalf must report the payment to the National Practitioner Data Bank, whatever the amount, within 30 days. Hospitals must query it for every applicant to the medical staff, and many health plans query it too. So the committee will probably see a payment that your application doesn’t mention, and ask why you left it out.

Of malpractice claims, the Data Bank records only those that were paid. The application often asks more: suits that were dropped, dismissed or are still open. “It isn’t in the Data Bank” doesn’t answer “Have you ever been named?” Read the verb and the years in each question: “named”, “settled” and “paid” mean different things, and so do “five years”, “ten years” and “ever”.

Before you write

- Order a self-query from the Data Bank, which shows you the reports that a committee will see.
- Ask each insurer of the last ten years for a claims history (a “loss run”). It gives you dates and amounts, and many applications want it anyway.
- If a report is wrong, dispute it through the Data Bank’s own process. You can also add your own statement to a report, and those who query see both.
- If the claim is still open, let the defense attorney or the insurer approve your wording before it leaves the office.

Then use it everywhere

Put the same text in CAQH, the hospital application and the payer forms. A settlement dated August on one form and September on another becomes a new question. When the status changes, tell all of them on the same day, and save the final letter from the court or insurer with the explanation.

A practice manager can do the collecting: query, loss runs, dates, amounts. The one sentence about what happened has to come from the person who was there. Ask for it by voice, type what you hear, and read it back.

This is about wording, and not legal advice. While a case is open, let the defense attorney decide every sentence.`,
} satisfies Post;
