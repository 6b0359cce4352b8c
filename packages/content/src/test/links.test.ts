import { expect, it } from "vitest";
import { aboutPage } from "../copy/about.ts";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { homeCopy } from "../copy/home.ts";
import { stateCopy } from "../copy/state.ts";
import { footerColumns, headerNav, legalLinks } from "../nav.ts";
import { pages } from "../pages.ts";
import { services } from "../services/services.ts";
import { specialties } from "../specialties/specialties.ts";
import { states } from "../states/states.ts";
import { pageContent, textsBelow } from "./all-words.ts";

it("every link in content leads to a page that exists", () => {
  const known = new Set<string>([...pages.map((page) => page.path), "tel"]);
  const hrefs = textsBelow(pageContent).filter(({ place }) => place.endsWith(".href"));
  const pageOf = (href: string) =>
    known.has(href) ? href : href.replace(/^(\/blog)\?.*/, "$1").replace(/(?<=.)#.*/, "");
  expect(hrefs.filter(({ text }) => !known.has(pageOf(text)))).toEqual([]);
  expect(hrefs.length).toBeGreaterThan(700);
});

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

it("no closing band asks for payers, states or days in writing, because its form has no field for them", () => {
  const closings = textsBelow(pageContent).filter(({ place }) => place.endsWith(".closing.text"));
  const request = /\b((tell|send|give) us (the|your|which|where|when)|(name|bring) (the|your))\b/i;
  const asking = closings.filter(({ text }) => request.test(text));
  expect(asking.filter(({ text }) => !/\b(call|number)\b/i.test(text))).toEqual([]);
  expect(closings.length).toBeGreaterThan(30);
});
