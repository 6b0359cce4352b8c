import type { FastifyInstance } from "fastify";

/** Prints its address as the product does, and ends at SIGTERM. */
export async function listen(app: FastifyInstance): Promise<void> {
  process.once("SIGTERM", () => process.exit(0));
  process.stdout.write(`Serving ${await app.listen({ host: "127.0.0.1", port: 0 })}\n`);
}
