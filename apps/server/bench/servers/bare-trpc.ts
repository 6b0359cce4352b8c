import { readFileSync } from "node:fs";
import { initTRPC } from "@trpc/server";
import { fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import Fastify from "fastify";
import { listen } from "./listen.ts";

// The limit of a tRPC query: tRPC's own adapter, and a procedure that returns the same data from memory.
const { result }: { result: { data: unknown } } = JSON.parse(readFileSync(process.env.BODY_FILE ?? "", "utf8")); // the product's own answer
const t = initTRPC.create();
const router = t.router({ states: t.router({ bySlug: t.procedure.query(() => result.data) }) });

const app = Fastify();
await app.register(fastifyTRPCPlugin, { prefix: "/trpc", trpcOptions: { router } });
await listen(app);
