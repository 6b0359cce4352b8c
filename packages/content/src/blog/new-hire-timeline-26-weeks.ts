import type { Post } from "../types.ts";

export const newHireTimeline26Weeks: Post = {
  title: "Working back 26 weeks from a Monday in October",
  excerpt:
    "A physician starts on October 5, 2026. Today is April 6, 182 days before. A worked timeline: what leaves your office in which week, and what can't go early.",
  category: "Credentialing Tips",
  createdOn: "2026-04-06",
  updatedOn: null,
  tags: ["onboarding", "timeline", "new hires", "Medicare", "privileges"],
  sources: [],
  content: `Today is Monday, April 6. Your new physician starts on Monday, October 5. That is 26 weeks, or 182 days, and it sounds like plenty.

Now put the usual times beside it. Hospital privileges: 90 to 180 days. Commercial payers: 60 to 120. Medicaid: 30 to more than 180, depending on the state. Medicare: 60 to 90. They run side by side if they start side by side. If each waits until the one before it is done, 26 weeks can be over long before the last payer says yes.

This plan assumes a physician with a few years of practice who already holds a license in your state. A license still to come, or a first job after training, needs an earlier start.

The plan

- Week 26, April 6: the contract is signed. Send the document list the same day, and name one person in the office whom the physician may call.
- Week 25, April 13: write down every hospital and payer, and ask each for two things: how early it takes an application, and when its committee meets.
- Week 24, April 20: documents are in and checked. The CV has months, the malpractice certificate is current, three references have said yes. CAQH shows your location from October 5 and every payer is authorized.
- Week 23, April 27: the hospital application leaves, 161 days ahead. It goes first because it can take the longest and because some payers ask for admitting privileges. If the medical staff office told you 180 days, send it in week 26 or move the start date.
- Week 22, May 4: commercial and Medicaid applications leave together, 154 days ahead. Save each receipt with its date.
- Week 21 onward: one call to each payer each week. Write down who said what.
- Week 12, July 13: halfway check. Every application must have a reference number and a person who has seen it. What has neither was not received; send it again today.
- Week 8, August 10: Medicare leaves. It can't go much earlier, as explained below.
- Week 6, August 24: decide the first month's schedule from the approvals that you hold in writing. A promise on the phone doesn't count.
- Week 2, September 21: effective dates in writing, provider numbers in the billing system, electronic payments linked.
- Week 0, October 5: first patients.

Why Medicare waits until August

A physician's Medicare application that arrives more than 60 days before its effective date may be returned. For October 5 the first safe day is August 6. The approval may well come after the start: 60 to 90 days from August 10 is October 9 to November 8. That hurts less than it sounds, because Medicare's effective date depends on the day of filing and on the first day of service at your location. File in the window, see patients from October 5, hold their claims, and send them when the approval arrives. Commercial payers usually give no such comfort: their date is often the date of the committee's decision or later.

What eats the slack

- A committee that meets once a month. Files close days or weeks before the meeting, and a file that misses the cut waits for the next one.
- A certificate that expires in July, in the middle of the review. Ask for the renewal in June.
- A reference who is in Portugal until September.
- A W-9 that gives the practice's name one way while the contract gives it another.
- Two weeks in which each of two people thought that the other had called.

Any one of them can cost two to four weeks. The plan has room for one or two.

If you have 12 weeks and not 26

It happens. Then be honest about what can still be done by the first day.

- File everything in the first five working days, hospital first. Skip nothing in the check, because one return now can cost a third of your time.
- Order the payers by your own volume. If four of them make up most of your visits, those four get the calls.
- Open the schedule for approved payers only, and tell the front desk which ones on a sheet that is changed every Friday.
- Talk with the physician about a later start, or a start with hospital rounds, chart review and training. It is a better conversation in week 12 than in week 1.

One thing not to do: bill the new physician's visits under a colleague's number to bridge the wait. Where a payer has a written rule that allows something for a substitute or a supervised visit, ask for that rule on paper first. Without it, the claim says that somebody else saw the patient.

Print the plan and change the dates to yours. If a line has no name beside it, it is nobody's, and that is the one that will be late.`,
};
