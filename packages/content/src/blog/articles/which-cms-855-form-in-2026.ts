import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Which CMS-855 form is yours, and what is new in 2026",
  excerpt:
    "855I, 855B, 855A, 855S, 855O or 20134: one question each. New in 2026: idle 855Os lapse, the fee is $750, and moratoria whose first terms are over.",
  category: "Industry News",
  createdOn: "2026-01-21",
  updatedOn: "2026-11-26",
  tags: ["Medicare", "PECOS", "CMS-855", "application fee", "ordering and certifying"],
  sources: [
    agency.cmsForms,
    law.enrollmentRule2026,
    law.fee2026,
    law.returns,
    agency.cgsMoratorium,
    commentary.bakerDonelsonMoratorium,
    commentary.pecosMigration,
    commentary.pecosContracts,
    law.orderingEnrollment,
  ],
  mark: "CMS-855",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "855I: a person. 855B: a group. 855A: an institution. 855S: equipment. 855O: orders only.",
    "The 855R is gone: the 855I reassigns benefits as well.",
    "Institutions pay $750 in 2026; an 855O that no claim names for 12 months may be deactivated.",
  ],
  content: `Three things about Medicare’s enrollment forms are different this year. An 855O that is never used can now be deactivated. The fee for institutions has gone from $730 to $750. And since this article first appeared, the 855S and the 855A were closed to some newcomers, for six months at first: medical supply companies from February 27, home health agencies and hospices from May 13.

PECOS asks you about the provider and builds the form itself. You will read of “PECOS 2.0”. CMS has announced a new system under that name for years, and by press reports canceled the contracts for it in March 2025. What trade newsletters report for 2026 is a move of PECOS to the cloud: little or no access from April 20 to May 3, back on May 4. Some of them call the result PECOS 2.0 and describe constant monitoring of licenses; others describe the same screens in another place. We have read no notice of CMS that settles it. An application that was open in those two weeks deserves a look at its status.

It still helps to know which form PECOS is building, since the form decides who signs, what is attached, whether there is a fee and which contractor reads it. Start at the top and stop at the first heading that fits.

855I: a person who will bill

Physicians and non-physician practitioners enroll on the 855I, whether they work for a group or for themselves. Since the old 855R was folded into it, the same form also reassigns a person’s benefits to a group. A checklist that says “855I plus 855R” is out of date.

Don’t mix up two cases. A sole proprietor is a person without a corporation: one NPI, one 855I. A sole owner has a corporation or LLC that only he or she owns: the 855I again, with the business section filled in and a second NPI for the business. A sole owner doesn’t need an 855B. Add a second owner and you do.

855B: a group, or a Part B supplier

Clinics and group practices use the 855B. So do ambulance services, ambulatory surgery centers, independent laboratories, diagnostic testing facilities and others that bill Part B as organizations. The group enrolls once; each practitioner is then attached by the reassignment on his or her own 855I. File them together. A group without members can’t bill, and members without a group have nowhere to reassign.

855A: an institution

Hospitals, skilled nursing facilities, home health agencies, hospices, rural health clinics, federally qualified health centers and dialysis facilities enroll on the 855A. These applications usually lead to a state survey or an accreditation before Medicare sets a date, so the form is only the beginning.

For new home health agencies and hospices and for new branches, a nationwide moratorium was first set for six months from May 13, 2026, and can be extended. Look up where it stands before you file.

855S: equipment and supplies

DMEPOS suppliers have their own form, contractors and standards, and an enrollment for each location. A physician’s office that hands out braces and bills Medicare for them is a DMEPOS supplier for that purpose.

New medical supply companies, seven types of business whose principal function is supplying equipment, came under a moratorium on February 27, 2026, for six months at first, and their new locations with them. Look up where it stands. Physicians’ offices that supply their own patients are not among the seven.

20134: diabetes prevention

The Medicare Diabetes Prevention Program has its own supplier form. Its number doesn’t start with 855.

855O: orders only, never bills

Some people never bill Medicare and still matter to it: residents, physicians of the Department of Veterans Affairs, many dentists. When they order laboratory tests, imaging or equipment, or certify home health care, Medicare pays the other side’s claim only if the ordering person is enrolled or has validly opted out. The 855O enrolls a person for that and nothing else. It is short, free and gives no billing number.

Since January 1, 2026, an unused 855O enrollment can end. Under the new 42 CFR 424.547, CMS may deactivate an 855O enrollment when no Medicare claim has named that person as ordering, certifying or referring for 12 consecutive months. Reactivation counts from the day the contractor receives the application, and an order written in between doesn’t support a claim. If someone in your practice orders rarely, check the ordering and certifying file on data.cms.gov now and then.

Opting out is a third way, and another document altogether: an affidavit, private contracts with patients, two years at a time. It changes how you bill every Medicare patient. If you only want to order, the 855O is enough.

Two more forms

- CMS-588, the EFT agreement. Medicare pays electronically, so new enrollments that receive payment need it, with a voided check or a bank letter in the legal business name.
- CMS-460, the participating physician or supplier agreement. It isn’t part of the 855. New enrollees who want to participate send it with their application or within 90 days of enrolling. A practitioner who only reassigns to a group generally takes on the group’s status for those services and sends none.

The fee in 2026

Institutional providers pay $750 for an application filed from January 1 to December 31, 2026, when they enroll, revalidate or add a practice location. “Institutional” is wider than it sounds: everyone on the 855A or 855S, and everyone on the 855B except groups of physicians and practitioners. An 855I, an 855O, a clinic’s 855B and the 20134 cost nothing. A hardship request must come with the application. If it comes later, you owe the fee.

Before you press submit

- The legal business name is the same on the IRS letter (CP 575 or 147C), in NPPES, on the bank letter and on the form.
- The person who signs for an organization is listed on the form as an authorized or delegated official.
- The practice location is the place where services are provided. A mailbox isn’t one; for telehealth from home, ask the contractor.
- The effective date asked for is no more than 60 days ahead (surgery centers, portable x-ray suppliers and 855A providers have longer).
- For paper, the form is the current version from cms.gov. The contractor returns an old one.
- The contact person will still be with you in 90 days.

Print the submission receipt. It carries the filing date, and for physicians and groups that date can become the effective date.`,
} satisfies Post;
