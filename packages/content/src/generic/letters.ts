import { articleLink } from "../blog/posts.ts";
import { type Letter, letters } from "../facts/letters.ts";
import { callOnly } from "../nav.ts";
import type { PageBase, Section } from "../types/content.ts";

export function letterSection({ id, title, when, text, post }: Letter): Section & { kind: "letter" } {
  return { kind: "letter", id, title, intro: when, text, link: articleLink(post) };
}

export const lettersPage: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Credentialing Letters to Copy | {product}",
    description:
      "Five letters to copy: reply to a returned application, closed panel appeal, Medicare effective date, request of completeness, and a peer reference.",
    keywords: [
      "credentialing letter template",
      "closed panel appeal letter",
      "Medicare effective date reconsideration letter",
      "peer reference request",
    ],
  },
  hero: {
    eyebrow: "No sign-up",
    heading: "Letters to copy",
    lead: "The five letters that a credentialing office writes most often. Fill in the parentheses and delete what doesn’t apply. None of them is legal advice.",
    actions: [
      { label: "Have one written for you", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  sections: Object.values(letters).map(letterSection),
  closing: {
    heading: "Do you need another letter?",
    text: "Leave your number, and we agree on a safe way to send us the payer’s letter. We’ll tell you what it asks for and by which day.",
    actions: callOnly,
  },
};
