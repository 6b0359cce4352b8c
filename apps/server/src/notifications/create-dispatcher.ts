import { queueClockMails } from "@site/db/leads/clock";
import type { PageContext } from "@site/trpc-router/context";
import type { Env } from "../configuration/env.ts";
import { Dispatcher, type DispatcherOptions } from "./dispatcher.ts";
import { emailSender } from "./email.ts";
import { morningDigest } from "./kinds/digest.ts";
import { notifyPolicy } from "./notify-policy.ts";
import { webhookSender } from "./webhook.ts";

type Options = { env: Pick<Env, "mail" | "webhook" | "reportTimeZone" | "secretKeys">; context: PageContext } & Pick<
  DispatcherOptions,
  "log" | "timing" | "metrics"
>;

/** Creates the dispatcher with the channels that the operator configured. */
export function createDispatcher({ env, context, ...options }: Options): Dispatcher {
  const { mail, webhook, reportTimeZone: timeZone } = env;
  const { db, site, origin } = context;
  const policy = notifyPolicy(env);
  const queueDigest = morningDigest(db, policy, timeZone);
  return new Dispatcher({
    ...options,
    db,
    officeMailsMax: policy.officeMailsMax,
    async queueDue() {
      await queueClockMails(db, policy);
      if (mail?.digest) await queueDigest();
    },
    send: {
      email: mail && emailSender({ db, site, origin, timeZone, linkKey: env.secretKeys[0] ?? null, ...mail }),
      webhook: webhook && webhookSender({ db, ...webhook }),
    },
  });
}
