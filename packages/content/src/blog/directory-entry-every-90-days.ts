import type { Post } from "../types.ts";

export const directoryEntryEvery90Days: Post = {
  title: "Your directory entry is checked every 90 days",
  excerpt:
    "The No Surprises Act makes health plans verify directory data every 90 days, and gives practices duties of their own. What to check each quarter.",
  category: "Industry News",
  createdOn: "2025-11-13",
  updatedOn: null,
  tags: ["provider directories", "No Surprises Act", "CAQH", "network data"],
  sources: [],
  content: `A patient finds your cardiologist in her plan's directory, calls the number and reaches a dentist. The suite changed hands in March. Nobody told the plan; the plan wrote twice, to a mailbox that nobody opens. It is the smallest error in a provider's file, and one of the few that a federal law has put on a clock.

What the plan has to do

The No Surprises Act became law in December 2020. Its directory rules apply to plan years that began on or after January 1, 2022. As they stand in November 2025, they bind group health plans and the insurers that sell group and individual coverage. Four of their duties reach your desk:

- They verify each directory entry at least every 90 days.
- They correct the directory within 2 business days of receiving new data from you.
- They tell a member within 1 business day whether a provider is in the network.
- They need a procedure for removing entries that they can't verify.

The law also names what an entry holds: name, address, specialty, telephone number and digital contact information. The address and the telephone number age fastest, because they change for reasons that have nothing to do with credentialing: a lease, a new phone system, a second office on Thursdays.

What you have to do

The duty runs in both directions. A practice must have a process for sending its directory data to each plan: when a network agreement begins, when it ends, when something material changes, and when the plan asks.

A price is attached. A member who relied on an entry that wrongly showed you in the network owes no more than the in-network share. If your office billed more and the member paid it, the difference goes back with interest. The cheaper remedy is a correction sent on the day of the move.

Two clocks that look like one

CAQH asks for re-attestation every 120 days (180 in Illinois). Directory data is verified every 90. An office that attests on the last day of each CAQH cycle is therefore late for somebody's directory, even with a perfect CAQH record.

Many plans take directory data from CAQH. Others send their own request by e-mail, portal or spreadsheet, and some do both. Answering one doesn't answer the other. When a request arrives, write down four things: which plan, which providers, the date, and the confirmation number. If the plan later removes an entry, that line is your evidence.

Read the request before you click "no changes". The form shows the plan's data, and the plan's data is what may be wrong.

A routine for the first week of each quarter

Four rounds a year, about 13 weeks apart, come slightly later than 90 days. If a plan's request falls between two rounds, answer it when it comes. The round itself has six steps:

- Print one list: provider, location, days there, the number that patients dial, accepting new patients or not, and the plans.
- Dial every number as a patient would, from outside the office.
- Look each provider up in the public directory of the five plans that send you the most patients.
- Compare with CAQH, with NPPES and with the plan's portal. Mark every difference, including suite numbers.
- Send each correction by the route that your contract names, and keep the confirmation.
- Look again a few days later. The plan has 2 business days to show it.

The three events that break entries

A departure. The day that a provider leaves, the entry is wrong everywhere. Send the end date to every plan in the same week, with the last day of service.

A move. Tell Medicare as well: a change of practice location has to reach the contractor within 30 days.

A new provider. The entry should appear after the effective date and not before. A listing that runs ahead of the contract brings patients whose claims will be denied, and that is the case that the refund rule covers.

Who should own this

One person, by name, with a deputy. Billing knows which claims were denied, the front desk knows which numbers ring, and whoever keeps CAQH knows what was attested. Without an owner each of them assumes that another has answered. The owner needs the list, the log of requests, and about two hours for every ten providers, once a quarter.`,
};
