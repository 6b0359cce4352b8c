import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { bodyBytesMax, connectionIdleMs, paramLengthMax } from "../configuration/limits.ts";
import { sendError } from "./errors.ts";
import { setHeaders } from "./headers.ts";
import { loggablePath, newRequestId } from "./log/request-log.ts";
import { answerMalformed } from "./malformed.ts";

export type FastifyOptions = {
  /** Public origin of the site. */
  origin: string;
  /** Networks of proxies whose X-Forwarded-… headers are trusted. */
  trustProxy: readonly string[];
  /** Time for a request to arrive, and the interval of Node's check for it. */
  timeouts: { requestMs: number; checkMs: number };
  logger: { level: string; stream?: { write: (line: string) => void } } | false;
};

/** An instance without routes, with the limits of every request. */
export function createFastify({ origin, trustProxy, timeouts, logger }: FastifyOptions): FastifyInstance {
  return Fastify({
    logger: logger && { ...logger, serializers: { req: publicRequest } },
    bodyLimit: bodyBytesMax,
    // `__proto__` is removed from a body, instead of refusing the lead.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    routerOptions: { maxParamLength: paramLengthMax },
    requestIdHeader: false,
    genReqId: newRequestId,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: connectionIdleMs,
    http: {
      // A hook requires the header instead, because Node's own refusal lacks our headers.
      requireHostHeader: false,
      // Set too, because Node swaps the two if `headersTimeout` (default: a minute) is the longer one.
      headersTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    clientErrorHandler: answerMalformed(origin),
    // Requests over open connections are served while the server drains.
    return503OnClosing: false,
    // A URL that can't be decoded (`/%`) or a parameter above `maxParamLength` reaches none of the hooks below.
    frameworkErrors: (_error, request, reply) => sendError(setHeaders(request, reply, origin), "BAD_REQUEST"),
    // `requestLog` writes the lines instead; Fastify's own would log aborted requests as errors.
    logController: new LogController({ disableRequestLogging: true }),
  });
}

/** Logs the route and, of known pages, the path, because any other URL may hold a visitor's input. */
function publicRequest({ method, url, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? null, path: loggablePath(url) };
}
