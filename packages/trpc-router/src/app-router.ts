import { pagesRouter } from "./pages/pages.ts";
import { postsRouter, servicesRouter, specialtiesRouter, statesRouter } from "./procedures/content.ts";
import { leadsRouter } from "./procedures/leads.ts";
import { newsletterRouter } from "./procedures/newsletter.ts";
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

export const createCaller = createCallerFactory(appRouter);
