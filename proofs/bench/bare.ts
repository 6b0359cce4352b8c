import Fastify from "fastify";

/** Serves one compressed page from the environment. The site can't be faster than this server. */
const { headers, body } = JSON.parse(process.env.PAGE ?? "{}");
const page = Buffer.from(body, "base64url");
const app = Fastify();
app.get("/", (_, reply) => reply.headers(headers).send(page));
process.stdout.write(`Serving ${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
