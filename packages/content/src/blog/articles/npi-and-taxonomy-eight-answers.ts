import type { Post } from "../../types/content.ts";
import { agency } from "../sources/agencies.ts";
import { law } from "../sources/federal-law.ts";
import { standard } from "../sources/standards.ts";

export default {
  title: "NPI and taxonomy codes: eight questions answered",
  excerpt:
    "Who needs a second NPI, what happens to the number when a physician leaves, and why a claim can fail on ten characters. Eight questions from practices.",
  category: "Credentialing Tips",
  createdOn: "2025-05-22",
  updatedOn: "2026-11-26",
  tags: ["NPI", "taxonomy", "NPPES"],
  sources: [law.changesNppes, agency.nppes, standard.taxonomy],
  mark: "10 digits",
  stamp: null,
  service: "payer-enrollment",
  inShort: [
    "Type 1 belongs to a person for life, Type 2 to an organization; a second office alone needs no new one.",
    "Changes go into NPPES within 30 days.",
    "After a taxonomy denial compare three places: NPPES, the payer’s record and the claim.",
  ],
  content: `The National Provider Identifier has ten digits, costs nothing and, with rare exceptions, stays the same for a whole career. Practices ask these eight questions about it.

Person and organization

“What is the difference between Type 1 and Type 2?” Type 1 belongs to a person, such as a physician, nurse practitioner or therapist. Type 2 belongs to an organization, such as a group, a clinic or a corporation. On a claim from a group, the Type 1 number says who saw the patient and the Type 2 number says who is to be paid.

The solo physician

“We are one doctor and a professional corporation. One number or two?” Two. The doctor has a Type 1, and the corporation, which is a separate organization even with a single owner, has a Type 2.

“I am a sole proprietor with an EIN. Do I get a Type 2 as well?” No. A sole proprietor has not formed a separate organization and gets one number, Type 1, whatever the number of offices or employees. An EIN for payroll doesn’t change that. If you incorporate later, the corporation applies for its own number then.

Hiring and leaving

“Our new physician had an NPI at her last job. Does she need one from us?” No. A person has only one. The number is hers through every job, name and state. Only the record behind it changes. When someone leaves, don’t keep her number in your billing templates, and do end her link to your group with every payer.

Addresses

“We opened a second office. Another NPI?” A person has only one. An organization may give a part of itself, a lab or a pharmacy for example, its own Type 2, but a second office by itself doesn’t require it. It does require an update: changes go into NPPES within 30 days.

“Why do patients call the doctor at home?” Because the registry is public. Anyone can search the name, practice address, mailing address and phone of an active NPI. A resident who once registered with an apartment and a cell phone still shows both. Open the record and enter the practice’s address and a front desk number.

Taxonomy

“What is the taxonomy code, and how many may we have?” Ten characters that say which kind of provider this is. 207Q00000X is family medicine, 207R00000X internal medicine, 363LF0000X a family nurse practitioner. NPPES takes up to 15 codes for one NPI, and one of them is marked as primary. Each can carry the state license number that belongs to it; fill that in, because verifiers read it.

“The claim was denied for taxonomy. Everything in NPPES is right. What now?” Compare three places: NPPES, the payer’s enrollment record and the claim itself. The code on the claim has to be one that the payer has on file for that provider. Medicaid programs in particular may match it exactly. Perhaps you changed NPPES and not the payer’s own copy, or the billing system sends a default that was set years ago. Correct whichever one differs, and ask the payer from which date of service the correction counts.

A ten-minute check

Search the public NPI registry for your group and for each provider, and look at six things.

- Name: as on the license, with the former name listed if there is one
- Legal business name of the group: letter for letter as on the IRS letter
- Practice address and phone: current, and the same spelling for everyone in the office
- Primary taxonomy: the specialty practiced today
- License number and state under the taxonomy: current
- Date of last update: if it is older than the last move, you have found your first task

Check two fields with care. The first is the primary taxonomy of people who finished training in the last few years: it may still be 390200000X, the code for a student in a training program, and payers may question it. The second is the authorized official of the group’s Type 2. If that person has left, nobody in the practice may be able to change the record, and replacing the official can take weeks.

Who may make the change

The provider can give a staff member or an outside firm access as a surrogate through CMS’s Identity and Access system, which also serves PECOS. Each person then signs in under their own name, and the physician’s password stays with the physician.`,
} satisfies Post;
