import type { ClockPolicy } from "@site/db/leads/clock";
import type { NotifyPolicy } from "@site/db/outbox/queue";
import type { Env } from "../configuration/env.ts";

type Channels = Pick<Env, "mail" | "webhook">;

/** Who is notified about a lead, from the configuration. */
export function notifyPolicy({ mail, webhook }: Channels): NotifyPolicy {
  return {
    officeAddresses: mail?.officeEmails.length ?? 0,
    officeMailsMax: mail?.officeMailsMax ?? 0,
    hasWebhook: webhook !== null,
    confirmToVisitor: mail?.confirmToVisitor ?? false,
    mailDomain: mailDomainOf(mail) ?? "localhost",
  };
}

/** Who is notified of a lead that nobody has answered: the webhook only where no mail is configured. */
export function clockPolicy(env: Channels): ClockPolicy {
  const { officeAddresses, hasWebhook, ...policy } = notifyPolicy(env);
  return {
    ...policy,
    byWebhook: env.mail === null && hasWebhook,
    addresses: { reminder: officeAddresses, escalation: env.mail?.escalationEmails.length ?? 0 },
  };
}

/** Who gets links to the pages of leads: the office, then those to whom late leads are escalated. */
export function linkHolders({ mail }: Pick<Env, "mail">): readonly string[] {
  return mail === null ? [] : [...mail.officeEmails, ...mail.escalationEmails];
}

/** Domain of the sender's address, for message ids. null: mail is not configured. */
export function mailDomainOf(mail: Env["mail"]): string | null {
  return mail?.from.split("@")[1] ?? null;
}
