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
import { linkTerms } from "@site/content/facts/glossary-links";
import { faqCategories } from "@site/content/faqs/faqs";
import { serviceTimes } from "@site/content/services/service-times";
import { matchingSlugs } from "@site/content/states/state-filter";
import { listImageOrigins } from "@site/db/content/image-origins";
import { listStates } from "@site/db/content/states";
import * as z from "zod";
import { statesInput } from "../read-inputs.ts";
import { procedure, router } from "../trpc.ts";
import { pageArticle, pageBlog } from "./blog.ts";
import { pageGeneric, pageLegal, pageSpecialty, pageState } from "./by-slug.ts";
import { pageNewsletter } from "./newsletter.ts";
import { layoutOutput, words } from "./page-outputs.ts";
import { pageProcedure } from "./page-procedure.ts";
import { pagePlanner } from "./planner.ts";
import { pageService } from "./service.ts";

const contactPage = { ...contactCopy, form: contactForm, options: contactServiceOptions };
const faqsPage = linkTerms({ ...faqsCopy, categories: faqCategories });
const { delivery, ...caseStudiesIntro } = caseStudiesCopy;
const caseStudiesPage = linkTerms({
  ...caseStudiesIntro,
  cases: caseStudies.map((study) => ({ ...study, anchor: caseAnchor(study), average: caseRow(study).average.text })),
  delivery,
});
const linkedAbout = linkTerms(aboutPage);
const linkedSpecialties = linkTerms(specialtiesPage);
const linkedStates = linkTerms(statesCopy);

/** Copy of each page kind. Lists that API clients use too come from their own procedures. */
export const pagesRouter = router({
  /**
   * With the texts of the consultation form, because most page kinds have it in their closing band, and the times for
   * the Services menu.
   */
  layout: pageProcedure.output(layoutOutput).query(({ ctx: { site, origin, analytics } }) => ({
    ...{ site, origin, analytics },
    ...{ consultationForm, formCopy, serviceTimes },
  })),
  /** For every page's Content-Security-Policy, because client navigation keeps the policy of the first page. */
  imageOrigins: procedure.output(z.array(z.string())).query(({ ctx }) => listImageOrigins(ctx.db)),
  home: pageProcedure.output(words<typeof homeCopy>()).query(() => homeCopy),
  contact: pageProcedure.output(words<typeof contactPage>()).query(() => contactPage),
  about: pageProcedure.output(words<typeof aboutPage>()).query(() => linkedAbout),
  specialties: pageProcedure.output(words<typeof specialtiesPage>()).query(() => linkedSpecialties),
  /** shown: the slugs that match the filter. null: no filter is chosen. */
  states: pageProcedure
    .input(statesInput)
    .output(words<typeof statesCopy & { shown: readonly string[] | null }>())
    .query(async ({ ctx, input }) => ({
      ...linkedStates,
      shown: input?.only ? matchingSlugs(await listStates(ctx.db), input.only) : null,
    })),
  faqs: pageProcedure.output(words<typeof faqsPage>()).query(() => faqsPage),
  caseStudies: pageProcedure.output(words<typeof caseStudiesPage>()).query(() => caseStudiesPage),
  notFound: pageProcedure.output(words<typeof notFoundCopy>()).query(() => notFoundCopy),
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
