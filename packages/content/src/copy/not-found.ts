import { type Path, paths } from "../paths.ts";
import type { Link, Seo } from "../types/content.ts";

export const notFoundCopy: {
  seo: Seo;
  eyebrow: string;
  heading: string;
  text: string;
  /** The page at `action` answers the form, and reads the parameter `name`. */
  search: Record<"name" | "label" | "placeholder" | "submit", string> & { action: Path };
  links: readonly (Link & { description: string })[];
} = {
  seo: {
    title: "404 Page Not Found | {product}",
    description: "There is no page at this address. Find services, states, articles and our phone number from here.",
    keywords: [],
  },
  eyebrow: "Nothing filed here",
  heading: "404 Page Not Found",
  text: "There is no file under this address. It may have moved, or the link has a typing error.",
  // The page of questions also links to articles, states and services that contain the words.
  search: {
    action: paths.faqs,
    name: "q",
    label: "Search questions, articles, states and services",
    placeholder: "A payer, a form, a state",
    submit: "Search",
  },
  links: [
    { label: "Services", href: "/#services", description: "All services at a glance" },
    { label: "Specialties", href: "/specialties", description: "Twelve specialties and their days" },
    { label: "States", href: "/states", description: "Requirements of the 50 states" },
    { label: "FAQs", href: "/faqs", description: "Questions with plain answers" },
    { label: "Contact", href: "/contact", description: "Ask a specialist" },
    { label: "Home", href: "/", description: "The first page" },
  ],
};
