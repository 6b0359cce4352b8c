import type { Post } from "../../types/content.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";
import { state } from "../sources/states.ts";

export default {
  title: "Provider directories: new Medicare Advantage rule in 2026",
  excerpt:
    "Employer and individual plans verify directory entries every 90 days. Since 2026, Medicare Advantage data also goes to Plan Finder. What your practice must do.",
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
    "Employer and individual plans verify entries every 90 days. Medicare Advantage data also goes to Plan Finder.",
    "Send your data when an agreement begins or ends, when the data changes, and when the plan asks.",
    "Your CAQH attestation may not count as an answer to the plan’s own request.",
  ],
  content: `Since January 1, 2026, an additional federal rule has applied to Medicare Advantage directories (CMS-4208-F2, published on September 19, 2025). Medicare Advantage plans must make their directory data available to CMS, and CMS shows the data in Medicare Plan Finder. There, people who compare plans see side by side which doctors are in each network. A wrong entry used to be only on one plan’s website. Now it also shows in Medicare Plan Finder.

The new rule next to the No Surprises Act

| Subject | Employer and individual plans | Medicare Advantage
| Law | No Surprises Act | 42 CFR 422.111(m)
| In force since | plan years from January 1, 2022 | January 1, 2026
| Plan verifies each entry | at least every 90 days | no number of days in this rule
| Plan corrects an entry | within 2 business days after you send data | within 30 days after it learns of a change
| Where the data appears | the plan’s directory | the plan’s directory and Plan Finder
| Who vouches for the data | the plan | an officer of the plan, once a year

The No Surprises Act has three more rules for employer and individual plans. When a member asks whether a provider is in the network, the plan must answer within one business day. The plan must remove entries that it can’t verify. Each entry must show name, address, specialty, telephone number and digital contact information.

How Plan Finder gets the data

For plan year 2026, CMS began with data from a vendor. For plan year 2027, according to trade sources, each plan publishes files on a website that CMS reads daily. An officer of each plan attests to the files in CMS’s system. The first attestation was due by September 1, 2026. So a new practice address that you reported to a plan in June should have been on Medicare.gov since open enrollment started on October 15. Look up your address there.

More rules are coming. The Consolidated Appropriations Act, 2026, signed on February 3, 2026, contains requirements for the accuracy of Medicare Advantage directories. We have not read that part of the Act. We have read the separate bill, S. 3750, the REAL Health Providers Act. Under the bill, a plan would verify each entry every 90 days from plan year 2028, and remove departed providers within five business days. A member whom the directory misled would pay only the in-network cost. Compare the bill with the Act before you quote a number.

What your practice must do

Under the No Surprises Act, your practice must have a process for sending its directory data to each plan. You send the data:

- when a network agreement with the plan begins
- when the agreement ends
- when something material in the data changes
- when the plan asks

Wrong entries can cost you money. Suppose the directory of an employer or individual plan wrongly shows you as in network, and a member relies on that entry. Under the No Surprises Act, the member owes no more than the in-network share. If your office billed more and the member paid it, you must refund the difference with interest.

State rules add to this. For example, Blue Cross and Blue Shield of Illinois says that its directories undergo state and federal audits every 90 days. The plan asks groups for a full roster each quarter. If a group sends no roster, the plan can take the group’s entries out of its directory.

CAQH and the plan’s own request

CAQH asks providers to attest again every 120 days (180 in Illinois). Employer and individual plans verify directory data every 90 days. Many plans take the data from CAQH, others send their own request by email, portal or spreadsheet, and some do both. A CAQH attestation may not count as an answer to the plan’s own request, and the other way around. Keep a log with the plan, the providers, the date and the confirmation number of each request. If the plan later removes an entry, the log is your evidence.

Read the request before you click “no changes”. The form shows the plan’s data, which may be wrong.

A check each quarter

- Print one list with each provider’s locations, the days at each location, the telephone number that patients dial, whether the provider accepts new patients, and which plans the provider is in.
- Dial every number from outside the office, as a patient would.
- Look up each provider in Plan Finder and in the public directories of the five plans that send you the most patients.
- Compare your list with CAQH, NPPES and the plan’s portal. Mark every difference, including suite numbers.
- Send each correction as your contract requires, and keep the confirmation.
- Check that each plan has corrected its directory: a few days later at commercial plans, and a month later at Medicare Advantage plans.

Plan about two hours for every ten providers. Make one person responsible, with a deputy. That person has to ask others, because billing, the front desk and whoever updates CAQH each know a different part of the data.

Three events that make entries wrong

When a provider leaves, every entry for that provider becomes wrong. Send the end date to every plan at once.

When a location moves, send every plan the new address. Physicians and their groups must also report the move to Medicare within 30 days.

When a new provider joins, the entry should appear on or after the effective date, not before. An entry that appears before the contract starts brings patients whose claims may be denied or paid out of network. The refund rule above covers that case.

This article summarizes published rules and is not legal advice.`,
} satisfies Post;
