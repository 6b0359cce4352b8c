import { expect, it } from "vitest";
import { blogHead, hours, site } from "../site.ts";
import { valuesBelow } from "../test/all-words.ts";
import { aboutPage } from "./about.ts";
import { caseStudiesCopy } from "./case-studies.ts";
import { contactCopy } from "./contact.ts";
import { faqsCopy } from "./faqs.ts";
import { consultationForm, contactServiceOptions } from "./forms.ts";
import { homeCopy } from "./home.ts";
import { statesCopy } from "./states.ts";

/** Every text of a page in its order, and every link as its label and its address. */
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
    contactCopy,
    [
      ...["{email}", "24-hour response", "{street}", "{city}, {region} {postalCode}"],
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

it("what requirements put into a sentence stands in one", () => {
  expect(blogHead.hero.lead).toContain("5,000+ credentials processed, with a 95% success rate and 50 states covered");
  expect([site.city, site.region]).toEqual(["Brentwood", "TN"]);
  expect(contactCopy.cards[0]?.lines).toContain(hours.short);
  expect(contactCopy.faqs.items).toHaveLength(4);
  expect(contactCopy.faqs.items[0]?.answer).toContain("averages 30-90 days");
  expect(JSON.stringify(statesCopy.multiState)).toMatch(/Interstate Medical Licensure Compact.*Over 30 states/);
  expect(caseStudiesCopy.testimonial.role).toMatch(/^Chief Medical Officer/);
});

it("the consultation form's introduction says how many fields the form has", () => {
  const count = Object.keys(consultationForm.labels).length;
  expect(consultationForm.intro).toContain(
    `${["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"][count]} fields.`,
  );
});
