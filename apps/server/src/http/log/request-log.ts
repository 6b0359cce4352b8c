import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type Metrics, noMetrics } from "./metrics.ts";
import { groupOf } from "./request-group.ts";

/**
 * One line about everything that was sent in, and with LOG_LEVEL=debug about every request: how it was answered, never
 * what was in it. An address may hold what a visitor typed, so the line has the route's pattern. Failures of ours have
 * lines of their own, with the reason.
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
  // Else a page at hand is answered without it: it would be a good part of the work.
  else
    app.addHook("onRoute", (route) => {
      if ([route.method].flat().includes("POST")) route.onResponse = onResponse;
    });
});
