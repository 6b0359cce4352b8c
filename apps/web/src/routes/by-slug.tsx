import { serviceSlugs } from "@site/content/ids/services";
import { type Path, paths, plannerPath } from "@site/content/paths";
import { planSearch } from "@site/content/plan-search";
import { createRoute, notFound } from "@tanstack/react-router";
import { trpc } from "../data/trpc.ts";
import { canonicalOf, definedTerms, faqsOfPage, type PageMeta, service } from "../seo.ts";
import { LegalPage } from "../templates/legal-page.tsx";
import { PageBySlug } from "../templates/sectioned-page.tsx";
import { PlannerPage, ServicePage } from "../templates/service-page.tsx";
import { StatePage } from "../templates/states-page.tsx";
import { ensure, failureHead, headOf, load, page, pagesOf } from "./page.tsx";
import { getParentRoute } from "./root.tsx";

type Sectioned = Pick<PageMeta, "seo"> & Parameters<typeof faqsOfPage>[0];

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

/** If the path is an alias, such as `/dental`, the page names the service's own path as canonical. */
function serviceRoute<P extends Path>(path: P) {
  const slug = { slug: canonicalOf(path).slice(1) };
  return createRoute({
    getParentRoute,
    path,
    loader: (args) => ensure(args, args.context.utils.pages.service.ensureData(slug)),
    head: (args) =>
      headOf(args, pagesOf(args).service.getData(slug), (sold) => describeSections(sold, sold.record.name)),
    component: page(() => <ServicePage {...trpc.pages.service.useSuspenseQuery(slug)[0]} />),
  });
}

const planned = { slug: plannerPath.slice(1) };

const plannerRoute = createRoute({
  getParentRoute,
  path: plannerPath,
  validateSearch: planSearch,
  loader: (args) => {
    const { pages } = args.context.utils;
    const asked = planSearch(args.location.search);
    return ensure(args, Promise.all([pages.service.ensureData(planned), pages.planner.ensureData(asked)]));
  },
  head: (args) =>
    headOf(args, pagesOf(args).service.getData(planned), (sold) => describeSections(sold, sold.record.name)),
  component: page(() => <PlannerPage {...trpc.pages.service.useSuspenseQuery(planned)[0]} />),
});

const stateRoute = createRoute({
  getParentRoute,
  path: "/states/$slug",
  loader: async (args) => {
    const { pages, states } = args.context.utils;
    const needed = Promise.all([pages.state.ensureData(args.params), states.list.ensureData()]);
    const [{ state }] = await load(args, needed);
    return { pageName: state.name };
  },
  head: (args) =>
    headOf(args, pagesOf(args).state.getData(args.params), ({ state, copy: { seo, hero } }) => ({
      seo,
      name: state.name,
      jsonLd: (origin, path) => [service(origin, path, hero.heading, seo.description, state.name)],
    })),
  component: page(StatePage),
});

const sectionsRoute = createRoute({
  getParentRoute,
  path: "/$slug",
  loader: (args) => ensure(args, args.context.utils.pages.sections.ensureData(canonicalSlug(args.params))),
  head: (args) =>
    headOf(args, pagesOf(args).sections.getData(canonicalSlug(args.params)), (own) => ({
      ...describeSections(own, own.service),
      path: own.canonical,
    })),
  component: page(() => {
    const asked = canonicalSlug(sectionsRoute.useParams());
    // The key resets the controls of the page when the slug changes.
    return <PageBySlug key={asked.slug} {...trpc.pages.sections.useSuspenseQuery(asked)[0]} />;
  }),
});

function canonicalSlug({ slug }: { slug: string }) {
  return { slug: canonicalOf(`/${slug}`).slice(1) };
}

function legalRoute<P extends Path>(path: P) {
  const slug = { slug: path.slice(1) };
  return createRoute({
    getParentRoute,
    path,
    loader: (args) => ensure(args, args.context.utils.pages.legal.ensureData(slug)),
    head: (args) => headOf(args, pagesOf(args).legal.getData(slug), ({ seo }) => ({ seo })),
    component: page(() => <LegalPage {...trpc.pages.legal.useSuspenseQuery(slug)[0]} />),
  });
}

const notFoundRoute = createRoute({
  getParentRoute,
  path: "/$",
  loader: () => {
    throw notFound();
  },
  head: (args) => failureHead(args),
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
