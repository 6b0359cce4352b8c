import type { Link, Seo } from "../types/content.ts";

export const notFoundCopy: {
  seo: Seo;
  eyebrow: string;
  heading: string;
  text: string;
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
  links: [
    { label: "Home", href: "/", description: "All services at a glance" },
    { label: "States", href: "/states", description: "Requirements of the 50 states" },
    { label: "FAQs", href: "/faqs", description: "Questions with plain answers" },
    { label: "Contact", href: "/contact", description: "Ask a specialist" },
  ],
};
