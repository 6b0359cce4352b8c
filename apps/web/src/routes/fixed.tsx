import { paths } from "@site/content/paths";
import { createRoute } from "@tanstack/react-router";
import { faqPage } from "../seo/json-ld.ts";
import { headOf, template } from "./page.tsx";
import { rootRoute } from "./root.tsx";

const getParentRoute = () => rootRoute;

export const homeRoute = createRoute({
  getParentRoute,
  path: paths.home,
  validateSearch: ({ sent }): { sent?: string } => (typeof sent === "string" ? { sent } : {}),
  loader: async ({ context: { trpc } }) => {
    const [page] = await Promise.all([
      trpc.pages.home.ensureData(),
      trpc.services.featured.ensureData(),
      trpc.posts.list.ensureData({ limit: 3 }),
    ]);
    return page;
  },
  head: ({ match, loaderData }) => headOf(match.context, loaderData && { seo: loaderData.seo, path: paths.home }),
  ...template("home-page", () => import("../templates/home-page.tsx"), "HomePage", {}),
});

export const contactRoute = createRoute({
  getParentRoute,
  path: paths.contact,
  validateSearch: ({ sent }): { sent?: string } => (typeof sent === "string" ? { sent } : {}),
  loader: ({ context }) => context.trpc.pages.contact.ensureData(),
  head: ({ match, loaderData: page }) =>
    headOf(match.context, page && { seo: page.seo, path: paths.contact, jsonLd: () => [faqPage(page.faqs.items)] }),
  ...template("contact-page", () => import("../templates/contact-page.tsx"), "ContactPage", {}),
});

export const aboutRoute = createRoute({
  getParentRoute,
  path: paths.about,
  loader: ({ context }) => context.trpc.pages.about.ensureData(),
  head: ({ match, loaderData }) => headOf(match.context, loaderData && { seo: loaderData.seo, path: paths.about }),
  ...template("about-page", () => import("../templates/about-page.tsx"), "AboutPage", {}),
});

export const faqsRoute = createRoute({
  getParentRoute,
  path: paths.faqs,
  validateSearch: ({ q }): { q?: string } => (typeof q === "string" && q !== "" ? { q } : {}),
  loader: ({ context }) => context.trpc.pages.faqs.ensureData(),
  head: ({ match, loaderData: page }) =>
    headOf(
      match.context,
      page && {
        seo: page.seo,
        path: paths.faqs,
        jsonLd: () => [faqPage(page.categories.flatMap((category) => category.faqs))],
      },
    ),
  ...template("faqs-page", () => import("../templates/faqs-page.tsx"), "FaqsPage", {}),
});

export const caseStudiesRoute = createRoute({
  getParentRoute,
  path: paths.caseStudies,
  loader: ({ context }) => context.trpc.pages.caseStudies.ensureData(),
  head: ({ match, loaderData }) =>
    headOf(match.context, loaderData && { seo: loaderData.seo, path: paths.caseStudies }),
  ...template("case-studies-page", () => import("../templates/case-studies-page.tsx"), "CaseStudiesPage", {}),
});

export const specialtiesRoute = createRoute({
  getParentRoute,
  path: paths.specialties,
  loader: async ({ context: { trpc } }) => {
    const [page] = await Promise.all([trpc.pages.specialties.ensureData(), trpc.specialties.list.ensureData()]);
    return page;
  },
  head: ({ match, loaderData }) =>
    headOf(match.context, loaderData && { seo: loaderData.seo, path: paths.specialties }),
  ...template("specialties-page", () => import("../templates/specialties-page.tsx"), "SpecialtiesPage", {}),
});

export const statesRoute = createRoute({
  getParentRoute,
  path: paths.states,
  loader: async ({ context: { trpc } }) => {
    // Spec 2.6: on client navigation the page asks for its specialties when it is drawn. Asked for here, they would be
    // part of the same batch, and all of it would wait for them. The server's HTML has them.
    if (import.meta.env.SSR) await trpc.specialties.list.ensureData();
    const [page] = await Promise.all([trpc.pages.states.ensureData(), trpc.states.list.ensureData()]);
    return page;
  },
  head: ({ match, loaderData: page }) =>
    headOf(match.context, page && { seo: page.seo, path: paths.states, jsonLd: () => [faqPage(page.faqs.items)] }),
  ...template("states-page", () => import("../templates/states-page.tsx"), "StatesPage", {}),
});
