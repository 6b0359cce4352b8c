import { findState, listStates } from "@site/db/content/states";
import * as z from "zod/mini";
import { state, stateListItem } from "../outputs.ts";
import { slugOf } from "../read-inputs.ts";
import { procedure, router } from "../trpc.ts";
import { requireFound } from "./not-found.ts";

export const statesRouter = router({
  list: procedure
    .meta({ rest: { method: "GET", path: "/api/states", summary: "All states, by name" } })
    .output(z.array(stateListItem))
    .query(({ ctx }) => listStates(ctx.db)),

  bySlug: procedure
    .meta({
      rest: {
        method: "GET",
        path: "/api/states/{slug}",
        summary: "One state with its requirements",
      },
    })
    .input(slugOf("states", "ohio"))
    .output(state)
    .query(async ({ ctx, input }) => requireFound(await findState(ctx.db, input.slug), "state")),
});
