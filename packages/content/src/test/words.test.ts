import { expect, it } from "vitest";
import { dayAt, parseDate } from "../calendar.ts";
import { aboutPage } from "../copy/about.ts";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { homeCopy } from "../copy/home.ts";
import { stateCopy } from "../copy/state.ts";
import { footerColumns, headerNav, legalLinks } from "../nav.ts";
import { services } from "../services/services.ts";
import { officeZone } from "../site.ts";
import { specialties } from "../specialties/specialties.ts";
import { states } from "../states/states.ts";
import { articleContent, pageContent, textsBelow } from "./all-words.ts";

it("header and footer have the links of requirements 17 and 20", () => {
  const paths = (links: readonly { href: string }[]) => links.map((link) => link.href).join(" ");
  const services =
    "/physician-credentialing /facility-credentialing /payer-enrollment /payer-contract-negotiation /re-credentialing /insurance-paneling";
  expect(paths(headerNav.services.links)).toBe(services);
  expect(paths([headerNav.home, ...headerNav.rest])).toBe("/ /specialties /states /blog /about /contact");
  expect(headerNav.action).toEqual({ label: "Get Started", href: "/contact" });
  expect(headerNav.rest.map((link) => link.label)).toContain("Resources");
  expect(footerColumns.map((column) => `${column.title}: ${paths(column.links)}`)).toEqual([
    `Services: ${services}`,
    "Specialties: /mental-health /dental /specialists /telemedicine /specialties",
    "Company: /about /contact /blog /case-studies /faqs /faqs#costs",
  ]);
  expect(paths(legalLinks)).toBe("/privacy-policy /terms-of-service");
});

it("the closing band of every page links the contact page and the telephone number", () => {
  const closings = [homeCopy, aboutPage, caseStudiesCopy, ...Object.values(services), ...Object.values(specialties)];
  for (const { closing } of [...closings, ...states.map(stateCopy)]) {
    expect(closing.actions.map((action) => action.href).toSorted(), closing.heading).toEqual(["/contact", "tel"]);
  }
});

it("every date in content is a day of the calendar, and none is in the future", () => {
  const today = dayAt(officeZone, Date.now());
  const dates = textsBelow([pageContent, articleContent]).filter(({ text }) => /^\d+-\d+-\d+$/.test(text));
  expect(dates.filter(({ text }) => parseDate(text) === null || text > today)).toEqual([]);
});
