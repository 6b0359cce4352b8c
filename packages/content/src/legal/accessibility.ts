import { claims } from "../site.ts";
import type { LegalDocument } from "../types/content.ts";

export const accessibility: LegalDocument = {
  seo: {
    title: "Accessibility Statement and Known Gaps | {product}",
    description:
      "Which standard this website follows, what was tested with which tools, what is known not to work well, and whom to tell when a page keeps you out.",
    keywords: ["accessibility statement", "WCAG 2.2", "keyboard", "screen reader"],
  },
  eyebrow: "Accessibility",
  heading: "Accessibility Statement",
  lead: "What this website was tested for, what it was not, and whom to tell when something keeps you from using it.",
  effectiveOn: "2026-11-25",
  updatedOn: "2026-11-27",
  attestation: "sample",
  sections: [
    {
      id: "standard",
      title: "The standard",
      paragraphs: [
        "Everyone should be able to read this website and to send us a request. The measure is the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. We have assessed the site ourselves. No one outside our company has audited it.",
      ],
      items: [],
    },
    {
      id: "tested",
      title: "What was tested",
      paragraphs: ["These tests run in Chromium before each release, and a failure stops the release:"],
      items: [
        "Every kind of page with axe-core, by the rules of WCAG 2.0, 2.1 and 2.2, levels A and AA: nothing that axe calls serious or critical may be left",
        "Menus, questions, lists, forms and their messages with a keyboard alone",
        "Every kind of page at 320 pixels, as on a small phone or at a zoom of 400%, and with text of twice the size: no page scrolls sideways, except wide tables in their own frame",
        "Buttons and links of at least 24 by 24 pixels, except links in a sentence",
        "Forced colors, as in high-contrast themes; reduced motion; and print",
        "Reading every page and sending every form without scripts",
        "The structure of each page’s HTML: headings, labels, landmarks",
      ],
    },
    {
      id: "gaps",
      title: "Known gaps",
      paragraphs: ["What we know to be missing or weaker than it should be:"],
      items: [
        "No person who relies on a screen reader has tested the site, and no release was tried with NVDA, JAWS or VoiceOver.",
        "The tests use Chromium alone. Firefox and Safari are not among them.",
        "A barrier that axe calls moderate or minor doesn’t stop a release. Programs find only a part of all barriers.",
        "The message after a form was sent disappears after five seconds. The result next to the form stays.",
        "Screen readers skip the map of states. The list next to it has all 50.",
        "We link to pages and documents of payers, boards and agencies, which we can’t change. Some of these documents are scans.",
        "The site is in English only. The glossary explains the terms of the field.",
      ],
    },
    {
      id: "contact",
      title: "Tell us",
      paragraphs: [
        `If something keeps you from reading a page or sending a form, call or write to us. Say which page it is and, if you like, which browser or assistive technology you use. We answer within ${claims.response.value.replace("h", " hours")}, with what we will change and by when. Until then you get the same information, and can make the same request, by phone or email.`,
        "If our answer doesn’t help, you can also complain to the Civil Rights Division of the U.S. Department of Justice.",
      ],
      items: ["Email: {email}", "Phone: {phone}", "Mail: {product}, {street}, {city}, {region} {postalCode}"],
    },
  ],
};
