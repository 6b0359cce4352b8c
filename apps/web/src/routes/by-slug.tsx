import { type Path, paths, plannerPath } from "@site/content/paths";
import { planSearch } from "@site/content/plan-search";
import { createRoute } from "@tanstack/react-router";
import { orDocument } from "../browser/other-build.ts";
import type { NamedPage } from "../layout/breadcrumb.tsx";
import { canonicalOf, type PageMeta } from "../seo/head.ts";
import { definedTerms, faqsOfPage, service } from "../seo/json-ld.ts";
import { NotFoundPage } from "../templates/failures.tsx";
import { LegalPage } from "../templates/legal-page.tsx";
import { SectionedPage, SpecialtyPage } from "../templates/sectioned-page.tsx";
import { PlannerPage, ServicePage } from "../templates/service-page.tsx";
import { StatePage } from "../templates/state-page.tsx";
import { asPage, notFoundError, notFoundHead } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

type Sectioned = Pick<PageMeta, "seo"> & Parameters<typeof faqsOfPage>[0];

/** @param name of the service that the page sells */
function describeSections(page: Sectioned, name?: string): PageMeta {
  const { seo } = page;
  return {
    seo,
    jsonLd: (origin, path) => [
      ...(name === undefined ? [] : [service(origin, path, name, seo.description)]),
      ...faqsOfPage(page),
      ...definedTerms(origin, path, page),
    ],
  };
}

/** A service's page. An alias shows the same page and names the service's own path as canonical. */
function serviceRoute<P extends Path>(path: P) {
  const slug = canonicalOf(path).slice(1);
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context: { utils } }) => utils.pages.service.ensureData({ slug }),
  });
  return asPage(route, { template: ServicePage, describe: (page) => describeSections(page, page.record.name) });
}

const plannerRoute = asPage(
  createRoute({
    getParentRoute,
    path: plannerPath,
    validateSearch: planSearch,
    loaderDeps: ({ search }) => planSearch(search),
    loader: async ({ context: { utils }, deps }) => {
      const [page, planner] = await Promise.all([
        utils.pages.service.ensureData({ slug: plannerPath.slice(1) }),
        utils.pages.planner.ensureData(deps),
      ]);
      return { ...page, planner };
    },
  }),
  { template: PlannerPage, describe: (page) => describeSections(page, page.record.name) },
);

function genericRoute<P extends Path>(path: P) {
  const slug = canonicalOf(path).slice(1);
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context: { utils } }) => utils.pages.generic.ensureData({ slug }),
  });
  return asPage(route, { template: SectionedPage, describe: (page) => describeSections(page) });
}

/** `/{state}-credentialing`: a generic page for each of the 50 states. Its canonical path is the state's page. */
const stateCredentialingRoute = asPage(
  createRoute({
    getParentRoute,
    path: "/{$state}-credentialing",
    loader: ({ context: { utils }, params }) =>
      utils.pages.generic.ensureData({ slug: `${params.state}-credentialing` }),
  }),
  {
    template: SectionedPage,
    describe: (page, { pathname }) => ({
      ...describeSections(page),
      path: `${paths.states}${pathname.replace("-credentialing", "")}`,
    }),
  },
);

const stateRoute = asPage(
  createRoute({
    getParentRoute,
    path: "/states/$slug",
    // Named also where it is refused, because the router keeps what it is not told of.
    validateSearch: ({ with: other }): { with?: string | undefined } => ({
      with: typeof other === "string" && /^[a-z0-9-]{1,60}$/.test(other) ? other : undefined,
    }),
    loaderDeps: ({ search }) => ({ other: search.with }),
    loader: async ({ context: { utils }, params, deps: { other } }) => {
      const [{ state, copy }, states] = await Promise.all([
        utils.pages.state.ensureData(params),
        utils.states.list.ensureData(),
        other !== undefined && utils.states.compare.ensureData({ ...params, other }),
      ]);
      const others = states.flatMap(({ slug, name }) => (slug === state.slug ? [] : [{ slug, name }]));
      return { state, copy, others, pageName: state.name } satisfies NamedPage;
    },
  }),
  {
    template: StatePage,
    describe: ({ state, copy: { seo, hero } }) => ({
      seo,
      jsonLd: (origin, path) => [service(origin, path, hero.heading, seo.description, state.name)],
    }),
  },
);

/** All specialties are one segment below the root. A slug that is no specialty's is not found. */
const specialtyRoute = asPage(
  createRoute({
    getParentRoute,
    path: "/$slug",
    loader: ({ context: { utils }, params }) => utils.pages.specialty.ensureData(params),
  }),
  { template: SpecialtyPage, describe: ({ page }) => describeSections(page, page.hero.heading) },
);

function legalRoute<P extends Path>(path: P) {
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context: { utils } }) => utils.pages.legal.ensureData({ slug: path.slice(1) }),
  });
  return asPage(route, { template: LegalPage, describe: ({ seo }) => ({ seo }) });
}

/** Matches all paths that no other route matches, and loads the text of the not-found page. */
const notFoundRoute = createRoute({
  getParentRoute,
  path: "/$",
  loader: async ({ context: { utils }, location }) => {
    throw await orDocument(notFoundError(utils), location.publicHref);
  },
  head: ({ matches }) => notFoundHead(matches),
  notFoundComponent: NotFoundPage,
});

export const routesBySlug = [
  serviceRoute("/physician-credentialing"),
  serviceRoute("/facility-credentialing"),
  plannerRoute,
  serviceRoute("/payer-contract-negotiation"),
  serviceRoute("/re-credentialing"),
  serviceRoute("/insurance-paneling"),
  serviceRoute("/mental-health"),
  serviceRoute("/mental-health-credentialing"),
  serviceRoute("/dental"),
  serviceRoute("/dental-credentialing"),
  legalRoute(paths.privacy),
  legalRoute(paths.terms),
  genericRoute(paths.rulesToday),
  genericRoute(paths.glossary),
  genericRoute(paths.checklists),
  genericRoute(paths.payers),
  genericRoute(paths.nursePractitioners),
  genericRoute(paths.billingWhilePending),
  genericRoute(paths.letters),
  genericRoute("/specialists"),
  genericRoute("/specialist-credentialing"),
  genericRoute("/telemedicine"),
  genericRoute("/telemedicine-credentialing"),
  stateRoute,
  stateCredentialingRoute,
  specialtyRoute,
  notFoundRoute,
] as const;
