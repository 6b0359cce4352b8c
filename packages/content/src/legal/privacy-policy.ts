import type { consultationForm, contactForm } from "../copy/forms.ts";
import { policiesOn } from "../site.ts";
import type { LegalDocument } from "../types/content.ts";

type Asked<Labels> = Record<keyof Labels, { needed: string } | { optional: string }>;

const consultationFields: Asked<typeof consultationForm.labels> = {
  name: { needed: "name" },
  email: { needed: "email address" },
  phone: { needed: "phone number" },
  practice: { optional: "the name of your practice" },
};

const contactFields: Asked<typeof contactForm.labels> = {
  name: { needed: "name" },
  email: { needed: "email address" },
  message: { needed: "message" },
  phone: { optional: "phone number" },
  company: { optional: "company" },
  service: { optional: "the service you need" },
};

function listed(fields: Record<string, { needed: string } | { optional: string }>): string {
  const needed = Object.values(fields).flatMap((field) => ("needed" in field ? [field.needed] : []));
  const optional = Object.values(fields).flatMap((field) => ("optional" in field ? [field.optional] : []));
  return `${needed.join(", ")} and, if you like, ${new Intl.ListFormat("en-GB").format(optional)}`;
}

export const privacyPolicy: LegalDocument = {
  seo: {
    title: "Privacy Policy and Your Data | {product}",
    description:
      "What this website asks for, what it stores with a request, who sees it, how long records are kept, and how to have your data corrected or deleted.",
    keywords: ["privacy policy", "personal information", "data rights", "HIPAA notice"],
  },
  eyebrow: "Legal",
  heading: "Privacy Policy",
  lead: "What we ask for, what is stored with it, who sees it, and how to get it corrected or deleted. Please don’t send patient information through the forms on this site.",
  effectiveOn: policiesOn,
  updatedOn: policiesOn,
  attestation: "sample",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      paragraphs: [
        "{product} provides medical credentialing, payer enrollment, re-credentialing, insurance paneling and contract negotiation services. This policy describes what personal information we collect through this website and in our work for clients, and what we do with it.",
        "The website has no sign-in and no accounts. You can read every page without telling us who you are. What you send us through a form is what we need to answer you, and this policy says what else is stored with it.",
      ],
      items: [],
    },
    {
      id: "information-collected",
      title: "Information we collect",
      paragraphs: [
        "Our forms are our own and send what you type to our own server. We collect what you choose to enter. With a consultation request or a contact message we also store a few facts about the visit: the page you arrived on, the page that referred you, and the page whose form you sent, with its subject. If the link you followed belongs to a campaign, we store the campaign’s labels (UTM parameters). If you clicked an ad, we store the identifier that Google, Microsoft or Meta gave that click.",
        "Your IP address is stored with a request only as a keyed hash. It lets us recognize repeated requests from one address. The address can’t be read back from the hash without our key.",
        "When you become a client, we also collect the professional documents that credentialing requires, such as licenses, certificates, work history and insurance records. We agree with you how they are sent; the forms on this site aren’t meant for them. On the site itself, the forms ask for the following:",
      ],
      items: [
        `Consultation form: ${listed(consultationFields)}`,
        `Contact form: ${listed(contactFields)}`,
        "Newsletter: email address",
      ],
    },
    {
      id: "use",
      title: "How we use information",
      paragraphs: [
        "We use information for the purpose you gave it for, and for what running the site requires. We don’t use it to build advertising profiles. In particular, we use it to:",
      ],
      items: [
        "answer your request, by email or phone",
        "prepare a proposal and provide the services you engage us for",
        "send the newsletter, if you subscribed, until you tell us to stop",
        "recognize spam and requests that were sent twice; a message that looks automated may be set aside for review",
        "learn which pages, campaigns and ads lead to requests",
        "meet legal, tax and record-keeping duties",
      ],
    },
    {
      id: "sharing",
      title: "How we share information",
      paragraphs: [
        "We do not sell personal information. We pass it on only where the work, the running of the site or the law requires it, and only as much as that takes. The recipients are:",
      ],
      items: [
        "Payers, hospitals, licensing boards, verification sources and similar bodies, for clients who have engaged us to deal with them",
        "Service providers that host the site, deliver our email or hold our client records, for that work only",
        "Google or Microsoft, if you came by one of their ads: the identifier of that click, and when it led to a request or an engagement, without your name, email address, phone number or message",
        "Authorities and courts, where the law obliges us",
        "A successor, if the business is merged or sold; this policy goes on applying to what was collected under it",
      ],
    },
    {
      id: "security",
      title: "Security",
      paragraphs: [
        "A request goes to our own server and is stored in our own database. It is open to the people who answer requests and look after the system. The website’s logs don’t hold your name, email address, phone number or message.",
        "No system is perfectly secure. If information about you is exposed, we will tell you and the authorities as the law requires. Please don’t put Social Security numbers, passwords or copies of documents into a form. If we need such things, we’ll agree on a safe way first.",
      ],
      items: [],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        // Cal. Civ. Code 1798.130 allows 45 days.
        "Whichever state you live in, write to {privacyEmail} to use any of the rights below. We answer within 45 days. To protect you, we first confirm that the request comes from you, as a rule by writing to the email address we have on file. Asking costs nothing and has no effect on the service you receive.",
        "We may have to keep some records in spite of a request for deletion, for instance where a law or a contract requires it. If so, we’ll say which and why. You may ask us to:",
      ],
      items: [
        "tell you what we hold about you, and give you a copy",
        "correct what is wrong",
        "delete what we hold",
        "stop the newsletter, which we do within 10 business days at most",
        "stop a particular use of your information",
      ],
    },
    {
      id: "cookies",
      title: "Cookies, local storage and analytics",
      paragraphs: [
        "The site needs no cookies to work. It does use your browser’s own storage, until you close the tab. What you tick in a list may be kept there, and a draft of a form, so that a reload or a lost connection doesn’t cost you what you typed. The draft reaches us only after you press the button, and is deleted when the request has been sent. What then stays is the receipt, which opens your own request.",
        "The facts about your visit, which “Information we collect” lists, may also stay there until you close the tab. Clearing the site’s data in your browser removes all of this.",
        "The site can be set up with an analytics service. If it is, scripts from that service’s own servers count page views and clicks, for instance on a button or a service, and may record how a page is used. They receive technical data such as your IP address and may set their own cookies. The events we send to it contain no name, email address, phone number or message.",
        "If your browser sends Global Privacy Control or Do Not Track, these scripts are not loaded, and no campaign label or identifier of a click is stored. Where no analytics service is set up, the site loads nothing from third parties.",
      ],
      items: [],
    },
    {
      id: "retention",
      title: "Retention",
      paragraphs: [
        "Credentialing and client records are typically kept for 7-10 years, because payers, hospitals and auditors ask for them long after an approval. A contract or a law can make it longer or shorter.",
        "A request that doesn’t lead to an engagement is kept while we may still need it to answer you or to show what was agreed. You can ask us to delete it at any time. A newsletter address is kept until you unsubscribe. After that we keep a keyed hash of it, which we use for one thing only: to make sure that our forms send it no more email.",
      ],
      items: [],
    },
    {
      id: "children",
      title: "Children under 18",
      paragraphs: [
        "Our services are for healthcare providers and organizations. They are not directed to children under 18, and we don’t knowingly collect information from them.",
        "If you believe that a child has sent us information, write to {privacyEmail} and we will delete it.",
      ],
      items: [],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      paragraphs: [
        "When this policy changes, the new text appears on this page with a new date of last update. It applies from that date on.",
        "If a change means that we would use information we already hold in a materially different way, we’ll tell the people concerned by email before we do.",
      ],
      items: [],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: ["Questions about this policy, and requests about your information, reach us here:"],
      items: ["E-mail: {privacyEmail}", "Phone: {phone}", "Mail: {product}, {street}, {city}, {region} {postalCode}"],
    },
    {
      id: "hipaa",
      title: "HIPAA notice",
      paragraphs: [
        "Please don’t send patient information through this site: no patient names, records, claims or diagnoses, in any form or in an email. Credentialing is about providers and facilities, and none of our forms needs information about a patient. If you have sent some by mistake, tell us at {privacyEmail} and we will remove it from the request and its history.",
        "If work for a client ever involves protected health information, we handle it under a business associate agreement, signed before any is exchanged, and as HIPAA requires. We don’t treat patients or bill for their care, so this policy is not a Notice of Privacy Practices.",
      ],
      items: [],
    },
  ],
};
