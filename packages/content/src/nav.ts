import { type Path, paths } from "./paths.ts";
import type { Action, Link } from "./types/content.ts";

export const frameCopy = {
  skip: "Skip to content",
  notice: "Notice",
  home: "home page",
  main: "Main",
  mainMobile: "Main, mobile",
  menu: "Menu",
  call: "Call",
  quick: "Call or get started",
  breadcrumb: "Breadcrumb",
  rights: "All rights reserved.",
  openBoxes: "Check off each item as you go.",
  printList: "Print this list",
  onPaper: "rows, to fill in on paper.",
  /** Such as "3 of 6 ready". */
  of: "of",
  ready: "ready",
  copy: "Copy the text",
  copied: "Copied",
  sample: { stamp: "Sample", caption: "Sample with invented data." },
  range: "Solid bar: shortest time. Dashes: up to the longest.",
};

export const legalLabels = { contents: "Sections", effective: "Effective date:", updated: "Last updated:" };

/** The actions of a page whose form makes the link to the contact page unnecessary. */
export const callOnly: readonly [Action] = [{ label: "Call {phone}", href: "tel" }];

export const getStarted: readonly [Action, Action] = [{ label: "Get Started", href: paths.contact }, ...callOnly];
export const startCredentialing: readonly [Action, Action] = [
  { label: "Start Your Credentialing", href: paths.contact },
  ...callOnly,
];

/** The id of the button of the contact form that asks for references. A link to this hash clicks the button. */
export const referencesId = "two-practices";

export const referencesLink: Link = {
  label: "Ask us for two practices of your specialty to call",
  href: `${paths.contact}#${referencesId}`,
};

export const trustLink: Link = { label: "Why trust us?", href: `${paths.caseStudies}#impact` };

const fees: Link = { label: "What does it cost?", href: `${paths.faqs}#costs` };

export const documentsAnswer: Path = `${paths.faqs}#documents`;

export const askedLinks: readonly Link[] = [fees, trustLink];

const serviceLinks: readonly Link[] = [
  { label: "Physician Credentialing", href: "/physician-credentialing" },
  { label: "Facility Credentialing", href: "/facility-credentialing" },
  { label: "Payer Enrollment", href: "/payer-enrollment" },
  { label: "Payer Contract Negotiation", href: "/payer-contract-negotiation" },
  { label: "Re-Credentialing", href: "/re-credentialing" },
  { label: "Insurance Paneling", href: "/insurance-paneling" },
];

export const headerNav = {
  home: { label: "Home", href: paths.home },
  services: { label: "Services", links: serviceLinks },
  rest: [
    { label: "Specialties", href: paths.specialties },
    { label: "States", href: paths.states },
    {
      label: "Resources",
      href: paths.blog,
      links: [
        fees,
        { label: "FAQs", href: paths.faqs },
        { label: "Payers", href: paths.payers },
        { label: "Case Studies", href: paths.caseStudies },
        { label: "Two practices to call", href: referencesLink.href },
      ],
    },
    { label: "About", href: paths.about },
    { label: "Contact", href: paths.contact },
  ],
  action: { label: "Get Started", href: paths.contact },
} satisfies { home: Link; services: Menu; rest: readonly (Link & Partial<Menu>)[]; action: Link };

type Menu = { label: string; links: readonly Link[] };

/** For a page or route that the header doesn't link to: the header link that is marked instead. */
const sections: Readonly<Record<string, Path>> = {
  "/states/$slug": paths.states,
  "/blog/$slug": paths.blog,
  "/$slug": paths.specialties,
  "/faqs": paths.blog,
  "/case-studies": paths.blog,
  "/rules-today": paths.blog,
  "/glossary": paths.blog,
  "/checklists": paths.blog,
  "/payers": paths.blog,
  "/nurse-practitioners-and-physician-assistants": paths.blog,
  "/billing-while-pending": paths.blog,
  "/letters": paths.blog,
  "/specialists": paths.specialties,
  "/specialist-credentialing": paths.specialties,
  "/telemedicine": paths.specialties,
  "/telemedicine-credentialing": paths.specialties,
  "/mental-health": paths.specialties,
  "/mental-health-credentialing": paths.specialties,
  "/dental": paths.specialties,
  "/dental-credentialing": paths.specialties,
};

/** @returns null if the header links to the page itself, or if no link is marked */
export function sectionOf(path: string, route: string): Path | null {
  if (route === "/$slug" && !(path in sections) && path.endsWith("-credentialing")) return paths.states;
  return sections[path] ?? sections[route] ?? null;
}

export const footerColumns: readonly { title: string; links: readonly Link[] }[] = [
  { title: "Services", links: serviceLinks },
  {
    title: "Specialties",
    links: [
      { label: "Mental Health", href: "/mental-health" },
      { label: "Dental", href: "/dental" },
      { label: "Specialists", href: paths.specialists },
      { label: "Telemedicine", href: paths.telemedicine },
      { label: "All Specialties", href: paths.specialties },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", href: paths.about },
      { label: "Contact", href: paths.contact },
      { label: "Blog", href: paths.blog },
      { label: "Case Studies", href: paths.caseStudies },
      { label: "FAQs", href: paths.faqs },
      fees,
    ],
  },
];

export const legalLinks: readonly Link[] = [
  { label: "Privacy Policy", href: paths.privacy },
  { label: "Terms of Service", href: paths.terms },
  { label: "Accessibility", href: paths.accessibility },
];

/** Shown as text, not as dead links, unless the operator sets SITE_SOCIAL_… (requirement 20). */
export const socialNames = ["LinkedIn", "Facebook", "X"] as const;
export type SocialName = (typeof socialNames)[number];
