import { initTRPC } from "@trpc/server";
import { fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import Fastify from "fastify";
import { type Lead, openLeadTable } from "./lead-table.ts";
import { listen } from "./listen.ts";

// The limit of concurrent durable leads: tRPC's own adapter, no validation, one commit per event-loop turn.
const { database, insert } = openLeadTable(process.env.DATABASE_FILE ?? "");
const waiting: { lead: Lead; stored: () => void }[] = [];

const commit = database.transaction((batch: typeof waiting) => {
  for (const { lead } of batch) insert(lead);
});

function store(lead: Lead): Promise<void> {
  return new Promise((stored) => {
    waiting.push({ lead, stored });
    if (waiting.length > 1) return;
    setImmediate(() => {
      const batch = waiting.splice(0);
      commit.immediate(batch);
      for (const each of batch) each.stored();
    });
  });
}

const t = initTRPC.create();
const contact = t.procedure
  .input((input) => input as Lead) // "nothing else": it believes what it is sent
  .mutation(async ({ input }) => {
    await store(input);
    return { ok: true };
  });

const app = Fastify();
await app.register(fastifyTRPCPlugin, {
  prefix: "/trpc",
  trpcOptions: { router: t.router({ leads: t.router({ contact }) }) },
});
await listen(app);
