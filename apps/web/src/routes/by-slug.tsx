import { aliases, type Path, paths, plannerPath } from "@site/content/paths";
import { planSearch } from "@site/content/plan-search";
import { createRoute } from "@tanstack/react-router";
import { orDocument } from "../browser/other-build.ts";
import type { NamedPage } from "../layout/breadcrumb.tsx";
import { definedTerms, faqsOfPage, service } from "../seo/json-ld.ts";
import { NotFoundPage } from "../templates/failures/not-found-page.tsx";
import { LegalPage } from "../templates/legal-page.tsx";
import { SectionedPage, SpecialtyPage } from "../templates/sectioned-page.tsx";
import { PlannerPage, ServicePage } from "../templates/service-page.tsx";
import { StatePage } from "../templates/state-page.tsx";
import { headOf, notFoundHead, notFoundWith, orNotFound, type PageMeta } from "./page.tsx";
import { rootRoute } from "./root.tsx";
import { withTemplate } from "./template.tsx";

const getParentRoute = () => rootRoute;
/** The path that search engines should index: the target of an alias, else the path itself. */
function canonicalOf(path: Path): string {
  return path in aliases ? aliases[path as keyof typeof aliases] : path; // `in` has checked the key
}

type Matches = Parameters<typeof headOf>[0];
type Sectioned = Pick<PageMeta, "seo"> & Parameters<typeof faqsOfPage>[0] & { hero: { heading: string } };

function sectionedHead(matches: Matches, path: string, page: Sectioned | undefined, name?: string) {
  return headOf(
    matches,
    page && {
      seo: page.seo,
      path,
      jsonLd: (origin) => [
        ...(name === undefined ? [] : [service(origin, path, name, page.seo.description)]),
        ...faqsOfPage(page),
        ...definedTerms(origin, path, page),
      ],
    },
  );
}

/** A service's page. An alias shows the same page and names the service's own path as canonical. */
function serviceRoute<P extends Path>(path: P) {
  const canonical = canonicalOf(path);
  const slug = canonical.slice(1);
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, ({ pages }) => pages.service.ensureData({ slug })),
    head: ({ matches, loaderData: page }) => sectionedHead(matches, canonical, page, page?.record.name),
  });
  return withTemplate(route, ServicePage);
}

const plannerRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: plannerPath,
    validateSearch: planSearch,
    loaderDeps: ({ search }) => planSearch(search),
    loader: ({ context, deps }) =>
      orNotFound(context, async ({ pages }) => {
        const [page, planner] = await Promise.all([
          pages.service.ensureData({ slug: plannerPath.slice(1) }),
          pages.planner.ensureData(deps),
        ]);
        return { ...page, planner };
      }),
    head: ({ matches, loaderData: page }) => sectionedHead(matches, plannerPath, page, page?.record.name),
  }),
  PlannerPage,
);

function genericRoute<P extends Path>(path: P) {
  const canonical = canonicalOf(path);
  const slug = canonical.slice(1);
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, ({ pages }) => pages.generic.ensureData({ slug })),
    head: ({ matches, loaderData }) => sectionedHead(matches, canonical, loaderData),
  });
  return withTemplate(route, SectionedPage);
}

/** `/{state}-credentialing`: a generic page for each of the 50 states. Its canonical path is the state's page. */
const stateCredentialingRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: "/{$state}-credentialing",
    loader: ({ context, params }) =>
      orNotFound(context, ({ pages }) => pages.generic.ensureData({ slug: `${params.state}-credentialing` })),
    head: ({ matches, params, loaderData }) => sectionedHead(matches, `/states/${params.state}`, loaderData),
  }),
  SectionedPage,
);

const stateRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: "/states/$slug",
    // Named also where it is refused, because the router keeps what it is not told of.
    validateSearch: ({ with: other }): { with?: string | undefined } => ({
      with: typeof other === "string" && /^[a-z0-9-]{1,60}$/.test(other) ? other : undefined,
    }),
    loaderDeps: ({ search }) => ({ other: search.with }),
    loader: ({ context, params, deps: { other } }) =>
      orNotFound(context, async (utils) => {
        const [{ state, copy }, states] = await Promise.all([
          utils.pages.state.ensureData(params),
          utils.states.list.ensureData(),
          other !== undefined && utils.states.compare.ensureData({ ...params, other }),
        ]);
        const others = states.flatMap(({ slug, name }) => (slug === state.slug ? [] : [{ slug, name }]));
        return { state, copy, others, pageName: state.name } satisfies NamedPage;
      }),
    head: ({ matches, params: { slug }, loaderData: page }) =>
      headOf(
        matches,
        page && {
          seo: page.copy.seo,
          path: `/states/${slug}`,
          crumb: page.state.name,
          jsonLd: (origin) => [
            service(origin, `/states/${slug}`, page.copy.hero.heading, page.copy.seo.description, page.state.name),
          ],
        },
      ),
  }),
  StatePage,
);

/** All specialties are one segment below the root. A slug that is no specialty's is not found. */
const specialtyRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: "/$slug",
    loader: ({ context, params }) => orNotFound(context, ({ pages }) => pages.specialty.ensureData(params)),
    head: ({ matches, params: { slug }, loaderData }) =>
      sectionedHead(matches, `/${slug}`, loaderData?.page, loaderData?.page.hero.heading),
  }),
  SpecialtyPage,
);

function legalRoute<P extends Path>(path: P) {
  const slug = path.slice(1);
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, ({ pages }) => pages.legal.ensureData({ slug })),
    head: ({ matches, loaderData }) => headOf(matches, loaderData && { seo: loaderData.seo, path }),
  });
  return withTemplate(route, LegalPage);
}

/** Matches all paths that no other route matches, and loads the text of the not-found page. */
const notFoundRoute = createRoute({
  getParentRoute,
  path: "/$",
  loader: async ({ context: { utils }, location }) => {
    throw notFoundWith(await orDocument(utils.pages.notFound.ensureData(), location.publicHref));
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
