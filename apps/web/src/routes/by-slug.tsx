import { aliases, type Path, plannerPath } from "@site/content/paths";
import { planSearch } from "@site/content/plan-search";
import { createRoute } from "@tanstack/react-router";
import type { NamedPage } from "../layout/use-page-name.ts";
import { definedTerms, faqPage, faqsOfPage, service } from "../seo/json-ld.ts";
import { headOf, orNotFound, type PageMeta } from "./page.tsx";
import { rootRoute } from "./root.tsx";
import { withTemplate } from "./template.tsx";

const getParentRoute = () => rootRoute;
const loadSectionedPage = () => import("../templates/sectioned-page.tsx");

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
export function serviceRoute<P extends Path>(path: P) {
  const canonical = canonicalOf(path);
  const slug = canonical.slice(1);
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, ({ pages }) => pages.service.ensureData({ slug })),
    head: ({ matches, loaderData: page }) => sectionedHead(matches, canonical, page, page?.record.name),
  });
  return withTemplate(route, () => import("../templates/service-page.tsx"), "ServicePage");
}

export const plannerRoute = withTemplate(
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
  () => import("../templates/planner-page.tsx"),
  "PlannerPage",
);

export function genericRoute<P extends Path>(path: P) {
  const canonical = canonicalOf(path);
  const slug = canonical.slice(1);
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, ({ pages }) => pages.generic.ensureData({ slug })),
    head: ({ matches, loaderData }) => sectionedHead(matches, canonical, loaderData),
  });
  return withTemplate(route, loadSectionedPage, "SectionedPage");
}

/** `/{state}-credentialing`: a generic page for each of the 50 states. Its canonical path is the state's page. */
export const stateCredentialingRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: "/{$state}-credentialing",
    loader: ({ context, params }) =>
      orNotFound(context, ({ pages }) => pages.generic.ensureData({ slug: `${params.state}-credentialing` })),
    head: ({ matches, params, loaderData }) => sectionedHead(matches, `/states/${params.state}`, loaderData),
  }),
  loadSectionedPage,
  "SectionedPage",
);

export const stateRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: "/states/$slug",
    loader: ({ context, params }) =>
      orNotFound(context, async (utils) => {
        const [{ state, copy, hasOutline }, states] = await Promise.all([
          utils.pages.state.ensureData(params),
          utils.states.list.ensureData(),
        ]);
        const others = states.flatMap(({ slug, name }) => (slug === state.slug ? [] : [{ slug, name }]));
        return { state, copy, hasOutline, others, pageName: state.name } satisfies NamedPage;
      }),
    head: ({ matches, params: { slug }, loaderData: page }) =>
      headOf(
        matches,
        page && {
          seo: page.copy.seo,
          path: `/states/${slug}`,
          crumb: page.state.name,
          jsonLd: (origin) => [
            ...faqPage(page.copy.questions.faqs),
            service(origin, `/states/${slug}`, page.copy.hero.heading, page.copy.seo.description, page.state.name),
          ],
        },
      ),
  }),
  () => import("../templates/state-page.tsx"),
  "StatePage",
);

/** All specialties are one segment below the root. A slug that is no specialty's is not found. */
export const specialtyRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: "/$slug",
    loader: ({ context, params }) => orNotFound(context, ({ pages }) => pages.specialty.ensureData(params)),
    head: ({ matches, params: { slug }, loaderData }) =>
      sectionedHead(matches, `/${slug}`, loaderData?.page, loaderData?.page.hero.heading),
  }),
  () => import("../templates/specialty-page.tsx"),
  "SpecialtyPage",
);

export function legalRoute<P extends Path>(path: P) {
  const slug = path.slice(1);
  const route = createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, ({ pages }) => pages.legal.ensureData({ slug })),
    head: ({ matches, loaderData }) => headOf(matches, loaderData && { seo: loaderData.seo, path }),
  });
  return withTemplate(route, () => import("../templates/legal-page.tsx"), "LegalPage");
}
