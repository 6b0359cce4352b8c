import { fill } from "@site/content/fill";
import { procedure } from "../trpc.ts";

/** A procedure that returns page content, in which it replaces the tokens of the operator's facts. */
export const pageProcedure = procedure.use(async ({ ctx, next }) => {
  const result = await next();
  return result.ok ? { ...result, data: fill(result.data, ctx.site) } : result;
});
