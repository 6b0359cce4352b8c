import { appRouter } from "@site/trpc-router/app-router";
import type { Context } from "@site/trpc-router/context";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { batchSizeMax } from "../limits.ts";

type TrpcOptions = FastifyTRPCPluginOptions<typeof appRouter>["trpcOptions"];

/** The contract under `/trpc`, for the site's own pages. */
export async function trpc(app: FastifyInstance, { context }: { context: Context }) {
  const trpcOptions: TrpcOptions = {
    router: appRouter,
    createContext: () => context,
    maxBatchSize: batchSizeMax,
    onError({ error, path }) {
      if (error.code === "INTERNAL_SERVER_ERROR") app.log.error({ err: error, path }, "procedure failed");
    },
    responseMeta: () => ({ headers: new Headers({ "cache-control": "no-store" }) }),
  };
  await app.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions });
}
