import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "2026 Medicare application fee: who pays $750",
  excerpt:
    "Institutional providers pay $750 for an enrollment application in 2026. Physicians and their groups usually pay nothing. Who pays, when, and how to pay once.",
  category: "Industry News",
  createdOn: "2026-02-12",
  updatedOn: "2026-11-26",
  tags: ["application fee", "Medicare", "Medicaid", "PECOS"],
  sources: [law.fee2026, law.feeRule, law.feeMedicaid, law.moratoria],
  mark: "$750",
  stamp: null,
  service: "facility-credentialing",
  inShort: [
    "Institutional providers pay $750 for an application filed in 2026; physicians’ practices usually pay nothing.",
    "Enrollment, revalidation and an added Medicare practice location trigger the fee.",
    "A hardship letter has to travel with the application.",
  ],
  content: `The fee for a Medicare, Medicaid or CHIP enrollment application is $750 this year, for institutional providers only. CMS announced it in the Federal Register of December 3, 2025, and it covers applications submitted from January 1 through December 31, 2026.

| Year | Fee
| 2023 | $688
| 2024 | $709
| 2025 | $730
| 2026 | $750

Who pays, who doesn’t

Institutional providers are those that enroll on the CMS-855A, on the CMS-855S, or on the CMS-855B as something other than a practice of physicians or non-physician practitioners: hospitals, skilled nursing facilities, home health agencies, hospices, surgery centers, laboratories, diagnostic testing facilities, ambulance suppliers, rural health clinics, federally qualified health centers, DMEPOS suppliers.

Physicians, non-physician practitioners and their groups pay nothing on the 855I or 855B, whether they enroll, revalidate or open a location. An office that enrolls as an equipment supplier on the 855S does pay for that enrollment.

Offices go wrong with the 855B in both directions. A cardiology group files one and owes nothing. The surgery center that the same cardiologists own files its own and owes $750. Don’t prepare the two from one template.

What triggers the fee

An initial enrollment, a revalidation and an added Medicare practice location trigger the fee. A new telephone number doesn’t, and neither does a reassignment of benefits. A supplier that opens a second site in April and is due for revalidation in October pays twice. The amount follows the date of submission, so an application that slips from December into January carries the new year’s fee.

Paying once

Pay online through PECOS, also when the application is on paper, and attach the receipt. A state may not charge a provider that is enrolled in Medicare or in another state’s Medicaid program or CHIP, or that has paid the fee to a Medicare contractor or another state. Keep the receipt with the approval letter, because a state may ask for it.

Hardship and refunds

A hardship exception is asked for in a letter that travels with the application, with cost reports, financial statements or tax returns attached. CMS decides case by case.

The money comes back when a hardship request is granted, when an application is rejected before screening begins, or when it is denied because of a moratorium. The last case matters in 2026: new medical supply companies, home health agencies and hospices came under moratoria. If an application is denied for another reason, the fee isn’t returned.

The amount for 2027 follows the consumer price index for the 12 months to June 30, 2026, and its notice usually appears in November or December.`,
} satisfies Post;
