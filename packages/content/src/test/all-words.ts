import { posts } from "../blog/posts.ts";
import { caseStudies } from "../case-studies/case-studies.ts";
import { aboutPage } from "../copy/about.ts";
import { articleCopy, blogCopy } from "../copy/blog.ts";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { contactCopy } from "../copy/contact.ts";
import { faqsCopy } from "../copy/faqs.ts";
import * as forms from "../copy/forms.ts";
import { homeCopy } from "../copy/home.ts";
import * as mails from "../copy/mails.ts";
import { newsletterPages } from "../copy/newsletter.ts";
import { notFoundCopy } from "../copy/not-found.ts";
import { requestPageCopy } from "../copy/request-page.ts";
import { specialtiesPage } from "../copy/specialties.ts";
import { stateCopy } from "../copy/state.ts";
import { statesCopy } from "../copy/states.ts";
import { faqCategories } from "../faqs/faqs.ts";
import { genericPages } from "../generic/generic.ts";
import { stateCredentialing } from "../generic/state-credentialing.ts";
import { legalDocuments } from "../legal/legal.ts";
import { footerColumns, headerNav, legalLinks } from "../nav.ts";
import { plannerWords } from "../planner/planner-words.ts";
import { services } from "../services/services.ts";
import { blogHead, claims, hours } from "../site.ts";
import { specialties } from "../specialties/specialties.ts";
import { states } from "../states/states.ts";

/** Everything that a page may show, but the articles: what tests of all words read. */
export const pageContent = {
  nav: [headerNav, footerColumns, legalLinks],
  copy: [
    homeCopy,
    aboutPage,
    contactCopy,
    faqsCopy,
    blogHead,
    blogCopy,
    articleCopy,
    notFoundCopy,
    newsletterPages,
    requestPageCopy,
    plannerWords,
  ],
  site: { claims, hours },
  forms: { ...forms },
  mails: { ...mails },
  lists: [specialtiesPage, statesCopy, caseStudiesCopy, caseStudies, faqCategories, legalDocuments],
  services,
  specialties,
  generic: genericPages,
  states: states.map((state) => [state, stateCopy(state), stateCredentialing(state)]),
};

export const articleContent = posts;

/** Every object and every text below a value, each with the place where it stands. */
export function valuesBelow(value: unknown, place = "content"): { place: string; value: unknown }[] {
  const own = [{ place, value }];
  if (value === null || typeof value !== "object") return own;
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => valuesBelow(inner, `${place}.${key}`))];
}

/** Every text below a value, with its place. */
export function textsBelow(value: unknown): { place: string; text: string }[] {
  return valuesBelow(value).flatMap(({ place, value: inner }) =>
    typeof inner === "string" ? [{ place, text: inner }] : [],
  );
}
