import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";

export default {
  title: "Why your CV needs months as well as years",
  excerpt:
    "A CV that says 2019-2021 can hide a gap of ten months. How committees read dates, which gaps they ask about, and how one sentence explains a gap.",
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
    "Plans that follow NCQA ask about gaps of more than six months. Hospitals often ask about more than 30 days.",
    "Explain a gap with its dates and the reason in one sentence, and use that sentence on every form.",
  ],
  content: `A position listed as “2019-2021” may have lasted 36 months or 14. Suppose it ended in January 2021 and the next position began in December 2021. Both entries on the CV are true, but ten months are missing between them. The reviewer can’t see that from the years. So the reviewer asks your office, and the file waits.

What reviewers ask for

| Who asks | Work history | Gaps to explain
| Plans that follow NCQA | five years | more than six months; in writing if more than a year
| Hospitals | often since medical school | often more than 30 days

Write for the strictest reviewer, so that you write the history only once.

How to write the dates

- Give month and year for every entry: degree, internship, residency, fellowship, position, privileges.
- Start with medical school, and leave no time between two entries unexplained.
- Use “present” only for the positions that you hold today.
- List military service, locum work and parental leave like every other entry.

Explain a gap in one sentence

Two examples: “March to August 2020: moved from Ohio to Texas; waited for Texas license.” “June 2022 to February 2023: family leave.” The dates and the reason are enough. Medical details of your family don’t belong in the form.

The reason may be difficult, such as an illness, a dispute or a leave that an employer asked for. List the gap all the same, and ask the person who prepares your file how to word it. If you leave the gap out, you have to explain both the gap and why you left it out.

Compare four places

The same work history is in the CV, in CAQH, in the payer’s application and in the hospital’s application. Often different people typed it in different years. Compare all four before an application leaves your office. Look for these differences:

- a residency that ends in June on one form and in July on another
- a practice that changed its name and appears as two employers
- privileges that were resigned after a move, with no end date
- moonlighting during training that appears on one form only

Correct the wrong entry everywhere, because the next payer reads the other forms, too. Then add a line to the CV whenever something changes, while you still know the month. If nobody remembers a date, look at a diploma, a contract or an old pay stub.`,
} satisfies Post;
