import { randomBytes } from "node:crypto";
import { type Fallback, LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";
import type { Context, PageContext, WriteContext } from "@site/trpc-router/context";
import { judge } from "@site/trpc-router/spam/score";
import { ConfirmationBudget } from "./admission/budget.ts";
import { type Env, pageSettings } from "./configuration/env.ts";
import { rateWindowMs } from "./configuration/limits.ts";
import { type ClientAddress, createSenderOf, hashOf, type SenderOf } from "./http/client/client.ts";
import { mailDomainOf, notifyPolicy } from "./notifications/notify-policy.ts";

/** Makes the context of one request: the dependencies and the sender's pseudonym. */
export type ContextOf = (request: { ip: ClientAddress }) => Context;

type Options = {
  env: Env;
  db: Db;
  /** Called after every commit that stored a lead or queued an email. */
  onStored?: () => void;
  /** Accepts the leads that the database can't store now. null: those leads are refused. */
  fallback?: Fallback | null;
  /**
   * Called for each lead whose visitor gets no confirmation email, because the limit for these emails is reached.
   * isFirst: the first lead in ten minutes, so that a flood makes one log line
   */
  onUnconfirmed?: (isFirst: boolean) => void;
};

export type Contexts = {
  context: PageContext;
  contextOf: ContextOf;
  senderOf: SenderOf;
  leads: LeadIntake;
  /** Counts one confirmation of a request against a sender's budget. */
  mayConfirm: (sender: string | null) => boolean;
};

/** Creates the dependencies of all procedures from the configuration. */
export function createContext({
  env,
  db,
  onStored = () => {},
  fallback = null,
  onUnconfirmed = () => {},
}: Options): Contexts {
  const newsletterBudget = new ConfirmationBudget();
  const leadBudget = new ConfirmationBudget();
  let quietUntil = 0;
  const mayConfirm = (sender: string | null) => {
    if (leadBudget.take(sender) === 0) return true;
    const isFirst = performance.now() >= quietUntil;
    if (isFirst) quietUntil = performance.now() + rateWindowMs;
    onUnconfirmed(isFirst);
    return false;
  };
  const leads = new LeadIntake(
    db,
    { ...notifyPolicy(env), judge, mayConfirm, secretKeys: env.secretKeys },
    onStored,
    fallback,
  );
  const context = { ...pageSettings(env), db };
  const writes: WriteContext = {
    leads,
    takeConfirmation: (sender) => newsletterBudget.take(sender),
    onQueued: onStored,
    canarySecret: env.secretKeys[0] ?? null,
    mailDomain: mailDomainOf(env.mail),
    clientHash: null,
    formerClientHash: null,
  };
  const senderOf = createSenderOf(env);
  // Without a configured key, the pseudonyms are the same until the next start.
  const [key = randomBytes(32).toString("base64url"), formerKey = null] = env.secretKeys;
  const contextOf: ContextOf = ({ ip }) => {
    const sender = senderOf(ip);
    const hashWith = (each: string | null) => (sender === null || each === null ? null : hashOf(sender, each));
    const clientHash = hashWith(key);
    return { ...context, writes: { ...writes, clientHash, formerClientHash: hashWith(formerKey) } };
  };
  return { context, contextOf, senderOf, leads, mayConfirm };
}
