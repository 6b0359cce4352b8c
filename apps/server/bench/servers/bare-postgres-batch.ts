import { initTRPC } from "@trpc/server";
import { fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import Fastify from "fastify";
import type { Lead } from "./lead-table.ts";
import { listen } from "./listen.ts";
import { openPostgresLeadTable } from "./postgres-lead-table.ts";

// The limit of concurrent durable leads on PostgreSQL: tRPC's own adapter, no validation, one multi-row statement for all
// leads that come while the previous one commits.
const { insert } = openPostgresLeadTable(process.env.DATABASE_URL ?? "");
const waiting: { lead: Lead; settle: PromiseWithResolvers<void> }[] = [];
let isFlushing = false;

async function flush(): Promise<void> {
  isFlushing = true;
  while (waiting.length > 0) {
    const batch = waiting.splice(0);
    const outcome = insert(batch.map(({ lead }) => lead));
    await outcome.then(
      () => batch.forEach(({ settle }) => void settle.resolve()),
      (error) => batch.forEach(({ settle }) => void settle.reject(error)),
    );
  }
  isFlushing = false;
}

const t = initTRPC.create();
const contact = t.procedure
  .input((input) => input as Lead) // "nothing else": it believes what it is sent
  .mutation(async ({ input }) => {
    const settle = Promise.withResolvers<void>();
    waiting.push({ lead: input, settle });
    if (!isFlushing) setImmediate(() => void (isFlushing || flush()));
    await settle.promise;
    return { ok: true };
  });

const app = Fastify();
await app.register(fastifyTRPCPlugin, {
  prefix: "/trpc",
  trpcOptions: { router: t.router({ leads: t.router({ contact }) }) },
});
await listen(app);
