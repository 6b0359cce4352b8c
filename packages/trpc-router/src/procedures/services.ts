import { findService, listFeaturedServices } from "@site/db/content/services";
import * as z from "zod/mini";
import { service } from "../outputs.ts";
import { slugOf } from "../read-inputs.ts";
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
      },
    })
    .input(slugOf("services", "physician-credentialing"))
    .output(service)
    .query(async ({ ctx, input }) => requireFound(await findService(ctx.db, input.slug), "service")),
});
