import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "The 855R is gone: reassignments go on the 855I",
  excerpt:
    "CMS discontinued the 855R. A physician who joins your group reassigns benefits on the 855I, and PECOS is the shorter way. Five common faults.",
  category: "Industry News",
  createdOn: "2026-03-19",
  updatedOn: "2026-11-26",
  tags: ["PECOS", "CMS-855I", "reassignment", "Medicare"],
  sources: [agency.cmsForms, agency.cmsPecos, law.reassignment, law.reassignmentDate, law.effectiveDate, law.reporting],
  mark: "CMS-855I",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "The CMS-855R is discontinued: all reassignments are reported on the 855I.",
    "The physician and the group’s official both sign; a missing signature is a common fault.",
    "A reassignment reaches back 30 days before its filing at most, so a returned one can cost visits.",
  ],
  content: `Checklists still circulate that send a new physician to the CMS-855R, the form on which the right to be paid by Medicare was handed to a group. CMS has discontinued it. Since the 2023 edition all reassignments are reported on the 855I, as its first page says.

What changed in practice

It used to take an 855I for the person and an 855R for the link, signed on different days, often filled in by different people. Now one application describes both. A physician who is enrolled already and joins a second group uses the 855I too, and completes the parts that a reassignment needs. The group has its own enrollment on the 855B, and must be enrolled or enrolling for the reassignment to count.

In PECOS you don’t pick a form number. You say what you want to do, and PECOS asks for the rest. You can also file on paper. Download the form on the day you fill it in, because the contractor returns an old edition.

Who may submit

- The physician needs an account in CMS’s Identity and Access system, and only the physician signs for the physician.
- The group needs an authorized or delegated official whose account works. If that person has left, replace the official first.
- A billing or credentialing company works as a surrogate, a connection that the provider approves. No password is shared.

Five common faults

- The physician’s legal name differs from Social Security or NPPES records.
- The group is named by its sign on the door instead of its legal business name.
- One of the two signatures is missing: the physician signed, the official didn’t.
- The contractor’s letter went to an old address, and its 30 days passed.
- The reassignment to a group that the physician has left was never ended.

When a physician leaves your group, end the reassignment; either side may do it.

For a physician who is enrolled already, a reassignment takes effect 30 days before its filing at the earliest, if all requirements were met in that time (42 CFR 424.522). A physician who enrolls for the first time gets the later of the filing and the first visit at your location. So a returned application can cost visits. Search your shared drive for “855R” and replace the step with two lines: “Reassignment completed inside the 855I” and “Official of the group has signed”.`,
} satisfies Post;
