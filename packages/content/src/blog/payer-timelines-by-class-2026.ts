import type { Post } from "../types.ts";

export const payerTimelinesByClass2026: Post = {
  title: "Payer timelines compared, spring 2026",
  excerpt:
    "Medicare 60-90 days, commercial plans 60-120, hospitals 90-180, Medicaid 30 to more than 180. Why the spans differ, and a start date worked backwards.",
  category: "Industry News",
  createdOn: "2026-05-08",
  updatedOn: null,
  tags: ["timelines", "Medicare", "Medicaid", "commercial payers", "privileges"],
  sources: [],
  content: `- Medicare: 60-90 days
- Medicaid: 30-180 days and more, by state
- Commercial plans: 60-120 days
- Hospital privileges: 90-180 days

These are the spans that we plan with in May 2026, and they are in line with what trade sources published this winter. All four count from the day on which a complete file arrives, and all four assume that nobody has to ask a question. Add the days that your own office needs to collect documents. A clock that starts with a half-filled application hasn't started.

Medicare: the narrowest span

One federal program, one set of forms, a regional contractor that does the same work all year. That is why its range is only 30 days wide. It has two rules of its own. A physician's application may be sent at most 60 days before the planned first day. And the effective date follows the filing: the later of the contractor's receipt and the first service at the location. So Medicare rewards the office that files on the first possible day, even if approval comes after the physician has started. Claims wait; they aren't lost.

Medicaid: a clock for each state

The difference between 30 days and 180 is the state. Some programs screen and approve online. Others add fingerprints, site visits or a second approval for certain provider types. Then comes the part that the state's figure leaves out: Medicaid managed care plans want the state's enrollment first and run their own credentialing behind it. Ask two questions in every state: how long for the state's number, and how long after that for the plans that hold your patients.

Commercial plans: two steps with one name

Credentialing is the committee's decision on the person. Contract loading is the plan's work of connecting that person to your group, tax number, locations and fee schedule. Both are called "approval" on the telephone. A plan that credentials in 60 days can load in 30 more, and few plans backdate. The only date that matters to billing is the effective date in the letter. Since July 1, 2025, NCQA's standards have allowed accredited plans 120 days between verification and decision, so a plan that has let a file wait may ask for a document again.

Hospital privileges: the calendar of meetings

A department chair, a credentials committee, the medical executive committee and the board each have to say yes, and each meets on its own day. Miss the deadline for one agenda and the file waits a month, with nothing wrong in it. Ask the medical staff office for the four dates before you ask for the forms.

A start date worked backwards

Take a physician who begins on Monday, January 4, 2027, and use the long end of each range:

- July 8, 2026, 180 days before: hospital application complete, state license in hand
- the same week: the Medicaid application, in a state known to be slow
- September 6, 120 days before: commercial applications complete, CAQH attested
- November 5, 60 days before: the first day for the Medicare application
- December 5, 30 days before: every payer asked for its effective date in writing

July looks early for a January start. Count the other way and it looks ordinary: six months minus a signature that took three weeks.

The order matters as well as the dates. The license comes before everything. The DEA registration and the insurance certificate come before the hospital. Commercial plans often ask where the physician has admitting privileges, or who admits in their place. Settle that answer first and it stops being a question in ten files.

What moves a file to the long end

- gaps in the work history that nobody explained
- an insurance certificate that expires during the review
- a CAQH profile that differs from the application
- a reference who doesn't answer
- a letter that waits ten days in a shared mailbox

None of these is the payer's time, and all of them are counted in it. When somebody tells you that a plan took 150 days, ask for the dates of the plan's questions and of the answers. The plan's own share is often the smaller one.

How to use the figures

Plan with the long end, promise with the long end, and schedule patients only against effective dates that you hold in writing. Use the short end for one purpose: to know when to call. On day 60 a commercial plan should be able to say which committee date your file is on. If it can't, the file isn't where you think it is.`,
};
