import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Hospital reappointment: three years, or still two?",
  excerpt:
    "The Joint Commission has allowed three-year terms since November 2022. Why some hospitals stay at two years, and which dates to look up.",
  category: "Industry News",
  createdOn: "2025-11-06",
  updatedOn: "2026-11-26",
  tags: ["Joint Commission", "reappointment", "hospital privileges", "NPDB"],
  sources: [
    standard.jointCommissionDates,
    standard.amaReappointment,
    state.californiaReappointment,
    commentary.hortySpringerTerms,
    law.hospitalQueries,
  ],
  mark: "3 years",
  stamp: null,
  service: "re-credentialing",
  inShort: [
    "The Joint Commission has allowed three-year terms since November 2022; some hospitals stay at two years.",
    "A hospital must still query the National Practitioner Data Bank every two years.",
    "Take the term from the appointment letter, and ask each medical staff office whether it has changed.",
  ],
  content: `In November 2022 the Joint Commission raised the longest term of a reappointment from two years to three. A published answer of November 4, 2022, explains how to count the three years. A hospital that acted at once could grant three-year terms from that month, so the first of these terms could end in November 2025.

Under the rule, reappointment is due no later than the same date three years after the previous appointment, “or for a period required by law or regulation if shorter”. The rule appeared in the printed standards in February 2023. It covers hospitals and critical access hospitals, and also ambulatory care, behavioral health, nursing care centers and office-based surgery.

Three reasons why a hospital stays at two years

State law can set a shorter term. When the change came out, lawyers named Idaho and North Carolina, whose hospital regulations asked for two-year terms. In California, a hospital regulation requires a review of competence at least every two years, and section 2282 of the Business and Professions Code speaks of appointment terms of no more than two years. Consultants listed Illinois as a state to check. Such rules change, so ask each hospital.

The bylaws can set a shorter term. If the medical staff’s bylaws say two years, the term is two years until the medical staff amends the bylaws. An amendment takes votes and months.

The hospital can choose a shorter term, because the Joint Commission allows three years but doesn’t require three years. Some hospitals give shorter terms to particular physicians, for example because of new procedures, low volume or an open question.

The Data Bank query stays at two years

The National Practitioner Data Bank has its own rule of two years, which people often confuse with the term. A hospital must query the Data Bank when a practitioner applies, and every two years for everyone on its staff (45 CFR 60.17). The Joint Commission can’t lengthen that period. So a hospital with three-year terms also queries in the middle of the term, or it enrolls its staff in continuous query. Your physician usually notices the query only if a report turns up.

What three years changes for you

You fill in fewer reappointment packets. With two-year terms, a surgeon at three hospitals fills in nine packets in six years. If all three hospitals change to three years, the surgeon fills in six.

The packet reaches further back, because it asks for everything since the last appointment: continuing education, case volumes, claims, leaves, new certificates. Export the case log each January and file it, particularly if the hospital is changing its record system.

The hospital’s ongoing professional practice evaluation continues throughout the term. For example, a case review in month fourteen can count at reappointment, and so can a letter about documentation times.

Three years is also close to the plans’ cycle, because plans accredited by NCQA recredential at least every 36 months. At the next reappointment, ask the hospital whether the term can end in the month when your plans’ recredentialing is due.

Look up the dates

For each physician, list these dates next to each other:

- the first and last day of each hospital term, and the day the packet is due, which usually comes months before the last day
- each plan’s last decision plus 36 months
- the Medicare revalidation date
- the expiration dates printed on the license, DEA, board and malpractice certificates

Take the hospital term from the appointment letter. The governing body may approve an appointment in advance, and the Joint Commission says that the approval date and the start of the term need not match.

Then call each medical staff office. Ask whether the term is two years or three, from which date it counts, and whether that has changed since your last letter. If the answer is “We are moving to three”, the current appointments usually still end on the date in the letter. The longer term begins with the next appointment. If your office assumes an extension and privileges lapse, the cases on that week’s schedule have to be moved.

The Joint Commission’s hospital standards have also changed. Since January 1, 2026, the standards have been shorter, renumbered and public, under the name Accreditation 360. The number of a standard on an old checklist may no longer match. You can look up the text without a subscription.`,
} satisfies Post;
