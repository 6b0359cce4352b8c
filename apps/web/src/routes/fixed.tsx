import { paths } from "@site/content/paths";
import { isPlanAsked, planSearch } from "@site/content/plan-search";
import { matchingState, stateSearch } from "@site/content/search/states";
import { createRoute, redirect } from "@tanstack/react-router";
import { hasFaq, matchingFaqs } from "../data/matching-faqs.ts";
import { elsewhereQuery } from "../sections/faqs/faq-search.tsx";
import { faqPage, faqsOfPage } from "../seo/json-ld.ts";
import { CaseStudiesPage } from "../templates/case-studies-page.tsx";
import { ContactPage } from "../templates/contact-page.tsx";
import { FaqsPage } from "../templates/faqs-page.tsx";
import { HomePage } from "../templates/home-page.tsx";
import { AboutPage, SpecialtiesPage } from "../templates/sectioned-page.tsx";
import { StatesPage } from "../templates/states-page.tsx";
import { asPage } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

export const homeRoute = asPage(
  createRoute({
    getParentRoute,
    path: paths.home,
    loader: async ({ context: { utils } }) => {
      const [page, services, posts] = await Promise.all([
        utils.pages.home.ensureData(),
        utils.services.featured.ensureData(),
        utils.posts.list.ensureData({ limit: 3 }),
      ]);
      return { page, services, posts };
    },
  }),
  { template: HomePage, describe: ({ page }) => ({ seo: page.seo }) },
);

export const contactRoute = asPage(
  createRoute({
    getParentRoute,
    path: paths.contact,
    validateSearch: planSearch,
    loaderDeps: ({ search }) => planSearch(search),
    loader: async ({ context: { utils }, deps }) => {
      const [page, { plan }] = await Promise.all([
        utils.pages.contact.ensureData(),
        isPlanAsked(deps) ? utils.pages.planner.ensureData(deps) : { plan: null },
      ]);
      return { ...page, plan: plan?.message ?? null };
    },
  }),
  { template: ContactPage, describe: (page) => ({ seo: page.seo, jsonLd: () => faqsOfPage(page) }) },
);

export const aboutRoute = asPage(
  createRoute({
    getParentRoute,
    path: paths.about,
    loader: ({ context: { utils } }) => utils.pages.about.ensureData(),
  }),
  { template: AboutPage, describe: ({ seo }) => ({ seo }) },
);

export const faqsRoute = asPage(
  createRoute({
    getParentRoute,
    path: paths.faqs,
    validateSearch: ({ q }): { q?: string } => (typeof q === "string" && q !== "" ? { q } : {}),
    loaderDeps: ({ search: { q } }) => ({ q }),
    loader: async ({ context: { utils }, deps: { q = "" } }) => {
      const page = await utils.pages.faqs.ensureData();
      if (!hasFaq(page.categories, q)) await utils.pages.elsewhere.ensureData(elsewhereQuery(q));
      return page;
    },
  }),
  {
    template: FaqsPage,
    describe: ({ seo, categories }, { search: { q = "" } }) => ({
      seo,
      jsonLd: () => faqPage(matchingFaqs(categories, q).flatMap(({ faqs }) => faqs)),
    }),
  },
);

export const caseStudiesRoute = asPage(
  createRoute({
    getParentRoute,
    path: paths.caseStudies,
    loader: ({ context: { utils } }) => utils.pages.caseStudies.ensureData(),
  }),
  { template: CaseStudiesPage, describe: ({ seo }) => ({ seo }) },
);

export const specialtiesRoute = asPage(
  createRoute({
    getParentRoute,
    path: paths.specialties,
    loader: async ({ context: { utils } }) => {
      const [page, specialties] = await Promise.all([
        utils.pages.specialties.ensureData(),
        utils.specialties.list.ensureData(),
      ]);
      return { page, specialties };
    },
  }),
  { template: SpecialtiesPage, describe: ({ page }) => ({ seo: page.seo }) },
);

export const statesRoute = asPage(
  createRoute({
    getParentRoute,
    path: paths.states,
    validateSearch: stateSearch,
    loaderDeps: ({ search: { only, state } }) => ({ only, state }),
    loader: async ({ context: { utils }, deps: { only, state = "" } }) => {
      const [page, states] = await Promise.all([
        utils.pages.states.ensureData({ only }),
        utils.states.list.ensureData(),
        // Requirement 44: the server's HTML contains the specialties. In the browser the page does not wait for them.
        import.meta.env.SSR && utils.specialties.list.ensureData(),
      ]);
      // The finder's form without scripts. A text that names no state is for the page, which says so.
      const found = matchingState(states, state);
      if (found !== null) throw redirect({ to: "/states/$slug", params: found });
      return { page, states };
    },
  }),
  { template: StatesPage, describe: ({ page }) => ({ seo: page.seo, jsonLd: () => faqsOfPage(page) }) },
);
