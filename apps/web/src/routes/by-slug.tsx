import { serviceSlugs } from "@site/content/ids/services";
import { type Path, paths, plannerPath } from "@site/content/paths";
import { planSearch } from "@site/content/plan-search";
import { createRoute } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { trpc } from "../data/trpc.ts";
import { canonicalOf, type PageMeta } from "../seo/head.ts";
import { definedTerms, faqsOfPage, service } from "../seo/json-ld.ts";
import { NotFoundPage } from "../templates/failures.tsx";
import { LegalPage } from "../templates/legal-page.tsx";
import { PageBySlug } from "../templates/sectioned-page.tsx";
import { PlannerPage, ServicePage } from "../templates/service-page.tsx";
import { StatePage } from "../templates/states-page.tsx";
import { ensured, headOf, notFoundError, notFoundHead, opened, page } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

type Sectioned = Pick<PageMeta, "seo"> & Parameters<typeof faqsOfPage>[0];

/** @param name the name of the service that the page sells */
function describeSections(sectioned: Sectioned, name: string | null): PageMeta {
  const { seo } = sectioned;
  return {
    seo,
    jsonLd: (origin, path) => [
      ...(name === null ? [] : [service(origin, path, name, seo.description)]),
      ...faqsOfPage(sectioned),
      ...definedTerms(origin, path, sectioned),
    ],
  };
}

/** A service's page. An alias shows the same page, with the service's own path as its canonical path. */
function serviceRoute<P extends Path>(path: P) {
  const slug = { slug: canonicalOf(path).slice(1) };
  return createRoute({
    getParentRoute,
    path,
    loader: (opening) => ensured(opening, opening.context.utils.pages.service.ensureData(slug)),
    head: (shown) =>
      headOf(shown, shown.match.context.utils.pages.service.getData(slug), (sold) =>
        describeSections(sold, sold.record.name),
      ),
    component: page(() => <ServicePage {...trpc.pages.service.useSuspenseQuery(slug)[0]} />),
  });
}

const planned = { slug: plannerPath.slice(1) };

const plannerRoute = createRoute({
  getParentRoute,
  path: plannerPath,
  validateSearch: planSearch,
  loader: (opening) => {
    const { pages } = opening.context.utils;
    const asked = planSearch(opening.location.search);
    return ensured(opening, Promise.all([pages.service.ensureData(planned), pages.planner.ensureData(asked)]));
  },
  head: (shown) =>
    headOf(shown, shown.match.context.utils.pages.service.getData(planned), (sold) =>
      describeSections(sold, sold.record.name),
    ),
  component: page(() => {
    // Deferred, so that the previous plan stays visible while another loads. The search also has a campaign's names.
    const asked = planSearch(useDeferredValue(plannerRoute.useSearch()));
    const [planner] = trpc.pages.planner.useSuspenseQuery(asked);
    return <PlannerPage {...trpc.pages.service.useSuspenseQuery(planned)[0]} planner={planner} />;
  }),
});

const stateRoute = createRoute({
  getParentRoute,
  path: "/states/$slug",
  loader: async (opening) => {
    const { pages, states } = opening.context.utils;
    const needed = Promise.all([pages.state.ensureData(opening.params), states.list.ensureData()]);
    const [{ state }] = await opened(opening, needed);
    return { pageName: state.name };
  },
  head: (shown) =>
    headOf(
      shown,
      shown.match.context.utils.pages.state.getData(shown.params),
      ({ state, copy: { seo, hero } }) => ({
        seo,
        jsonLd: (origin, path) => [service(origin, path, hero.heading, seo.description, state.name)],
      }),
      { name: shown.loaderData?.pageName },
    ),
  component: page(() => {
    const [{ state, copy }] = trpc.pages.state.useSuspenseQuery(stateRoute.useParams());
    const [states] = trpc.states.list.useSuspenseQuery();
    return <StatePage state={state} copy={copy} others={states.filter(({ slug }) => slug !== state.slug)} />;
  }),
  notFoundComponent: NotFoundPage,
});

/** Pages of sections, including specialties, are one segment below the root. An unknown slug is not found. */
const sectionsRoute = createRoute({
  getParentRoute,
  path: "/$slug",
  loader: (opening) => ensured(opening, opening.context.utils.pages.sections.ensureData(canonicalSlug(opening.params))),
  head: (shown) =>
    headOf(shown, shown.match.context.utils.pages.sections.getData(canonicalSlug(shown.params)), (own) => ({
      ...describeSections(own, own.service),
      path: own.canonical,
    })),
  component: page(() => {
    const asked = canonicalSlug(sectionsRoute.useParams());
    // The key resets the page, because the next slug is a different page and not the same page with other words.
    return <PageBySlug key={asked.slug} {...trpc.pages.sections.useSuspenseQuery(asked)[0]} />;
  }),
  notFoundComponent: NotFoundPage,
});

function canonicalSlug({ slug }: { slug: string }) {
  return { slug: canonicalOf(`/${slug}`).slice(1) };
}

function legalRoute<P extends Path>(path: P) {
  const slug = { slug: path.slice(1) };
  return createRoute({
    getParentRoute,
    path,
    loader: (opening) => ensured(opening, opening.context.utils.pages.legal.ensureData(slug)),
    head: (shown) => headOf(shown, shown.match.context.utils.pages.legal.getData(slug), ({ seo }) => ({ seo })),
    component: page(() => <LegalPage {...trpc.pages.legal.useSuspenseQuery(slug)[0]} />),
  });
}

/** Matches all paths that no other route matches, and loads the text of the not-found page. */
const notFoundRoute = createRoute({
  getParentRoute,
  path: "/$",
  loader: async (opening) => {
    throw await opened(opening, notFoundError(opening.context.utils));
  },
  head: (shown) => notFoundHead(shown),
  notFoundComponent: NotFoundPage,
});
export const routesBySlug = [
  ...serviceSlugs.filter((slug) => slug !== planned.slug).map((slug) => serviceRoute(`/${slug}`)),
  plannerRoute,
  serviceRoute("/mental-health"),
  serviceRoute("/dental"),
  legalRoute(paths.privacy),
  legalRoute(paths.terms),
  legalRoute(paths.accessibility),
  stateRoute,
  sectionsRoute,
  notFoundRoute,
] as const;
