import { formatDuration } from "@site/content/facts/durations";
import { countPosts, findPost, listPosts } from "@site/db/content/posts";
import { findService, listFeaturedServices } from "@site/db/content/services";
import { listSpecialties } from "@site/db/content/specialties";
import { findState, listStates } from "@site/db/content/states";
import * as z from "zod/mini";
import { post, postListItem, service, specialty, state, stateListItem } from "../outputs.ts";
import { postFilter, postsInput, slugOf } from "../read-inputs.ts";
import { readProcedure, requireFound, router } from "../trpc.ts";

export const postsRouter = router({
  list: readProcedure
    .meta({ rest: { method: "GET", path: "/api/blog", summary: "Articles without their text" } })
    .input(postsInput)
    .output(z.array(postListItem))
    .query(({ ctx, input }) => listPosts(ctx.db, input)),

  /** The REST API has no such method, because its clients can count the list themselves. */
  count: readProcedure
    .input(postFilter)
    .output(z.int())
    .query(({ ctx, input }) => countPosts(ctx.db, input)),

  bySlug: readProcedure
    .meta({ rest: { method: "GET", path: "/api/blog/{slug}", summary: "One article" } })
    .input(slugOf("articles", "which-cms-855-form-in-2026"))
    .output(post)
    .query(async ({ ctx, input }) => requireFound(await findPost(ctx.db, input.slug), "article")),
});

export const servicesRouter = router({
  featured: readProcedure
    .meta({ rest: { method: "GET", path: "/api/services/featured", summary: "The services on the home page" } })
    .output(z.array(service))
    .query(({ ctx }) => listFeaturedServices(ctx.db)),

  bySlug: readProcedure
    .meta({ rest: { method: "GET", path: "/api/services/{slug}", summary: "One service" } })
    .input(slugOf("services", "physician-credentialing"))
    .output(service)
    .query(async ({ ctx, input }) => requireFound(await findService(ctx.db, input.slug), "service")),
});

type SpecialtyRow = Awaited<ReturnType<typeof listSpecialties>>[number];

function toPublicSpecialty({ timeframe, ...row }: SpecialtyRow) {
  return { ...row, timeframe: formatDuration(timeframe), timeframeDays: { from: timeframe.from, to: timeframe.to } };
}

export const specialtiesRouter = router({
  list: readProcedure
    .meta({ rest: { method: "GET", path: "/api/specialties", summary: "All specialties" } })
    .output(z.array(specialty))
    .query(async ({ ctx }) => (await listSpecialties(ctx.db)).map(toPublicSpecialty)),
});

export const statesRouter = router({
  list: readProcedure
    .meta({ rest: { method: "GET", path: "/api/states", summary: "All states, by name" } })
    .output(z.array(stateListItem))
    .query(({ ctx }) => listStates(ctx.db)),

  bySlug: readProcedure
    .meta({ rest: { method: "GET", path: "/api/states/{slug}", summary: "One state with its requirements" } })
    .input(slugOf("states", "ohio"))
    .output(state)
    .query(async ({ ctx, input }) => requireFound(await findState(ctx.db, input.slug), "state")),
});
