import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { listen } from "./listen.ts";

// The limit of a REST read: one route that serializes the same data from memory.
const data: unknown = JSON.parse(readFileSync(process.env.BODY_FILE ?? "", "utf8"));

const app = Fastify();
app.get("/*", async () => data);
await listen(app);
