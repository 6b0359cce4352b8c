import type { Post } from "../types.ts";

export const fccOneToOneConsentRuleVacated: Post = {
  title: "The one-to-one consent rule is gone: what still applies",
  excerpt:
    "A federal court struck down the FCC's one-to-one consent rule on January 24, 2025. What stays in force for the calls and texts of a practice, and what to file.",
  category: "Industry News",
  createdOn: "2025-03-18",
  updatedOn: null,
  tags: ["TCPA", "FCC", "consent", "patient outreach"],
  sources: [],
  content: `On January 24, 2025, a Friday, a federal appeals court vacated a rule that was due to start on the Monday. The FCC's one-to-one consent rule never took effect. If your reminder vendor or your marketing agency rebuilt a form for it over the winter, you can keep the form. Most of what it does is still required.

What the court removed

The rule came from an FCC order of December 2023. It said that a person could agree to marketing robocalls and robotexts from one company at a time only, and only about a subject that fits the website where the box was ticked. In Insurance Marketing Coalition v. FCC the Eleventh Circuit held that the agency had gone further than the Telephone Consumer Protection Act (TCPA), which asks for "prior express consent" and says nothing of one company at a time. The FCC had postponed the rule earlier the same day.

The case has a tail. On March 10, 2025, a consumer group asked to join it and to have the full court look again. As of March 18 there is no answer. We wouldn't plan around either outcome.

What stayed

- Marketing by autodialer, or with a prerecorded or artificial voice, needs prior express written consent.
- A call or text without it costs $500, and up to $1,500 when the court finds it willful.
- One form may again cover several companies as far as federal law goes. State telemarketing laws can be stricter.
- A cell phone is a cell phone. A physician's mobile number in a license file is not consent to robocall it.

One change is still on its way. From April 11, 2025, the FCC's rule on revocation gives people any reasonable way to withdraw consent, and gives you 10 business days to act on it. A reply of "stop", "quit", "cancel" or "unsubscribe" counts by definition. A clear sentence to your front desk can count too, and the front desk has to know whom to tell.

Three kinds of message

Sort what your practice sends into three piles before you look at any form.

Care messages are the first. Reminders, pre-visit instructions, "your results are in the portal". The FCC has treated these gently since its ruling of July 10, 2015: a patient who gives a number to a provider covered by HIPAA has agreed to be contacted within the purpose for which it was given. Stay inside that purpose and leave offers out of it.

Marketing is the second. A new laser, a whitening month, a weight clinic. Ask for written consent on its own line, apart from the intake signature, and never make treatment depend on it. When you choose the recipients by their diagnosis, HIPAA can ask for an authorization as well. Ask your counsel before that list exists.

Outreach to providers is the third, and it runs in both directions. Recruiters, equipment vendors and firms like ours call physicians. If you hand a roster to a vendor, write down what the numbers may be used for. If we call your office, you may ask us where we got the number, and we should be able to say.

The record that settles it

A dispute about consent is a dispute about paper. Nobody remembers ticking a box in 2023. Keep this for each person:

- the exact words on the form, with a version number
- the date and time, with the time zone
- the address of the page, or the name of the paper form
- the IP address, or the signature
- the number and the name that were typed
- the day consent was withdrawn, and who recorded it

Keep it for at least four years after the last message, which is the general federal time limit for a suit. A screenshot of today's form proves nothing about last year's form, so save each version on the day you replace it.

Before April 11

Write a list of every system that can send a call or a text in your name: the practice management system, the portal, the reminder vendor, the review-request tool, the billing company. There are usually more than the office thinks, and they seldom share an opt-out list. Then take your own phone, sign up, and reply "stop" to each. Note what happens and how long it takes.

Where a system can't pass an opt-out to the others, name one person who does it by hand. Ten business days is enough for that, if somebody owns it.

This is a description of the rules on March 18, 2025, and no legal advice. The forms are short. An hour with a lawyer who knows the TCPA covers all of them.`,
};
