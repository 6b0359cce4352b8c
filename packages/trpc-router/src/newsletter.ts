import { subscribe } from "@site/db/newsletter";
import { newsletterInput } from "./inputs.ts";
import { done } from "./outputs.ts";
import { procedure, router } from "./trpc.ts";

export const newsletterRouter = router({
  subscribe: procedure
    .meta({ rest: { method: "POST", path: "/api/newsletter", summary: "Subscribe an address to the newsletter" } })
    .input(newsletterInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await subscribe(ctx.db, input.email, ctx.mailDomain);
      return { ok: true as const };
    }),
});
