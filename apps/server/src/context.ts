import { randomBytes } from "node:crypto";
import { type Fallback, LeadIntake } from "@site/db/intake/intake";
import type { OpenDatabase } from "@site/db/open";
import type { Context } from "@site/trpc-router/context";
import { judge } from "@site/trpc-router/spam/score";
import { ConfirmationBudget } from "./admission/budget.ts";
import { type Env, publicOrigin } from "./configuration/env.ts";
import { type ClientAddress, createSenderOf, hashOf, type SenderOf } from "./http/client/client.ts";
import { mailDomainOf, notifyPolicy } from "./notifications/notify-policy.ts";

/** Makes the context of one request: the shared dependencies and the sender. */
export type ContextOf = (request: { ip: ClientAddress }) => Context;

/**
 * @param onStored called after every commit that stored a lead
 * @param fallback for leads that the database can't store now; null: they are refused
 * @param onUnconfirmed called for each lead whose visitor gets no confirmation mail, because the limit is reached
 */
export function createContext(
  env: Env,
  db: OpenDatabase["db"],
  onStored: () => void,
  fallback: Fallback | null = null,
  onUnconfirmed: () => void = () => {},
): { context: Context; contextOf: ContextOf; senderOf: SenderOf; leads: LeadIntake } {
  const newsletterBudget = new ConfirmationBudget();
  const leadBudget = new ConfirmationBudget();
  const mayConfirm = (sender: string | null) => {
    const isAllowed = leadBudget.take(sender) === 0;
    if (!isAllowed) onUnconfirmed();
    return isAllowed;
  };
  const policy = { ...notifyPolicy(env), judge, mayConfirm };
  const leads = new LeadIntake(db, policy, onStored, fallback);
  const context: Context = {
    db,
    site: env.site,
    origin: publicOrigin(env),
    analytics: env.analytics,
    leads,
    takeConfirmation: (sender) => newsletterBudget.take(sender),
    canarySecret: env.secretKeys[0] ?? null,
    mailDomain: mailDomainOf(env.mail),
    clientHash: null,
    formerClientHash: null,
    partner: null,
  };
  const senderOf = createSenderOf(env);
  const [key = randomBytes(32).toString("base64url"), formerKey = null] = env.secretKeys;
  return { context, contextOf: requestContexts(context, senderOf, key, formerKey), senderOf, leads };
}

/** @param key HMAC key of the senders' pseudonyms @param formerKey the one before; null: there is none */
export function requestContexts(
  context: Context,
  senderOf: SenderOf,
  key: string,
  formerKey: string | null = null,
): ContextOf {
  return ({ ip }) => {
    const sender = senderOf(ip);
    const hashWith = (each: string | null) => (sender === null || each === null ? null : hashOf(sender, each));
    return { ...context, clientHash: hashWith(key), formerClientHash: hashWith(formerKey) };
  };
}
