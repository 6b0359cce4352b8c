import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Hospital reappointment: three years, or still two?",
  excerpt:
    "The first three-year terms under the Joint Commission’s rule of November 2022 could end in 2025. Why some hospitals stay at two, and which dates to look up.",
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
    "Since November 2022 the Joint Commission allows three years; state law, bylaws or choice may keep two.",
    "The hospital’s query of the federal data bank stays at every two years.",
    "Take the term from the letter, and ask each medical staff office whether it has changed.",
  ],
  content: `In November 2022 the Joint Commission changed the longest term of a reappointment from two years to three. Its answer on dates is from November 4, 2022. Hospitals that acted at once could grant three-year terms from that month on, so the first of those terms could end in November 2025.

Reappointment is due no later than three years from the same date of the previous appointment, “or for a period required by law or regulation if shorter”. The printed standards followed in February 2023. Besides hospitals and critical access hospitals the change covers ambulatory care, behavioral health, nursing care centers and office-based surgery.

Four things that keep a hospital at two

State law can set a shorter term. When the change came out, lawyers named Idaho and North Carolina, whose hospital regulations asked for two-year terms. In California a hospital regulation wants competence reviewed at least every two years, and section 2282 of the Business and Professions Code speaks of appointment terms of no more than two years. Consultants listed Illinois as a state to check. Such rules change, so a hospital asks its counsel and you ask the hospital.

Bylaws can keep the shorter term. A medical staff that wrote “two years” has two years until it amends them, and amending takes votes and months.

The hospital may choose the shorter term, because three years is allowed and not required. Some hospitals give shorter terms to particular physicians: new procedures, low volume, an open question.

The federal data bank has its own two years, which are often confused with the term. A hospital must query the National Practitioner Data Bank when a practitioner applies, and every two years for everyone on its staff (45 CFR 60.17). The Joint Commission can’t lengthen that. A hospital with three-year terms queries once in the middle or enrolls its staff in continuous query. Your physician usually notices this only if a report turns up.

The standards themselves have moved since this was written. Under what the Joint Commission calls Accreditation 360, its hospital standards have been shorter, renumbered and public since January 1, 2026. A number on an old checklist may no longer match; the text can be looked up without a subscription.

So two hospitals can reappoint the same cardiologist in the same month, one until 2027 and one until 2028, and both are right.

What three years changes for you

You fill in fewer packets: a surgeon at three hospitals filled in nine in six years, and fills in six if all of them move.

The packet reaches further back. It asks for everything since the last appointment: continuing education, case numbers, claims, leaves, new certificates. Export the case log each January and file it, particularly if the hospital is changing its record system.

Ongoing professional practice evaluation goes on throughout the term. A letter about documentation times or a case review in month fourteen can count at reappointment.

Three years is also close to the plans’ cycle: plans accredited by NCQA recredential at least every 36 months. At the next reappointment you can ask whether the term might end in the month when your payers are due.

Look up the dates

For each physician list these next to each other: the first and last day of each hospital term and the day the packet is due, which usually comes months before; each plan’s last decision plus 36 months; the Medicare revalidation date; the printed dates on license, DEA, board and malpractice certificates. Take the term from the letter. The governing body may approve in advance, and the Joint Commission says that the approval date and the start of the term need not match.

Then call each medical staff office. Is our term two years or three, from which date, and has that changed since our last letter? Where the answer is “we are moving to three”, the appointments that are running usually end as their letter says, and the longer term begins with the next. If privileges lapse because the office assumed an extension, the cases on that week’s schedule have to be moved.`,
} satisfies Post;
