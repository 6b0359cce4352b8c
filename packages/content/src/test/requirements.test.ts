import { expect, it } from "vitest";
import { caseStudies } from "../case-studies/case-studies.ts";
import { aboutPage } from "../copy/about.ts";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { contactCopy } from "../copy/contact.ts";
import { faqsCopy } from "../copy/faqs.ts";
import { consultationForm, contactForm, contactServiceOptions } from "../copy/forms.ts";
import { homeCopy } from "../copy/home.ts";
import { stateCopy } from "../copy/state.ts";
import { statesCopy } from "../copy/states.ts";
import { faqCategories } from "../faqs/faqs.ts";
import { legalDocuments } from "../legal/legal.ts";
import { footerColumns, headerNav, legalLinks } from "../nav.ts";
import { services } from "../services/services.ts";
import { authorLabel, blogHead, site } from "../site.ts";
import { states } from "../states/states.ts";
import { isSection, sizeOf, valuesBelow } from "./all-words.ts";

function textsOf(content: unknown): readonly string[] {
  return valuesBelow(content).flatMap(({ value }) => {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    if (isSection(value)) return [sizeOf(value)];
    return "label" in value && "href" in value ? [`${value.label} ${value.href}`] : [];
  });
}

function addresses(links: readonly { href: string }[]): string {
  return links.map(({ href }) => href).join(" ");
}

function partOf<Part extends { id: string }>({ sections }: { sections: readonly Part[] }, id: string) {
  return sections.filter((section) => section.id === id);
}

function countsOf(list: readonly string[]): string[] {
  const groups = Map.groupBy(list, (text) => text);
  return [...[...groups].map(([text, { length }]) => `${length}: ${text}`), `${list.length} in all`];
}

const withOwnLists = ["california", "florida", "new-york", "texas"];
const standard = states.filter(({ slug }) => !withOwnLists.includes(slug));

function numbered({ sections }: { sections: readonly { id: string }[] }): string[] {
  return [...sections.map(({ id }, index) => `${index + 1} ${id}`), `${sections.length} in all`];
}

const { "privacy-policy": privacy, "terms-of-service": terms } = legalDocuments;
const {
  "physician-credentialing": physician,
  "facility-credentialing": facility,
  "payer-enrollment": enrollment,
  "payer-contract-negotiation": negotiation,
  "re-credentialing": renewal,
  "insurance-paneling": paneling,
  "mental-health-credentialing": mentalHealth,
  "dental-credentialing": dental,
} = services;

const menu =
  "/physician-credentialing /facility-credentialing /payer-enrollment /payer-contract-negotiation /re-credentialing /insurance-paneling";

// Strings that the customer prescribed, by line of docs/requirements.md. `·` separates texts, links with URLs, and
// sections with sizes. `…` marks a part of a sentence.
it.each<[string, unknown, ...string[]]>([
  [
    "3 to 7",
    [blogHead, authorLabel],
    "…5,000+ credentials processed, with a 95% success rate and 50 states covered · Credentialing Team",
  ],
  [
    "17",
    [addresses(headerNav.services.links), addresses([headerNav.home, ...headerNav.rest]), headerNav],
    menu,
    "/ /specialties /states /blog /about /contact · Resources /blog · Get Started /contact",
  ],
  [
    "20",
    [footerColumns.map(({ title, links }) => `${title}: ${addresses(links)}`), addresses(legalLinks)],
    `Services: ${menu} · Specialties: /mental-health /dental /specialists /telemedicine /specialties`,
    "Company: /about /contact /blog /case-studies /faqs /faqs#costs · /privacy-policy /terms-of-service /accessibility",
  ],
  [
    "22 to 30",
    homeCopy,
    "Start Your Credentialing /contact · Learn More /about · 5,000+ · 95% · 45 days · 24h · Latest Resources",
    "Comprehensive Credentialing Services · Ophthalmology /ophthalmology · Pediatric /pediatric · OB/GYN /obgyn",
    "Pain Management /pain-management · View All Specialties /specialties · Initial Consultation",
    "Document Collection · Application Submission · Follow-up & Approval · View All Articles /blog",
  ],
  [
    "32",
    physician,
    "why: 4 · benefits: 3 · services: 10 + 10",
    "process: 5 steps, 1-2 days, 3-5 days, 2-3 days, 15-20 days, 5-10 days",
  ],
  ["32, questions", partOf(physician, "faqs"), "…60-120 days · …30-50%"],
  ["33", facility, "solutions: 3 · facilities: 6 + 6 · accreditation: 4 · process: 6 steps"],
  ["33, questions", partOf(facility, "faqs"), "…6-12 months"],
  [
    "34",
    enrollment,
    "solutions: 4 · benefits: 3 · payers: 6 + 6 + 6",
    "process: 6 steps, 2-3 days, 5-7 days, 10-15 days, 1-2 days, 30-90 days, 10-20 days",
  ],
  ["34, questions", partOf(enrollment, "faqs"), "…60-180 days"],
  ["35", negotiation, "benefits: 4 · payers: 8 · challenges: 5 · process: 6 steps · faqs: 6, one"],
  [
    "35, results",
    partOf(negotiation, "results"),
    "15-25% · rate increase · 30 days · faster payment terms · 90% · success rate",
  ],
  ["36", renewal, "lapse-risks: 4 · benefits: 3 · monitored-items: 6 + 6 · process: 6 steps"],
  [
    "36, days",
    partOf(renewal, "timeline"),
    "Hospitals: every 2-3 years · Insurers: every 3-5 years · Start: 120 days before expiry · Process: 30-60 days",
  ],
  [
    "37",
    paneling,
    "solutions: 4 · benefits: 3 · panels: 6 + 6 + 6 · ongoing-management: 6 + 6",
    "process: 6 steps, 3-5 days, 2-3 days, 5-10 days, 1-2 days, 30-120 days, 10-15 days",
  ],
  ["37, questions", partOf(paneling, "faqs"), "…90-180 days"],
  [
    "38",
    mentalHealth,
    "compliance: 4 · provider-types: 8 · requirements: 6 + 6 · subspecialties: 6 + 6 · networks: 6 + 6",
  ],
  [
    "39",
    dental,
    "benefits: 3 · provider-types: 6 · specialties: 6 + 6 · networks: 6 + 6 · requirements: 4 + 4 + 4 + 4",
  ],
  ["39, questions", partOf(dental, "faqs"), "…60-120 days"],
  [
    "31 to 39, questions",
    countsOf(
      Object.values(services).flatMap(({ sections }) => sections.filter(({ kind }) => kind === "faqs").map(sizeOf)),
    ),
    "7: faqs: 6, each by itself · 1: faqs: 6, one · 8 in all",
  ],
  ["31 to 39", Object.values(services).map(({ hero }) => `to ${hero.actions[0].href}`), "to /contact"],
  ["45", partOf(statesCopy, "multi-state"), "…Interstate Medical Licensure Compact · …Over 30 states"],
  [
    "46 to 50",
    states.filter(({ slug }) => slug === "ohio").map(stateCopy),
    "Ohio Medical Credentialing Services | {product} · Ohio Medical Credentialing · Start Ohio Credentialing /contact",
    "Call {phone} tel · Ohio Credentialing Requirements · State Licensing Requirements · Network Participation",
    "Why Choose Our Ohio Services · Ohio Expertise · Faster Processing · Comprehensive Support",
    "Ready to Get Credentialed in Ohio? · Start Your Ohio Application /contact",
  ],
  ["50", countsOf(states.flatMap((state) => partOf(stateCopy(state), "why").map(sizeOf))), "50: why: 3 · 50 in all"],
  [
    "51, 52",
    countsOf(standard.flatMap(({ licensing }) => licensing)),
    "45: State medical board license · 1: Alabama medical board license · 46: DEA registration for controlled substances",
    "46: State controlled substance registration · 46: Professional liability insurance",
    "46: Continuing medical education requirements · 46: Background check verification · 276 in all",
  ],
  [
    "51, networks",
    countsOf(standard.flatMap(({ network }) => network)),
    "46: Blue Cross Blue Shield networks · 46: Aetna network participation · 46: UnitedHealthcare Community Plan",
    "46: Humana network enrollment · 46: Medicaid managed care plans · 46: Regional insurance networks · 276 in all",
  ],
  [
    "53",
    states.filter(({ slug }) => slug === "florida"),
    "Florida Department of Health license · DEA registration · Florida controlled substance certificate",
    "Professional liability insurance · HIV/AIDS education requirement · Domestic violence training · Florida Blue",
    "Humana Florida · UnitedHealthcare Community Plan · Aetna Better Health of Florida · Sunshine Health Plan",
    "WellCare of Florida",
  ],
  [
    "65 to 67",
    aboutPage,
    "Work With Us /contact · 5,000+ · credentials processed · 95% · success rate · 50 · states covered",
    "Mission · Excellence · Partnership",
  ],
  [
    "68 to 70",
    [contactCopy, site],
    "{email} · 24-hour response · {street} · {city}, {region} {postalCode} · Brentwood · TN · Monday-Friday",
    "8:00 AM-6:00 PM EST · Initial Response · Free Consultation · Custom Proposal · Emergency Credentialing",
    "Available 24/7 for urgent needs · Schedule a Call · Schedule Consultation · Mon-Fri 8AM-6PM EST · What to Expect",
    "…averages 30-90 days · faqs: 4, each by itself",
  ],
  [
    "71 to 76",
    [faqsCopy, faqCategories, faqCategories.map(({ title, faqs }) => `${title}: ${faqs.length}`)],
    "Search frequently asked questions... · No results found · Need More Information? · View Services /",
    "General Credentialing: 5 · Physician Credentialing: 4 · Insurance & Payer Enrollment: 5",
    "Facility Credentialing: 4 · Compliance & Regulations: 4 · Costs & Timelines: 4",
    "…90-180 days · …60-90 days · …30-120 days · …120-180 days ahead · …2-3 years",
  ],
  [
    "77 to 80",
    [caseStudiesCopy, `said by the ${caseStudiesCopy.testimonial.role}`],
    "Credentialing Success Stories · Our Impact by the Numbers · 98% · 50% · 24/7 · 100%",
    "How We Deliver Results · Strategic Planning · Expert Execution · Continuous Monitoring",
    "Ready to Become Our Next Success Story? · Start Your Success Story /contact · Call {phone} tel",
    "Challenge · Our Solution · Results Achieved · Project Metrics · …said by the Chief Medical Officer",
  ],
  [
    "79",
    caseStudies.map(({ category, providers, timeline, metrics }) =>
      [category, providers, timeline, ...Object.values(metrics)].join(", "),
    ),
    "…Physician Credentialing, 12 providers, 45 days, 50%, 100%, 15 networks",
    "…Facility Credentialing, Facility + 8 surgeons, 60 days, 33%, 100%, 8 contracts",
    "…Payer Enrollment, 6 providers, 30 days, 75%, 100%, 12 networks, 150%",
    "…Emergency Re-Credentialing, 1 physician, 15 days, 80%, 100%, Network contracts kept in force, No interruption",
  ],
  [
    "82",
    numbered(privacy),
    "1 introduction · 2 information-collected · 3 use · 4 sharing · 5 security · 6 rights · 7 cookies · 8 retention",
    "9 children · 10 changes · 11 contact · 12 hipaa · 12 in all",
  ],
  [
    "82, periods and addresses",
    ["retention", "children", "cookies", "contact"].map((id) => partOf(privacy, id)),
    "…7-10 years · …18 · …until you close the tab · …deleted when the request has been sent",
    "…{privacyEmail} · …{phone} · …{street}",
  ],
  [
    "83",
    numbered(terms),
    "1 acceptance · 2 services · 3 user-responsibilities · 4 payment-terms · 5 service-limitations",
    "6 confidentiality · 7 intellectual-property · 8 liability · 9 indemnification · 10 termination",
    "11 dispute-resolution · 12 governing-law · 13 compliance · 14 modifications · 15 severability · 16 contact",
    "16 in all",
  ],
  [
    "83, disputes",
    ["dispute-resolution", "contact"].map((id) => partOf(terms, id)),
    "…Negotiation: · …Mediation: · …Binding arbitration: · …{legalEmail}",
  ],
  [
    "97 to 103",
    [contactServiceOptions, consultationForm, contactForm],
    "Physician Credentialing · Facility Credentialing · Payer Enrollment · Re-Credentialing · Insurance Paneling",
    "Compliance Support · General Consultation · Full Name · Phone Number · Email Address · Practice Name (optional)",
    "Schedule a Free Consultation · Scheduling... · Consultation Scheduled · Message · Sending... · Error",
    "Thank you! We'll contact you within 24 hours to confirm your consultation. · Message Sent Successfully",
    "There was a problem scheduling your consultation. Please try again or call us directly. · Error Sending Message",
    "We'll get back to you within 24 hours. · Please try again or call us directly.",
  ],
])("requirement %s: content has its words, lists and sizes", (_, content, ...lines) => {
  const texts = textsOf(content);
  const whole = texts.join("\n");
  const wanted = lines.flatMap((line) => line.split(" · "));
  const isThere = (words: string) => (words.startsWith("…") ? whole.includes(words.slice(1)) : texts.includes(words));
  expect(wanted.filter((words) => !isThere(words))).toEqual([]);
});
