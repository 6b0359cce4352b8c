import formbody from "@fastify/formbody";
import type { Context } from "@site/trpc-router/context";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { ContextOf } from "./context.ts";
import { bodyBytesMax, formBytesMax, paramLengthMax } from "./limits.ts";
import { openPageCache } from "./pages/page-cache.ts";
import { pages } from "./pages/pages.ts";
import type { Web } from "./pages/web.ts";
import { errors, sendError } from "./plugins/errors.ts";
import { forms } from "./plugins/forms.ts";
import { alwaysHeaders, headers } from "./plugins/headers.ts";
import { newsletter } from "./plugins/newsletter.ts";
import { sameSite } from "./plugins/same-site.ts";
import { trpc } from "./plugins/trpc.ts";
import { rest } from "./rest/rest.ts";
import { discovery } from "./seo/discovery.ts";

export type AppOptions = {
  context: Context;
  /** The context of one request: who is asking. */
  contextOf: ContextOf;
  web: Web;
  /** Networks whose X-Forwarded-For is believed. */
  trustProxy?: readonly string[];
  logger?: { level: string } | false;
};

/** The site as one Fastify instance that listens nowhere yet. The order of its parts is the story of a request. */
export async function buildApp({
  context,
  contextOf,
  web,
  trustProxy = [],
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
    // Whoever comes over an old connection while we close is served.
    return503OnClosing: false,
    // An address that can't be read (`/%`) or is too long for its route meets none of the plugins below.
    frameworkErrors: (_error, _request, reply) => sendError(reply.headers(alwaysHeaders), "BAD_REQUEST"),
    // A browser that went away is not an error worth a line.
    logController: new LogController({ disableRequestLogging: true }),
  });
  const cache = openPageCache(app, { context, web });
  await app.register(errors);
  await app.register(headers);
  await app.register(sameSite);
  await app.register(formbody, { bodyLimit: formBytesMax });
  await web.registerAssets(app);
  await app.register(trpc, { contextOf });
  await app.register(rest, { context, contextOf });
  await app.register(forms, { context, contextOf, web });
  await app.register(newsletter, { contextOf });
  await app.register(discovery, { context });
  await app.register(pages, { context, web, cache });
  return app;
}

/** Addresses may carry what a visitor typed: logs get the path without its parameters. */
function publicRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split("?")[0] };
}
