import type { Post } from "../types.ts";

export const medicareApplicationFee2026: Post = {
  title: "2026 Medicare application fee: who pays $750",
  excerpt:
    "CMS charges institutional providers $750 for an enrollment application in 2026. Physicians and their groups pay nothing. Who pays, when, and how to pay once.",
  category: "Industry News",
  createdOn: "2026-02-17",
  updatedOn: null,
  tags: ["application fee", "Medicare", "Medicaid", "PECOS"],
  sources: [],
  content: `$750. That is the fee for a Medicare, Medicaid or CHIP enrollment application that an institutional provider submits from January 1 through December 31, 2026. CMS published it in the Federal Register on December 3, 2025. A year ago it was $730.

For most of our readers the answer to "do we owe it?" is no. For those who owe it, the application waits until it is paid.

Who pays

The fee belongs to institutional providers: those that enroll on the CMS-855A, on the CMS-855S, or on the CMS-855B as something other than a practice of physicians or non-physician practitioners. In 2026 that includes:

- hospitals and skilled nursing facilities
- home health agencies and hospices
- ambulatory surgery centers
- independent laboratories and diagnostic testing facilities
- ambulance suppliers
- rural health clinics and federally qualified health centers
- DMEPOS suppliers

Who doesn't

Physicians, non-physician practitioners and their group practices pay nothing, whether they enroll, revalidate or open a location.

The 855B is where offices go wrong in both directions, because two kinds of applicant use the same form. A cardiology group files an 855B and owes nothing. The surgery center that the same cardiologists own files its own 855B and owes $750. If one owner runs both, the two applications should not be prepared from one template.

What triggers it

Three events: an initial enrollment, a revalidation, and adding a Medicare practice location. Updating a telephone number doesn't, and neither does a new reassignment of benefits.

The third event surprises people. A supplier that opens its second site in April pays once for the site. If the whole enrollment is then due for revalidation in October, it pays again. Both dates may be known in advance, since CMS posts revalidation due dates 7 months ahead. The fee follows the date of submission, so an application that slips from December into January carries the new year's amount.

How it is paid

Online, through the PECOS payment page, also when the application itself is on paper. Print the receipt and send a copy with the application. The contractor can find a payment without it, later.

Paying twice, and how to avoid it

Federal Medicaid rules don't let a state charge a provider that is enrolled in Medicare or in another state's Medicaid program or CHIP, or that has already paid the fee to a Medicare contractor or another state. A surgery center that paid with its Medicare application in 2026 can show that receipt to its Medicaid agency. States check this in different ways and on different screens; some ask for the receipt, some for the Medicare enrollment itself. Keep the receipt with the approval letter, where the person who fills in the Medicaid application will look.

Hardship and refunds

A provider for whom the fee is a hardship may ask for an exception. The request is a letter, sent together with the application, with documents that show the reason: cost reports, financial statements, tax returns. A sentence that says money is short is not enough. CMS decides case by case, so plan the weeks for it.

Refunds are narrow. The fee comes back when a hardship request is granted, when the application is rejected before screening begins, or when it is denied because of a temporary moratorium. An application that fails for other reasons keeps the money, which is one more argument for checking it before it leaves.

Four years of the same line

- 2023: $688
- 2024: $709
- 2025: $730
- 2026: $750

The amount follows the consumer price index, measured over the 12 months to June 30 of the year before, and the notice has come out in November or December. It has risen by about $20 in each of the last three years. Put the line in the budget now, and the exact figure when the next notice appears.

What to do this month

Make one list of every enrollment that your organization holds: legal business name, type, form, next revalidation date. Mark each "fee" or "no fee" and write down why. Then look at planned openings in 2026 and mark those as well. It takes an hour for most organizations, and it answers the question once for everyone: the accountant who asks what the charge is for, and the office manager who wonders why the application hasn't moved.`,
};
