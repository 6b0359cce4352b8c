import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Onboarding a physician: a 26-week timeline",
  excerpt:
    "A worked example of 182 days, from April 6 to the first day on October 5, 2026: what leaves your office in which week, and what can’t go early.",
  category: "Credentialing Tips",
  createdOn: "2026-04-06",
  updatedOn: "2026-11-26",
  tags: ["onboarding", "timeline", "new hires", "Medicare", "privileges"],
  sources: [law.returns, law.effectiveDate, law.retrospectiveBilling, agency.fcsoTimes, agency.noridianEnroll],
  mark: "26 weeks",
  stamp: null,
  service: "physician-credentialing",
  inShort: [
    "The hospital file leaves 161 days before the start, commercial and Medicaid files 154 days.",
    "Medicare waits until 60 days before, because an earlier application is returned.",
    "In week 6, plan the first month from approvals that you hold in writing.",
  ],
  content: `In this example it is Monday, April 6, 2026, and your new physician starts on Monday, October 5. That is 26 weeks, or 182 days.

Compare it with the usual times, counted from a complete file: hospital privileges 90-180 days, commercial plans 60-120, Medicaid 30-180 depending on the state. They run at the same time if you file at the same time. Medicare is usually quicker. Contractors publish averages between a week and seven weeks, and the effective date depends on the day of filing anyway.

This plan assumes a physician with a few years of practice who already holds a license in your state. A license still to come, or a first job after training, needs an earlier start.

The plan

| Week | Date | What happens
| 26 | April 6 | contract signed, document list sent the same day
| 25 | April 13 | hospitals and payers asked: how early, and when do you meet?
| 24 | April 20 | documents in and checked
| 23 | April 27 | hospital application leaves, 161 days ahead
| 22 | May 4 | commercial and Medicaid applications leave, 154 days ahead
| 12 | July 13 | halfway check
| 8 | August 10 | Medicare leaves
| 6 | August 24 | first month’s schedule decided
| 2 | September 21 | effective dates in writing, EFT linked
| 0 | October 5 | first patients

In week 24 check that the CV has months, the malpractice certificate is current, three references have said yes, CAQH shows your location from October 5 and every payer is authorized.

The hospital application leaves first because it often takes longest, and because some payers ask for admitting privileges. If the medical staff office told you 180 days, send it in week 26 or move the start date.

Medicaid goes with the commercial plans and not after Medicare. A state may rely on Medicare’s screening, but it needn’t, and waiting for it would cost three months here. The Medicaid plans follow when the state’s number has come.

From week 21 on, call each payer once a week and note who said what. In week 12 every application must have a tracking number and a person who has seen it. If one has neither, ask the payer whether it was received, and send it again if it wasn’t.

In week 6 plan the first month from approvals that you hold in writing.

Why Medicare waits until August

A physician’s Medicare application that arrives more than 60 days before its effective date is returned. For October 5 the first safe day is August 6. If the contractor asks for something, the approval may come near the start or after it. For physicians the effective date is the later of the filing and the first day of service at your location. So see Medicare patients from October 5, hold their claims, and send them when the approval arrives. Commercial payers usually don’t pay for visits before their own effective date, unless a state law makes them pay during the wait.

What takes the extra weeks

- A committee that meets once a month. Files close days or weeks before the meeting, and a file that misses the cut waits for the next one.
- A certificate that expires in July, during the review. Ask for the renewal in June.
- A reference who is away for weeks.
- A W-9 that gives the practice’s name one way while the contract gives it another.
- Two weeks in which each of two people thought that the other had called.

Any one of them can cost two to four weeks. The plan has room for one or two.

If you have 12 weeks and not 26

- File with the hospital, the commercial plans and Medicaid in the first five working days, hospital first, and with Medicare from 60 days before the start. Skip nothing in the check, because one return can now cost weeks.
- Order the payers by your own volume. If four of them make up most of your visits, those four get the calls.
- Open the schedule for approved payers only, and tell the front desk which ones on a sheet that is changed every Friday.
- Talk with the physician about a later start, or a start with hospital rounds, chart review and training. Have that talk 12 weeks before, not in the last week.

Don’t bill the new physician’s visits under a colleague’s number to bridge the wait. Where a payer has a written rule that allows something for a substitute or a supervised visit, ask for that rule in writing first. Without such a rule, the claim says that another person saw the patient.`,
} satisfies Post;
