import { spans } from "../facts/spans.ts";
import { getStarted } from "../nav.ts";
import type { ServicePage } from "../types/content.ts";

export const payerContractNegotiation: ServicePage = {
  record: {
    name: "Payer Contract Negotiation",
    shortDescription: "Rates and terms, code by code.",
    color: "pine",
    icon: "contract",
    featured: true,
    typicalDuration: spans.negotiation.duration,
  },
  updatedOn: "2026-11-27",
  seo: {
    title: "Payer Contract Negotiation | {product}",
    description:
      "Average results: 15-25% rate increase, payment terms 30 days faster, 90% success rate. A negotiation takes 30-90 days from the first letter.",
    keywords: [
      "payer contract negotiation",
      "fee schedule negotiation",
      "reimbursement rates",
      "payer contract review",
    ],
  },
  hero: {
    eyebrow: "For practices that haven’t asked for new rates in years",
    heading: "Payer Contract Negotiation",
    lead: "15-25% is the average rate increase we bring back. We read the contract, price your most billed codes against the market, write the request and follow up until the payer signs an amendment or refuses.",
    actions: [
      { label: "Start Your Contract Review", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  figure: {
    kind: "rate",
    rate: {
      title: "Your rate, with today’s as 100",
      today: { label: "Today’s rate: 100", rate: 100 },
      after: { label: "After a negotiation: 115-125 on average", from: 115, to: 125 },
    },
  },
  sections: [
    {
      kind: "stats",
      id: "results",
      title: "Average results",
      intro:
        "These are averages of our own negotiations. On the call we tell you how many there were, and in which years. “Faster payment terms” compares the new contract with the old one, so there is less to gain if your state’s prompt-pay law already sets a short limit.",
      stats: [
        { value: "15-25%", label: "rate increase" },
        { value: "30 days", label: "faster payment terms" },
        { value: "90%", label: "success rate", basis: "of the contracts that we reopen get better terms" },
      ],
    },
    {
      kind: "terms",
      id: "challenges",
      title: "Five challenges, and what we do about each",
      intro: null,
      terms: [
        {
          term: "The contract renews itself, and the rates are as old as the signature.",
          description:
            "We note each renewal date and notice period, and send the request before the notice window closes.",
        },
        {
          term: "The office doesn’t have the current fee schedule.",
          description: "We request it from the payer, and rebuild your rates from the remittances in the meantime.",
        },
        {
          term: "The payer says its rates are standard and closed.",
          description:
            "We ask for specific codes, with volumes and market figures, and if the answer is no, we take the request to the payer’s next level.",
        },
        {
          term: "A small practice seems to have nothing to bargain with.",
          description:
            "We show the network what it gains from you, such as open appointments, languages, hours, or a specialty that is scarce nearby.",
        },
        {
          term: "New rates are signed, but the claims still pay the old ones.",
          description:
            "We compare the first remittances with the schedule, and ask the payer to reprocess underpaid claims.",
        },
      ],
    },
    {
      kind: "cards",
      id: "benefits",
      title: "What you gain",
      intro: null,
      cards: [
        {
          title: "Higher rates",
          description:
            "We ask for higher rates on the codes that bring most of your revenue, and back up each code with your volume and a market figure.",
        },
        {
          title: "Faster payment",
          description:
            "We ask the payer to write days to pay, the definition of a clean claim and interest on late payment into the contract.",
        },
        {
          title: "Fairer terms",
          description:
            "We read the clauses on filing limits, appeal windows, recoupment and notice of changes line by line and mark them up.",
        },
        {
          title: "Time for patients",
          description:
            "We write the letters, wait on hold and keep the record. You decide on offers, with the numbers in front of you.",
        },
      ],
    },
    {
      kind: "terms",
      id: "payers",
      title: "Eight payer types we negotiate with",
      intro: null,
      terms: [
        {
          term: "National commercial insurers",
          description:
            "They use a standard contract and several fee schedules. The question is which schedule you are on, and which codes can be carved out.",
        },
        {
          term: "Blue Cross Blue Shield plans",
          description:
            "Each Blue Cross Blue Shield plan is licensed for its own area, and has its own fee schedule and contract staff. We work with the plan in your area.",
        },
        {
          term: "Regional health plans",
          description: "In these smaller networks, one practice can matter for access in a county or a specialty.",
        },
        {
          term: "Medicare Advantage plans",
          description:
            "Rates are often a percentage of Medicare’s schedule. The contract should say which year’s schedule applies.",
        },
        {
          term: "Medicaid managed care plans",
          description:
            "Rates usually follow the state’s Medicaid schedule. Other terms, such as faster payment, are often easier to get.",
        },
        {
          term: "Workers’ compensation networks",
          description:
            "Many states set a fee schedule, and the network takes a discount from it. We negotiate the discount.",
        },
        {
          term: "Third-party administrators",
          description:
            "They pay claims for employers that insure themselves, often through a leased network. We find that network’s terms.",
        },
        {
          term: "Independent practice associations",
          description:
            "The association holds the payer contract. We review what the association passes on to you, and on what conditions.",
        },
      ],
    },
    {
      kind: "steps",
      id: "process",
      title: "Our process: six steps",
      intro: "Most of the time is spent waiting for the payer’s answer.",
      steps: [
        {
          title: "Contract Review",
          description:
            "We collect every contract, amendment and fee schedule, and list the rates, renewal dates and notice periods on one page.",
          duration: null,
        },
        {
          title: "Rate Analysis",
          description:
            "We price your most billed codes under each payer, and compare them with Medicare’s schedule and the rates that payers publish.",
          duration: null,
        },
        {
          title: "Strategy",
          description: "Together we decide which payer comes first, what to ask for, what to accept and where to stop.",
          duration: null,
        },
        {
          title: "Proposal",
          description:
            "We send the payer’s contract manager a letter with the codes, the rates we ask for, and what your practice does for the network.",
          duration: null,
        },
        {
          title: "Negotiation",
          description:
            "We tell you what each counter-offer is worth to your practice in dollars a year. You say yes or no, and we answer the payer.",
          duration: null,
        },
        {
          title: "Signature and Rate Check",
          description:
            "We read the amendment before you sign it, then compare the first remittances with the new schedule.",
          duration: null,
        },
      ],
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions owners ask before they sign",
      intro: null,
      exclusive: true,
      faqs: [
        {
          question: "How long does a negotiation take?",
          answer:
            "30-90 days from the first letter to signed terms, payer by payer. New rates start on the date in the amendment, so we negotiate that date as well.",
        },
        {
          question: "What increase can we expect?",
          answer:
            "The average is a 15-25% rate increase, with a 90% success rate. A contract that hasn’t been touched for years has more room than one from last year. We tell you after the rate analysis what we would ask for, and why.",
        },
        {
          question: "Can you negotiate with Medicare and Medicaid?",
          answer:
            "Medicare and state Medicaid programs pay by public fee schedules that aren’t negotiated. Medicare Advantage and Medicaid managed care plans sign a contract with you, and its terms can be discussed.",
        },
        {
          question: "Could asking cost us the contract?",
          answer:
            "A request for new rates leaves your contract in force. Ending the contract takes a separate notice, from either side, under the contract’s own rules. We never send such a notice without your written decision.",
        },
        {
          question: "What do you need from us?",
          answer:
            "Your contracts with all amendments, any fee schedule you have, a year of billing by code and payer without patient names, and your list of providers and locations. If a contract is lost, we ask the payer for a copy.",
        },
        {
          question: "How do you charge for negotiation?",
          answer:
            "Fee-for-service or contingency-based, depending on the contract. You get the price at the free consultation, before any work starts.",
        },
      ],
    },
  ],
  closing: {
    heading: "Start with your oldest contract",
    text: "Have it at hand when we call. In the free consultation we look at which payer to ask first, and when its notice window closes.",
    actions: getStarted,
  },
};
