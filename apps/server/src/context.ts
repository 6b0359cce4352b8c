import { randomBytes } from "node:crypto";
import { type Fallback, LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";
import type { Context, PageContext, WriteContext } from "@site/trpc-router/context";
import { judge } from "@site/trpc-router/spam/score";
import { createConfirmationBudget } from "./admission/budget.ts";
import { type Env, pageSettings } from "./configuration/env.ts";
import { type ClientAddress, createSenderOf, hashOf } from "./http/client.ts";
import { mailDomainOf, notifyPolicy } from "./notifications/notify-policy.ts";

export type ContextOf = (request: { ip: ClientAddress }) => Context;

type Options = {
  env: Env;
  db: Db;
  /** Called after a commit that stored a lead or queued an email. */
  onStored?: () => void;
  /** Takes leads that the database can't store. Without a fallback, such leads are refused. */
  fallback?: Fallback | null;
  /** Called if a visitor gets no confirmation email because of the limit. */
  onUnconfirmed?: () => void;
};

export type Contexts = ReturnType<typeof createContext>;

export function createContext({ env, db, onStored = () => {}, fallback = null, onUnconfirmed = () => {} }: Options) {
  const takeLeadConfirmation = createConfirmationBudget();
  const mayConfirm = (sender: string | null) => {
    const isAllowed = takeLeadConfirmation(sender) === 0;
    if (!isAllowed) onUnconfirmed();
    return isAllowed;
  };
  const leads = new LeadIntake(
    db,
    { ...notifyPolicy(env), judge, mayConfirm, secretKeys: env.secretKeys },
    onStored,
    fallback,
  );
  const context: PageContext = { ...pageSettings(env), db };
  const writes: WriteContext = {
    leads,
    takeConfirmation: createConfirmationBudget(),
    onQueued: onStored,
    canarySecret: env.secretKeys[0] ?? null,
    mailDomain: mailDomainOf(env.mail),
    clientHash: null,
    formerClientHash: null,
  };
  const senderOf = createSenderOf(env);
  // Without SECRET_KEY, this key is random, so the same sender gets another hash after each start of the site.
  const [key = randomBytes(32).toString("base64url"), formerKey = null] = env.secretKeys;
  const contextOf: ContextOf = ({ ip }) => {
    const sender = senderOf(ip);
    const hashWith = (each: string | null) => (sender === null || each === null ? null : hashOf(sender, each));
    const clientHash = hashWith(key);
    return { ...context, writes: { ...writes, clientHash, formerClientHash: hashWith(formerKey) } };
  };
  return { context, contextOf, senderOf, leads, mayConfirm, onQueued: onStored };
}
