import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { hasOneHost, headersOf } from "../http/headers.ts";
import type { Metrics } from "../http/log/metrics.ts";
import { newRequestId } from "../http/log/request-log.ts";
import type { Publication } from "./publication.ts";
import { answerOf, cacheControlOf } from "./send-page.ts";

type Options = { publication: Publication; origin: string; metrics: Pick<Metrics, "answered"> };

/** Serves published pages without Fastify, one of whose hooks takes as long as serving a published page. */
export function answerEarly(app: FastifyInstance, { publication, origin, metrics }: Options): void {
  const listeners = app.server.listeners("request");
  const always = headersOf(origin);
  app.server.removeAllListeners("request");
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const { method, url = "", headers: asked } = request;
    const file = method === "GET" || method === "HEAD" ? publication.find(url) : undefined;
    // If the origin begins with http:, Fastify must decide whether to trust the proxy that sent X-Forwarded-Proto.
    const isPlain = origin.startsWith("https:") || asked["x-forwarded-proto"] === undefined;
    if (file === undefined || !isPlain || !hasOneHost(request)) {
      for (const listener of listeners) Reflect.apply(listener, app.server, [request, response]);
      return;
    }
    const { status, headers, body } = answerOf(file, asked, cacheControlOf(file, true));
    const length = body === null ? {} : { "content-length": body.length };
    response.writeHead(status, { ...always, ...headers, ...length, "x-request-id": newRequestId() });
    response.end(method === "HEAD" ? null : body);
    const ms = performance.now() - began;
    metrics.answered("pages", status, ms);
    app.log.debug({ method, route: "/*", status, ms: Math.round(ms) }, "answered");
  });
}
