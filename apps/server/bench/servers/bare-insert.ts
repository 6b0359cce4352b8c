import Fastify from "fastify";
import { type Lead, openLeadTable } from "./lead-table.ts";
import { listen } from "./listen.ts";

// The limit of single durable leads: one INSERT per request, each with its own commit.
const { insert } = openLeadTable(process.env.DATABASE_FILE ?? "");

const app = Fastify();
app.post<{ Body: Lead }>("/*", async ({ body }) => {
  insert(body);
  return { ok: true };
});
await listen(app);
