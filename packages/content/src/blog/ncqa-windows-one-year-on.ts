import type { Post } from "../types.ts";

export const ncqaWindowsOneYearOn: Post = {
  title: "NCQA's 120 days, one year on",
  excerpt:
    "A year after NCQA cut its verification windows to 120 and 90 days and asked for monthly monitoring: what a practice notices, and how to work inside the window.",
  category: "Industry News",
  createdOn: "2026-07-27",
  updatedOn: null,
  tags: ["NCQA", "primary source verification", "monthly monitoring", "exclusions"],
  sources: [],
  content: `Take a license that a plan verified on March 2, 2026. Under the rule that ended in June last year, the committee could have used that verification until August 29. Under the present one it had until June 30. If a certified verification organization did the work on its own 90-day standard, May 31.

Those two months are the change, seen from a practice. The standards have applied to files decided since July 1, 2025: 120 days for accreditation instead of 180, and 90 for certified verification organizations instead of 120. They bind the plan and its contractor. You notice them in your mailbox.

A file can now age out while you are on vacation

Before, a question that stayed open for six weeks was an annoyance. Now it is a third of the window. When the committee meets after the last day, the verification is done again, and whatever has expired meanwhile has to be replaced: a certificate of insurance, a license, a DEA registration. The provider receives a second request for something that was sent in the spring and concludes that the plan lost it. Usually it didn't.

Three habits have worked for us over this year:

- Send documents with at least four months left on them. If the insurance renews in June and the file goes out in April, ask the carrier for the renewal certificate early.
- Date the attestation last. Fill in everything, check it, then let the provider sign and submit on the same day.
- Answer a plan's question within two business days, including the ones that look pointless. "We sent this on May 4, attached again" is an answer.

Monthly monitoring became ordinary

The same standards ask for monthly checks between two credentialing cycles: exclusions from Medicare and Medicaid, and the expiration of licenses. A year ago this was the part that plans were still building. In July 2026 it should be treated as running everywhere.

Its effect on a practice is simple. An expired license used to be discovered at recredentialing, up to three years later. Now the plan may see it in the month in which it happens. Boards post a renewal when they process it, so a renewal sent on the last day can look like a lapse in a plan's file on the first. Renew 60 days ahead, and upload the new license to CAQH on the day that it arrives.

Do the same check yourself

If several payers look at your providers every month, you want to see first what they will see. The federal exclusion list of the HHS Office of Inspector General is updated monthly, and the search is free. So is SAM.gov. Many states keep a Medicaid exclusion list of their own. A workable routine for a practice with ten providers:

- Pick a day, for instance the tenth.
- Search every provider, by name and NPI, and the staff and contractors who touch federal program work.
- Look at each state license on the board's site: status and date.
- Save the dated result, also when nothing is found.
- Resolve a match on a common name with the date of birth or the list's own verification, and write down how.

The page that shows "no match, July 10" is worth keeping. It answers an auditor and a plan with the same piece of paper.

You should hear sooner

The decision has to reach the provider within 30 calendar days; it used to be 60. That gives you a date to call. If a plan tells you that the committee met on June 16, there should be a letter by July 16. When nothing has come, ask for the decision date and for a copy, and ask separately for the effective date in the contract system. The 30 days belong to the credentialing decision. They say nothing about loading the contract.

What has not changed

Recredentialing is due within 36 months, and NCQA's guidance leaves no grace period in the count. A file that is up to 30 days late may still be treated as a recredentialing; later than that, the provider goes through the initial process again. CAQH still asks for re-attestation every 120 days, 180 in Illinois. The equality of the two figures is a coincidence. One is the age of a verification, the other is the age of your signature on your own data.

Applications also carry questions on race, ethnicity and languages now. The form has to say that answering is optional and that the answers won't be used against the provider. Providers ask us about it, and the answer is short: leave it blank or fill it in, the file moves either way.

Two rules for the wall

Whatever you send should stay valid for 120 days after you send it, and whatever changes should be in CAQH within the month. Offices that hold to those two have had little to notice this year.`,
};
