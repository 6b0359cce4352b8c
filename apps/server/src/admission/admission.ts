import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { type RateLimits, rateWindowMs } from "../configuration/limits.ts";
import type { ClientAddress, SenderOf } from "../http/client.ts";
import { Refusal, refuse } from "../http/errors.ts";
import type { Metrics, RequestGroup } from "../http/log/metrics.ts";
import { groupOf } from "../http/log/request-log.ts";
import { type Balance, createBudget } from "./budget.ts";

type Account = "writes" | "reads";

type AdmissionOptions = { limits: RateLimits; senderOf: SenderOf; metrics: Pick<Metrics, "refused"> };

export type Admission = ReturnType<typeof createAdmission>;

export function createAdmission({ limits, senderOf, metrics }: AdmissionOptions) {
  const budgetOf = (max: number) => (max === 0 ? null : createBudget({ max, windowMs: rateWindowMs }));
  const budgets = { writes: budgetOf(limits.writes), reads: budgetOf(limits.reads) };

  /** @returns null if this sender has no limit */
  function take(account: Account, ip: ClientAddress, cost = 1, what: string = account): Balance | null {
    const sender = senderOf(ip);
    const balance = sender === null ? null : (budgets[account]?.(sender, cost) ?? null);
    if (balance?.allowed === false) metrics.refused("limited", what);
    return balance;
  }

  return {
    take,
    /** Counts one read for a page that must be rendered, or for an unknown URL. @throws Refusal 429 if no read is left */
    chargeRender(ip: ClientAddress): void {
      const balance = take("reads", ip, 1, "render");
      if (balance?.allowed === false) throw new Refusal("limited", balance.waitSeconds);
    },
  };
}

/**
 * Checks rate limits before the body is read. The hook is `preParsing`, which runs after the API's `onRequest` has
 * added the CORS headers, because a page of another site can't read a refusal without them. Files and published pages
 * are free. `chargeRender` counts pages that must be rendered.
 */
export const admit = plugin(async (app: FastifyInstance, { admission }: { admission: Admission }) => {
  app.addHook("preParsing", async (request, reply) => {
    const group = groupOf(request);
    const account = accountOf(request, group);
    // A POST that another site's page made the browser send doesn't count against the visitor.
    if (account === null || request.refusal !== null) return;
    const balance = admission.take(account, request.ip, costOf(request, group));
    if (balance === null) return;
    if (account === "writes" || !balance.allowed) setRateLimitHeaders(reply, account, balance);
    if (balance.allowed) return;
    refuse(request, new Refusal("limited", balance.waitSeconds));
  });
});

/** null: the request is free, or the route's handler counts it */
function accountOf({ method }: FastifyRequest, group: RequestGroup): Account | null {
  if (group === "pages" || group === "assets") return null;
  if (method === "POST") return "writes";
  return group === "forms" ? null : "reads";
}

/** A tRPC batch counts once for each procedure that its decoded path names. */
function costOf({ params }: FastifyRequest, group: RequestGroup): number {
  const { path = "" } = params as { path?: string }; // only tRPC's route has a path
  return group === "trpc" ? path.split(",").length : 1;
}

/** The header fields are those of draft-ietf-httpapi-ratelimit-headers. */
function setRateLimitHeaders(reply: FastifyReply, account: Account, { max, remaining, waitSeconds }: Balance): void {
  reply.header("ratelimit-policy", `"${account}";q=${max};w=${rateWindowMs / 1000}`);
  reply.header("ratelimit", `"${account}";r=${remaining};t=${waitSeconds}`);
}
