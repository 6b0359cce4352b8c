import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type Metrics, noMetrics } from "./metrics.ts";
import { groupOf } from "./request-group.ts";

/**
 * Logs one line per POST, with LOG_LEVEL=debug one per request: status and duration, never contents. The line has the
 * route's pattern instead of the URL, because a URL may hold a visitor's input. Errors are logged separately.
 */
export const requestLog = plugin(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  function onResponse(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered(groupOf(request), status, elapsedTime);
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url ?? null, status, ms: Math.round(elapsedTime) };
    request.log[method === "POST" ? "info" : "debug"](line, "answered");
    done();
  }

  if (metrics !== noMetrics || app.log.level === "debug") app.addHook("onResponse", onResponse);
  // Otherwise the hook is set on POST routes only, because it would be a large part of the cost of a cached page.
  else
    app.addHook("onRoute", (route) => {
      if ([route.method].flat().includes("POST")) route.onResponse = onResponse;
    });
});
