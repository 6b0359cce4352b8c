import { caseAnchor, caseRow } from "@site/content/case-studies/case-sections";
import { caseStudies } from "@site/content/case-studies/case-studies";
import { aboutPage } from "@site/content/copy/about";
import { caseStudiesCopy } from "@site/content/copy/case-studies";
import { contactCopy } from "@site/content/copy/contact";
import { faqsCopy } from "@site/content/copy/faqs";
import { consultationForm, contactForm, contactServiceOptions, formCopy } from "@site/content/copy/forms";
import { homeCopy } from "@site/content/copy/home";
import { notFoundCopy } from "@site/content/copy/not-found";
import { specialtiesPage } from "@site/content/copy/specialties";
import { statesCopy } from "@site/content/copy/states";
import { faqCategories } from "@site/content/faqs/faqs";
import { listImageOrigins } from "@site/db/content/image-origins";
import { procedure, router } from "../trpc.ts";
import { pageArticle, pageBlog } from "./blog.ts";
import { pageGeneric, pageLegal, pageSpecialty, pageState } from "./by-slug.ts";
import { pageNewsletter } from "./newsletter.ts";
import { pageProcedure } from "./page-procedure.ts";
import { pagePlanner } from "./planner.ts";
import { pageService } from "./service.ts";

/** Copy of each page kind. Lists that API clients use too come from their own procedures. */
export const pagesRouter = router({
  /** With the texts of the consultation form, because most page kinds have it in their closing band. */
  layout: pageProcedure.query(({ ctx: { site, origin, analytics } }) => ({
    ...{ site, origin, analytics },
    ...{ consultationForm, formCopy },
  })),
  /** For every page's Content-Security-Policy, because client navigation keeps the policy of the first page. */
  imageOrigins: procedure.query(({ ctx }) => listImageOrigins(ctx.db)),
  home: pageProcedure.query(() => homeCopy),
  contact: pageProcedure.query(() => ({
    ...contactCopy,
    form: contactForm,
    options: contactServiceOptions,
  })),
  about: pageProcedure.query(() => aboutPage),
  specialties: pageProcedure.query(() => specialtiesPage),
  states: pageProcedure.query(() => statesCopy),
  faqs: pageProcedure.query(() => ({ ...faqsCopy, categories: faqCategories })),
  caseStudies: pageProcedure.query(() => ({
    ...caseStudiesCopy,
    cases: caseStudies.map((study) => ({ ...study, anchor: caseAnchor(study), average: caseRow(study).average.text })),
  })),
  notFound: pageProcedure.query(() => notFoundCopy),
  blog: pageBlog,
  article: pageArticle,
  newsletter: pageNewsletter,
  service: pageService,
  planner: pagePlanner,
  specialty: pageSpecialty,
  state: pageState,
  generic: pageGeneric,
  legal: pageLegal,
});
