import { articleBlocks, readingMinutes } from "@site/content/blog/blocks";
import { articlesForServices } from "@site/content/blog/posts";
import { dayAt } from "@site/content/calendar";
import { caseAnchor } from "@site/content/case-studies/case-sections";
import { caseStudies } from "@site/content/case-studies/case-studies";
import { aboutPage } from "@site/content/copy/about";
import { articleCopy, blogCopy } from "@site/content/copy/blog";
import { caseStudiesCopy } from "@site/content/copy/case-studies";
import { contactCopy } from "@site/content/copy/contact";
import { faqsCopy } from "@site/content/copy/faqs";
import {
  closedNote,
  consultationForm,
  contactForm,
  contactServiceOptions,
  formCopy,
  newsletterAsked,
  newsletterForm,
} from "@site/content/copy/forms";
import { homeCopy } from "@site/content/copy/home";
import { inServiceOrder, neededWith, serviceCopy } from "@site/content/copy/service";
import { specialtiesPage } from "@site/content/copy/specialties";
import { statesCopy } from "@site/content/copy/states";
import { isKeyOf } from "@site/content/entries-of";
import { linkTerms } from "@site/content/facts/glossary-links";
import { faqCategories } from "@site/content/faqs/faqs";
import type { ServiceSlug } from "@site/content/ids/services";
import { recordInWords } from "@site/content/office/record";
import { closedNotes } from "@site/content/office/words";
import { postPath, rootPath } from "@site/content/paths";
import { isPlanAsked, planNames } from "@site/content/plan-search";
import { defaultPlan, planFor } from "@site/content/planner/plan";
import { plannerWords } from "@site/content/planner/planner-words";
import { serviceDays, services } from "@site/content/services/services";
import { claims, officeZone, type Site } from "@site/content/site";
import { matchingSlugs } from "@site/content/states/state-filter";
import { type LinkCard, postCategories, type ServicePage } from "@site/content/types/content";
import { countPostsByCategory, findPost, listImageOrigins } from "@site/db/content/posts";
import { findService } from "@site/db/content/services";
import { listStates } from "@site/db/content/states";
import { readRecord } from "@site/db/leads/office-days";
import type { Db } from "@site/db/open";
import * as z from "zod/mini";
import { postDetails } from "../outputs.ts";
import { slugInput, statesInput } from "../read-inputs.ts";
import { pageProcedure, readProcedure, requireFound, router } from "../trpc.ts";
import { pageLegal, pageSections, pageState } from "./by-slug.ts";
import { pageOtherPages } from "./other-pages.ts";

const contactPage = { ...contactCopy, form: contactForm, options: contactServiceOptions };
const faqsPage = linkTerms({ ...faqsCopy, categories: faqCategories });
const { sections, ...caseStudiesIntro } = caseStudiesCopy;
const caseStudiesPage = linkTerms({
  ...caseStudiesIntro,
  cases: caseStudies.map((study) => ({ ...study, anchor: caseAnchor(study) })),
  sections,
});
const linkedAbout = linkTerms(aboutPage);
const linkedSpecialties = linkTerms(specialtiesPage);
const linkedStates = linkTerms(statesCopy);

const planInput = z.partialRecord(z.enum(planNames), z.optional(z.string()));

const pagePlanner = pageProcedure.input(planInput).query(({ input }) => {
  const today = dayAt(officeZone, Date.now());
  return { copy: plannerWords, ...(isPlanAsked(input) ? planFor(input, today) : defaultPlan(today)) };
});

const pageBlog = pageProcedure.query(async ({ ctx }) => {
  const counts = await countPostsByCategory(ctx.db);
  const tiles = postCategories.map((category) => ({
    category,
    count: counts.get(category) ?? 0,
  }));
  const newsletter = ctx.confirmsNewsletter ? { ...newsletterForm, ...newsletterAsked } : newsletterForm;
  return { ...blogCopy, tiles, newsletter };
});

/** Articles contain no tokens such as `{phone}`, so `pageProcedure` isn't necessary. */
const pageArticle = readProcedure.input(slugInput).query(async ({ ctx, input }) => {
  const { content, ...post } = requireFound(await findPost(ctx.db, input.slug, ctx.preview), "article");
  return {
    copy: articleCopy,
    post: postDetails.parse(post),
    blocks: articleBlocks(content),
    readingMinutes: readingMinutes(content),
  };
});

const pageService = pageProcedure.input(slugInput).query(async ({ ctx, input: { slug } }) => {
  const known = requireFound(isKeyOf(services, slug) ? slug : undefined, "service");
  const page: ServicePage = services[known];
  const nameOf = async (own: ServiceSlug) => (await findService(ctx.db, own))?.name ?? services[own].record.name;
  const name = await nameOf(known);
  const needed = neededWith[known].map(async (need): Promise<LinkCard> => {
    return { label: await nameOf(need.slug), href: rootPath(need.slug), description: need.reason };
  });
  const heading = page.hero.heading === page.record.name ? name : page.hero.heading;
  const own = { record: { ...page.record, name }, hero: { ...page.hero, heading } };
  return {
    ...linkTerms({ ...page, ...own, sections: inServiceOrder(page.sections) }),
    copy: serviceCopy,
    needed: await Promise.all(needed),
    articles: await articlesOf(ctx.db, known),
  };
});

async function articlesOf(db: Db, slug: ServiceSlug): Promise<LinkCard[]> {
  const found = await Promise.all(articlesForServices[slug].map((article) => findPost(db, article)));
  return found.flatMap((post) =>
    post === undefined ? [] : [{ label: post.title, href: postPath(post.slug), description: post.excerpt }],
  );
}

function publicFactsOf(site: Site): Omit<Site, "notice"> {
  const { name, phone, telHref, email, privacyEmail, legalEmail, street, city, region, postalCode } = site;
  const { social, hours, hoursBoth, hoursDays, hoursTimes, openings, zone, bookingUrl, people } = site;
  return {
    name,
    phone,
    telHref,
    email,
    privacyEmail,
    legalEmail,
    street,
    city,
    region,
    postalCode,
    social,
    hours,
    hoursBoth,
    hoursDays,
    hoursTimes,
    openings,
    zone,
    bookingUrl,
    people,
  };
}

export const pagesRouter = router({
  layout: pageProcedure.query(({ ctx: { site, origin, officeHours } }) => {
    const { text = null, until = null } = site.notice ?? {};
    const notice = until === null || dayAt(officeZone, Date.now()) <= until ? text : null;
    const closed = closedNotes(closedNote, Date.now(), officeHours, officeHours.zone);
    // Pages show all times in the time zone of the office hours.
    return {
      site: { ...publicFactsOf(site), zone: officeHours.zone },
      origin,
      consultationForm,
      formCopy,
      serviceDays,
      closed,
      notice,
    };
  }),
  /** The first page's policy stays in force until the next reload, so it allows the pictures of all pages. */
  imageOrigins: readProcedure.query(({ ctx }) => listImageOrigins(ctx.db, ctx.preview)),
  home: pageProcedure.query(async ({ ctx: { db, showsAnswerTimes } }) => {
    const today = dayAt(officeZone, Date.now());
    const record = showsAnswerTimes ? await readRecord(db, today) : null;
    const basis = record && { basis: recordInWords(record) };
    const stats = homeCopy.stats.map((stat) => ({ ...stat, ...(stat === claims.response && basis) }));
    return { ...homeCopy, stats };
  }),
  contact: pageProcedure.query(() => contactPage),
  about: pageProcedure.query(() => linkedAbout),
  specialties: pageProcedure.query(() => linkedSpecialties),
  /** `shown` is null if the visitor has chosen no filter. */
  states: pageProcedure.input(statesInput).query(async ({ ctx, input }) => ({
    ...linkedStates,
    shown: input?.only ? matchingSlugs(await listStates(ctx.db), input.only) : null,
  })),
  faqs: pageProcedure.query(() => faqsPage),
  otherPages: pageOtherPages,
  caseStudies: pageProcedure.query(() => caseStudiesPage),
  blog: pageBlog,
  article: pageArticle,
  service: pageService,
  planner: pagePlanner,
  sections: pageSections,
  state: pageState,
  legal: pageLegal,
});
