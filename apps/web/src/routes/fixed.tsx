import { paths } from "@site/content/paths";
import { isPlanAsked, planSearch } from "@site/content/plan-search";
import { matchingState, stateSearch } from "@site/content/search/states";
import { createRoute, redirect } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { hasFaq, matchingFaqs } from "../data/matching-faqs.ts";
import { trpc } from "../data/trpc.ts";
import { faqPage, faqsOfPage } from "../seo/json-ld.ts";
import { CaseStudiesPage } from "../templates/case-studies-page.tsx";
import { ContactPage } from "../templates/contact-page.tsx";
import { FaqsPage, otherPagesQuery } from "../templates/faqs-page.tsx";
import { HomePage } from "../templates/home-page.tsx";
import { AboutPage, SpecialtiesPage } from "../templates/sectioned-page.tsx";
import { StatesPage } from "../templates/states-page.tsx";
import { ensured, headOf, opened, page } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

// A route's loader ensures that the cache contains the page's answers, and its component reads them there. A route does
// not load again for other search parameters: its component requests them, and its content stays visible meanwhile.

const latest = { limit: 3 };

export const homeRoute = createRoute({
  getParentRoute,
  path: paths.home,
  validateSearch: planSearch,
  loader: (opening) => {
    const { pages, services, posts } = opening.context.utils;
    const plan = pages.planner.ensureData(planSearch(opening.location.search));
    const needed = [pages.home.ensureData(), plan, services.featured.ensureData(), posts.list.ensureData(latest)];
    return ensured(opening, Promise.all<unknown>(needed));
  },
  head: (shown) => headOf(shown, shown.match.context.utils.pages.home.getData(), ({ seo }) => ({ seo })),
  component: page(() => {
    // Deferred, so that the previous plan stays visible while another loads. The search also has a campaign's names.
    const asked = planSearch(useDeferredValue(homeRoute.useSearch()));
    const [planner] = trpc.pages.planner.useSuspenseQuery(asked);
    const [home] = trpc.pages.home.useSuspenseQuery();
    const [services] = trpc.services.featured.useSuspenseQuery();
    const [posts] = trpc.posts.list.useSuspenseQuery(latest);
    return <HomePage page={home} planner={planner} services={services} posts={posts} />;
  }),
});

/** `service`: the option that a link chooses in the form, which offers only its own options. */
type ContactSearch = ReturnType<typeof planSearch> & { service?: string | undefined };

export const contactRoute = createRoute({
  getParentRoute,
  path: paths.contact,
  validateSearch: ({ service, ...given }): ContactSearch => ({
    ...planSearch(given),
    service: typeof service === "string" ? service : undefined,
  }),
  loader: (opening) => {
    const { pages } = opening.context.utils;
    const asked = planSearch(opening.location.search);
    const plan = isPlanAsked(asked) && pages.planner.ensureData(asked);
    return ensured(opening, Promise.all([pages.contact.ensureData(), plan]));
  },
  head: (shown) =>
    headOf(shown, shown.match.context.utils.pages.contact.getData(), (contact) => ({
      seo: contact.seo,
      jsonLd: () => faqsOfPage(contact),
    })),
  component: page(() => <ContactPage {...trpc.pages.contact.useSuspenseQuery()[0]} />),
});

export const aboutRoute = createRoute({
  getParentRoute,
  path: paths.about,
  loader: (opening) => ensured(opening, opening.context.utils.pages.about.ensureData()),
  head: (shown) => headOf(shown, shown.match.context.utils.pages.about.getData(), ({ seo }) => ({ seo })),
  component: page(() => <AboutPage {...trpc.pages.about.useSuspenseQuery()[0]} />),
});

export const faqsRoute = createRoute({
  getParentRoute,
  path: paths.faqs,
  validateSearch: ({ q }): { q?: string | undefined } => ({ q: typeof q === "string" && q !== "" ? q : undefined }),
  loader: async (opening) => {
    const { pages } = opening.context.utils;
    const { q = "" }: { q?: string } = opening.location.search;
    const { categories } = await opened(opening, pages.faqs.ensureData());
    // In the browser, the component requests the answer after a pause in typing.
    if (import.meta.env.SSR && !hasFaq(categories, q)) await pages.otherPages.ensureData(otherPagesQuery(q));
  },
  head: (shown) =>
    headOf(shown, shown.match.context.utils.pages.faqs.getData(), ({ seo, categories }) => ({
      seo,
      jsonLd: () => faqPage(matchingFaqs(categories, shown.match.search.q ?? "").flatMap(({ faqs }) => faqs)),
    })),
  component: page(() => <FaqsPage {...trpc.pages.faqs.useSuspenseQuery()[0]} />),
});

export const caseStudiesRoute = createRoute({
  getParentRoute,
  path: paths.caseStudies,
  loader: (opening) => ensured(opening, opening.context.utils.pages.caseStudies.ensureData()),
  head: (shown) => headOf(shown, shown.match.context.utils.pages.caseStudies.getData(), ({ seo }) => ({ seo })),
  component: page(() => <CaseStudiesPage {...trpc.pages.caseStudies.useSuspenseQuery()[0]} />),
});

export const specialtiesRoute = createRoute({
  getParentRoute,
  path: paths.specialties,
  loader: (opening) => {
    const { pages, specialties } = opening.context.utils;
    return ensured(opening, Promise.all([pages.specialties.ensureData(), specialties.list.ensureData()]));
  },
  head: (shown) => headOf(shown, shown.match.context.utils.pages.specialties.getData(), ({ seo }) => ({ seo })),
  component: page(() => {
    const [specialties] = trpc.specialties.list.useSuspenseQuery();
    return <SpecialtiesPage page={trpc.pages.specialties.useSuspenseQuery()[0]} specialties={specialties} />;
  }),
});

export const statesRoute = createRoute({
  getParentRoute,
  path: paths.states,
  validateSearch: stateSearch,
  loader: async (opening) => {
    const { pages, states, specialties } = opening.context.utils;
    const { only, state = "" } = stateSearch(opening.location.search);
    const [list] = await opened(
      opening,
      Promise.all([
        states.list.ensureData(),
        pages.states.ensureData({ only }),
        // Requirement 44: the server's HTML contains the specialties. In the browser, the page does not wait for them.
        import.meta.env.SSR && specialties.list.ensureData(),
      ]),
    );
    // The finder's form without scripts. If a text names no state, the page says so.
    const found = matchingState(list, state);
    if (found !== null) throw redirect({ to: "/states/$slug", params: found });
  },
  head: (shown) => {
    const { only } = shown.match.search;
    return headOf(shown, shown.match.context.utils.pages.states.getData({ only }), (states) => ({
      seo: states.seo,
      jsonLd: () => faqsOfPage(states),
    }));
  },
  component: page(() => {
    // Deferred, so that the previous list stays visible while another one loads.
    const only = useDeferredValue(statesRoute.useSearch().only);
    const [states] = trpc.states.list.useSuspenseQuery();
    return <StatesPage page={trpc.pages.states.useSuspenseQuery({ only })[0]} states={states} />;
  }),
});
