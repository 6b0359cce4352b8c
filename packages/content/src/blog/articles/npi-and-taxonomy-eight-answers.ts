import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "NPI and taxonomy codes: eight questions answered",
  excerpt:
    "Who needs a second NPI, what happens to the NPI when a physician leaves, and why a claim can be denied for its taxonomy code. Eight questions from practices.",
  category: "Credentialing Tips",
  createdOn: "2025-05-22",
  updatedOn: "2026-11-26",
  tags: ["NPI", "taxonomy", "NPPES"],
  sources: [law.changesNppes, agency.nppes, standard.taxonomy],
  mark: "10 digits",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "A person has one NPI (Type 1) for life. An organization has a Type 2. A second office alone needs no new NPI.",
    "Report every change to NPPES within 30 days.",
    "After a taxonomy denial compare three places: NPPES, the payer’s record and the claim.",
  ],
  content: `The National Provider Identifier has ten digits, costs nothing and, with rare exceptions, stays the same for a whole career. Practices ask these eight questions about it.

Person and organization

“What is the difference between Type 1 and Type 2?” Type 1 belongs to a person, such as a physician, nurse practitioner or therapist. Type 2 belongs to an organization, such as a group, a clinic or a corporation. On a claim from a group, the Type 1 number says who saw the patient and the Type 2 number says who is to be paid.

The solo physician

“We are one doctor and a professional corporation. One number or two?” Two. The doctor has a Type 1, and the corporation, which is a separate organization even with a single owner, has a Type 2.

“I am a sole proprietor with an EIN. Do I get a Type 2 as well?” No. A sole proprietor has not formed a separate organization and gets one number, Type 1, whatever the number of offices or employees. An EIN for payroll doesn’t change that. If you incorporate later, the corporation applies for its own number then.

Hiring and leaving

“Our new physician had an NPI at her last job. Does she need one from us?” No. A person has only one. The number is hers through every job, name and state. Only the NPPES record changes. When a physician leaves, remove the NPI from your billing templates, and end the physician’s link to your group at every payer.

Addresses

“We opened a second office. Another NPI?” A person keeps the one NPI. An organization may get a separate Type 2 for a part of itself, such as a lab or a pharmacy, but a second office alone doesn’t need one. Enter the new office in NPPES within 30 days.

“Why do patients call the doctor at home?” Because the NPI registry is public. Anyone can look up the name, practice address, mailing address and phone of an active NPI. If the doctor registered as a resident with a home address and a cell phone, the registry still shows both. Replace them in NPPES with the practice’s address and the front desk’s number.

Taxonomy

“What is the taxonomy code, and how many may we have?” The taxonomy code has ten characters, which say what kind of provider this is. 207Q00000X is family medicine, 207R00000X internal medicine, 363LF0000X a family nurse practitioner. NPPES takes up to 15 codes for one NPI, and you mark one of them as primary. For each code you can enter the state license number. Enter it, because verifiers read it.

“The claim was denied for taxonomy. Everything in NPPES is right. What now?” Compare three places: NPPES, the payer’s enrollment record and the claim itself. The payer must have the claim’s taxonomy code on file for that provider. Medicaid programs in particular may require an exact match. Perhaps you changed the code in NPPES but not at the payer, or the billing system sends an old default code. Correct the place that differs, and ask the payer from which date of service the correction applies.

A ten-minute check

Search the public NPI registry for your group and for each provider, and look at six things.

- Name: as on the license, with the former name listed if there is one
- Legal business name of the group: letter for letter as on the IRS letter
- Practice address and phone: current, and the same spelling for everyone in the office
- Primary taxonomy: the specialty practiced today
- License number and state under the taxonomy: current
- Date of last update: if it is older than your last move, update the record

Check two fields with care. The first is the primary taxonomy code of a physician who finished training in the last few years. It may still be 390200000X, the code for a student in a training program, and payers may question that code. The second is the authorized official of the group’s Type 2 NPI. If that person has left, the practice may have nobody who can change the record. It can take weeks to replace the official.

Who may make the change

The provider can give a staff member or an outside firm access as a surrogate through CMS’s Identity and Access system, which also serves PECOS. Each person then signs in under their own name, and the physician’s password stays with the physician.`,
} satisfies Post;
