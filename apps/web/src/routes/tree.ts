import { paths } from "@site/content/paths";
import { articleRoute, blogRoute } from "./blog.tsx";
import {
  genericRoute,
  legalRoute,
  plannerRoute,
  serviceRoute,
  specialtyRoute,
  stateCredentialingRoute,
  stateRoute,
} from "./by-slug.tsx";
import {
  aboutRoute,
  caseStudiesRoute,
  contactRoute,
  faqsRoute,
  homeRoute,
  specialtiesRoute,
  statesRoute,
} from "./fixed.tsx";
import { leadRoute } from "./lead.tsx";
import { newsletterActionRoute, newsletterRoute } from "./newsletter.tsx";
import { notFoundRoute } from "./not-found.tsx";
import { rootRoute } from "./root.tsx";

/** All routes of the site (requirements 9 to 16). Fixed paths take precedence over patterns. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  serviceRoute("/physician-credentialing"),
  serviceRoute("/facility-credentialing"),
  plannerRoute,
  serviceRoute("/payer-contract-negotiation"),
  serviceRoute("/re-credentialing"),
  serviceRoute("/insurance-paneling"),
  serviceRoute("/mental-health"),
  serviceRoute("/mental-health-credentialing"),
  serviceRoute("/dental"),
  serviceRoute("/dental-credentialing"),
  aboutRoute,
  contactRoute,
  faqsRoute,
  caseStudiesRoute,
  blogRoute,
  articleRoute,
  leadRoute,
  newsletterRoute,
  newsletterActionRoute("confirm"),
  newsletterActionRoute("unsubscribe"),
  legalRoute(paths.privacy),
  legalRoute(paths.terms),
  genericRoute(paths.rulesToday),
  genericRoute(paths.glossary),
  genericRoute(paths.checklists),
  genericRoute("/specialists"),
  genericRoute("/specialist-credentialing"),
  genericRoute("/telemedicine"),
  genericRoute("/telemedicine-credentialing"),
  specialtiesRoute,
  statesRoute,
  stateRoute,
  stateCredentialingRoute,
  specialtyRoute,
  notFoundRoute,
]);
