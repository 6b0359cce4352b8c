import { aliases, type Path, paths, rootPath, rulesFeedPath } from "@site/content/paths";
import type { Seo } from "@site/content/types/content";
import type { Outputs } from "../data/trpc.ts";
import { breadcrumbList, type Crumb, office, organization, socialCardPath } from "./json-ld.ts";

export type PageMeta = {
  seo: Seo;
  /** The breadcrumb's last label if the path has several segments: a state's name or an article's title. */
  name?: string;
  /** The canonical path. Default: the page's own path or, for an alias, its target's */
  path?: string;
  type?: "website" | "article";
  /** Set for search results: search engines may follow the page's links, but not list the page. */
  noindex?: boolean;
  jsonLd?: (origin: string, path: string) => readonly Record<string, unknown>[];
};

/** The path that search engines should list: the path itself or, for an alias, its target. */
export function canonicalOf(path: string): string {
  return path in aliases ? aliases[path as keyof typeof aliases] : path; // `in` has checked the key
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
  const image = `${origin}${socialCardPath(path)}`;
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

/** Requirement 19: Home, the first path segment with spaces for dashes, then a deeper page's name. */
export function crumbsOf(pathname: string, name: string | null): Crumb[] {
  const [first, ...rest] = pathname.split("/").filter((segment) => segment !== "");
  if (first === undefined) return [];
  const crumbs: Crumb[] = [
    { label: "Home", path: paths.home },
    { label: first.replaceAll("-", " "), path: rootPath(first) },
  ];
  const here = pathname as Path; // the router has matched it
  return rest.length > 0 ? [...crumbs, { label: name ?? rest.join(" ").replaceAll("-", " "), path: here }] : crumbs;
}
