import { policiesOn } from "../site.ts";
import type { LegalDocument } from "../types/content.ts";

export const termsOfService: LegalDocument = {
  seo: {
    title: "Terms of Service and Website Use | {product}",
    description:
      "The terms for using this website and our credentialing services: what we do, what you provide, payment, confidentiality, liability and disputes.",
    keywords: ["terms of service", "credentialing services agreement", "payment terms", "dispute resolution"],
  },
  eyebrow: "Legal",
  heading: "Terms of Service",
  lead: "What you can expect from us, what we need from you, and what happens when we disagree.",
  effectiveOn: policiesOn,
  updatedOn: policiesOn,
  attestation: "sample",
  sections: [
    {
      id: "acceptance",
      title: "Acceptance of terms",
      paragraphs: [
        "These terms are an agreement between you and {product}, here called we and us. By using this website or engaging us for a service, you accept them. If you act for a practice or a facility, you confirm that you are allowed to accept them on its behalf.",
        "If we sign a separate service agreement with you, that agreement comes first wherever it differs from these terms. If you don’t accept the terms, please don’t use the website or the services.",
      ],
      items: [],
    },
    {
      id: "services",
      title: "Services",
      paragraphs: [
        "We help healthcare providers, practices and facilities obtain and keep the approvals they need. Which services we provide to you, for which providers and with which payers, is set out in your proposal or service agreement. This website describes the services in general and is neither an offer nor legal advice. The services are:",
      ],
      items: [
        "Physician and facility credentialing",
        "Payer enrollment and insurance paneling",
        "Re-credentialing and the tracking of expiry dates",
        "Payer contract negotiation",
      ],
    },
    {
      id: "user-responsibilities",
      title: "User responsibilities",
      paragraphs: [
        "We file what you give us, so it has to be true, complete and on time. Delays that come from missing or wrong information extend our dates by as much. You agree to:",
      ],
      items: [
        "give us accurate and current information and documents",
        "answer questions and sign forms by the dates we agree",
        "tell us promptly of changes, such as a new address, a new insurance policy, a claim or an action by a board",
        "send no patient information through the forms on this website",
        "not disturb the website, probe its security or collect its content by automated means that burden it",
      ],
    },
    {
      id: "payment-terms",
      title: "Payment terms",
      paragraphs: [
        "Our pricing is fee-for-service or contingency-based, and provided at consultation. Your proposal or service agreement states the fees, when they are due, and what a contingency fee depends on. Nothing is owed before you have accepted it in writing.",
        "Fees charged by third parties, such as boards, payers, government programs and accrediting bodies, are yours to pay unless we agree otherwise. If you question an invoice, tell us before it is due, and pay the part that you don’t question.",
      ],
      items: [],
    },
    {
      id: "service-limitations",
      title: "Service limitations",
      paragraphs: [
        "The decision on an application belongs to the payer, hospital, board or agency that receives it. We don’t guarantee that an application will be approved, that a panel will open, that a rate will rise, or that a decision will come by a particular day.",
        "The times, rates and results on this website are averages, typical ranges or particular cases. They describe what has happened elsewhere and are no promise for your file.",
      ],
      items: [],
    },
    {
      id: "confidentiality",
      title: "Confidentiality",
      paragraphs: [
        "Each side keeps the other’s confidential information secret and uses it only for the services. We disclose yours to payers, hospitals, boards and verification sources as far as your files require it, and to service providers who are bound to the same secrecy.",
        "This does not cover information that is public, that the recipient already had or developed independently, or that a law or a court requires to be disclosed. Our handling of personal information is described in the Privacy Policy.",
      ],
      items: [],
    },
    {
      id: "intellectual-property",
      title: "Intellectual property",
      paragraphs: [
        "The text, design, drawings and software of this website belong to us or to those who license them to us. You may read, print and share its pages for your own practice’s use, but not sell them or present them as your own.",
        "Your documents and data remain yours. You allow us to use them as far as the services require. Our templates, checklists and methods remain ours, including where we used them on your files.",
      ],
      items: [],
    },
    {
      id: "liability",
      title: "Limitation of liability",
      paragraphs: [
        "As far as the law allows, neither side is liable to the other for indirect or consequential loss, including lost revenue, lost profit and claims denied by a payer. As far as the law allows, our total liability in connection with a service is limited to the fees that you paid us for that service.",
        "The website is provided as it is. We try to keep its content correct and current, but rules and payer times change, and we don’t warrant that it is free of errors or always available. Nothing in these terms limits liability that the law doesn’t allow to be limited.",
      ],
      items: [],
    },
    {
      id: "indemnification",
      title: "Indemnification",
      paragraphs: [
        "You will hold us harmless from claims by third parties, and from the reasonable costs of defending them, as far as they arise from false or incomplete information that you gave us, from your breach of these terms, or from the care you provide.",
        "We will tell you of such a claim promptly, let you take part in the defense, and not settle it at your expense without your consent, which you will not refuse without reason.",
      ],
      items: [],
    },
    {
      id: "termination",
      title: "Termination",
      paragraphs: [
        "Either side may end a service in writing, with the notice that the service agreement states. Either side may end it at once if the other commits a serious breach and doesn’t remedy it after being told. We may bar someone who misuses the website from using it.",
        "When a service ends, you pay for the work done until then, and we give you the state of every open application and the documents that are yours. Confidentiality, liability, indemnification and dispute resolution continue to apply.",
      ],
      items: [],
    },
    {
      id: "dispute-resolution",
      title: "Dispute resolution",
      paragraphs: [
        "A dispute goes through three steps, in this order. Neither side skips one, except to ask a court for an urgent order that can’t wait, or to keep a claim from becoming time-barred.",
      ],
      items: [
        "Negotiation: one side describes the dispute in writing, and people with authority to settle it talk",
        "Mediation: if that fails, a neutral mediator chosen by both sides helps to find a settlement",
        "Binding arbitration: if that fails too, an arbitrator decides, and a court may enforce the decision",
      ],
    },
    {
      id: "governing-law",
      title: "Governing law",
      paragraphs: [
        "The law of the State of Tennessee governs these terms and any dispute about them, without regard to its rules on conflict of laws.",
        "Licensing, payer and privacy rules of other states and of the federal government continue to apply to your files wherever they apply by themselves.",
      ],
      items: [],
    },
    {
      id: "compliance",
      title: "Compliance",
      paragraphs: [
        "Each side follows the laws that apply to it, including those on health information, privacy, and fraud and abuse in health care. We won’t file a statement that we know to be untrue, and may stop work on an application if we are asked to.",
        "Keeping licenses, registrations and insurance valid remains the provider’s duty, also where we track the dates. If a service involves protected health information, the parties sign a business associate agreement before any is exchanged.",
      ],
      items: [],
    },
    {
      id: "modifications",
      title: "Modifications",
      paragraphs: [
        "We may change these terms. The new text appears on this page with a new date of last update and applies to the use of the website from that date on.",
        "For a service that is already under way, the terms in force when you engaged us continue to apply, unless you agree to the new ones or the law requires the change.",
      ],
      items: [],
    },
    {
      id: "severability",
      title: "Severability",
      paragraphs: [
        "If a court or an arbitrator finds a part of these terms invalid, the rest remains in force. The invalid part is read as close to its purpose as the law allows.",
        "If one side doesn’t insist on a term once, it hasn’t given the term up.",
      ],
      items: [],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: ["Questions about these terms, and notices under them, reach us here:"],
      items: ["E-mail: {legalEmail}", "Phone: {phone}", "Mail: {product}, {street}, {city}, {region} {postalCode}"],
    },
  ],
};
