import type { Post } from "../types.ts";

export const jointCommissionThreeYearReappointment: Post = {
  title: "Three years at the Joint Commission, two at the NPDB",
  excerpt:
    "Since November 2022 hospitals may reappoint for up to three years. State law, bylaws and the federal data bank keep shorter dates. How to sort them.",
  category: "Industry News",
  createdOn: "2025-10-12",
  updatedOn: null,
  tags: ["Joint Commission", "reappointment", "hospital privileges", "NPDB"],
  sources: [],
  content: `Suppose that two letters reach the same cardiologist in the same month. One hospital reappoints him until 2028, the other until 2027. Which of them made a mistake? Neither.

In November 2022 the Joint Commission changed the longest term for reappointment and re-privileging from two years to three, effective at once. It applies to hospitals and critical access hospitals, and to its programs for ambulatory care, behavioral health, nursing care centers and office-based surgery. The wording has two halves, and the second is the one that people forget: no later than three years from the same date of the previous appointment, "or for a period required by law or regulation if shorter".

Three is the ceiling. Four things can keep a hospital below it.

State law comes first. When the change was published, lawyers pointed to Idaho and North Carolina, whose hospital regulations asked for two-year terms, and to California, whose rule asks for a review of competence at least every two years. Such rules change, so a hospital asks its counsel and you ask the hospital.

The bylaws come next. A medical staff that wrote "two years" into its bylaws has two years until it amends them, and amending takes votes and months. Hospitals moved at different times, and some haven't.

Then there is choice. Three years is allowed and nobody is obliged to use it. Some hospitals give shorter terms to particular physicians: new procedures, low volume, an open question.

The last is the federal data bank, and it is the most often confused. A hospital must query the National Practitioner Data Bank when a practitioner applies, and again every two years for everyone on its staff. That is a federal regulation, 45 CFR 60.17, and the Joint Commission can't lengthen it. A hospital with three-year terms therefore queries once in the middle, or enrolls its staff in the data bank's continuous query, which meets the requirement. For your physician this is invisible, unless a report turns up in year two. Then the letter comes in year two.

So the cardiologist's hospitals can differ in state, bylaws or policy, and both letters are right.

What three years changes for you

Fewer packets. A surgeon with privileges at three hospitals filled in three sets of forms every two years. Over six years that was nine packets, and it becomes six if all three hospitals move.

Longer memories. The packet asks for everything since the last appointment: continuing education, case numbers, claims, leaves, new certificates. Three years of case logs are harder to collect than two, particularly when the physician's hospital system was replaced in between. Collect them yearly. Export the log each January and put it in the file.

More in between. A hospital that looks at paper less often watches practice more. Ongoing professional practice evaluation goes on throughout the term and is what makes the longer term defensible. A letter about documentation times or a case review in month fourteen is part of reappointment now, even if the word doesn't appear. Answer it as you would answer the packet.

A chance to align. Health plans accredited by NCQA recredential every 36 months. With a hospital at three years as well, the two can share a season. You gather the license, the DEA registration, the malpractice certificate and the references once. You can't move the dates yourself, but you can ask a hospital at the next reappointment whether the term might end in the month when your payers are due.

One page for the wall

Per physician, write these dates side by side. Never derive one from another.

- each hospital: first day of the term, last day, and the day the packet is due, which comes months before
- each plan: date of the last decision, and that date plus 36 months
- Medicare: the revalidation due date, five years for physicians and three for DMEPOS suppliers
- CAQH: the next attestation, 120 days after the last, or 180 in Illinois
- license, DEA, board certificate, malpractice: the printed expiration dates

The governing body approves reappointments in advance, and the Joint Commission's guidance spells out that the approval date and the start of the term need not match. Take the term from the letter. A manager who counts from the day of the board meeting is wrong by weeks, in the bad direction as often as in the good one.

The question to ask

Call each medical staff office once this fall and ask: is our term two years or three, from which date, and has that changed since our last letter? Write down the name of the person and the day. Where the answer is "we are moving to three", ask what happens to the appointments that are running. Most end as their letter says, and the longer term begins with the next. A privilege that lapses because somebody assumed an extension is gone on that day, and the cases on Monday's schedule belong to somebody else.`,
};
