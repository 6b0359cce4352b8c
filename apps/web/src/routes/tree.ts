import { articleRoute, blogRoute } from "./blog.tsx";
import { routesBySlug } from "./by-slug.tsx";
import * as fixed from "./fixed.tsx";
import { mailRoutes } from "./mail.tsx";
import { rootRoute } from "./root.tsx";

/** All routes of the site (requirements 9 to 16). Fixed paths take precedence over patterns, in whatever order. */
export const routeTree = rootRoute.addChildren([
  fixed.homeRoute,
  fixed.aboutRoute,
  fixed.contactRoute,
  fixed.faqsRoute,
  fixed.caseStudiesRoute,
  fixed.specialtiesRoute,
  fixed.statesRoute,
  blogRoute,
  articleRoute,
  ...routesBySlug,
  ...mailRoutes,
]);
