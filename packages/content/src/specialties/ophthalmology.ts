import { getStarted, startCredentialing } from "../nav.ts";
import type { SpecialtyPage } from "../types/content.ts";

const keyRequirements = [
  "American Board of Ophthalmology (ABO) certification or board eligibility",
  "Separate applications for medical plans and vision plans",
  "Surgical case log for each procedure requested",
  "Operating privileges at a surgery center or hospital",
  "Fellowship certificate for retina, glaucoma, cornea or another subspecialty",
  "Manufacturer’s training certificate for refractive lasers",
];

export const ophthalmology: SpecialtyPage = {
  record: {
    name: "Ophthalmology",
    description:
      "Medical plans and vision plans need separate applications, and surgery centers ask for case logs procedure by procedure.",
    icon: "eye",
    color: "pine",
    timeframe: { from: 90, to: 120, unit: "day" },
    keyRequirements,
  },
  plate: {
    title: "The eye",
    caption: "1 cornea, 2 lens, 3 vitreous, 4 retina: each kind of surgery can be a separate privilege.",
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Ophthalmology Credentialing Services | {product}",
    description:
      "Credentialing for eye surgeons: ABO certification, case logs, surgery center privileges, vision and medical plans. Typical time 90-120 days.",
    keywords: [
      "ophthalmology credentialing",
      "vision plan enrollment",
      "ABO certification",
      "surgery center privileges",
    ],
  },
  hero: {
    eyebrow: "For eye surgeons and their practices",
    heading: "Ophthalmology Credentialing",
    lead: "One cataract patient can touch four records: the medical plan, the vision plan, the surgery center and the optical shop. Each of the four has its own application. We fill in all of them from one set of documents.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "checklists",
      id: "requirements",
      title: "What an ophthalmology file needs",
      intro:
        "These documents come on top of the license, DEA registration, malpractice certificate and CV that every physician sends.",
      lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
    },
    {
      kind: "cards",
      id: "delays",
      title: "Common delays",
      intro: "Each of these can cost weeks.",
      cards: [
        {
          title: "Only one of two payers filed",
          description:
            "A routine exam often goes to the vision plan, glaucoma and cataract to the medical plan. Practices often apply to only one of the two, and learn of the other from a denial.",
        },
        {
          title: "A case log left behind",
          description:
            "Surgery centers want the number of recent cases for each procedure. That list is slow to get after the surgeon has left the old hospital, so we request it first.",
        },
        {
          title: "An optical shop without its own enrollment",
          description:
            "Medicare pays for glasses after cataract surgery as DMEPOS. The shop needs a CMS-855S enrollment, even if the surgeons are enrolled.",
        },
      ],
    },
    {
      kind: "checklists",
      id: "privileges-and-payers",
      title: "Privileges and payers",
      intro:
        "Check what your surgeon will do in the first year. Adding a procedure later means waiting for another committee meeting.",
      lists: [
        {
          title: "Procedures that need separate privileges",
          mark: "todo",
          items: [
            "Cataract extraction with lens implant",
            "Intravitreal injections",
            "Laser procedures: YAG capsulotomy, SLT, panretinal photocoagulation",
            "Vitreoretinal surgery",
            "Glaucoma surgery, including drainage devices",
            "Refractive and corneal surgery",
          ],
        },
        {
          title: "Payers that matter",
          mark: "item",
          items: [
            "Medicare Part B, the main payer for cataract surgery",
            "Medicare Advantage plans, some of which hand eye care to a vision vendor",
            "Vision plans such as VSP and EyeMed",
            "Commercial medical plans",
            "State Medicaid for children’s exams and surgery",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions eye practices ask",
      intro: null,
      faqs: [
        {
          question: "Does an ophthalmologist have to join vision plans?",
          answer:
            "Only if the practice sells routine exams, glasses or contact lenses to their members. A retina practice can usually do without vision plans. If an optometrist works with the surgeon, the optometrist’s vision plan application is often more urgent than the surgeon’s.",
        },
        {
          question: "How long does an eye surgeon’s file take?",
          answer:
            "90-120 days from a complete file. The surgery center’s committee and the payers work side by side, so we send both packets in the same week.",
        },
        {
          question: "Can the surgeon see clinic patients before the surgery center approves?",
          answer:
            "Yes, for each payer that has confirmed an effective date at your office. Surgery waits for the privileges at the surgery center. We put both dates in one calendar, so that nobody books cataract surgery too early.",
        },
      ],
    },
  ],
  closing: {
    heading: "Get a free consultation",
    text: "On the call we go through the surgeon’s procedures and your payers. You get a list of every application, in the order in which we file them.",
    actions: getStarted,
  },
};
