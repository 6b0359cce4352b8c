import { paths } from "@site/content/paths";
import { isPlanAsked, type PlanSearch, planSearch } from "@site/content/plan-search";
import { stateSearch } from "@site/content/search/states";
import { createRoute } from "@tanstack/react-router";
import { matchingFaqs } from "../data/matching-faqs.ts";
import { loadLeadForms } from "../forms/hydration/lazy-form.tsx";
import { faqPage } from "../seo/json-ld.ts";
import { headOf } from "./page.tsx";
import { rootRoute } from "./root.tsx";
import { withTemplate } from "./template.tsx";

const getParentRoute = () => rootRoute;

export const homeRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.home,
    validateSearch: ({ sent }): { sent?: string } => (typeof sent === "string" ? { sent } : {}),
    loader: async ({ context }) => {
      const { utils } = await context.data.load();
      const [page, services, posts] = await Promise.all([
        utils.pages.home.ensureData(),
        utils.services.featured.ensureData(),
        utils.posts.list.ensureData({ limit: 3 }),
        loadLeadForms(),
      ]);
      return { page, services, posts };
    },
    head: ({ matches, loaderData }) => headOf(matches, loaderData && { seo: loaderData.page.seo, path: paths.home }),
  }),
  () => import("../templates/home-page.tsx"),
  "HomePage",
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
    loader: async ({ context, deps }) => {
      const { utils } = await context.data.load();
      const [page, { plan }] = await Promise.all([
        utils.pages.contact.ensureData(),
        isPlanAsked(deps) ? utils.pages.planner.ensureData(deps) : { plan: null },
        loadLeadForms(),
      ]);
      return { ...page, plan: plan?.message ?? null };
    },
    head: ({ matches, loaderData: page }) =>
      headOf(matches, page && { seo: page.seo, path: paths.contact, jsonLd: () => faqPage(page.faqs.items) }),
  }),
  () => import("../templates/contact-page.tsx"),
  "ContactPage",
);

export const aboutRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.about,
    loader: async ({ context }) => (await context.data.load()).utils.pages.about.ensureData(),
    head: ({ matches, loaderData }) => headOf(matches, loaderData && { seo: loaderData.seo, path: paths.about }),
  }),
  () => import("../templates/about-page.tsx"),
  "AboutPage",
);

export const faqsRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.faqs,
    validateSearch: ({ q }): { q?: string } => (typeof q === "string" && q !== "" ? { q } : {}),
    loader: async ({ context }) => (await context.data.load()).utils.pages.faqs.ensureData(),
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
  () => import("../templates/faqs-page.tsx"),
  "FaqsPage",
);

export const caseStudiesRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.caseStudies,
    loader: async ({ context }) => (await context.data.load()).utils.pages.caseStudies.ensureData(),
    head: ({ matches, loaderData }) => headOf(matches, loaderData && { seo: loaderData.seo, path: paths.caseStudies }),
  }),
  () => import("../templates/case-studies-page.tsx"),
  "CaseStudiesPage",
);

export const specialtiesRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.specialties,
    loader: async ({ context }) => {
      const { utils } = await context.data.load();
      const [page, specialties] = await Promise.all([
        utils.pages.specialties.ensureData(),
        utils.specialties.list.ensureData(),
      ]);
      return { page, specialties };
    },
    head: ({ matches, loaderData }) =>
      headOf(matches, loaderData && { seo: loaderData.page.seo, path: paths.specialties }),
  }),
  () => import("../templates/specialties-page.tsx"),
  "SpecialtiesPage",
);

export const statesRoute = withTemplate(
  createRoute({
    getParentRoute,
    path: paths.states,
    validateSearch: stateSearch,
    loaderDeps: ({ search: { only } }) => ({ only }),
    loader: async ({ context, deps }) => {
      const { utils } = await context.data.load();
      const [page, states] = await Promise.all([utils.pages.states.ensureData(deps), utils.states.list.ensureData()]);
      // Requirement 44: the server's HTML contains the specialties. On client navigation the page does not wait for
      // them: they are requested in a batch of their own, and an error leaves the section out.
      const specialties = utils.specialties.list.ensureData();
      return { page, states, specialties: import.meta.env.SSR ? await specialties : specialties.catch(() => null) };
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
  () => import("../templates/states-page.tsx"),
  "StatesPage",
);
