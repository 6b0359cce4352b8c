import { longDate } from "../calendar.ts";
import { payerFacts, payersReadOn, sourceOf } from "../facts/payers.ts";
import { callOnly, startCredentialing } from "../nav.ts";
import { paths, postPath } from "../paths.ts";
import type { PageBase } from "../types/content.ts";

const payerRows = payerFacts.flatMap(({ name, advancedPractice }) =>
  advancedPractice === null ? [] : [{ cells: [name, advancedPractice.text, sourceOf(advancedPractice)] }],
);

export const nursePractitioners: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "NP and PA Credentialing and Enrollment | {product}",
    description:
      "Nurse practitioners and physician assistants: Medicare enrollment, 85 percent, “incident to” and why not for a new physician, supervision, payers.",
    keywords: [
      "nurse practitioner credentialing",
      "physician assistant credentialing",
      "incident to billing",
      "NP Medicare enrollment",
      "85 percent rule",
    ],
  },
  hero: {
    eyebrow: "For practices that hire an NP or a PA",
    heading: "Nurse practitioners and physician assistants",
    lead: "Medicare enrolls NPs and PAs in their own name and pays 85 percent of a physician’s fee. Each commercial plan decides for itself: some plans panel NPs and PAs, and some have them bill under a physician. Ask each plan before the first day. Don’t bill a visit “incident to” a physician if it doesn’t meet the conditions.",
    actions: startCredentialing,
    figure: null,
  },
  sections: [
    {
      kind: "table",
      id: "ways",
      title: "Three ways to bill Medicare, and one that Medicare doesn’t pay",
      intro: null,
      table: {
        names: ["Way", "When", "Medicare pays", "Rule"],
        rows: [
          {
            cells: [
              "Their own number",
              "Any covered service within the state’s scope of practice, including new patients and new problems",
              "85 percent of the physician’s fee",
              "42 CFR 414.52 (PA), 414.56 (NP)",
            ],
          },
          {
            cells: [
              "“Incident to” a physician",
              "In the office, in a course of treatment that the physician began, under direct supervision",
              "100 percent, under the supervising physician",
              "42 CFR 410.26",
            ],
          },
          {
            cells: [
              "Split or shared",
              "In a hospital or another facility, if a physician and the NP or PA both take part in one visit. The one who does the substantive portion bills, with modifier FS",
              "100 percent if the physician bills, 85 if the NP or PA does",
              "42 CFR 415.140",
            ],
          },
          {
            cells: [
              "As a substitute (Q5, Q6)",
              "Not at all: the arrangement is for physicians, and for physical therapists in some areas",
              "Nothing",
              "42 U.S.C. 1395u(b)(6)(D)",
            ],
          },
        ],
        print: false,
      },
    },
    {
      kind: "table",
      id: "medicare",
      title: "Medicare: what each one needs",
      intro:
        "The form is the 855I, which includes the reassignment to the group. The effective date follows the same rule as a physician’s. If something kept you from filing earlier, Medicare also pays for up to 30 days before that date (42 CFR 424.520, 424.521).",
      table: {
        names: ["Who", "Needs", "Medicare pays", "Rule"],
        rows: [
          {
            cells: [
              "Nurse practitioner",
              "A registered nurse whom the state authorizes as a nurse practitioner, with national certification and a master’s or doctoral degree in nursing; earlier enrollees have exceptions",
              "85 percent",
              "42 CFR 410.75, 414.56",
            ],
          },
          {
            cells: [
              "Physician assistant",
              "A state license, and an accredited program or the national certification examination (NCCPA). May bill and reassign directly since January 1, 2022",
              "85 percent",
              "42 CFR 410.74, 414.52",
            ],
          },
          {
            cells: [
              "Clinical nurse specialist",
              "A registered nurse with national certification and a master’s or doctoral degree in the specialty",
              "85 percent",
              "42 CFR 410.76, 414.56",
            ],
          },
          {
            cells: [
              "Certified nurse-midwife",
              "A registered nurse whom the state authorizes, with an accredited midwifery program or certification",
              "100 percent",
              "42 CFR 410.77, 414.54",
            ],
          },
        ],
        print: false,
      },
    },
    {
      kind: "checklists",
      id: "incident-to",
      title: "“Incident to”: all of these, or bill under the NP’s or PA’s number",
      intro:
        "The claim carries the physician’s number, so the chart has to show that each line below is true. “Incident to” is Medicare’s rule. A commercial plan may have another rule or none.",
      lists: [
        {
          title: "The visit",
          mark: "todo",
          items: [
            "In the office or at home, and not in a hospital or skilled nursing facility",
            "The physician saw the patient first for this problem, and set the plan of care",
            "No new problem today, or the physician sees the patient for it",
            "The physician goes on taking part in the treatment, and the chart shows it",
          ],
        },
        {
          title: "The supervision",
          mark: "todo",
          items: [
            "A physician of the group is in the office suite and available at once",
            "Or, since January 1, 2026, the physician supervises by live video with sound, except for services with a global period of 010 or 090",
            "The claim names the physician who supervises that day",
            "The NP is employed, leased or contracted, licensed for the task, and excluded from no federal program",
          ],
        },
      ],
    },
    {
      kind: "checklists",
      id: "file",
      title: "What an NP’s or PA’s application has that a physician’s doesn’t",
      intro: "The state decides which items of the first list are required. Payers and hospitals may ask for copies.",
      lists: [
        {
          title: "Supervision and prescribing",
          mark: "todo",
          items: [
            "Collaborative or supervision agreement, signed and in date, where the state requires one",
            "The collaborating physician’s name, license, NPI and specialty, in network with the same plans",
            "Prescriptive authority from the board, where it is separate from the license",
            "DEA registration as a mid-level practitioner, with the schedules that the state allows",
            "State controlled substance registration and monitoring program account, where the state has them",
            "A plan for the day the collaborating physician leaves",
          ],
        },
        {
          title: "Everything else",
          mark: "todo",
          items: [
            "National certification: by population, such as ANCC, AANPCB, PNCB or NCC for nurse practitioners; NCCPA for physician assistants",
            "RN license as well as the advanced practice license, where the state issues two",
            "NPI with a taxonomy that fits, 363L for nurse practitioners and 363A for physician assistants",
            "Malpractice certificate in the person’s own name; some payers ask for limits that are not shared",
            "A peer of the same profession among the references, if references are asked for",
            "Privileges as advanced practice staff, where there is hospital work",
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "payers",
      title: "Which payers panel NPs and PAs",
      intro: `Last checked on ${longDate(payersReadOn)}. If a payer is missing here, ask the payer.`,
      table: { names: ["Payer", "What it says", "Source"], rows: payerRows, print: false },
    },
    {
      kind: "checklists",
      id: "ask",
      title: "If a plan doesn’t panel NPs and PAs",
      intro: null,
      lists: [
        {
          title: "Ask, and get it in writing",
          mark: "todo",
          items: [
            "Under whose name and NPI does the claim go out?",
            "With which modifier: SA, another, or none?",
            "At what percentage of the contract’s rate?",
            "Do you follow Medicare’s “incident to”, or your own rule?",
            "Are new patients and new problems allowed?",
            "Are NPs and PAs listed in the directory, and as primary care?",
          ],
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions about the first weeks",
      intro: null,
      faqs: [
        {
          question: "Can a nurse practitioner work “incident to” while her own number is pending?",
          answer:
            "For Medicare, yes, but only for what “incident to” covers: follow-up visits for established problems in the office, under a physician who is enrolled and supervises. The rule asks for a license and for supervision. It doesn’t require the NP to be enrolled. New patients and new problems wait, or go to the physician. Ask each commercial plan for its own rule.",
        },
        {
          question: "Can a new physician’s visits go out “incident to” a colleague?",
          answer:
            "Don’t. “Incident to” pays for follow-up care by staff, such as an NP, under a plan that the billing physician started. A new physician takes new patients and new problems and directs the care, so the claim would say that a colleague did what the colleague didn’t do. Hold the claims until the approval: Medicare pays from its effective date, the later of the filing and the first visit.",
        },
        {
          question: "Do we lose 15 percent by enrolling them?",
          answer:
            "On visits that meet every condition of “incident to”, yes. Many visits don’t meet the conditions, and in an audit wrong claims can cost more than the 15 percent. For that reason some practices bill all visits under the NP’s or PA’s own number.",
        },
        {
          question: "The collaborating physician is leaving. What stops?",
          answer:
            "In a state that requires a collaboration agreement, prescribing and practice have to stop when the agreement ends, unless the state allows time to find a successor. Notify every payer that lists the physician. Sign the new physician’s agreement before the old one ends, and send it to the board, the payers and the hospital.",
        },
      ],
    },
    {
      kind: "links",
      id: "next",
      title: "More on this",
      intro: null,
      links: [
        {
          label: "What may be billed while a file is pending",
          href: paths.billingWhilePending,
          description: "Payer by payer, with state laws on payment while pending.",
        },
        {
          label: "Reassignment on the 855I",
          href: postPath("reassignment-on-the-855i"),
          description: "How the person is linked to the group.",
        },
        { label: "Payers", href: paths.payers, description: "Where to apply, days, earliest billing date." },
      ],
    },
  ],
  closing: {
    heading: "Hiring an NP or a PA this quarter?",
    text: "On the call we ask for the state, the start date and the plans. We’ll tell you which of the plans panel the profession, and what the application needs.",
    actions: callOnly,
  },
};
