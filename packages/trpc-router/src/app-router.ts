import { leadsRouter } from "./leads.ts";
import { newsletterRouter } from "./newsletter.ts";
import { pagesRouter } from "./pages/pages.ts";
import { postsRouter } from "./posts.ts";
import { servicesRouter } from "./services.ts";
import { specialtiesRouter } from "./specialties.ts";
import { statesRouter } from "./states.ts";
import { createCallerFactory, router } from "./trpc.ts";

export const appRouter = router({
  services: servicesRouter,
  specialties: specialtiesRouter,
  states: statesRouter,
  posts: postsRouter,
  leads: leadsRouter,
  newsletter: newsletterRouter,
  pages: pagesRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, without a request: for REST, forms, the page renderer and tests. */
export const createCaller = createCallerFactory(appRouter);
