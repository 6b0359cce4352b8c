import { paths } from "@site/content/paths";
import { isPlanAsked, planSearch } from "@site/content/plan-search";
import { matchingState, stateSearch } from "@site/content/search/states";
import { createRoute, redirect } from "@tanstack/react-router";
import { faqPage, faqsOfPage } from "../seo.ts";
import { CaseStudiesPage } from "../templates/case-studies-page.tsx";
import { ContactPage } from "../templates/contact-page.tsx";
import { FaqsPage, hasFaq, matchingFaqs, otherPagesQuery } from "../templates/faqs-page.tsx";
import { HomePage, latestQuery } from "../templates/home-page.tsx";
import { AboutPage, SpecialtiesPage } from "../templates/sectioned-page.tsx";
import { StatesPage } from "../templates/states-page.tsx";
import { ensure, headOf, load, page, pagesOf } from "./page.tsx";
import { getParentRoute } from "./root.tsx";

// The loader of a route puts the data of a page into the cache. If only the search parameters change, the template
// requests the new data, and shows the old content until the data arrives.

export const homeRoute = createRoute({
  getParentRoute,
  path: paths.home,
  validateSearch: planSearch,
  loader: (args) => {
    const { pages, services, posts } = args.context.utils;
    const plan = pages.planner.ensureData(planSearch(args.location.search));
    const needed = [pages.home.ensureData(), plan, services.featured.ensureData(), posts.list.ensureData(latestQuery)];
    return ensure(args, Promise.all<unknown>(needed));
  },
  head: (args) => headOf(args, pagesOf(args).home.getData(), ({ seo }) => ({ seo })),
  component: page(HomePage),
});

/** `service` is the option that the form preselects. The form ignores an unknown option. */
type ContactSearch = ReturnType<typeof planSearch> & { service?: string | undefined };

export const contactRoute = createRoute({
  getParentRoute,
  path: paths.contact,
  validateSearch: ({ service, ...given }): ContactSearch => ({
    ...planSearch(given),
    service: typeof service === "string" ? service : undefined,
  }),
  loader: (args) => {
    const { pages } = args.context.utils;
    const asked = planSearch(args.location.search);
    const plan = isPlanAsked(asked) && pages.planner.ensureData(asked);
    return ensure(args, Promise.all([pages.contact.ensureData(), plan]));
  },
  head: (args) =>
    headOf(args, pagesOf(args).contact.getData(), (contact) => ({
      seo: contact.seo,
      jsonLd: () => faqsOfPage(contact),
    })),
  component: page(ContactPage),
});

export const aboutRoute = createRoute({
  getParentRoute,
  path: paths.about,
  loader: (args) => ensure(args, args.context.utils.pages.about.ensureData()),
  head: (args) => headOf(args, pagesOf(args).about.getData(), ({ seo }) => ({ seo })),
  component: page(AboutPage),
});

export const faqsRoute = createRoute({
  getParentRoute,
  path: paths.faqs,
  validateSearch: ({ q }): { q?: string | undefined } => ({ q: typeof q === "string" && q !== "" ? q : undefined }),
  loader: async (args) => {
    const { pages } = args.context.utils;
    const { q = "" }: { q?: string } = args.location.search;
    const { categories } = await load(args, pages.faqs.ensureData());
    // In the browser, the component fetches the links to other pages after a pause in typing.
    if (import.meta.env.SSR && !hasFaq(categories, q)) await pages.otherPages.ensureData(otherPagesQuery(q));
  },
  head: (args) =>
    headOf(args, pagesOf(args).faqs.getData(), ({ seo, categories }) => ({
      seo,
      jsonLd: () => faqPage(matchingFaqs(categories, args.match.search.q ?? "").flatMap(({ faqs }) => faqs)),
    })),
  component: page(FaqsPage),
});

export const caseStudiesRoute = createRoute({
  getParentRoute,
  path: paths.caseStudies,
  loader: (args) => ensure(args, args.context.utils.pages.caseStudies.ensureData()),
  head: (args) => headOf(args, pagesOf(args).caseStudies.getData(), ({ seo }) => ({ seo })),
  component: page(CaseStudiesPage),
});

export const specialtiesRoute = createRoute({
  getParentRoute,
  path: paths.specialties,
  loader: (args) => {
    const { pages, specialties } = args.context.utils;
    return ensure(args, Promise.all([pages.specialties.ensureData(), specialties.list.ensureData()]));
  },
  head: (args) => headOf(args, pagesOf(args).specialties.getData(), ({ seo }) => ({ seo })),
  component: page(SpecialtiesPage),
});

export const statesRoute = createRoute({
  getParentRoute,
  path: paths.states,
  validateSearch: stateSearch,
  beforeLoad: async ({ context: { utils }, search: { state }, location }) => {
    const found = state && matchingState(await load({ location }, utils.states.list.ensureData()), state);
    if (found) throw redirect({ to: "/states/$slug", params: found });
  },
  loader: (args) => {
    const { pages, states, specialties } = args.context.utils;
    const { only } = stateSearch(args.location.search);
    const needed = Promise.all([
      states.list.ensureData(),
      pages.states.ensureData({ only }),
      // Requirement 44: the server's HTML contains the specialties, but the browser doesn't wait for them.
      import.meta.env.SSR && specialties.list.ensureData(),
    ]);
    return ensure(args, needed);
  },
  head: (args) =>
    headOf(args, pagesOf(args).states.getData({ only: args.match.search.only }), (states) => ({
      seo: states.seo,
      jsonLd: () => faqsOfPage(states),
    })),
  component: page(StatesPage),
});
