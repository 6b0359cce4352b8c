import type { Post } from "../types.ts";

export const whichCms855FormIn2026: Post = {
  title: "Which CMS-855 form is yours in 2026",
  excerpt:
    "855I, 855B, 855A, 855S, 855O or 20134: six enrollments, one question each. With the 2026 application fee and the new 12-month rule for ordering-only enrollment.",
  category: "Payer Enrollment",
  createdOn: "2026-01-16",
  updatedOn: null,
  tags: ["Medicare", "PECOS", "CMS-855", "application fee", "ordering and certifying"],
  sources: [],
  content: `"Which form do I need?" is the wrong first question in PECOS, because PECOS asks you about the provider and builds the form itself. It is still worth knowing the answer. The form decides who signs, what is attached, whether there is a fee and which contractor reads it. Start at the top and stop at the first heading that fits.

855I: a person who will bill

Physicians and non-physician practitioners enroll on the 855I, whether they work for a group or for themselves. Since the old 855R was folded into it, the same form also reassigns a person's benefits to a group. If a checklist in your office still says "855I plus 855R", it is out of date, and so may be the rest of it.

Two cases are mixed up every week. A sole proprietor is a person without a corporation: one NPI, one 855I. A sole owner has a corporation or LLC that only he or she owns: the 855I again, with the business section filled in and a second NPI for the business. A sole owner doesn't need an 855B. Add a second owner and you do.

855B: a group, or a Part B supplier

Clinics and group practices use the 855B. So do ambulance services, ambulatory surgery centers, independent laboratories, diagnostic testing facilities and others that bill Part B as organizations. The group enrolls once; each practitioner is then attached by the reassignment on his or her own 855I. File them together. A group without members can't bill, and members without a group have nowhere to reassign.

855A: an institution

Hospitals, skilled nursing facilities, home health agencies, hospices, rural health clinics, federally qualified health centers, dialysis facilities. These applications usually lead to a state survey or an accreditation before Medicare sets a date, so the form is only the beginning.

855S: equipment and supplies

DMEPOS suppliers have a form, contractors and standards of their own, and an enrollment for each location. A physician's office that hands out braces and bills Medicare for them is a DMEPOS supplier for that purpose. Many learn this from a denial.

20134: diabetes prevention

The Medicare Diabetes Prevention Program has its own supplier form. It doesn't start with 855, which is why people don't find it.

855O: orders only, never bills

Some people never bill Medicare and still matter to it: residents, physicians of the Department of Veterans Affairs, many dentists. When they order laboratory tests, imaging or equipment, or certify home health care, Medicare pays the other side's claim only if the ordering person is enrolled or has validly opted out. The 855O enrolls a person for that and nothing else. It is short, free and gives no billing number.

From January 1, 2026 there is a reason to look after it. Under the new 42 CFR 424.547, CMS may deactivate an 855O enrollment when nobody has listed that person as ordering, certifying or referring on a Medicare claim for 12 consecutive months. Reactivation counts from the day on which the contractor receives the papers, and no orders are valid in between. If someone in your practice orders rarely, check the ordering and certifying file on data.cms.gov now and then.

Opting out is a third way, and another document altogether: an affidavit, private contracts with patients, two years at a time. Choose it for what it does to your billing. For the sake of an order, the 855O is enough.

Two more papers

- CMS-588, the EFT agreement. Medicare pays electronically, so new enrollments that receive payment need it, with a voided check or a bank letter in the legal business name.
- CMS-460, the participating physician or supplier agreement. It isn't part of the 855. New enrollees who want to participate send it with their application or within 90 days of enrolling. A practitioner who only reassigns to a group takes on the group's status and sends none.

The fee in 2026

Institutional providers pay $750 for an application filed from January 1 to December 31, 2026, when they enroll, revalidate or add a practice location. In 2024 it was $709. "Institutional" is wider than it sounds: everyone on the 855A or 855S, and everyone on the 855B except groups of physicians and practitioners. An 855I, an 855O, a clinic's 855B and the 20134 cost nothing. A hardship request must come with the application. If it comes later, you owe the fee.

Before you press submit

- The legal business name is the same on the IRS letter (CP 575 or 147C), in NPPES, on the bank letter and on the form.
- The person who signs for an organization is listed on the form as an authorized or delegated official.
- The practice location is a place where patients are seen. A mailbox isn't one.
- The effective date asked for is no more than 60 days ahead (surgery centers, portable x-ray suppliers and 855A providers have longer).
- For paper, the form is the current version from cms.gov. An old one comes back unread.
- Somebody who will be here in 90 days is the contact person.

Print the submission receipt. It carries the filing date, and for physicians and groups that date can become the effective date. Everything that happens afterwards is waiting, and waiting is easier with a receipt.`,
};
