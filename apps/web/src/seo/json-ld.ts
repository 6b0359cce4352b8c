import type { Path } from "@site/content/paths";
import { socialCardFile, socialCardsPath } from "@site/content/social-cards";
import type { Faq, PageBase } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";
import type { Outputs } from "../data/trpc.ts";

type JsonLd = Record<string, unknown>;
type Site = Outputs["pages"]["layout"]["site"];
export type Crumb = { label: string; path: Path };

/** @param path the page's canonical path */
export function socialCardPath(path: string): string {
  return `${socialCardsPath}/${socialCardFile(path)}`;
}

export function organization(site: Site, origin: string): JsonLd {
  const profiles = Object.values(site.social).filter((url) => url !== null);
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    ...(profiles.length > 0 && { sameAs: profiles }),
    address: postalAddress(site),
  };
}

/** The office is an entity of its own, because an Organization has no opening hours. */
export function office(site: Site, origin: string): JsonLd {
  return {
    "@type": "ProfessionalService",
    "@id": `${origin}/#office`,
    name: site.name,
    url: `${origin}/contact`,
    image: `${origin}/icon-512.png`,
    telephone: site.phone,
    address: postalAddress(site),
    areaServed: { "@type": "Country", name: "United States" },
    openingHoursSpecification: site.openings.map((opening) => ({ "@type": "OpeningHoursSpecification", ...opening })),
    parentOrganization: { "@id": `${origin}/#organization` },
  };
}

function postalAddress(site: Site): JsonLd {
  return {
    "@type": "PostalAddress",
    streetAddress: site.street,
    addressLocality: site.city,
    addressRegion: site.region,
    postalCode: site.postalCode,
    addressCountry: "US",
  };
}

export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label.charAt(0).toUpperCase() + label.slice(1),
      item: `${origin}${path}`,
    })),
  };
}

export function service(
  origin: string,
  path: string,
  name: string,
  description: string,
  area = "United States",
): JsonLd {
  return {
    "@type": "Service",
    name,
    description,
    url: `${origin}${path}`,
    provider: { "@id": `${origin}/#organization` },
    areaServed: area,
  };
}

/** @param faqs only questions that the page shows, because search engines accept no others */
export function faqPage(faqs: readonly Faq[]): JsonLd[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: withoutMarks(answer) },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}

export function faqsOfPage(page: Pick<PageBase, "sections">): JsonLd[] {
  return faqPage(page.sections.flatMap((section) => (section.kind === "faqs" ? section.faqs : [])));
}

export function definedTerms(origin: string, path: string, page: Pick<PageBase, "sections">): JsonLd[] {
  const letters = page.sections.flatMap((section) => (section.kind === "glossary" ? section.letters : []));
  const hasDefinedTerm = letters.flatMap(({ words }) =>
    words.map(({ id, term, description }) => ({
      "@type": "DefinedTerm",
      name: term,
      description,
      url: `${origin}${path}#${id}`,
    })),
  );
  return hasDefinedTerm.length === 0 ? [] : [{ "@type": "DefinedTermSet", url: `${origin}${path}`, hasDefinedTerm }];
}

export function blogPosting(origin: string, path: string, post: Outputs["pages"]["article"]["post"]): JsonLd {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    datePublished: post.createdAt,
    dateModified: post.updatedAt ?? post.createdAt,
    articleSection: post.category,
    keywords: post.tags.join(", "),
    image: `${origin}${socialCardPath(path)}`,
    mainEntityOfPage: `${origin}${path}`,
    author: { "@id": `${origin}/#organization` },
    publisher: { "@id": `${origin}/#organization` },
    ...(post.sources.length > 0 && { citation: post.sources.map(citation) }),
  };
}

function citation({ title, publisher, url }: Outputs["pages"]["article"]["post"]["sources"][number]): JsonLd {
  return { "@type": "CreativeWork", name: title, url, publisher: { "@type": "Organization", name: publisher } };
}
