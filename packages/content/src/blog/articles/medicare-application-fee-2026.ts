import type { Post } from "../../types/content.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "2026 Medicare application fee: who pays $750",
  excerpt:
    "Institutional providers pay $750 for an enrollment application in 2026, and physicians’ practices usually nothing. Who pays, when, and how to get a refund.",
  category: "Industry News",
  createdOn: "2026-02-12",
  updatedOn: "2026-11-26",
  tags: ["application fee", "Medicare", "Medicaid", "PECOS"],
  sources: [law.fee2026, law.feeRule, law.feeMedicaid, law.moratoria],
  mark: "$750",
  stamp: null,
  service: "facility-credentialing",
  inShort: [
    "Institutional providers pay $750 for an application filed in 2026. Physicians’ practices usually pay nothing.",
    "An enrollment, a revalidation and an added Medicare practice location each trigger the fee.",
    "If the fee is a hardship, ask for an exception in a letter that you send with the application.",
  ],
  content: `The fee for a Medicare, Medicaid or CHIP enrollment application is $750 in 2026, for institutional providers only. CMS announced the fee in the Federal Register of December 3, 2025. The amount applies to applications submitted from January 1 through December 31, 2026.

| Year | Fee
| 2023 | $688
| 2024 | $709
| 2025 | $730
| 2026 | $750

Who pays, who doesn’t

Providers that enroll on the CMS-855A or the CMS-855S are institutional providers. So are those that enroll on the CMS-855B, unless they are a practice of physicians or non-physician practitioners. Examples are hospitals, skilled nursing facilities, home health agencies, hospices, surgery centers, laboratories, diagnostic testing facilities, ambulance suppliers, rural health clinics, federally qualified health centers and DMEPOS suppliers.

Physicians, non-physician practitioners and their groups pay nothing on the 855I or 855B, whether they enroll, revalidate or open a location. But an office that enrolls as an equipment supplier on the 855S pays the fee for that enrollment.

Take care with the 855B, because one filer owes the fee and another doesn’t. A cardiology group that files an 855B owes nothing. The surgery center that the same cardiologists own files its own 855B and owes $750. Don’t prepare the two applications from one template.

What triggers the fee

An initial enrollment, a revalidation and an added Medicare practice location each trigger the fee. For example, a supplier that opens a second site in April and is due for revalidation in October pays twice. A new telephone number doesn’t trigger the fee, and neither does a reassignment of benefits. The date of submission decides the amount, so an application that slips from December into January costs the new year’s fee.

Keep the receipt for Medicaid

Pay online through PECOS, even when the application is on paper, and attach the receipt. A state’s Medicaid program may not charge a provider that is enrolled in Medicare or in another state’s Medicaid program or CHIP. The program also may not charge a provider that has paid the fee to a Medicare contractor or another state. Keep the receipt with the approval letter, because a state may ask for it.

Hardship and refunds

If the fee is a hardship, send a letter that asks for an exception, together with the application. Attach cost reports, financial statements or tax returns. CMS decides case by case.

You get the fee back in three cases: CMS grants the hardship request, the application is rejected before screening begins, or the application is denied because of a moratorium. The last case matters in 2026, because new medical supply companies, home health agencies and hospices came under moratoria. If an application is denied for another reason, the fee isn’t returned.

The amount for 2027 follows the consumer price index for the 12 months to June 30, 2026. CMS usually announces the amount in November or December.`,
} satisfies Post;
