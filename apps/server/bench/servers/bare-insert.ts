import Fastify from "fastify";
import { type Lead, openLeadTable } from "./lead-table.ts";
import { listen } from "./listen.ts";

// The limit of durable leads one by one: nothing but an INSERT a request, each with a commit of its own.
const { insert } = openLeadTable(process.env.DATABASE_FILE ?? "");

const app = Fastify();
app.post<{ Body: Lead }>("/*", async ({ body }) => {
  insert(body);
  return { ok: true };
});
await listen(app);
