import { aliases, type Path, paths, rootPath, rulesFeedPath } from "@site/content/paths";
import { socialCardFile, socialCardsPath } from "@site/content/social-cards";
import type { Faq, PageBase, Seo } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";
import type { Outputs } from "./data/trpc.ts";

export type PageMeta = {
  seo: Seo;
  /** The last label of the breadcrumb, for example the name of a state or the title of an article. */
  name?: string;
  path?: string;
  type?: "website" | "article";
  noindex?: boolean;
  jsonLd?: (origin: string, path: string) => readonly Record<string, unknown>[];
};

export function canonicalOf(path: string): string {
  return path in aliases ? aliases[path as keyof typeof aliases] : path; // `in` has checked that it is a key
}

export function pageHead({ site, origin }: Outputs["pages"]["layout"], pathname: string, page: PageMeta) {
  const { seo, name = null, path = canonicalOf(pathname), type = "website" } = page;
  const crumbs = crumbsOf(path, name);
  const jsonLd = [
    organization(site, origin),
    ...(path === "/" || path === "/contact" ? [office(site, origin)] : []),
    ...(crumbs.length > 0 ? [breadcrumbList(origin, crumbs)] : []),
    ...(page.jsonLd?.(origin, path) ?? []),
  ];
  const url = `${origin}${path}`;
  const image = socialCard(origin, path);
  return {
    meta: [
      { title: seo.title },
      { name: "description", content: seo.description },
      ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
      ...(seo.keywords.length > 0 ? [{ name: "keywords", content: seo.keywords.join(", ") }] : []),
      { property: "og:type", content: type },
      { property: "og:site_name", content: site.name },
      { property: "og:title", content: seo.title },
      { property: "og:description", content: seo.description },
      { property: "og:url", content: url },
      { property: "og:image", content: image },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: seo.title },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: seo.title },
      { name: "twitter:description", content: seo.description },
      { name: "twitter:image", content: image },
      ...jsonLd.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
    ],
    links: [
      { rel: "canonical", href: url },
      ...(path === paths.rulesToday
        ? [{ rel: "alternate", type: "application/rss+xml", href: rulesFeedPath, title: seo.title }]
        : []),
    ],
  };
}

/** Requirement 19: the labels are "Home", the first segment of the path, and the name of a page with a longer path. */
export function crumbsOf(pathname: string, name: string | null): Crumb[] {
  const [first, ...rest] = pathname.split("/").filter((segment) => segment !== "");
  if (first === undefined) return [];
  const crumbs: Crumb[] = [
    { label: "Home", path: paths.home },
    { label: first.replaceAll("-", " "), path: rootPath(first) },
  ];
  const here = pathname as Path; // the router has found a page with this path
  return rest.length > 0 ? [...crumbs, { label: name ?? rest.join(" ").replaceAll("-", " "), path: here }] : crumbs;
}

type JsonLd = Record<string, unknown>;
type Site = Outputs["pages"]["layout"]["site"];
type Crumb = { label: string; path: Path };

function organization(site: Site, origin: string): JsonLd {
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

/** The office is described as an entity of its own, because the type Organization has no property for opening hours. */
function office(site: Site, origin: string): JsonLd {
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

function breadcrumbList(origin: string, crumbs: readonly Crumb[]): JsonLd {
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

/** @param faqs the questions that are visible on the page, because search engines accept no others */
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
    image: socialCard(origin, path),
    mainEntityOfPage: `${origin}${path}`,
    author: { "@id": `${origin}/#organization` },
    publisher: { "@id": `${origin}/#organization` },
    ...(post.sources.length > 0 && { citation: post.sources.map(citation) }),
  };
}

function citation({ title, publisher, url }: Outputs["pages"]["article"]["post"]["sources"][number]): JsonLd {
  return { "@type": "CreativeWork", name: title, url, publisher: { "@type": "Organization", name: publisher } };
}

function socialCard(origin: string, path: string): string {
  return `${origin}${socialCardsPath}/${socialCardFile(path)}`;
}
