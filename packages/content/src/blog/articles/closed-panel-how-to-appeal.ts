import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "The panel is closed: how to write the appeal",
  excerpt:
    "A plan usually closes a panel because it counts enough providers. Show where the count is wrong, on one page that a network manager can copy into a request.",
  category: "Payer Enrollment",
  createdOn: "2025-09-09",
  updatedOn: "2026-11-26",
  tags: ["closed panels", "appeals", "network adequacy", "paneling"],
  sources: [law.networkAdequacy, law.networkAdequacyMarketplace, law.directoriesLaw],
  mark: "1 page",
  stamp: null,
  service: "insurance-paneling",
  inShort: [
    "Network management usually closes a panel by a count, so show that the count is wrong.",
    "Call every listing within the distance that your patients travel, and keep the log.",
    "Send one page that a network manager can copy, and ask again every 90 days.",
  ],
  content: `“We are not adding providers of your specialty in your area at this time.” The letter has no reason, no date and no name at the bottom. Many practices put it in a folder. Some write back that they are excellent doctors, and get the same letter again.

Both misread who decides. Credentialing judges whether you are qualified. Another department usually closes a panel: network management, which has a map of members, a list of contracted providers and a count that says there are enough. The argument that can work is that the count is wrong, or that it counts the wrong thing.

First, find out what is closed

Call the network representative before you write. You need four answers.

- Is it the specialty, the county or ZIP code, or one product? A plan may close its HMO and leave its PPO open.
- Is it closed to new contracts, or also to new members of groups that already have one?
- When is it reviewed next, and is there a waiting list?
- Who reads an appeal, and in what form does that person want it?

Sometimes the call ends the matter: “closed” was an automatic reply to the wrong taxonomy code, or to a mailing address in the county next door.

Then check the map

The plan’s count usually comes from the same records as its directory, and directories go out of date. Take the public directory, set it to your specialty and ZIP code, and call every listing within the distance that your patients travel. One person can do forty calls in two mornings. For each, note the date, the time and one of five results:

- accepting the plan’s members, with the first appointment in so many days
- in practice, but not accepting new members of this plan
- no longer at this address, retired or deceased
- wrong specialty, or doesn’t treat this age or condition
- no answer after two tries

Base your appeal on the share of listings with the first result. If thirty-eight listings turn into nine doctors with a median wait of seven weeks, the network manager has a problem that you can solve. Use your own count, whatever it is, and keep the log. You may be asked for it.

Then count your own side

- Members of this plan who called you in the last six months and couldn’t be seen. A tally at the front desk for a month is enough, without names.
- Referring physicians in the network who want to send you patients. Two signed letters are worth more than ten general ones.
- What you do that the listed nine don’t: a procedure, an age group, a language, evening or Saturday hours, wheelchair access, telehealth.
- Hospitals where you have privileges, and on which the plan depends for its members.

One page

The person who reads it may copy a paragraph into an internal request. Write that paragraph. An example, with invented numbers:

“We ask for an exception to the closure of pediatric neurology in ZIP codes 37203 to 37221 for your HMO. Between August 4 and 15 we called all 14 listed providers. Three accept new HMO members; their first appointments were 61, 74 and 90 days out. Four have left, and seven don’t see children. In the last month 22 of your members called us and were turned away. Our new physician is board certified, can see members within 10 days and speaks Spanish. She joins an existing group contract at existing rates, so no new agreement is needed.”

Attach the call log, two letters from referring physicians, the CAQH number and the W-9. Leave out the awards. Close with a date: “We will call you on September 24.”

Where to send it

Send it to the network or contracting manager for your region by name, with a copy to the representative you spoke to. Don’t send it to the credentialing mailbox. If the denial letter gives an appeal address and a deadline, use that as well, and keep the deadline.

If the appeal names members who can’t get timely care, it touches the plan’s access standards. State regulators set them for the insurers they license. For Medicare Advantage CMS sets them, in minutes and miles by specialty and type of county, and federal rules also cover marketplace plans. You don’t need to threaten with that, and none of this is legal advice. Ask the department of insurance which standards apply to which type of plan, and whether your state has an any willing provider law that covers your profession. These laws differ widely. Ask before you quote one.

Other ways in

- Join a group, IPA or hospital network that has a contract and may add providers to it.
- Ask for the open product now and the closed one at review.
- Ask for a single case agreement for a particular member whose care can’t wait. Each one that is granted is evidence for the next appeal.
- Offer the address that the plan lacks. A second office one county over, two days a week, may be in an open area.

Ask again every 90 days

A closed panel can open again: providers leave, members arrive, a large employer changes plans. Put a reminder in the calendar every 90 days: call, ask whether anything has changed, send a fresh call log if it has. Plans rarely announce an opening. When one comes, paneling still takes 90-180 days as a rule, so keep CAQH attested and the documents current while you wait.`,
} satisfies Post;
