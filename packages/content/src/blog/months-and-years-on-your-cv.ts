import type { Post } from "../types.ts";

export const monthsAndYearsOnYourCv: Post = {
  title: "Why your CV needs months as well as years",
  excerpt:
    "A CV that says 2019-2021 can hide eleven months. Committees ask about every gap, and the answer costs weeks. How to write dates that pass the first reading.",
  category: "Credentialing Tips",
  createdOn: "2026-11-16",
  updatedOn: null,
  tags: ["CV", "work history", "gaps", "applications"],
  sources: [],
  content: `A physician's CV is written for people who hire. A credentialing committee reads it for something else: an unbroken line from medical school to today. The most common reason for a file to come back is not a malpractice case. It is a line that reads "2019-2021".

What the committee sees

Two years could be 24 months or 13. If the position ended in January 2021 and the next began in December 2021, both lines are true and eleven months are unaccounted for. The reviewer can't tell, so the reviewer asks. The question goes to your office, waits for someone to open it, waits for you to remember, and goes back into a queue behind newer files.

NCQA's standards ask for five years of work history and for an explanation of gaps: spoken or written for six months and more, in writing for a year and more. Many hospitals and some payers set the line much lower, at 30 days. Write for the strictest reader and you write it once.

How to write the dates

- Give month and year for every entry: degree, internship, residency, fellowship, position, privileges.
- Start at medical school and let nothing fall between two entries.
- Use "present" for one thing only: what you do today.
- Put military service, locum work and parental leave on the line like everything else.
- Check the dates against your CAQH profile. Two true versions that differ by a month look like one false one.

What to say about a gap

A gap is a fact, not an accusation. One sentence settles it: "March to August 2020: moved from Ohio to Texas; waited for Texas license." "June 2022 to February 2023: family leave." Nobody needs the medical details of your family, and the form should not hold them. What the reader needs is the dates, the reason, and the certainty that you weren't hiding a suspension.

If the reason is difficult (an illness, a dispute, a leave that somebody else asked for), don't leave the line out. Talk to whoever prepares your file about the wording. A committee forgives almost anything that it reads first in your own words and almost nothing that it finds by itself.

Where the dates must agree

The same history stands in four places: the CV, the CAQH profile, the payer's own application and the hospital's. They were often typed in different years by different people. Before an application leaves, lay the four beside each other. Differences that we see most often:

- residency that ends in June on one form and July on another
- a practice that changed its name and appears as two employers
- privileges that were resigned after the move, with no end date
- moonlighting that overlaps with training and appears on one form only

Correct the wrong one everywhere, not just on today's form. The next payer reads the others.

One hour now

Put your CV beside a calendar and read it from the bottom. For each line ask: which month did this start, which month did it end, what came next? It takes about an hour once. Then keep the file, and add a line on the day that something changes, while you still know the month.

We do this check on every file, before anything is sent. It is the least glamorous thing that we do, and the one that saves the most weeks.`,
};
