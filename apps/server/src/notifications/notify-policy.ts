import type { NotifyPolicy } from "@site/db/outbox/outbox";
import type { Env } from "../configuration/env.ts";

/** Who is told of a lead, as the operator configured it. */
export function notifyPolicy({ mail, webhook }: Pick<Env, "mail" | "webhook">): NotifyPolicy {
  return {
    officeEmails: mail?.officeEmails ?? [],
    webhookUrl: webhook?.url ?? null,
    confirmToVisitor: mail?.confirmToVisitor ?? false,
    mailDomain: mailDomainOf(mail) ?? "localhost",
  };
}

/** Right of the @ in the sender's address; null: no mail is sent. */
export function mailDomainOf(mail: Env["mail"]): string | null {
  return mail?.from.split("@")[1] ?? null;
}
