import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import { Admission, admit } from "./admission/admission.ts";
import { api } from "./api/api.ts";
import { type RateLimits, requestTimeoutCheckMs, requestTimeoutMs } from "./configuration/limits.ts";
import type { PartnerKey } from "./configuration/partner-keys.ts";
import type { ContextOf } from "./context.ts";
import { calendars } from "./forms/calendars.ts";
import { forms } from "./forms/forms.ts";
import type { LeadPageSettings } from "./forms/lead-pages.ts";
import { type SenderOf, warnOfUntrustedProxy } from "./http/client/client.ts";
import { createFastify, type FastifyOptions } from "./http/create-fastify.ts";
import { errors } from "./http/errors.ts";
import { headers } from "./http/headers.ts";
import { type Metrics, noMetrics } from "./http/log/metrics.ts";
import { requestLog } from "./http/log/request-log.ts";
import { sameSite } from "./http/same-site.ts";
import { openPageCache } from "./pages/open-page-cache.ts";
import { pages } from "./pages/page-routes.ts";
import { PageTable } from "./pages/page-table.ts";
import { previews } from "./pages/previews.ts";
import { RenderQueue } from "./pages/render-queue.ts";
import { socialCards } from "./pages/social-cards.ts";
import type { Web } from "./pages/web.ts";
import { discovery } from "./seo/discovery.ts";

export type AppOptions = {
  context: PageContext;
  /** Makes the context of one request, which identifies its sender. */
  contextOf: ContextOf;
  senderOf: SenderOf;
  web: Web;
  /** Origins of other sites whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Keys of the partners whose programs send leads through REST. */
  partnerKeys: readonly PartnerKey[];
  /** The two pages of a lead: the office's and its visitor's. */
  leadPages: LeadPageSettings;
  rateLimits: RateLimits;
  metrics?: Metrics;
} & Pick<FastifyOptions, "trustProxy"> &
  Partial<Pick<FastifyOptions, "timeouts" | "logger">>;

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyInstance {
    /** Whether all pages have been rendered since the start. */
    isWarm: () => boolean;
  }
}

/** Builds the site as one Fastify instance that does not listen yet. */
export async function buildApp({
  context,
  contextOf,
  senderOf,
  web,
  trustProxy,
  corsOrigins,
  partnerKeys,
  leadPages,
  rateLimits,
  metrics = noMetrics,
  timeouts = { requestMs: requestTimeoutMs, checkMs: requestTimeoutCheckMs },
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const { site, origin, db } = context;
  const app = createFastify({ origin, trustProxy, timeouts, logger });
  const admission = new Admission({ limits: rateLimits, senderOf, metrics });
  const table = new PageTable();
  const queue = new RenderQueue(web.rendererFor(context, app.log), metrics);
  app.addHook("onClose", () => web.close());

  // Every request passes these hooks in this order. A fresh page of the cache is answered before the rate limits.
  await app.register(requestLog, { metrics });
  await app.register(errors, { site, onNotFound: (ip) => admission.chargeRender(ip) });
  await app.register(headers, { origin });
  if (trustProxy.length === 0) await app.register(warnOfUntrustedProxy);
  await app.register(sameSite, { siteOrigin: origin, corsOrigins });
  const { cache, isWarm } = openPageCache(app, { db, web, queue, table });
  app.decorate("isWarm", isWarm);
  await app.register(admit, { admission, metrics });

  // Then one of these routes answers it: files, API, form posts, sitemap and feeds, calendar files, previews, pages.
  await web.registerAssets(app);
  await app.register(socialCards, { db, table, folder: web.cards, admission });
  await app.register(api, { corsOrigins, context, contextOf, partnerKeys, build: web.build });
  await app.register(forms, { context, contextOf, table, queue, admission, leadPages });
  await app.register(discovery, { context, table });
  await app.register(calendars, { context });
  await app.register(previews, { queue, admission, keys: leadPages.keys });
  await app.register(pages, { web, table, cache, queue, admission });
  return app;
}
