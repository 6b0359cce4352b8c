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

  /** @returns null if requests of this sender have no limit */
  function take(account: Account, ip: ClientAddress, cost = 1, what: string = account): Balance | null {
    const sender = senderOf(ip);
    const balance = sender === null ? null : (budgets[account]?.(sender, cost) ?? null);
    if (balance?.allowed === false) metrics.refused("limited", what);
    return balance;
  }

  return {
    take,
    /** @throws Refusal with status 429 if the client has no reads left */
    chargeRender(ip: ClientAddress): void {
      const balance = take("reads", ip, 1, "render");
      if (balance?.allowed === false) throw new Refusal("limited", balance.waitSeconds);
    },
  };
}

// This hook must run after the API's own `onRequest` hook, which adds the CORS headers. Without these headers, a page
// of another site couldn't read the refusal.
export const admit = plugin(async (app: FastifyInstance, { admission }: { admission: Admission }) => {
  app.addHook("preParsing", async (request, reply) => {
    const group = groupOf(request);
    const account = accountOf(request, group);
    // A POST that a page of another site has caused must not count against the visitor.
    if (account === null || request.refusal !== null) return;
    const balance = admission.take(account, request.ip, costOf(request, group));
    if (balance === null) return;
    if (account === "writes" || !balance.allowed) setRateLimitHeaders(reply, account, balance);
    if (balance.allowed) return;
    refuse(request, new Refusal("limited", balance.waitSeconds));
  });
});

/** @returns null if the request is free, or if the handler of its route charges it */
function accountOf({ method }: FastifyRequest, group: RequestGroup): Account | null {
  if (group === "pages" || group === "assets") return null;
  if (method === "POST") return "writes";
  return group === "forms" ? null : "reads";
}

/** The path is already decoded, so a comma that was encoded as `%2C` separates procedures too. */
function costOf({ params }: FastifyRequest, group: RequestGroup): number {
  const { path = "" } = params as { path?: string }; // only tRPC's route has a parameter named `path`
  return group === "trpc" ? path.split(",").length : 1;
}

/** Sets the header fields that draft-ietf-httpapi-ratelimit-headers defines. */
function setRateLimitHeaders(reply: FastifyReply, account: Account, { max, remaining, waitSeconds }: Balance): void {
  reply.header("ratelimit-policy", `"${account}";q=${max};w=${rateWindowMs / 1000}`);
  reply.header("ratelimit", `"${account}";r=${remaining};t=${waitSeconds}`);
}
