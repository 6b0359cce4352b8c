import type { Post } from "../types.ts";

export const reassignmentOnThe855i: Post = {
  title: "The 855R is gone: reassignments go on the 855I",
  excerpt:
    "CMS discontinued the 855R. As of March 2026 a physician who joins your group reassigns benefits on the 855I, and PECOS is the shorter way to file it.",
  category: "Industry News",
  createdOn: "2026-03-21",
  updatedOn: null,
  tags: ["PECOS", "CMS-855I", "reassignment", "Medicare"],
  sources: [],
  content: `If a checklist in your office still says "855R", it is older than the form that replaced it. We see it about where you would expect: in onboarding packets that were copied from the last physician, who had copied them from the one before.

The CMS-855R was the paper on which a physician handed the right to be paid by Medicare to a group. CMS has discontinued it. The 855I says so on its first page: all reassignments are now reported there. That has been so since the 2023 edition of the 855I, and it holds in March 2026.

What used to be two

A new physician in a group meant an 855I for the person and an 855R for the link. Two forms, signed on different days, often filled in by different people, that had to agree on the name, the NPI, the group and the start date. One came back, and the other waited for it.

Now one application describes the person and the link. A physician who is already enrolled and joins a second group uses the 855I too, and completes the parts that a reassignment needs. The group has an enrollment of its own, on the 855B, and must be enrolled or enrolling for the reassignment to count.

The family, as of March 2026

- 855I: physicians and non-physician practitioners, with their reassignments
- 855B: group practices, and suppliers such as surgery centers and laboratories
- 855A: hospitals, home health agencies, hospices and other institutions
- 855S: suppliers of durable medical equipment
- 855O: physicians and practitioners who only order or certify
- 20134: Medicare Diabetes Prevention Program suppliers

PECOS instead of paper

The Provider Enrollment, Chain and Ownership System is CMS's online route, and the one that we use wherever it works. You don't choose a form number there. You answer what you are trying to do, and it asks for what that needs. It won't let you submit with an empty field that is required. Documents are uploaded, signatures are electronic, an institutional fee is paid on the way, and the status can be read at any hour instead of by telephone.

Paper still exists. Use it when PECOS refuses a situation, and download the form on the day that you fill it in. An outdated edition comes back.

Who may press the button

Access runs through CMS's Identity and Access system, and this is where a start is lost most often. Three roles are worth settling before a physician's first day:

- The physician needs an account, and only the physician signs for the physician.
- The group needs an authorized or delegated official with an account that works. If that person left in the fall, replace them first.
- A billing or credentialing company works as a surrogate, a connection that the provider approves. Nobody should be sharing a password.

Dates that depend on it

For physicians, non-physician practitioners and their groups, the effective date is the later of two: the day on which the contractor received an application that it goes on to approve, and the day on which services began at the location. Billing can reach back up to 30 days before that date when circumstances prevented an earlier application. So the day of receipt is worth money, and a returned application loses it.

After approval, changes have deadlines. A practice location, a change of ownership or an adverse legal action is reported within 30 days; other changes within 90.

Where these applications fail

In our experience the same five items return:

- The legal name on the application differs from Social Security or NPPES records.
- The group is named by its sign on the door instead of its legal business name.
- One of the two signatures is missing. The physician signed, the official didn't.
- A letter from the contractor went to an address that nobody reads, and its 30 days passed.
- The old group's reassignment is still active, and nobody at the new group looked.

The last one matters on the way out as well. When a physician leaves, end the reassignment. Either side may do it: the physician or the group.

What to change on Monday

Search your shared drive for "855R" and for "reassignment". Replace the form in every packet, and replace the step with two lines: "Reassignment completed inside the 855I" and "Official of the group has signed". Then open Identity and Access and look at who the officials of your group are. If a name surprises you, that is the first application to file.`,
};
