import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "How to explain a malpractice claim in six sentences",
  excerpt:
    "Committees read about claims every month, but a “yes” without an explanation can stop a file. The six facts to give, and one answer before and after editing.",
  category: "Credentialing Tips",
  createdOn: "2026-07-10",
  updatedOn: "2026-11-26",
  tags: ["malpractice", "disclosure questions", "NPDB", "committee"],
  sources: [law.adverseActionsNpdb, law.subjectDisputes, agency.npdbSelfQuery],
  mark: "6 sentences",
  stamp: "approved",
  service: "physician-credentialing",
  inShort: [
    "A “yes” without an explanation can stop the file. Six sentences usually settle the question.",
    "Give the visit, the allegation, who else was named, your part, the outcome with its amount, and other claims.",
    "Paid claims are reported to the Data Bank, so order a self-query before you write.",
  ],
  content: `The question is usually on the last page of the application: “Have you ever been named in a professional liability action?” The physician checks “yes”. Below is an empty box for the explanation.

The empty box is the problem. Committees read about claims every month, and in some specialties a career without a claim is unusual. But a committee will rarely vote on a “yes” without an explanation. So the file comes back, and a physician who would rather not think about the case has to write about it at the end of a clinic day.

Write the explanation once, and keep it. Here is an example.

Before

This answer is invented. It fills the box and says almost nothing.

“I was named in a frivolous lawsuit several years ago. The family was looking for someone to blame and I barely saw the patient. My insurance company settled against my wishes because it was cheaper than a trial. I have practiced for 20 years and stand by my care.”

The answer has four sentences and almost no facts. When did it happen? What was the allegation? What did the physician do? How much was paid? The reader has learned that the physician is still angry, and has to ask for everything else.

After

Here is the same invented case, written after the physician had read the question twice and calmed down.

“In March 2019, as the hospitalist on call, I admitted a patient with abdominal pain and ordered imaging. The claim, filed in January 2021, alleged that the diagnosis of appendicitis was delayed. The hospital and two other physicians were also named. I had examined the patient once and handed over care at 7 a.m. the next day. The case was settled in August 2022 without admission of liability; $75,000 was paid on my behalf by my insurer. I have no other open or closed claims.”

The six sentences give the visit, the allegation, who else was named, the physician’s part, the outcome with the amount, and whether there are other claims. A reviewer needs one minute to read them and finds the usual questions answered.

The six facts

- When and where you saw the patient, and in which role
- What was alleged, in the words of the complaint, but shorter
- Who else was named
- What you did, in one sentence, without arguing the case
- The status and its date (open, dismissed, settled or judgment), and the amount paid on your behalf, even if it is zero
- Whether there are other claims

Leave out the patient’s name, birth date and record number. Leave out adjectives. Leave words such as “frivolous” to your attorney.

What the committee already knows

An insurer, hospital or group that pays a written malpractice claim for a named practitioner must report the payment to the National Practitioner Data Bank within 30 days, whatever the amount. Hospitals must query the Data Bank for every applicant to the medical staff, and many health plans query it, too. So if your application doesn’t mention a payment, the committee will probably see the payment and ask why you left it out.

The Data Bank records only the malpractice claims that were paid. The application often asks for more: suits that were dropped, that were dismissed or that are still open. So “It isn’t in the Data Bank” doesn’t answer “Have you ever been named?” Read the verb and the years in each question, because “named”, “settled” and “paid” mean different things, and so do “five years”, “ten years” and “ever”.

Before you write

- Order a self-query from the Data Bank. It shows you the reports that a committee will see.
- Ask each insurer of the last ten years for a claims history (a “loss run”). The loss run gives you dates and amounts, and many applications ask for it anyway.
- If a report is wrong, dispute it through the Data Bank’s own process. You can also add your own statement to a report, and everyone who queries sees both.
- If the claim is still open, have the defense attorney or the insurer approve your wording before it leaves the office.

Use the same text everywhere

Put the same text in CAQH, the hospital application and the payer forms. If one form says August and another says September, a committee will ask about the difference. When the status of the claim changes, update all of these forms on the same day. Keep the final letter from the court or insurer together with the explanation.

A practice manager can collect the self-query, the loss runs, the dates and the amounts. The one sentence about what happened has to come from the physician who was there. Ask the physician to tell you, type what you hear, and read it back.

This article is about wording and is not legal advice. While a case is open, let the defense attorney decide every sentence.`,
} satisfies Post;
