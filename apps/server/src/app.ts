import Fastify, { type FastifyRequest, LogController } from "fastify";
import { admit, createAdmission } from "./admission/admission.ts";
import { api } from "./api/api.ts";
import type { Env } from "./configuration/env.ts";
import {
  bodyBytesMax,
  connectionIdleMs,
  paramLengthMax,
  requestTimeoutCheckMs,
  requestTimeoutMs,
} from "./configuration/limits.ts";
import type { Contexts } from "./context.ts";
import { calendars } from "./forms/calendars.ts";
import { forms } from "./forms/forms.ts";
import { bodyEncoding } from "./http/body-encoding.ts";
import { errors, sendUnreadable } from "./http/errors.ts";
import { answerMalformed, headers, setHeaders } from "./http/headers.ts";
import type { LogStream } from "./http/log/log-stream.ts";
import { type Metrics, noMetrics } from "./http/log/metrics.ts";
import { loggablePath, newRequestId, originForm, requestLog } from "./http/log/request-log.ts";
import { sameSite } from "./http/same-site.ts";
import { answerEarly, openQueue, pages } from "./pages/serve-pages.ts";
import type { Web } from "./publishing/built-web.ts";
import { discovery } from "./seo/site-files.ts";
import { socialCards } from "./seo/social-cards.ts";

export type AppOptions = Omit<Contexts, "leads"> & {
  env: Env;
  web: Web;
  logStream?: LogStream | undefined;
  metrics?: Metrics;
  /** How long a request may take to arrive, and how often Node looks for requests that took longer. */
  timeouts?: { requestMs: number; checkMs: number };
};

export async function buildApp({
  context,
  contextOf,
  senderOf,
  mayConfirm,
  env,
  web,
  onQueued,
  logStream,
  metrics = noMetrics,
  timeouts = { requestMs: requestTimeoutMs, checkMs: requestTimeoutCheckMs },
}: AppOptions) {
  const { site, origin, db } = context;
  const { trustProxy, corsOrigins } = env;
  const app = Fastify({
    logger: { level: env.logLevel, serializers: { req: publicRequest }, ...(logStream && { stream: logStream }) },
    bodyLimit: bodyBytesMax,
    // With Fastify's default, `error`, a lead whose body contains `__proto__` would be refused.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    rewriteUrl: ({ url = "/" }) => originForm(url),
    routerOptions: { maxParamLength: paramLengthMax },
    requestIdHeader: false,
    genReqId: newRequestId,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: connectionIdleMs,
    http: {
      // Our own hook refuses requests without a Host header. If Node refused them, the response would lack our headers.
      requireHostHeader: false,
      // The default is one minute. If it is longer than `requestTimeout`, Node swaps the two values.
      headersTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    clientErrorHandler: answerMalformed(origin, site),
    return503OnClosing: false,
    // No hook runs if a URL can't be decoded, such as `/%`, or if a parameter is too long.
    frameworkErrors: (_error, request, reply) => {
      sendUnreadable(request, setHeaders(request, reply, origin), site);
    },
    // Fastify's own log lines would report an aborted request as an error.
    logController: new LogController({ disableRequestLogging: true }),
  });
  const admission = createAdmission({ limits: env.rateLimits, senderOf, metrics });
  const publication = web.publicationFor(context, app.log);
  answerEarly(app, { publication, origin, metrics });
  app.addHook("onReady", () => publication.start());
  app.addHook("onClose", () => publication.close());
  const queue = openQueue((request) => web.render(request, context, app.log), metrics);
  app.addHook("onClose", () => web.close());

  // The hooks run in this order. They don't run for published pages, which `answerEarly` serves.
  await app.register(requestLog, { metrics });
  await app.register(errors, { site, onNotFound: (ip) => admission.chargeRender(ip) });
  await app.register(headers, { origin });
  await app.register(sameSite, { siteOrigin: origin, corsOrigins });
  await app.register(admit, { admission });
  await app.register(bodyEncoding);

  await web.registerAssets(app);
  await app.register(socialCards, { db, folder: web.cards, admission });
  await app.register(api, { corsOrigins, context, contextOf, build: web.build });
  await app.register(forms, { context, contextOf, mayConfirm, publication, queue, admission, env, onQueued });
  await app.register(discovery, { context, publication });
  await app.register(calendars, { context, queue, admission });
  await app.register(pages, { publication, queue, admission, site, keys: env.secretKeys });
  return { app, publication };
}

function publicRequest({ method, url, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? null, path: loggablePath(url) };
}
