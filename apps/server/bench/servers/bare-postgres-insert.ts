import Fastify from "fastify";
import type { Lead } from "./lead-table.ts";
import { listen } from "./listen.ts";
import { openPostgresLeadTable } from "./postgres-lead-table.ts";

// The limit of single durable leads on PostgreSQL: one statement per request, each with its own commit.
const { insert } = openPostgresLeadTable(process.env.DATABASE_URL ?? "");

const app = Fastify();
app.post<{ Body: Lead }>("/*", async ({ body }) => {
  await insert([body]);
  return { ok: true };
});
await listen(app);
