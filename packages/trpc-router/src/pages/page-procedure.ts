import { fill } from "@site/content/fill";
import { procedure } from "../trpc.ts";

/** A procedure that answers page content, with the operator's facts filled in. */
export const pageProcedure = procedure.use(async ({ ctx, next }) => {
  const result = await next();
  return result.ok ? { ...result, data: fill(result.data, ctx.site) } : result;
});
