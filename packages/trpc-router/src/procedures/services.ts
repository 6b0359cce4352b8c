import { findService, listFeaturedServices } from "@site/db/content/services";
import * as z from "zod/mini";
import { service } from "../outputs.ts";
import { slugDocs, slugInput } from "../queries.ts";
import { procedure, router } from "../trpc.ts";
import { requireFound } from "./not-found.ts";

export const servicesRouter = router({
  featured: procedure
    .meta({ rest: { method: "GET", path: "/api/services/featured", summary: "The services on the home page" } })
    .output(z.array(service))
    .query(({ ctx }) => listFeaturedServices(ctx.db)),

  bySlug: procedure
    .meta({
      rest: {
        method: "GET",
        path: "/api/services/{slug}",
        summary: "One service",
        fieldDocs: slugDocs("services", "physician-credentialing"),
      },
    })
    .input(slugInput)
    .output(service)
    .query(async ({ ctx, input }) => requireFound(await findService(ctx.db, input.slug), "service")),
});
