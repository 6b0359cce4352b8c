import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "The panel is closed: how to write the appeal",
  excerpt:
    "A plan usually closes a panel because, by its own count, it has enough providers. Show that the count is wrong, on one page that a network manager can copy.",
  category: "Payer Enrollment",
  createdOn: "2025-09-09",
  updatedOn: "2026-11-26",
  tags: ["closed panels", "appeals", "network adequacy", "paneling"],
  sources: [law.networkAdequacy, law.networkAdequacyMarketplace, law.directoriesLaw],
  mark: "1 page",
  stamp: null,
  service: "insurance-paneling",
  inShort: [
    "A plan usually closes a panel because it counts enough providers, so show that its count is wrong.",
    "Call every listed provider within the distance that your patients travel, and keep the call log.",
    "Send one page that the network manager can copy, and ask again every 90 days.",
  ],
  content: `A health plan writes: “We are not adding providers of your specialty in your area at this time.” The letter gives no reason, no date and no name. Many practices file the letter and give up. Some write back that they are excellent doctors, and get the same letter again.

Both kinds of practice misunderstand who made the decision. The credentialing department judges whether you are qualified. The decision to close a panel usually comes from another department, network management. Network management has a map of members, a list of contracted providers and a count that says the plan has enough providers. So argue that the count is wrong, or that the plan counts the wrong thing.

First, find out what is closed

Call the plan’s network representative before you write. Ask four questions.

- What is closed: the specialty, the county or ZIP code, or one product? A plan may close its HMO network and leave its PPO network open.
- Is the panel closed only to new contracts, or also to new providers in groups that already have a contract?
- When will the plan review the panel next, and is there a waiting list?
- Who reads an appeal, and in what form does that person want it?

Sometimes this call solves the problem, because “closed” was an automatic reply to a wrong taxonomy code or to a mailing address in the next county.

Then check the plan’s count

The plan’s count usually comes from the same records as its provider directory, and directories go out of date. Search the plan’s public directory for your specialty and ZIP code. Call every listed provider within the distance that your patients travel. One person can make forty calls in two mornings. For each call, note the date, the time and one of five results:

- accepts the plan’s members, with the number of days until the first appointment
- in practice, but accepts no new members of this plan
- no longer at this address, retired or deceased
- wrong specialty, or doesn’t treat this age or condition
- no answer after two tries

Base your appeal on the share of listed providers with the first result. For example, thirty-eight listings may turn out to be nine doctors with a median wait of seven weeks. Then the network manager has a problem that you can solve. Use the figures from your own calls, and keep the call log, because the plan may ask for it.

Collect evidence from your own practice

- Count the members of this plan who called you in the last six months and couldn’t be seen. If your records don’t go back that far, a front-desk tally for one month, without names, is enough.
- Collect letters from referring physicians in the network who want to send you patients. Two signed letters are worth more than ten general ones.
- List what you offer that the doctors in the directory don’t: a procedure, an age group, a language, evening or Saturday hours, wheelchair access, telehealth.
- List the hospitals where you have privileges, if the plan depends on them for its members.

Write one page

The network manager may copy one paragraph of your letter into an internal request. Write that paragraph. Here is an example with invented numbers:

“We ask for an exception to the closure of pediatric neurology in ZIP codes 37203 to 37221 for your HMO. Between August 4 and 15 we called all 14 listed providers. Three accept new HMO members; their first appointments were 61, 74 and 90 days out. Four have left, and seven don’t see children. In the last month 22 of your members called us and were turned away. Our new physician is board certified, can see members within 10 days and speaks Spanish. She joins an existing group contract at existing rates, so no new agreement is needed.”

Attach the call log, two letters from referring physicians, the provider’s CAQH number and the W-9. Leave out the provider’s awards. End with the date of your next call: “We will call you on September 24.”

Where to send it

Address the letter by name to the network or contracting manager for your region, with a copy to the network representative you spoke to. Don’t send it to the credentialing mailbox. If the denial letter gives an appeal address and a deadline, send the appeal there as well, before the deadline.

If your appeal shows that members can’t get timely care, the plan’s access standards matter, too. State regulators set access standards for the insurers they license. CMS sets them for Medicare Advantage plans, in minutes and miles by specialty and type of county. Federal rules also cover marketplace plans. You don’t need to threaten the plan with these standards. Ask your state’s department of insurance which standards apply to which type of plan, and whether your state has an any willing provider law that covers your profession. These laws differ widely, so ask before you quote one. This article is not legal advice.

Other ways in

- Join a group, IPA or hospital network that has a contract with the plan and may add providers to it.
- Ask for a contract for the open product now, and for the closed product when the plan reviews the panel.
- Ask for a single case agreement for a particular member whose care can’t wait. Each agreement that the plan grants is evidence for the next appeal.
- Offer a location that the plan lacks. A second office one county over, open two days a week, may be in an area where the panel is open.

Ask again every 90 days

A closed panel can open again because providers leave, members arrive or a large employer changes plans. Plans rarely announce that a panel has opened. So put a reminder in the calendar every 90 days. Call the plan, ask whether anything has changed and, if so, send a new call log. Once a panel opens, paneling still takes 90-180 days as a rule, so keep CAQH attested and the documents current while you wait.`,
} satisfies Post;
