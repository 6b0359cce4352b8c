import type { NotifyPolicy } from "@site/db/outbox/outbox";
import type { Env } from "../configuration/env.ts";

/** The recipients of a lead's notifications, from the configuration. */
export function notifyPolicy({ mail, webhook }: Pick<Env, "mail" | "webhook">): NotifyPolicy {
  return {
    officeEmails: mail?.officeEmails ?? [],
    webhookUrl: webhook?.url ?? null,
    confirmToVisitor: mail?.confirmToVisitor ?? false,
    mailDomain: mailDomainOf(mail) ?? "localhost",
  };
}

/** Domain of the sender's address, for message ids. null: mail is not configured. */
export function mailDomainOf(mail: Env["mail"]): string | null {
  return mail?.from.split("@")[1] ?? null;
}
