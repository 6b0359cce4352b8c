import formbody from "@fastify/formbody";
import type { Context } from "@site/trpc-router/context";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { Admission } from "./admission/admission.ts";
import { admit } from "./admission/admission-plugin.ts";
import { api } from "./api/api.ts";
import {
  bodyBytesMax,
  formBytesMax,
  paramLengthMax,
  type RateLimits,
  requestTimeoutCheckMs,
  requestTimeoutMs,
  unlimited,
} from "./configuration/limits.ts";
import type { PartnerKey } from "./configuration/partner-keys.ts";
import type { ContextOf } from "./context.ts";
import { newsletter } from "./forms/newsletter-links.ts";
import { forms } from "./forms/posted-forms.ts";
import type { SenderOf } from "./http/client/client.ts";
import { warnOfUntrustedProxy } from "./http/client/untrusted-proxy.ts";
import { errors, sendError } from "./http/errors.ts";
import { headers, setHeaders } from "./http/headers.ts";
import { loggablePath } from "./http/log/loggable-path.ts";
import { type Metrics, noMetrics } from "./http/log/metrics.ts";
import { newRequestId } from "./http/log/request-id.ts";
import { requestLog } from "./http/log/request-log.ts";
import { answerMalformed, ignoreExpectations } from "./http/malformed.ts";
import { sameSite } from "./http/same-site.ts";
import { openPageCache } from "./pages/open-page-cache.ts";
import { pages } from "./pages/page-routes.ts";
import { RenderQueue } from "./pages/render-queue.ts";
import { socialCards } from "./pages/social-cards.ts";
import type { Web } from "./pages/web.ts";
import { discovery } from "./seo/discovery.ts";

export type AppOptions = {
  context: Context;
  /** Makes the context of one request, which identifies the sender. */
  contextOf: ContextOf;
  senderOf: SenderOf;
  web: Web;
  /** Networks of proxies whose X-Forwarded-… headers are trusted. */
  trustProxy?: readonly string[];
  /** Origins whose pages may call the API. */
  corsOrigins?: readonly string[];
  /** Partners whose programs send leads through REST. */
  partnerKeys?: readonly PartnerKey[];
  rateLimits?: RateLimits;
  metrics?: Metrics;
  /** Time for a request to arrive, and the interval of Node's check for it. */
  timeouts?: { requestMs: number; checkMs: number };
  logger?: { level: string; stream?: { write: (line: string) => void } } | false;
};

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyInstance {
    /** Whether all pages have been rendered since the start. */
    isWarm: () => boolean;
  }
}

/**
 * Builds the site as one Fastify instance that does not listen yet. Plugins are registered in the order in which a
 * request passes their hooks.
 */
export async function buildApp({
  context,
  contextOf,
  senderOf,
  web,
  trustProxy = [],
  corsOrigins = [],
  partnerKeys = [],
  rateLimits = unlimited,
  metrics = noMetrics,
  timeouts = { requestMs: requestTimeoutMs, checkMs: requestTimeoutCheckMs },
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const app = createFastify({ origin: context.origin, trustProxy, timeouts, logger });
  const admission = new Admission({ limits: rateLimits, senderOf, metrics });
  await app.register(requestLog, { metrics });
  const queue = new RenderQueue(web.rendererFor(context, app.log), metrics);
  app.addHook("onClose", () => web.close());
  const { cache, isWarm } = openPageCache(app, { context, web, queue, metrics });
  app.decorate("isWarm", isWarm);
  await app.register(errors, { site: context.site, onNotFound: (ip) => admission.chargeNotFound(ip) });
  await app.register(headers, { origin: context.origin });
  if (trustProxy.length === 0) await app.register(warnOfUntrustedProxy);
  await app.register(sameSite, { siteOrigin: context.origin, corsOrigins });
  await app.register(admit, { admission, metrics });
  await app.register(formbody, { bodyLimit: formBytesMax });
  await web.registerAssets(app);
  await app.register(socialCards, { db: context.db, folder: web.cards, admission });
  await app.register(api, { corsOrigins, context, contextOf, partnerKeys });
  await app.register(forms, { contextOf, queue, admission });
  await app.register(newsletter, { contextOf });
  await app.register(discovery, { context });
  await app.register(pages, { context, web, cache, queue, admission, metrics });
  return app;
}

type FastifyOptions = { origin: string } & Required<Pick<AppOptions, "trustProxy" | "timeouts" | "logger">>;

function createFastify({ origin, trustProxy, timeouts, logger }: FastifyOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
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
  ignoreExpectations(app);
  return app;
}

/** Logs the route and, of known pages, the path, because any other URL may hold a visitor's input. */
function publicRequest({ method, url, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? null, path: loggablePath(url) };
}
