import type { Context } from "@site/trpc-router/context";
import type { Env } from "../configuration/env.ts";
import { Dispatcher, type DispatcherOptions } from "./dispatcher.ts";
import { emailSender } from "./mail/email.ts";
import { webhookSender } from "./webhook.ts";

type Options = { env: Pick<Env, "mail" | "webhook" | "reportTimeZone">; context: Context } & Pick<
  DispatcherOptions,
  "log" | "timing"
>;

/** Creates the dispatcher with the channels that the operator configured. */
export function createDispatcher({ env, context, ...options }: Options): Dispatcher {
  const { mail, webhook, reportTimeZone: timeZone } = env;
  const { db, site, origin } = context;
  return new Dispatcher({
    db,
    ...options,
    send: {
      email: mail && emailSender({ db, site, origin, timeZone, smtpUrl: mail.smtpUrl, from: mail.from }),
      webhook: webhook && webhookSender({ db, secret: webhook.secret }),
    },
  });
}
