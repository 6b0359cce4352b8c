import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import type { Metrics } from "./metrics.ts";
import { groupOf } from "./request-group.ts";

/**
 * Logs one line per POST, with LOG_LEVEL=debug one per request: status and duration, never contents. The line has the
 * route's pattern instead of the URL, because a URL may hold a visitor's input. Errors are logged separately.
 */
export const requestLog = plugin(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered(groupOf(request), status, elapsedTime);
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url ?? null, status, ms: Math.round(elapsedTime) };
    request.log[method === "POST" ? "info" : "debug"](line, "answered");
  });
});
