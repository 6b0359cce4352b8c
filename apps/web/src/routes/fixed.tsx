import { paths } from "@site/content/paths";
import { isPlanAsked, type PlanSearch, planSearch } from "@site/content/plan-search";
import { matchingState, stateSearch } from "@site/content/search/states";
import { createRoute, redirect } from "@tanstack/react-router";
import { hasFaq, matchingFaqs } from "../data/matching-faqs.ts";
import { elsewhereQuery } from "../sections/faqs/elsewhere.tsx";
import { faqPage } from "../seo/json-ld.ts";
import { CaseStudiesPage } from "../templates/case-studies-page.tsx";
import { ContactPage } from "../templates/contact-page.tsx";
import { FaqsPage } from "../templates/faqs-page.tsx";
import { HomePage } from "../templates/home-page.tsx";
import { AboutPage } from "../templates/sectioned-page.tsx";
import { SpecialtiesPage } from "../templates/specialties-page.tsx";
import { StatesPage } from "../templates/states-page.tsx";
import { headOf } from "./page.tsx";
import { rootRoute } from "./root.tsx";
import { withTemplate } from "./template.tsx";

const getParentRoute = () => rootRoute;

export const homeRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.home,
    validateSearch: ({ sent }): { sent?: string } => (typeof sent === "string" ? { sent } : {}),
    loader: async ({ context: { utils } }) => {
      const [page, services, posts] = await Promise.all([
        utils.pages.home.ensureData(),
        utils.services.featured.ensureData(),
        utils.posts.list.ensureData({ limit: 3 }),
      ]);
      return { page, services, posts };
    },
    head: ({ matches, loaderData }) => headOf(matches, loaderData && { seo: loaderData.page.seo, path: paths.home }),
  }),
  HomePage,
);

export const contactRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.contact,
    validateSearch: ({ sent, ...given }): PlanSearch & { sent?: string } => ({
      ...planSearch(given),
      ...(typeof sent === "string" && { sent }),
    }),
    loaderDeps: ({ search }) => planSearch(search),
    loader: async ({ context: { utils }, deps }) => {
      const [page, { plan }] = await Promise.all([
        utils.pages.contact.ensureData(),
        isPlanAsked(deps) ? utils.pages.planner.ensureData(deps) : { plan: null },
      ]);
      return { ...page, plan: plan?.message ?? null };
    },
    head: ({ matches, loaderData: page }) =>
      headOf(matches, page && { seo: page.seo, path: paths.contact, jsonLd: () => faqPage(page.faqs.items) }),
  }),
  ContactPage,
);

export const aboutRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.about,
    loader: ({ context: { utils } }) => utils.pages.about.ensureData(),
    head: ({ matches, loaderData }) => headOf(matches, loaderData && { seo: loaderData.seo, path: paths.about }),
  }),
  AboutPage,
);

export const faqsRoute = withTemplate(
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
    head: ({ matches, match, loaderData: page }) =>
      headOf(
        matches,
        page && {
          seo: page.seo,
          path: paths.faqs,
          jsonLd: () => faqPage(matchingFaqs(page.categories, match.search.q ?? "").flatMap(({ faqs }) => faqs)),
        },
      ),
  }),
  FaqsPage,
);

export const caseStudiesRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.caseStudies,
    loader: ({ context: { utils } }) => utils.pages.caseStudies.ensureData(),
    head: ({ matches, loaderData }) => headOf(matches, loaderData && { seo: loaderData.seo, path: paths.caseStudies }),
  }),
  CaseStudiesPage,
);

export const specialtiesRoute = withTemplate(
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
    head: ({ matches, loaderData }) =>
      headOf(matches, loaderData && { seo: loaderData.page.seo, path: paths.specialties }),
  }),
  SpecialtiesPage,
);

export const statesRoute = withTemplate(
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
    head: ({ matches, loaderData }) =>
      headOf(
        matches,
        loaderData && {
          seo: loaderData.page.seo,
          path: paths.states,
          jsonLd: () => faqPage(loaderData.page.faqs.items),
        },
      ),
  }),
  StatesPage,
);
