import { type Path, paths } from "../paths.ts";
import { blogHead } from "../site.ts";
import type { Link, Seo } from "../types/content.ts";
import { faqsCopy } from "./faqs.ts";
import { statesCopy } from "./states.ts";

const { finder } = statesCopy;

export const notFoundCopy: {
  seo: Seo;
  eyebrow: string;
  heading: string;
  text: string;
  /** Each is answered by the page at `action`, which reads the parameter `name`. */
  searches: readonly (Record<"name" | "label" | "placeholder" | "submit", string> & { action: Path })[];
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
  searches: [
    { action: paths.states, name: "state", label: finder.title, placeholder: finder.label, submit: finder.submit },
    { action: paths.blog, name: "q", ...blogHead.search },
    { action: paths.faqs, name: "q", ...blogHead.search, label: faqsCopy.search.label },
  ],
  links: [
    { label: "States", href: "/states", description: "Requirements of the 50 states" },
    { label: "FAQs", href: "/faqs", description: "Questions with plain answers" },
    { label: "Contact", href: "/contact", description: "Ask a specialist" },
    { label: "Home", href: "/", description: "All services at a glance" },
  ],
};
