import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { listen } from "./listen.ts";

// The limit of a cached page: one route, the same bytes, only the headers that a client needs to decode them.
const { BODY_FILE = "", BODY_ENCODING = "" } = process.env;
const body = readFileSync(BODY_FILE);

const app = Fastify();
app.get("/*", (_request, reply) => {
  if (BODY_ENCODING !== "") reply.header("content-encoding", BODY_ENCODING);
  reply.type("text/html; charset=utf-8").send(body);
});
await listen(app);
