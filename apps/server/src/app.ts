import formbody from "@fastify/formbody";
import { ContentRevision } from "@site/db/content/content-revision";
import type { Context } from "@site/trpc-router/context";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { Admission } from "./admission/admission.ts";
import { admit } from "./admission/admission-plugin.ts";
import { unlimited } from "./admission/rate-limiter.ts";
import { cors } from "./api/cors.ts";
import { rest } from "./api/rest/rest.ts";
import { trpc } from "./api/trpc.ts";
import {
  bodyBytesMax,
  formBytesMax,
  paramLengthMax,
  type RateLimits,
  requestTimeoutCheckMs,
  requestTimeoutMs,
} from "./configuration/limits.ts";
import type { PartnerKey } from "./configuration/partner-keys.ts";
import type { ContextOf } from "./context.ts";
import { newsletter } from "./forms/newsletter-links.ts";
import { forms } from "./forms/posted-forms.ts";
import type { SenderOf } from "./http/client/client.ts";
import { unnamedProxy } from "./http/client/unnamed-proxy.ts";
import { cspReports } from "./http/csp-reports.ts";
import { errors, sendError } from "./http/errors.ts";
import { headers, setHeaders } from "./http/headers.ts";
import { loggablePath } from "./http/log/loggable-path.ts";
import { type Metrics, noMetrics } from "./http/log/metrics.ts";
import { newRequestId } from "./http/log/request-id.ts";
import { requestLog } from "./http/log/request-log.ts";
import { answerMalformed, ignoreExpectations } from "./http/malformed.ts";
import { sameSite } from "./http/same-site.ts";
import { openPageCache } from "./pages/cache/page-cache.ts";
import { pages } from "./pages/pages.ts";
import { Rendering } from "./pages/render/rendering.ts";
import { socialCards } from "./pages/social-cards.ts";
import type { Web } from "./pages/web/web.ts";
import { discovery } from "./seo/discovery.ts";

export type AppOptions = {
  context: Context;
  /** The context of one request: who is asking. */
  contextOf: ContextOf;
  senderOf: SenderOf;
  web: Web;
  /** Networks whose X-Forwarded-For is believed. */
  trustProxy?: readonly string[];
  /** Sites whose pages may use the API. */
  corsOrigins?: readonly string[];
  /** Partners whose programs send leads through REST. */
  partnerKeys?: readonly PartnerKey[];
  rateLimits?: RateLimits;
  metrics?: Metrics;
  /** How long a request may take to arrive, and how often that is looked at, in milliseconds. */
  patience?: { requestMs: number; checkMs: number };
  logger?: { level: string; stream?: { write: (line: string) => void } } | false;
};

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyInstance {
    /** Whether all pages have been rendered since the start. */
    isWarm: () => boolean;
  }
}

/** The site as one Fastify instance that listens nowhere yet. The order of its parts is the story of a request. */
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
  patience = { requestMs: requestTimeoutMs, checkMs: requestTimeoutCheckMs },
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: logger && { ...logger, serializers: { req: publicRequest } },
    bodyLimit: bodyBytesMax,
    // `__proto__` in a body is dropped; a lead that comes with it is not.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    routerOptions: { maxParamLength: paramLengthMax },
    requestIdHeader: false,
    genReqId: newRequestId,
    requestTimeout: patience.requestMs,
    http: {
      // Asked for in a hook, which answers with our headers.
      requireHostHeader: false,
      // Node swaps the two where this one, a minute unless told, is the longer: bodies would have the minute.
      headersTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkMs,
    },
    clientErrorHandler: answerMalformed(context.origin),
    // Whoever comes over an old connection while we close is served.
    return503OnClosing: false,
    // An address that can't be read (`/%`) or is too long for its route meets none of the plugins below.
    frameworkErrors: (_error, request, reply) => sendError(setHeaders(request, reply, context.origin), "BAD_REQUEST"),
    // A browser that went away is not an error worth a line.
    logController: new LogController({ disableRequestLogging: true }),
  });
  ignoreExpectations(app);
  const admission = new Admission({ limits: rateLimits, senderOf, metrics });
  await app.register(requestLog, { metrics });
  const renderer = web.openRenderer(context, app.log);
  app.addHook("onClose", () => renderer.close());
  const rendering = new Rendering({ renderer, metrics });
  const { cache, isWarm } = openPageCache(app, { context, web, rendering, metrics });
  app.decorate("isWarm", isWarm);
  await app.register(errors, { site: context.site, onMissing: (ip) => admission.chargeMissing(ip) });
  await app.register(headers, { origin: context.origin });
  if (trustProxy.length === 0) await app.register(unnamedProxy);
  await app.register(cors, { corsOrigins });
  await app.register(sameSite, { siteOrigin: context.origin, corsOrigins });
  await app.register(admit, { admission, metrics });
  await app.register(cspReports, { metrics });
  await app.register(formbody, { bodyLimit: formBytesMax });
  await web.registerAssets(app);
  await app.register(socialCards, { db: context.db, folder: web.cards, admission });
  const content = new ContentRevision(context.db);
  await app.register(trpc, { contextOf, content });
  await app.register(rest, { context, contextOf, content, partnerKeys });
  await app.register(forms, { contextOf, rendering, admission });
  await app.register(newsletter, { contextOf });
  await app.register(discovery, { context });
  await app.register(pages, { context, web, cache, rendering, admission, metrics });
  return app;
}

/** Addresses may carry what a visitor typed: logs get the route, and of pages the known ones. */
function publicRequest({ method, url, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? null, path: loggablePath(url) };
}
