import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "The 855R is gone: reassignments go on the 855I",
  excerpt:
    "CMS discontinued the 855R. A physician who joins your group now reassigns benefits on the 855I, in PECOS or on paper. Five common mistakes.",
  category: "Industry News",
  createdOn: "2026-03-19",
  updatedOn: "2026-11-26",
  tags: ["PECOS", "CMS-855I", "reassignment", "Medicare"],
  sources: [agency.cmsForms, agency.cmsPecos, law.reassignment, law.reassignmentDate, law.effectiveDate, law.reporting],
  mark: "CMS-855I",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "CMS discontinued the CMS-855R. Report every reassignment on the 855I.",
    "The physician and the group’s official must both sign. A missing signature is a common mistake.",
    "A reassignment starts at most 30 days before you file. If the application is returned, some visits may not be paid.",
  ],
  content: `Some checklists still name the CMS-855R. On that form a physician assigned Medicare payments to a group, which is called reassignment. CMS has discontinued the 855R. Since the 2023 edition, a physician reports every reassignment on the 855I, as the first page of the 855I says.

What changed in practice

A new physician used to need two forms: the 855I for the enrollment and the 855R for the reassignment. Now the 855I is enough. A physician who is already enrolled and joins a second group also uses the 855I, and completes the parts for a reassignment. The group enrolls on the 855B. The reassignment takes effect only if the group is enrolled or is enrolling.

In PECOS you don’t choose a form number. You choose what you want to do, and PECOS asks for the rest. You can also file on paper. Download the form on the day you fill it in, because the contractor returns an old edition.

Who may submit

- The physician needs an account in CMS’s Identity and Access system. Nobody else can sign for the physician.
- The group needs an authorized or delegated official whose account works. If that person has left, replace the official first.
- A billing or credentialing company can work as a surrogate, which the provider approves in the same system. Nobody shares a password.

Five common mistakes

- The physician’s legal name differs from Social Security or NPPES records.
- The form shows the group’s trade name instead of its legal business name.
- The physician has signed, but the group’s official hasn’t.
- The contractor sent its request to an old address, and the 30 days to answer passed.
- Nobody ended the reassignment to a group that the physician has left. Either the physician or the group may end it.

Why a returned application can cost money

If the physician is already enrolled, the reassignment can take effect up to 30 days before the day you filed, if all requirements were met in that time (42 CFR 424.522). If the physician enrolls for the first time, the effective date is the later of two days: the day of filing, and the first day of service at your location. So if an application comes back and you file again, Medicare may not pay for the earlier visits.

Search your shared drive for “855R”. In each checklist, replace that step with two steps: “Reassignment completed in the 855I” and “Official of the group has signed”.`,
} satisfies Post;
