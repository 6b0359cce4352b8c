import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { batchSizeMax, rateWindowMs } from "../configuration/limits.ts";
import type { Metrics } from "../http/log/metrics.ts";
import { groupOf, type RequestGroup } from "../http/log/request-group.ts";
import { Refusal } from "../http/refusal.ts";
import type { Admission } from "./admission.ts";
import type { Balance } from "./budget.ts";
import type { Account } from "./rate-limiter.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyRequest {
    /** Why this request is not served; only routes that tell it in their own way see it. */
    refusal: Refusal | null;
  }

  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the library's own interface
  interface FastifyContextConfig {
    /** The route answers a refusal itself, once it has read the body. */
    tellsRefusal?: boolean;
  }
}

type Options = { admission: Admission; metrics: Metrics };

/** Rate limits and overload, before anything is read or done. Pages and assets from memory are never refused. */
export const admit = plugin(async (app: FastifyInstance, { admission, metrics }: Options) => {
  app.decorateRequest("refusal", null);

  app.addHook("onRequest", async (request, reply) => {
    const group = groupOf(request);
    const usual = accountOf(request, group);
    if (usual === null) return;
    const { limiter } = admission;
    const scan = group === "unknown" ? limiter.look("notFounds", request.ip) : null;
    const isScan = scan?.allowed === false;
    const account = isScan ? "notFounds" : usual;
    const balance = isScan ? scan : limiter.take(account, request.ip, costOf(request, group));
    if (balance === null) return;
    if (account !== "reads" || !balance.allowed) announce(reply, account, balance);
    if (balance.allowed) return;
    metrics.refused("limited", account);
    const refusal = new Refusal("limited", balance.waitSeconds);
    if (request.routeOptions.config.tellsRefusal !== true) throw refusal;
    request.refusal = refusal;
  });
});

/** What a request is charged to; null: nothing, or what it turns out to need. */
function accountOf(request: FastifyRequest, group: RequestGroup): Account | null {
  if (group === "cspReports") return "cspReports";
  if (group === "pages" || group === "assets") return null;
  if (request.method !== "POST") return group === "forms" ? null : "reads";
  return group === "forms" && !request.routeOptions.url?.startsWith("/forms/") ? "oneClicks" : "writes";
}

/** A batch counts as its calls. */
function costOf({ url }: FastifyRequest, group: RequestGroup): number {
  if (group !== "trpc") return 1;
  const [path = ""] = url.split("?");
  return Math.min(path.split(/,|%2c/i).length, batchSizeMax);
}

/** draft-ietf-httpapi-ratelimit-headers. */
function announce(reply: FastifyReply, account: Account, { max, remaining, waitSeconds }: Balance): void {
  reply.header("ratelimit-policy", `"${account}";q=${max};w=${rateWindowMs / 1000}`);
  reply.header("ratelimit", `"${account}";r=${remaining};t=${waitSeconds}`);
}
