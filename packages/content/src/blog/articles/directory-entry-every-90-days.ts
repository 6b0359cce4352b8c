import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Directory data: Medicare Advantage joined in 2026",
  excerpt:
    "Employer and individual plans verify entries every 90 days. Since 2026 Medicare Advantage data goes to Plan Finder. What a practice has to keep right.",
  category: "Industry News",
  createdOn: "2025-12-04",
  updatedOn: "2026-11-26",
  tags: ["provider directories", "Medicare Advantage", "No Surprises Act", "Plan Finder"],
  sources: [
    law.directoriesMedicareAdvantage,
    commentary.directoryPhases,
    commentary.directoryAttestation,
    law.directoriesLaw,
    law.directoriesOfPractices,
    state.illinoisDirectories,
    law.directoryBill,
    commentary.trubridgeAct2026,
    law.reporting,
  ],
  mark: "90 days",
  stamp: null,
  service: "insurance-paneling",
  inShort: [
    "Employer and individual plans verify each entry every 90 days; Medicare Advantage data goes to Plan Finder.",
    "Your data is due when an agreement begins or ends, when something changes, and when the plan asks.",
    "An answer in CAQH may not count as an answer to the plan’s own request.",
  ],
  content: `Since January 1, 2026, Medicare Advantage directories have an additional federal rule, and patients see its result. Under CMS-4208-F2, published on September 19, 2025, Medicare Advantage plans make their directory data available to CMS, which shows it in Medicare Plan Finder. People who compare plans see which doctors are in each network, next to one another. A wrong entry that used to be on one plan’s website now shows in that comparison.

The two rules side by side

| Duty | Employer and individual plans | Medicare Advantage
| Law | No Surprises Act | 42 CFR 422.111(m)
| Since | plan years from January 1, 2022 | January 1, 2026
| Entry verified | every 90 days at least | no number of days in this rule
| Entry corrected | 2 business days after your data | 30 days after the plan learns of a change
| Data goes to | the plan’s directory | Plan Finder as well
| Who vouches | the plan | an officer of the plan, once a year

The No Surprises Act also has plans answer a member within one business day whether a provider is in the network, and remove entries that they can’t verify. It names what an entry holds: name, address, specialty, telephone number and digital contact information.

How Plan Finder gets the data

CMS began with a vendor’s data for 2026. For plan year 2027, trade sources report, plans publish files at an address that CMS reads daily, and officers attest to them in CMS’s system, by September 1, 2026, for the first time. So an address that you reported to a plan in June should be on Medicare.gov by the open enrollment that starts on October 15. Look yours up there.

More rules are coming. The Consolidated Appropriations Act, 2026, signed on February 3, 2026, contains requirements for the accuracy of Medicare Advantage directories. The text that we have read is the separate bill, S. 3750, the REAL Health Providers Act: an entry verified every 90 days from plan year 2028, departed providers removed within five business days, in-network cost for members whom the directory misled. Compare it with the Act before you quote a number.

What you have to do

You have a duty as well. Under the No Surprises Act a practice must have a process for sending its directory data to each plan: when a network agreement begins, when it ends, when something material changes, and when the plan asks.

Wrong entries can cost money. Under the same act, a member of an employer or individual plan who relied on an entry that wrongly showed you in the network owes no more than the in-network share. If your office billed more and the member paid it, you refund the difference with interest.

States add to this. Blue Cross and Blue Shield of Illinois, for instance, names state and federal audits of its directories every 90 days, asks groups for a full roster each quarter, and can take entries without one out of its directory.

Two periods that look like one

CAQH asks for re-attestation every 120 days (180 in Illinois). Employer and individual plans verify directory data every 90. Many plans take it from CAQH, others send their own request by email, portal or spreadsheet, and some do both. An answer to one request may not count for the other. For each request keep the plan, the providers, the date and the confirmation number. If the plan later removes an entry, that line is your evidence.

Read the request before you click “no changes”. The form shows the plan’s data, which may be wrong.

A round each quarter

- Print one list: provider, location, days there, the number that patients dial, accepting new patients or not, and the plans.
- Dial every number as a patient would, from outside the office.
- Look each provider up in the public directories of the five plans that send you the most patients, and in Plan Finder.
- Compare with CAQH, with NPPES and with the plan’s portal. Mark every difference, including suite numbers.
- Send each correction by the route that your contract names, and keep the confirmation.
- Look again a few days later at commercial plans, a month later at Medicare Advantage.

Plan about two hours for every ten providers. Give the round to one person with a deputy, because billing, the front desk and whoever keeps CAQH each know a different part.

Three events that make entries wrong

When a provider leaves, every entry becomes wrong. Send the end date to every plan at once.

Physicians and their groups also report a move to Medicare, within 30 days of the change.

A new provider should appear after the effective date and not before. A listing that runs ahead of the contract brings patients whose claims may be denied or paid out of network, and the refund rule above covers that case.

This summarizes published rules and is not legal advice.`,
} satisfies Post;
