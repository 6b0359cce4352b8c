import { aliases, type Path } from "@site/content/paths";
import { createRoute } from "@tanstack/react-router";
import type { RouterContext } from "../router.tsx";
import { faqsOfPage, service } from "../seo/json-ld.ts";
import { headOf, orNotFound, type PageFacts, template } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;
const loadGenericPage = () => import("../templates/generic-page.tsx");
const loadStateCredentialingPage = () => import("../templates/state-credentialing-page.tsx");

/** The address that search engines should hold: its own, or the one that it is a second name of. */
function canonicalOf(path: Path): string {
  return path in aliases ? aliases[path as keyof typeof aliases] : path; // `in` has just shown that it is a key
}

type Sectioned = Pick<PageFacts, "seo"> & Parameters<typeof faqsOfPage>[0] & { hero: { heading: string } };

function sectionedHead(context: RouterContext, path: string, page: Sectioned | undefined, name?: string) {
  return headOf(
    context,
    page && {
      seo: page.seo,
      path,
      jsonLd: (origin) => [
        ...(name === undefined ? [] : [service(origin, path, name, page.seo.description)]),
        ...faqsOfPage(page),
      ],
    },
  );
}

/** A service has its own path; a second address shows the same page and names the first as canonical. */
export function serviceRoute<P extends Path>(path: P) {
  const canonical = canonicalOf(path);
  const slug = canonical.slice(1);
  return createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, context.trpc.pages.service.ensureData({ slug })),
    head: ({ match, loaderData: page }) => sectionedHead(match.context, canonical, page, page?.record.name),
    ...template("service-page", () => import("../templates/service-page.tsx"), "ServicePage", { slug }),
  });
}

export function genericRoute<P extends Path>(path: P) {
  const canonical = canonicalOf(path);
  const slug = canonical.slice(1);
  return createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, context.trpc.pages.generic.ensureData({ slug })),
    head: ({ match, loaderData }) => sectionedHead(match.context, canonical, loaderData),
    ...template("generic-page", loadGenericPage, "GenericPage", { slug }),
  });
}

/** `/{state}-credentialing`: the generic page for the 50 states, whose canonical address is the state's own page. */
export const stateCredentialingRoute = createRoute({
  getParentRoute,
  path: "/{$state}-credentialing",
  loader: ({ context, params }) =>
    orNotFound(context, context.trpc.pages.generic.ensureData({ slug: `${params.state}-credentialing` })),
  head: ({ match, params, loaderData }) => sectionedHead(match.context, `/states/${params.state}`, loaderData),
  ...template("state-credentialing-page", loadStateCredentialingPage, "StateCredentialingPage", {}),
});

export const stateRoute = createRoute({
  getParentRoute,
  path: "/states/$slug",
  loader: ({ context: { trpc }, context, params }) =>
    orNotFound(
      context,
      Promise.all([trpc.pages.state.ensureData(params), trpc.states.list.ensureData(), trpc.pages.states.ensureData()]),
    ).then(([page]) => page),
  head: ({ match, params: { slug }, loaderData: page }) =>
    headOf(
      match.context,
      page && {
        seo: page.copy.seo,
        path: `/states/${slug}`,
        crumb: page.state.name,
        jsonLd: (origin) => [
          service(origin, `/states/${slug}`, page.copy.hero.heading, page.copy.seo.description, page.state.name),
        ],
      },
    ),
  ...template("state-page", () => import("../templates/state-page.tsx"), "StatePage", {}),
});

/** Every specialty lives at the root; whatever else is asked for there is not found. */
export const specialtyRoute = createRoute({
  getParentRoute,
  path: "/$slug",
  loader: ({ context, params }) => orNotFound(context, context.trpc.pages.specialty.ensureData(params)),
  head: ({ match, params: { slug }, loaderData }) =>
    sectionedHead(match.context, `/${slug}`, loaderData?.page, loaderData?.page.hero.heading),
  ...template("specialty-page", () => import("../templates/specialty-page.tsx"), "SpecialtyPage", {}),
});

export function legalRoute<P extends Path>(path: P) {
  const slug = path.slice(1);
  return createRoute({
    getParentRoute,
    path,
    loader: ({ context }) => orNotFound(context, context.trpc.pages.legal.ensureData({ slug })),
    head: ({ match, loaderData }) => headOf(match.context, loaderData && { seo: loaderData.seo, path }),
    ...template("legal-page", () => import("../templates/legal-page.tsx"), "LegalPage", { slug }),
  });
}
