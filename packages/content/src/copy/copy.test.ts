import { expect, it } from "vitest";
import { hours, site } from "../site.ts";
import { aboutPage } from "./about.ts";
import { articleCopy, blogCopy } from "./blog.ts";
import { contactCopy } from "./contact.ts";
import { articleMissing } from "./failures.ts";
import { consultationForm, contactForm, contactServiceOptions } from "./forms.ts";
import { homeCopy } from "./home.ts";
import { notFoundCopy } from "./not-found.ts";
import { statesCopy } from "./states.ts";

function labels(links: readonly { label: string; href: string }[]): string[] {
  return links.map((link) => `${link.label} ${link.href}`);
}

it("the home page has the hero, figures, specialties, process and links of requirements 22 to 30", () => {
  expect(labels(homeCopy.hero.actions)).toEqual(["Start Your Credentialing /contact", "Learn More /about"]);
  expect(homeCopy.stats.map((stat) => stat.value)).toEqual(["5,000+", "95%", "45 days", "24h"]);
  expect(homeCopy.services.title).toBe("Comprehensive Credentialing Services");
  expect(labels(homeCopy.specialties.cards)).toEqual([
    "Ophthalmology /ophthalmology",
    "Pediatric /pediatric",
    "OB/GYN /obgyn",
    "Pain Management /pain-management",
  ]);
  expect(labels([homeCopy.specialties.all, homeCopy.resources.all])).toEqual([
    "View All Specialties /specialties",
    "View All Articles /blog",
  ]);
  expect(homeCopy.process.steps.map((step) => step.title)).toEqual([
    "Initial Consultation",
    "Document Collection",
    "Application Submission",
    "Follow-up & Approval",
  ]);
  expect(homeCopy.resources.title).toBe("Latest Resources");
});

it("the about page states 5,000+, 95% and 50 states, two lists of reasons and three values", () => {
  expect(labels(aboutPage.hero.actions)).toContain("Work With Us /contact");
  const [record, , values, reasons] = aboutPage.sections;
  expect(values).toMatchObject({ cards: [{ title: "Mission" }, { title: "Excellence" }, { title: "Partnership" }] });
  expect(record).toMatchObject({
    stats: [
      { value: "5,000+", label: "credentials processed" },
      { value: "95%", label: "success rate" },
      { value: "50", label: "states covered" },
    ],
  });
  expect(reasons).toMatchObject({ kind: "checklists", lists: { length: 2 } });
});

it("the blog says who writes its articles, with the figures of the about page", () => {
  expect(blogCopy.hero.lead).toContain("5,000+ credentials processed, with a 95% success rate and 50 states covered");
});

it("the contact page says how to reach the company, what to expect, and four questions", () => {
  expect(contactCopy.cards.map((card) => card.lines.join(", "))).toEqual([
    `{phone}, ${hours.short}, Lapse or suspension? This number, 24/7`,
    "{email}, 24-hour response",
    "{street}, {city}, {region} {postalCode}",
    "Monday-Friday, 8:00 AM-6:00 PM EST",
  ]);
  expect([site.city, site.region]).toEqual(["Brentwood", "TN"]);
  const expected = ["Initial Response", "Free Consultation", "Custom Proposal"];
  expect(contactCopy.expect.steps.map((step) => step.title)).toEqual(expected);
  expect(contactCopy.emergency).toMatchObject({ title: "Emergency Credentialing", action: { href: "tel" } });
  expect(contactCopy.emergency.note).toBe("Available 24/7 for urgent needs");
  expect(contactCopy.scheduleCall.action.label).toBe("Schedule Consultation");
  expect(contactCopy.faqs.items).toHaveLength(4);
  expect(contactCopy.faqs.items[0]?.answer).toContain("averages 30-90 days");
});

it("the consultation form's introduction says how many fields the form has", () => {
  const count = Object.keys(consultationForm.labels).length;
  expect(consultationForm.intro).toContain(
    `${["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"][count]} fields.`,
  );
});

it("the forms have the texts of requirements 101 to 103", () => {
  expect([consultationForm.submitting, contactForm.submitting]).toEqual(["Scheduling...", "Sending..."]);
  expect([consultationForm.success, consultationForm.failure, contactForm.success, contactForm.failure]).toEqual([
    {
      title: "Consultation Scheduled",
      text: "Thank you! We'll contact you within 24 hours to confirm your consultation.",
    },
    {
      title: "Error",
      text: "There was a problem scheduling your consultation. Please try again or call us directly.",
    },
    { title: "Message Sent Successfully", text: "We'll get back to you within 24 hours." },
    { title: "Error Sending Message", text: "Please try again or call us directly." },
  ]);
  expect(contactServiceOptions.map((option) => option.label)).toEqual([
    "Physician Credentialing",
    "Facility Credentialing",
    "Payer Enrollment",
    "Re-Credentialing",
    "Insurance Paneling",
    "Compliance Support",
    "General Consultation",
  ]);
});

it("the blog, the articles and the not-found page have the labels of requirements 16 and 55 to 64", () => {
  const { latest, allCategories, sortByDate, loadMore, readMore } = blogCopy;
  expect([latest, allCategories, sortByDate, loadMore, readMore]).toEqual([
    "Latest Articles",
    "All Categories",
    "Sort by Date",
    "Load More Articles",
    "Read More",
  ]);
  expect(articleCopy).toMatchObject({ share: "Share", related: "Related Articles" });
  expect(articleCopy.closing).toMatchObject({ consultation: "Get Free Consultation", more: "Read More Articles" });
  expect(articleMissing).toMatchObject({
    title: "Article Not Found",
    text: "The article you're looking for doesn't exist.",
    back: "Return to Blog",
  });
  expect(notFoundCopy.heading).toBe("404 Page Not Found");
});

it("the states page features four states, and says that the compact covers over 30", () => {
  expect(statesCopy.featured.links.map((link) => link.label)).toEqual(["California", "Texas", "New York", "Florida"]);
  expect(JSON.stringify(statesCopy.multiState)).toMatch(/Interstate Medical Licensure Compact.*Over 30 states/);
});
