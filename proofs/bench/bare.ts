import Fastify from "fastify";

/** A Fastify that sends one compressed page, whose base64url its parent passes: the lower bound for the site. */
const { headers, body } = JSON.parse(process.env.PAGE ?? "{}");
const page = Buffer.from(body, "base64url");
const app = Fastify();
app.get("/", (_, reply) => reply.headers(headers).send(page));
process.stdout.write(`Serving ${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
