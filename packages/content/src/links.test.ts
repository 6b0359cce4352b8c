import { expect, it } from "vitest";
import { caseStudies } from "./case-studies/case-studies.ts";
import { aboutPage } from "./copy/about.ts";
import { articleCopy, blogCopy } from "./copy/blog.ts";
import { caseStudiesCopy } from "./copy/case-studies.ts";
import { contactCopy } from "./copy/contact.ts";
import { faqsCopy } from "./copy/faqs.ts";
import { homeCopy } from "./copy/home.ts";
import { notFoundCopy } from "./copy/not-found.ts";
import { specialtiesPage } from "./copy/specialties.ts";
import { stateCopy } from "./copy/state.ts";
import { statesCopy } from "./copy/states.ts";
import { faqCategories } from "./faqs.ts";
import { genericPages } from "./generic/generic.ts";
import { stateCredentialing } from "./generic/state-credentialing.ts";
import { legalDocuments } from "./legal/legal.ts";
import { footerColumns, headerNav, legalLinks } from "./nav.ts";
import { pages } from "./pages.ts";
import { consultationAnchor, contactAnchor } from "./paths.ts";
import { services } from "./services/services.ts";
import { specialties } from "./specialties/specialties.ts";
import { states } from "./states/states.ts";

const everything = {
  nav: [headerNav, footerColumns, legalLinks],
  copy: [homeCopy, aboutPage, contactCopy, faqsCopy, blogCopy, articleCopy, notFoundCopy],
  lists: [specialtiesPage, statesCopy, caseStudiesCopy, caseStudies, faqCategories, legalDocuments],
  services,
  specialties,
  generic: genericPages,
  states: states.map((state) => [stateCopy(state), stateCredentialing(state)]),
};

/** Every `href` below a value, each with the place where it stands. */
function hrefs(value: unknown, place: string): [string, string][] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    key === "href" && typeof inner === "string" ? [[place, inner]] : hrefs(inner, `${place}.${key}`),
  );
}

const all = hrefs(everything, "content");

it("every link leads to a page that exists", () => {
  const known = new Set<string>([...pages.map((page) => page.path), consultationAnchor, contactAnchor, "tel"]);
  expect(all.filter(([, href]) => !known.has(href.replace(/^(\/blog)\?.*/, "$1")))).toEqual([]);
  expect(all.length).toBeGreaterThan(700);
});

it("header and footer link what the specification lists", () => {
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
    "Company: /about /contact /blog /case-studies /faqs",
  ]);
  expect(paths(legalLinks)).toBe("/privacy-policy /terms-of-service");
});

it("a page leads its reader to the contact page and to the phone", () => {
  const closings = [homeCopy, aboutPage, caseStudiesCopy, ...Object.values(services), ...Object.values(specialties)];
  for (const { closing } of [...closings, ...states.map(stateCopy)]) {
    expect(closing.actions.map((action) => action.href).toSorted(), closing.heading).toEqual(["/contact", "tel"]);
  }
});
