import { expect, it } from "vitest";
import { posts } from "../blog/posts.ts";
import { caseStudies } from "../case-studies/case-studies.ts";
import { aboutPage } from "../copy/about.ts";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { contactCopy } from "../copy/contact.ts";
import { faqsCopy } from "../copy/faqs.ts";
import { contactServiceOptions } from "../copy/forms.ts";
import { homeCopy } from "../copy/home.ts";
import { statesCopy } from "../copy/states.ts";
import { faqCategories } from "../faqs/faqs.ts";
import type { StateSlug } from "../ids/states.ts";
import { legalDocuments } from "../legal/legal.ts";
import { footerColumns, headerNav, legalLinks } from "../nav.ts";
import { services } from "../services/services.ts";
import { blogHead, hours, site } from "../site.ts";
import { states } from "../states/states.ts";
import { type Post, postCategories } from "../types/content.ts";
import { textsBelow, valuesBelow } from "./all-words.ts";

// What the customer prescribed (docs/requirements.md), by the number of its line: a test names the words that are gone.

/** Every text of a page, and every link as its label and its address. */
function textsOf(content: unknown): readonly string[] {
  return valuesBelow(content).flatMap(({ value }) => {
    if (typeof value === "string") return [value];
    const isLink = typeof value === "object" && value !== null && "label" in value && "href" in value;
    return isLink ? [`${value.label} ${value.href}`] : [];
  });
}

it.each([
  [
    "22 to 30, the home page",
    homeCopy,
    [
      ...["Start Your Credentialing /contact", "Learn More /about", "5,000+", "95%", "45 days", "24h"],
      ...["Comprehensive Credentialing Services", "Ophthalmology /ophthalmology", "Pediatric /pediatric"],
      ...["OB/GYN /obgyn", "Pain Management /pain-management", "View All Specialties /specialties"],
      ...["Initial Consultation", "Document Collection", "Application Submission", "Follow-up & Approval"],
      ...["Latest Resources", "View All Articles /blog"],
    ],
  ],
  [
    "65 to 67, the about page",
    aboutPage,
    [
      ...["Work With Us /contact", "5,000+", "credentials processed", "95%", "success rate", "50", "states covered"],
      ...["Mission", "Excellence", "Partnership"],
    ],
  ],
  [
    "68 to 70, the contact page",
    [contactCopy, site],
    [
      ...["{email}", "24-hour response", "{street}", "{city}, {region} {postalCode}", "Brentwood", "TN", hours.short],
      ...["Monday-Friday", "8:00 AM-6:00 PM EST", "Initial Response", "Free Consultation", "Custom Proposal"],
      ...["Emergency Credentialing", "Available 24/7 for urgent needs", "Schedule Consultation"],
    ],
  ],
  [
    "71 to 75, the FAQ page",
    faqsCopy,
    ["Search frequently asked questions...", "No results found", "Need More Information?", "View Services /"],
  ],
  [
    "77 to 80, the case studies",
    caseStudiesCopy,
    [
      ...["Credentialing Success Stories", "Our Impact by the Numbers", "98%", "50%", "24/7", "100%"],
      ...["How We Deliver Results", "Strategic Planning", "Expert Execution", "Continuous Monitoring"],
      ...["Ready to Become Our Next Success Story?", "Start Your Success Story /contact", "Call {phone} tel"],
    ],
  ],
  [
    "101 to 103, the services of the contact form",
    contactServiceOptions,
    [
      ...["Physician Credentialing", "Facility Credentialing", "Payer Enrollment", "Re-Credentialing"],
      ...["Insurance Paneling", "Compliance Support", "General Consultation"],
    ],
  ],
] as const)("requirements %s: the page has their words", (_, content, required) => {
  const texts = textsOf(content);
  expect(required.filter((words) => !texts.includes(words))).toEqual([]);
});

const {
  "physician-credentialing": physician,
  "payer-contract-negotiation": negotiation,
  "re-credentialing": renewal,
} = services;
/** The texts below a value in their order; of a page with an id, those of its section. */
function wordsOf(content: unknown, id?: string): string {
  const sections: readonly { id: string }[] = Object(content).sections ?? [];
  const within = id === undefined ? content : sections.filter((section) => section.id === id);
  return textsBelow(within)
    .map(({ text }) => text)
    .join("\n");
}

const { "privacy-policy": privacy, "terms-of-service": terms } = legalDocuments;
const answers = wordsOf(faqCategories);

it.each<[string, string, RegExp]>([
  [
    "3 to 7, the blog",
    blogHead.hero.lead,
    /5,000\+ credentials processed, with a 95% success rate and 50 states covered/,
  ],
  ["32", wordsOf(physician, "faqs"), /60-120 days.*30-50%/s],
  ["33", wordsOf(services["facility-credentialing"], "faqs"), /6-12 months/],
  ["34", wordsOf(services["payer-enrollment"], "faqs"), /60-180 days/],
  ["35", wordsOf(negotiation, "results"), /15-25%\nrate increase\n30 days\nfaster payment terms\n90%\nsuccess rate/],
  [
    "36",
    wordsOf(renewal, "timeline"),
    /Hospitals: every 2-3 years.*Insurers: every 3-5 years.*Start: 120 days before/s,
  ],
  ["36, the process", wordsOf(renewal, "timeline"), /Process: 30-60 days/],
  ["37", wordsOf(services["insurance-paneling"], "faqs"), /90-180 days/],
  ["39", wordsOf(services["dental-credentialing"], "faqs"), /60-120 days/],
  ["45", wordsOf(statesCopy.multiState), /Interstate Medical Licensure Compact.*Over 30 states/s],
  ["70", contactCopy.faqs.items[0]?.answer ?? "", /averages 30-90 days/],
  ["76, at first", answers, /90-180 days/],
  ["76, again", answers, /60-90 days/],
  ["76, to enroll", answers, /30-120 days/],
  ["76, the start of a renewal", answers, /120-180 days ahead/],
  ["76, its cycle", answers, /2-3 years/],
  ["79, the quote", caseStudiesCopy.testimonial.role, /^Chief Medical Officer/],
  ["82, retention", wordsOf(privacy, "retention"), /7-10 years/],
  ["82, children", wordsOf(privacy, "children"), /18/],
  [
    "82, what a tab keeps",
    wordsOf(privacy, "cookies"),
    /until you close the tab.*draft.*deleted when the request has been sent/is,
  ],
  ["82, contact", wordsOf(privacy, "contact"), /\{privacyEmail\}.*\{phone\}.*\{street\}/s],
  ["83, disputes", wordsOf(terms, "dispute-resolution"), /negotiat.*mediation.*binding arbitration/is],
  ["83, contact", wordsOf(terms, "contact"), /\{legalEmail\}/],
])("requirement %s stands in a sentence", (_, text, words) => {
  expect(text).toMatch(words);
});

function hrefs(links: readonly { href: string }[]): string {
  return links.map(({ href }) => href).join(" ");
}

const footerServices = hrefs(headerNav.services.links);
const florida = states.find(({ slug }) => slug === "florida");

it.each<[string, unknown, unknown]>([
  [
    "17, the services of the header",
    footerServices,
    "/physician-credentialing /facility-credentialing /payer-enrollment /payer-contract-negotiation /re-credentialing /insurance-paneling",
  ],
  ["17, the header", hrefs([headerNav.home, ...headerNav.rest]), "/ /specialties /states /blog /about /contact"],
  ["17, the action", headerNav.action, { label: "Get Started", href: "/contact" }],
  ["17, the blog's name", headerNav.rest.find(({ href }) => href === "/blog")?.label, "Resources"],
  [
    "20, the footer",
    footerColumns.map(({ title, links }) => `${title}: ${hrefs(links)}`),
    [
      `Services: ${footerServices}`,
      "Specialties: /mental-health /dental /specialists /telemedicine /specialties",
      "Company: /about /contact /blog /case-studies /faqs /faqs#costs",
    ],
  ],
  ["20, the legal links", hrefs(legalLinks), "/privacy-policy /terms-of-service"],
  ["70, the questions", contactCopy.faqs.items.length, 4],
  [
    "72",
    faqCategories.map(({ title, faqs }) => `${title}: ${faqs.length}`),
    [
      ...["General Credentialing: 5", "Physician Credentialing: 4", "Insurance & Payer Enrollment: 5"],
      ...["Facility Credentialing: 4", "Compliance & Regulations: 4", "Costs & Timelines: 4"],
    ],
  ],
  [
    "79",
    caseStudies.map(({ category, providers, timeline, metrics }) =>
      [category, providers, timeline, metrics.timeReduction, metrics.networkContracts, metrics.approvalRate].join(
        " | ",
      ),
    ),
    [
      "Physician Credentialing | 12 | 45 days | 50% | 15 networks | 100%",
      "Facility Credentialing | Facility + 8 surgeons | 60 days | 33% | 8 contracts | 100%",
      "Payer Enrollment | 6 | 30 days | 75% | 12 networks | 100%",
      "Emergency Re-Credentialing | 1 physician | 15 days | 80% | Network contracts kept in force | 100%",
    ],
  ],
  [
    "79, revenue",
    caseStudies.slice(2).map(({ metrics }) => metrics.revenueImpact),
    [expect.stringContaining("150%"), expect.stringContaining("No interruption")],
  ],
  ["81, the first days", [privacy, terms].map(({ effectiveOn }) => effectiveOn), ["2025-06-12", "2025-06-12"]],
  [
    "81, the last days of texts that nobody has confirmed",
    [privacy, terms].filter(({ attestation, updatedOn }) => attestation === "sample" && updatedOn !== "2025-06-12"),
    [],
  ],
  [
    "82",
    privacy.sections.map(({ id }) => id),
    [
      ...["introduction", "information-collected", "use", "sharing", "security", "rights"],
      ...["cookies", "retention", "children", "changes", "contact", "hipaa"],
    ],
  ],
  [
    "83",
    terms.sections.map(({ id }) => id),
    [
      ...["acceptance", "services", "user-responsibilities", "payment-terms", "service-limitations"],
      ...["confidentiality", "intellectual-property", "liability", "indemnification", "termination"],
      ...["dispute-resolution", "governing-law", "compliance", "modifications", "severability", "contact"],
    ],
  ],
  [
    "53, licensing",
    florida?.licensing,
    [
      ...["Florida Department of Health license", "DEA registration", "Florida controlled substance certificate"],
      ...["Professional liability insurance", "HIV/AIDS education requirement", "Domestic violence training"],
    ],
  ],
  [
    "53, networks",
    florida?.network,
    [
      ...["Florida Blue", "Humana Florida", "UnitedHealthcare Community Plan"],
      ...["Aetna Better Health of Florida", "Sunshine Health Plan", "WellCare of Florida"],
    ],
  ],
])("requirement %s: these, in this order", (_, said, required) => {
  expect(said).toEqual(required);
});

it("requirement 55: each category opens with the articles that the customer counted, or more", () => {
  const counted = { "Credentialing Tips": 12, "Payer Enrollment": 8, "Industry News": 15, Compliance: 6 };
  const articles = Object.values<Post>(posts);
  const too = postCategories.filter(
    (name) => articles.filter(({ category }) => category === name).length < counted[name],
  );
  expect(too).toEqual([]);
});

const standard = {
  licensing: [
    "State medical board license",
    "DEA registration for controlled substances",
    "State controlled substance registration",
    "Professional liability insurance",
    "Continuing medical education requirements",
    "Background check verification",
  ],
  network: [
    "Blue Cross Blue Shield networks",
    "Aetna network participation",
    "UnitedHealthcare Community Plan",
    "Humana network enrollment",
    "Medicaid managed care plans",
    "Regional insurance networks",
  ],
};

it("requirements 51 to 54: all states but four have the standard lists, Alabama its own board, and three six items of their own", () => {
  const own: readonly StateSlug[] = ["california", "florida", "new-york", "texas"];
  for (const { slug, licensing, network } of states) {
    const board = slug === "alabama" ? "Alabama medical board license" : standard.licensing[0];
    const expected = { licensing: [board, ...standard.licensing.slice(1)], network: standard.network };
    if (!own.includes(slug)) expect({ licensing, network }, slug).toEqual(expected);
    else {
      expect(new Set([...licensing, ...network]).size, slug).toBe(12);
      expect([licensing, network], slug).not.toContainEqual(standard.licensing);
      expect([licensing, network], slug).not.toContainEqual(standard.network);
    }
  }
});
