import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { commentary } from "../sources/commentary.ts";
import { law } from "../sources/federal-law.ts";

export default {
  title: "Which CMS-855 form is yours, and what is new in 2026",
  excerpt:
    "855I, 855B, 855A, 855S, 855O or 20134: which form is for whom. New in 2026: CMS may end unused 855O enrollments, the fee is $750, and two moratoria began.",
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
    law.orderingEnrollment,
  ],
  mark: "CMS-855",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "855I: a person who bills. 855B: a group. 855A: an institution. 855S: equipment. 855O: a person who only orders.",
    "CMS discontinued the 855R. A physician reassigns benefits to a group on the 855I.",
    "Institutions pay $750 in 2026. CMS may deactivate an 855O enrollment that no claim has named for 12 months.",
  ],
  content: `Three things about Medicare’s enrollment forms are new this year. CMS can now deactivate an 855O enrollment that nobody uses. The fee for institutions rose from $730 to $750. And CMS stopped new enrollments of medical supply companies from February 27, and of home health agencies and hospices from May 13, each for six months at first.

PECOS, Medicare’s enrollment system, asks you about the provider and chooses the form. Trade newsletters reported that PECOS moved to the cloud, with little or no access from April 20 to May 3, 2026. If you had an open application in those two weeks, check its status. The newsletters disagree on whether this is “PECOS 2.0”, the new system that CMS has announced for years. We have read no notice from CMS that settles the question.

It still helps to know the form, because the form determines who signs, what you attach, whether you pay a fee and which contractor processes the application. Go through the headings below from the top, and stop at the first one that fits.

855I: a person who will bill

Physicians and non-physician practitioners enroll on the 855I, whether they work for a group or for themselves. On the same form a person also reassigns benefits to a group, because the 855R is discontinued. A checklist that says “855I plus 855R” is out of date.

Two cases look alike. A sole proprietor has no corporation, and needs one NPI and one 855I. A sole owner is the only owner of a corporation or LLC. A sole owner also files the 855I, but fills in the section about the business and needs a second NPI for the business. A sole owner doesn’t need an 855B. If the business has a second owner, it needs an 855B.

855B: a group, or a Part B supplier

Clinics and group practices use the 855B. So do ambulance services, ambulatory surgery centers, independent laboratories, diagnostic testing facilities and others that bill Part B as organizations. The group enrolls once. Each practitioner then reassigns benefits to the group on the practitioner’s own 855I. File the 855B and the 855Is together, because a group without members can’t bill, and members can’t reassign benefits to a group that isn’t enrolled or enrolling.

855A: an institution

Hospitals, skilled nursing facilities, home health agencies, hospices, rural health clinics, federally qualified health centers and dialysis facilities enroll on the 855A. After the form, most of them need a state survey or an accreditation before Medicare sets the effective date.

A nationwide moratorium on new home health agencies, hospices and their new branches began on May 13, 2026, for six months at first. CMS can extend it. Before you file, look up whether it is still in force.

855S: equipment and supplies

DMEPOS suppliers have their own form, contractors and standards, and enroll each location separately. A physician’s office that supplies braces and bills Medicare for them is also a DMEPOS supplier.

A moratorium on new medical supply companies and their new locations began on February 27, 2026, for six months at first. It covers seven types of business whose principal function is to supply equipment. A physician’s office that supplies its own patients isn’t one of the seven. Before you file, look up whether the moratorium is still in force.

20134: diabetes prevention

Suppliers of the Medicare Diabetes Prevention Program enroll on form CMS-20134.

855O: orders only, never bills

Some people never bill Medicare but order for Medicare patients: residents, physicians of the Department of Veterans Affairs, many dentists. They order laboratory tests, imaging or equipment, or certify home health care. Medicare pays the laboratory’s or supplier’s claim only if the person who ordered is enrolled or has validly opted out. The 855O enrolls a person only to order and certify. The form is short and free, and it gives no billing number.

Since January 1, 2026, CMS may deactivate an 855O enrollment if no Medicare claim has named the person as ordering, certifying or referring for 12 consecutive months (42 CFR 424.547). A reactivation takes effect on the day the contractor receives the application. Medicare doesn’t pay claims for orders written between the deactivation and that day. If someone in your practice orders rarely, check the ordering and certifying file on data.cms.gov now and then.

A person can also opt out of Medicare. That takes an affidavit and private contracts with patients, and lasts two years at a time. It changes how you bill every Medicare patient. If you only want to order, the 855O is enough.

Two more forms

- CMS-588, the EFT agreement. Medicare pays electronically, so a new enrollee that receives payment files the CMS-588, with a voided check or a bank letter in the legal business name.
- CMS-460, the participating physician or supplier agreement, which isn’t part of the 855. A new enrollee that wants to participate sends the CMS-460 with the application or within 90 days of enrolling. A practitioner who only reassigns to a group generally has the group’s participation status for those services and sends no CMS-460.

The fee in 2026

Institutional providers pay $750 for an application filed from January 1 to December 31, 2026, when they enroll, revalidate or add a practice location. Everyone on the 855A or 855S is institutional, and so is everyone on the 855B except groups of physicians and practitioners. The 855I, the 855O, a clinic’s 855B and the 20134 have no fee. If you ask for a hardship exception, send the request with the application. If you send the request later, you owe the fee.

Before you press submit

- The legal business name is the same on the IRS letter (CP 575 or 147C), in NPPES, on the bank letter and on the form.
- The person who signs for an organization is listed on the form as an authorized or delegated official.
- The practice location is the place where services are provided. A mailbox isn’t a practice location. For telehealth from home, ask the contractor.
- The effective date that you ask for is no more than 60 days ahead. Surgery centers, portable x-ray suppliers and 855A providers can file earlier.
- If you file on paper, use the current edition of the form from cms.gov. The contractor returns an application on an old edition.
- The contact person will still be with you in 90 days.

Print the submission receipt. It shows the filing date, which for physicians and groups can become the effective date.`,
} satisfies Post;
