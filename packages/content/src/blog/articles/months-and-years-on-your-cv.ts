import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";

export default {
  title: "Why your CV needs months as well as years",
  excerpt:
    "A CV that says 2019-2021 can hide ten months. How credentialing committees read dates, which gaps they ask about, and one sentence that settles a gap.",
  category: "Credentialing Tips",
  createdOn: "2025-03-25",
  updatedOn: "2026-11-26",
  tags: ["CV", "work history", "gaps", "applications"],
  sources: [commentary.androsApplication],
  mark: "10 months",
  stamp: "approved",
  service: "physician-credentialing",
  inShort: [
    "Give month and year for every entry, from medical school on.",
    "Plans under NCQA ask about gaps of more than six months, hospitals often about 30 days.",
    "The dates and the reason in one sentence are enough, the same in all four places.",
  ],
  content: `A position listed as “2019-2021” may have lasted 36 months or 14. If it ended in January 2021 and the next began in December 2021, both lines are true and ten months are unaccounted for. The reviewer can’t tell, so the reviewer asks your office, and the file waits.

What is asked for

| Reader | History | Gap to explain
| Plans under NCQA | five years | a gap of more than six months; in writing above a year
| Hospitals | often since medical school | often a gap of more than 30 days

Write for the strictest reader, so that you write it only once.

How to write the dates

- Month and year for every entry: degree, internship, residency, fellowship, position, privileges.
- From medical school on, with nothing between two entries left open.
- “Present” only for the positions that you hold today.
- Military service, locum work and parental leave on the line like everything else.

A gap in one sentence

“March to August 2020: moved from Ohio to Texas; waited for Texas license.” “June 2022 to February 2023: family leave.” The dates and the reason are enough. Medical details of your family don’t belong in the form.

If the reason is difficult, such as an illness, a dispute or a leave that an employer asked for, keep the line in and talk with whoever prepares your file about its wording. If you leave it out, you have to explain the omission as well as the gap.

Four places

The same history is in the CV, in CAQH, in the payer’s application and in the hospital’s, often typed in different years by different people. Compare the four before an application leaves. Look for these differences:

- a residency that ends in June on one form and in July on another
- a practice that changed its name and appears as two employers
- privileges that were resigned after a move, with no end date
- moonlighting that overlaps with training and appears on one form only

Correct the wrong one everywhere, because the next payer reads the others. Then add a line to the CV whenever something changes, while you still know the month. If nobody remembers a date, look at a diploma, a contract or an old pay stub.`,
} satisfies Post;
