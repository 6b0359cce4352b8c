import { longDate } from "../calendar.ts";
import { entriesOf } from "../entries-of.ts";
import { patientNotice } from "../facts/letters.ts";
import { callOnly } from "../nav.ts";
import { paths, postPath, statePath } from "../paths.ts";
import { credentialingLaws, lawsCheckedOn } from "../states/data/credentialing-laws.ts";
import { stateFacts } from "../states/data/facts.ts";
import type { PageBase, Table } from "../types/content.ts";
import { letterSection } from "./letters.ts";

/** Sections of law that we have read, and that make a plan pay for visits before its decision. */
const laws: Table = {
  names: ["State", "Plans", "What they must pay", "Section"],
  rows: entriesOf(credentialingLaws).flatMap(([slug, sections]) =>
    (sections ?? []).flatMap(({ plans, pay, section }) => {
      if (pay === null) return [];
      const kind = plans === "Medicaid" ? "Medicaid plans" : "Commercial plans";
      return [{ cells: [stateFacts[slug].name, kind, `${pay}.`, section], href: statePath(slug) }];
    }),
  ),
  print: false,
};

export const billingWhilePending: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Billing While Credentialing Is Pending | {product}",
    description:
      "Which visits can be paid before the effective date: Medicare’s 30 days, state laws on payment while pending, Q5 and Q6, “incident to”, and the patient’s notice.",
    keywords: [
      "billing while credentialing pending",
      "retroactive effective date",
      "hold claims credentialing",
      "locum tenens modifiers",
      "interim payment law",
    ],
  },
  hero: {
    eyebrow: "From the first visit to the effective date",
    heading: "What may be billed while a file is pending",
    lead: "Hold the claims, and don’t put a colleague’s name on them. Medicare pays for up to 30 days before the effective date if something kept you from filing earlier, and some states make insured plans pay for some of the earlier visits. As a rule, other plans pay nothing in network.",
    actions: [
      { label: "Ask about your case", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  sections: [
    {
      kind: "table",
      id: "payers",
      title: "Payer by payer",
      intro: "This table is for a provider who is licensed and insured, but not yet approved.",
      table: {
        names: ["Payer", "Visits before the approval", "What to do with the claim", "Rule"],
        rows: [
          {
            cells: [
              "Medicare",
              "Payable from the effective date, which is the later of the filing and the first visit. If something kept you from filing earlier, also up to 30 days before that date",
              "Hold the claim. You have one calendar year from the visit to file it",
              "42 CFR 424.520(d), 424.521, 424.44",
            ],
            href: postPath("medicare-effective-date-arithmetic"),
          },
          {
            cells: [
              "Medicare Advantage",
              "The plan’s contract decides. Original Medicare’s 30 days don’t bind the plan",
              "Hold the claim until the plan has confirmed an effective date",
              "The contract",
            ],
          },
          {
            cells: [
              "State Medicaid",
              "Depends on the state. Some states backdate an enrollment if the application asks for it",
              "Ask for the effective date in the application, and hold the claim",
              "The state’s provider manual",
            ],
            href: paths.states,
          },
          {
            cells: [
              "Medicaid plans",
              "As a rule, none before the state has enrolled the provider. After that, the contract and state law decide",
              "Hold the claim until you know the effective date of the state’s enrollment",
              "42 CFR 438.602",
            ],
          },
          {
            cells: [
              "Commercial plans, insured",
              "As a rule, from the effective date in the plan’s letter. In some states the law makes the plan pay for earlier visits",
              "Hold the claim, but send it before the contract’s timely filing deadline",
              "The contract; the state’s law below",
            ],
          },
          {
            cells: [
              "Self-funded employer plans",
              "The network’s contract decides, because state insurance laws don’t bind plans under ERISA",
              "Ask whether the member’s plan is insured or self-funded",
              "29 U.S.C. 1144",
            ],
          },
        ],
        print: false,
      },
    },
    {
      kind: "checklists",
      id: "holding",
      title: "How to hold claims",
      intro: "A held claim can be paid only if it goes out before the payer’s filing limit, under the right name.",
      lists: [
        {
          title: "At the visit",
          mark: "todo",
          items: [
            "License, malpractice coverage and DEA are good for that day and that place",
            "The patient’s plan is noted, insured or self-funded",
            "The provider who saw the patient signed the chart",
            "Patients whose plans don’t backdate are booked with a colleague who is in network",
          ],
        },
        {
          title: "In the billing system",
          mark: "todo",
          items: [
            "A hold for each provider and payer, with the day on which the filing limit ends",
            "The claim names the provider who saw the patient, from the start",
            "One list of held visits: date, plan, amount, limit",
            "Claims go out once the payer’s letter names an effective date, one test claim first",
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "laws",
      title: "State laws that require payment while pending",
      intro: `Last checked on ${longDate(lawsCheckedOn)}. A state that is missing here may have such a law too. None of these laws binds Medicare or a self-funded plan under ERISA. Most of them count the days from a complete application.`,
      table: laws,
    },
    {
      kind: "table",
      id: "modifiers",
      title: "Modifiers and rules that people try for a new hire",
      intro: null,
      table: {
        names: ["Modifier or rule", "What it is for", "What it means for a new hire", "Rule"],
        rows: [
          {
            cells: [
              "Q6, fee-for-time (locum tenens)",
              "A substitute whom the absent or departed physician’s practice pays by the day, for up to 60 continuous days",
              "The new hire doesn’t replace an absent physician",
              "Medicare Claims Processing Manual, chapter 1, section 30.2.11",
            ],
            href: postPath("locum-tenens-and-reciprocal-billing-q5-q6"),
          },
          {
            cells: [
              "Q5, reciprocal billing",
              "Two physicians who cover for each other, for up to 60 continuous days",
              "A new hire who isn’t enrolled can’t cover in return",
              "Medicare Claims Processing Manual, chapter 1, section 30.2.10",
            ],
            href: postPath("locum-tenens-and-reciprocal-billing-q5-q6"),
          },
          {
            cells: [
              "“Incident to”",
              "Follow-up care by staff, such as an NP, under a plan that the billing physician started",
              "A new physician begins treatments. The rule covers only follow-up by an NP or other staff on a treatment that a physician has begun",
              "42 CFR 410.26",
            ],
            href: `${paths.nursePractitioners}#incident-to`,
          },
          {
            cells: [
              "Visits in a global period",
              "The surgeon’s fee covers them, even if a colleague of the same group and specialty sees the patient",
              "In Medicare, no separate claim goes out for these visits, so a new colleague can take them. A plan’s contract may forbid that",
              "Medicare Claims Processing Manual, chapter 12, section 40",
            ],
          },
        ],
        print: false,
      },
    },
    letterSection(patientNotice),
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions from the front desk",
      intro: null,
      faqs: [
        {
          question: "Can a Medicare patient pay for the visit instead?",
          answer:
            "No. A physician who treats Medicare patients has to send the claim (42 U.S.C. 1395w-4(g)(4)), and a private contract is valid only after opting out (42 CFR 405.405). Hold the claim until the approval, or book the patient with a colleague who is enrolled.",
        },
        {
          question: "And a Medicaid patient?",
          answer:
            "Before you charge a Medicaid patient anything, ask your state: a Medicaid provider accepts Medicaid’s payment as payment in full (42 CFR 447.15). Book the patient for a day after the effective date, or with a colleague who is enrolled.",
        },
        {
          question: "May the visit go out under a colleague’s name until then?",
          answer:
            "No. The claim states who rendered the service. A statement to Medicare or Medicaid that you know to be wrong can be a false claim (31 U.S.C. 3729). To a commercial plan, such a statement can be a breach of the contract.",
        },
        {
          question: "The plan has approved the provider, and claims are still denied. Why?",
          answer:
            "An approved provider isn’t always loaded in the claims system. Ask the payer under which tax ID, location and product the provider is loaded, and from which day. Have the payer correct what is wrong, then have the denied claims processed again instead of sending new claims.",
        },
      ],
    },
    {
      kind: "links",
      id: "next",
      title: "To use with this",
      intro: null,
      links: [
        { label: "Letters to copy", href: paths.letters, description: "Completeness, effective date, closed panel." },
        { label: "Payers", href: paths.payers, description: "Earliest billing date, if the payer publishes it." },
        {
          label: "Planner",
          href: "/payer-enrollment#planner",
          description: "When to file each application, so that you hold fewer claims.",
        },
      ],
    },
  ],
  closing: {
    heading: "A provider starts before the payers are ready?",
    text: "On the call we ask for the state, the payers and the first visits. We’ll tell you which claims to hold, and which patients to book with someone else.",
    actions: callOnly,
  },
};
