import { posts } from "./blog/posts.ts";
import { aboutPage } from "./copy/about.ts";
import { blogCopy } from "./copy/blog.ts";
import { caseStudiesCopy } from "./copy/case-studies.ts";
import { contactCopy } from "./copy/contact.ts";
import { faqsCopy } from "./copy/faqs.ts";
import { homeCopy } from "./copy/home.ts";
import { specialtiesPage } from "./copy/specialties.ts";
import { stateSeo, stateUpdatedOn } from "./copy/state.ts";
import { statesCopy } from "./copy/states.ts";
import { entriesOf } from "./entries-of.ts";
import { genericPages } from "./generic/generic.ts";
import { stateCredentialing } from "./generic/state-credentialing.ts";
import { accessibility } from "./legal/accessibility.ts";
import { privacyPolicy } from "./legal/privacy-policy.ts";
import { termsOfService } from "./legal/terms-of-service.ts";
import { aliases, type Path, paths, postPath, rootPath, statePath } from "./paths.ts";
import { services } from "./services/services.ts";
import { specialties } from "./specialties/specialties.ts";
import { states } from "./states/states.ts";
import type { IsoDate, Seo } from "./types/content.ts";

export type PageKind =
  | "home"
  | "service"
  | "specialties"
  | "specialty"
  | "states"
  | "state"
  | "blog"
  | "article"
  | "about"
  | "contact"
  | "faqs"
  | "case-studies"
  | "legal"
  | "generic";

/** Pages of these kinds exist if the database has their row, which an admin may add or delete. */
export const kindsOfRows: readonly PageKind[] = ["article", "state", "specialty"];

export type SitePage = {
  path: Path;
  kind: PageKind;
  seo: Seo;
  updatedOn: IsoDate;
  /** The page's own path or, for an alias, the canonical path. */
  canonical: Path;
};

type Entry = { seo: Seo; updatedOn: IsoDate };

function page(path: Path, kind: PageKind, { seo, updatedOn }: Entry): SitePage {
  return { path, kind, seo, updatedOn, canonical: path };
}

const canonicalPages: readonly SitePage[] = [
  page(paths.home, "home", homeCopy),
  ...Object.entries(services).map(([slug, service]) => page(rootPath(slug), "service", service)),
  page(paths.specialties, "specialties", specialtiesPage),
  ...Object.entries(specialties).map(([slug, specialty]) => page(rootPath(slug), "specialty", specialty)),
  page(paths.states, "states", statesCopy),
  ...states.map((state) => page(statePath(state.slug), "state", { seo: stateSeo(state), updatedOn: stateUpdatedOn })),
  page(paths.blog, "blog", blogCopy),
  ...Object.entries(posts).map(([slug, post]) =>
    page(postPath(slug), "article", {
      seo: { title: post.title, description: post.excerpt, keywords: post.tags },
      updatedOn: post.updatedOn ?? post.createdOn,
    }),
  ),
  page(paths.about, "about", aboutPage),
  page(paths.contact, "contact", contactCopy),
  page(paths.faqs, "faqs", faqsCopy),
  page(paths.caseStudies, "case-studies", caseStudiesCopy),
  page(paths.privacy, "legal", privacyPolicy),
  page(paths.terms, "legal", termsOfService),
  page(paths.accessibility, "legal", accessibility),
  ...Object.entries(genericPages).map(([slug, generic]) => page(rootPath(slug), "generic", generic)),
];

/** Pages of rows that an admin has added are not in this list. */
export const pages: readonly SitePage[] = [
  ...canonicalPages,
  ...states.map((state): SitePage => {
    const path: Path = `/${state.slug}-credentialing`;
    return { ...page(path, "generic", stateCredentialing(state)), canonical: statePath(state.slug) };
  }),
  ...entriesOf(aliases).flatMap(([path, canonical]) =>
    canonicalPages.filter((known) => known.path === canonical).map((known) => ({ ...known, path })),
  ),
];

export function indexablePages(): readonly SitePage[] {
  return pages.filter((known) => known.path === known.canonical);
}
