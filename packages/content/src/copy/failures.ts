import { paths } from "../paths.ts";
import type { LinkCard } from "../types/content.ts";

/** Texts for pages whose data can't be loaded. They are part of the browser's code; all other texts are data. */

export const pageFailure = {
  eyebrow: "No answer",
  title: "This page could not be loaded",
  text: "Your connection may be down, or our server is busy. Please try again in a moment.",
  retry: "Try again",
};

/** Requirement 62: also shown if an article can't be loaded. */
export const articleMissing = {
  eyebrow: "Nothing filed here",
  title: "Article Not Found",
  text: "The article you're looking for doesn't exist.",
  back: "Return to Blog",
};

export const pageMissing = {
  description: "There is no page at this address. Find services, states, articles and our phone number from here.",
  eyebrow: "Nothing filed here",
  heading: "404 Page Not Found",
  text: "There is no file under this address. It may have moved, or the link has a typing error.",
  search: {
    name: "q",
    label: "Search questions, articles, states and services",
    placeholder: "A payer, a form, a state",
  },
  submit: "Search",
  links: [
    { label: "Services", href: "/#services", description: "All services at a glance" },
    { label: "Specialties", href: paths.specialties, description: "Twelve specialties and their days" },
    { label: "States", href: paths.states, description: "Requirements of the 50 states" },
    { label: "FAQs", href: paths.faqs, description: "Questions with plain answers" },
    { label: "Contact", href: paths.contact, description: "Ask a specialist" },
    { label: "Home", href: paths.home, description: "The first page" },
  ] satisfies LinkCard[],
};
